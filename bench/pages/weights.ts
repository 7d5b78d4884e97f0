import { once } from 'node:events'
import { get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { CDPSession } from 'playwright-core'

const KB = 1024
/** How long nothing must arrive before a page counts as loaded; this machine sends a file in milliseconds. */
const QUIET_MS = 700

const TYPES = ['Script', 'Stylesheet', 'Font'] as const

type Weights = Readonly<Record<(typeof TYPES)[number] | 'all', number>>

/** Waits until nothing has arrived for a while. @returns KB of bodies as they were sent, since the page was opened */
export type Weigh = () => Promise<Weights>

/** Weighs what a page gets from here on. */
export async function weigh(session: CDPSession): Promise<Weigh> {
  const types = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  const sum = (type?: string) =>
    [...bytes].reduce((total, [id, size]) => total + (type === undefined || types.get(id) === type ? size : 0), 0) / KB
  return async () => {
    for (let before = -1; before !== sum(); ) {
      before = sum()
      await new Promise((done) => setTimeout(done, QUIET_MS))
    }
    const each = TYPES.map((type) => [type, sum(type)] as const)
    return { ...Object.fromEntries(each), all: sum() } as Weights
  }
}

interface DocumentWeights {
  /** Without `css`. */
  readonly html: number
  /** Of its inline styles. */
  readonly css: number
}

/** KB of a document as it is sent; the browser reports them only to listeners that were there before the page. */
export async function weighDocument(url: string): Promise<DocumentWeights> {
  const [answer] = await once(get(url, { headers: { 'Accept-Encoding': 'br' } }), 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const sent = Buffer.concat(chunks)
  const styles = [
    ...brotliDecompressSync(sent)
      .toString()
      .matchAll(/<style>[^<]*<\/style>/g),
  ].join('')
  const css = styles === '' ? 0 : brotliCompressSync(styles).byteLength
  return { html: (sent.byteLength - css) / KB, css: css / KB }
}
