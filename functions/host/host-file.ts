import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AddressTable } from '../../common/addresses.ts'
import type { AppointmentRules } from '../appointments/rules.ts'
import type { ModelSettings } from '../document/model-loading/slots.ts'
import type { Limits } from '../document/types.ts'
import type { SiteTexts } from '../lib/texts.ts'
import type { SiteFacts } from '../lib/types.ts'
import type { RetentionPeriods } from '../outbox/retention.ts'

/** What a host has to know of the site (host.json beside server.js). Routes and paths begin with "/". */
export interface HostFile extends AddressTable, Partial<SiteTexts> {
  /** In order; where several match a path, the later one wins. A path may end with "*". */
  readonly headers: readonly { readonly path: string; readonly values: Readonly<Record<string, string>> }[]
  readonly site?: Partial<SiteFacts>
  /** How long leads and visits are kept; left out: forever. */
  readonly retention?: RetentionPeriods
  /** Limits for one document of a visitor. */
  readonly documents?: DocumentSettings
  /** The models that help to read it. */
  readonly models?: ModelSettings
  /** When visitors can book appointments; null or left out: they are called back. */
  readonly appointments?: AppointmentRules | null
}

interface DocumentSettings {
  readonly maxMegabytes: number
  readonly maxPages: number
  readonly maxSeconds: number
}

/** @throws Error that names the file when it is missing or broken */
export async function readHostFile(folder: string): Promise<HostFile> {
  const file = join(folder, 'host.json')
  try {
    const host: Partial<HostFile> = JSON.parse(await readFile(file, 'utf8'))
    const { headers = [], redirects = [], errorPages = {}, pages = {}, ...settings } = host
    return { headers, redirects, errorPages, pages, ...settings }
  } catch (cause) {
    throw new Error(`Cannot read ${file}`, { cause })
  }
}

/** Unless the site sets others. */
const DEFAULT_LIMITS: DocumentSettings = { maxMegabytes: 10, maxPages: 20, maxSeconds: 30 }

export function documentLimits({ documents = DEFAULT_LIMITS }: HostFile): Limits {
  const { maxMegabytes, maxPages, maxSeconds } = documents
  return { maxBytes: maxMegabytes * 1024 * 1024, maxPages, maxMs: maxSeconds * 1000 }
}

/** What answers may say about the site. */
export function siteFacts({ site }: HostFile): SiteFacts {
  const { name = '', url, styles = [], phone = null, email = null } = site ?? {}
  return { name, styles, phone, email, ...(url !== undefined && { url }) }
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=0, must-revalidate'

/** Names in lower case. */
export type Headers = Readonly<Record<string, string>>

/** Allowed only over https (RFC 6797, 7.2): over http anybody on the way could have written it. */
const SECURE_ONLY = 'strict-transport-security'

/** The headers of a path: default caching, then the rules of the build. */
export function headersOf({ headers }: HostFile): (path: string, isSecure: boolean) => Headers {
  const prefixes: { readonly prefix: string; readonly index: number }[] = []
  const exact = new Map<string, number[]>()
  const values = headers.map((rule) => lowerCase(rule.values))
  for (const [index, { path }] of headers.entries()) {
    if (path.endsWith('*')) prefixes.push({ prefix: path.slice(0, -1), index })
    else exact.set(path, [...(exact.get(path) ?? []), index])
  }
  return (path, isSecure) => {
    const matching = prefixes.filter(({ prefix }) => path.startsWith(prefix)).map(({ index }) => index)
    const inOrder = [...matching, ...(exact.get(path) ?? [])].sort((a, b) => a - b)
    const caching = { 'cache-control': path.startsWith('/_a/') ? IMMUTABLE : REVALIDATED }
    const { [SECURE_ONLY]: secure, ...found }: Record<string, string> = Object.assign(
      caching,
      ...inOrder.map((index) => values[index]),
    )
    return isSecure && secure !== undefined ? { ...found, [SECURE_ONLY]: secure } : found
  }
}

function lowerCase(values: Headers): Headers {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]))
}
