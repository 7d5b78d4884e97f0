// What a client accepts, holds already and wants parts of (RFC 9110, 12.5.3, 13 and 14).
import type { Encoding, PublicFile, Variant } from './files.ts'

/** How much a client likes each encoding: 0 is not at all. */
export type Likings = Readonly<Record<Encoding, number>>

/** Nobody who says nothing of an unpacked file minds getting one. */
const UNSAID = 0.0001

/** Browsers send a handful of different headers, whoever wants to fill memory any number. */
const MOST_KNOWN = 64

/** What was read of headers so far. */
const known = new Map<string | undefined, Likings>()

/** Reads Accept-Encoding. Clients that send none get files unpacked: some of them cannot unpack. */
export function likings(header: string | undefined): Likings {
  const found = known.get(header)
  if (found) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const read = readLikings(header)
  known.set(header, read)
  return read
}

function readLikings(header: string | undefined): Likings {
  const said = new Map<string, number>()
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    if (name !== '') said.set(name === 'x-gzip' ? 'gzip' : name, quality(parameters))
  }
  const others = said.get('*')
  return {
    br: said.get('br') ?? others ?? 0,
    gzip: said.get('gzip') ?? others ?? 0,
    identity: said.get('identity') ?? others ?? UNSAID,
  }
}

/** A quality that is none counts as the whole, as in other servers. */
function quality(parameters: readonly string[]): number {
  const value = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return value !== undefined && /^[01](\.\d{0,3})?$/.test(value) ? Math.min(1, Number(value)) : 1
}

/** The variant that the client likes best, the smallest of equals; unpacked if it likes none, which is allowed. */
export function chooseVariant({ variants }: PublicFile, liked: Likings): Variant {
  let best: Variant | undefined
  for (const variant of variants) {
    const liking = liked[variant.encoding]
    if (liking > 0 && (!best || liking > liked[best.encoding])) best = variant
  }
  const chosen = best ?? variants.find(({ encoding }) => encoding === 'identity')
  if (!chosen) throw new Error('A file has no variant')
  return chosen
}

/** Whether If-None-Match names what would be sent; weak marks make no difference to it. */
export function isHeld(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

/** First and last byte of a part. */
export interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Reads Range.
 *
 * @returns null for the whole file: also when the header is broken or asks for several parts, which may be ignored
 */
export function requestedRange(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return Number(last) === 0 ? 'unsatisfiable' : within(size - Number(last), size - 1, size)
  if (last !== '' && Number(last) < Number(first)) return null
  return within(Number(first), last === '' ? size - 1 : Number(last), size)
}

function within(start: number, end: number, size: number): Range | 'unsatisfiable' {
  if (start >= size || size === 0) return 'unsatisfiable'
  return { start: Math.max(0, start), end: Math.min(end, size - 1) }
}
