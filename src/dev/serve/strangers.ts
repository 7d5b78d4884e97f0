// Drafts are the author's alone, but any page that the author's browser shows can send requests to this machine: under a
// name of its own that leads here (DNS rebinding), or from its own origin.
import type { IncomingMessage } from 'node:http'
import type { Words } from '../../diagnostics/words.ts'

/** Names of this machine that nobody else can give themselves. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Why a request is refused; null for one of this machine's own pages. */
export function strangerIn({ headers }: Pick<IncomingMessage, 'headers'>): Words | null {
  const host = headers.host ?? ''
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  const name = host.slice(0, host.length - port.length).toLowerCase()
  const address = `http://localhost${port}`
  if (!OWN_NAMES.includes(name)) {
    return {
      en: `site dev answers only under names of this machine, not under "${name}". Open ${address} instead.`,
      de: `site dev antwortet nur unter Namen dieses Rechners, nicht unter „${name}“. Stattdessen ${address} öffnen.`,
    }
  }
  const { origin } = headers
  if (origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`) return null
  return {
    en: `site dev answers only its own pages, not those of ${origin}. Open ${address} instead.`,
    de: `site dev antwortet nur den eigenen Seiten, nicht denen von ${origin}. Stattdessen ${address} öffnen.`,
  }
}
