// Accepted encodings, conditional requests and ranges (RFC 9110, 12.5.3, 13 and 14).
import type { Encoding, PublicFile, Variant } from './files.ts'

/** The quality value of each encoding: 0 is not acceptable. */
export type EncodingPreferences = Readonly<Record<Encoding, number>>

/** An uncompressed file is acceptable unless the header rules it out. */
const UNSTATED = 0.0001

/** Browsers send a handful of different headers; an attacker who wants to fill memory, any number. */
const MAX_CACHED_HEADERS = 64

/** Parsed headers. */
const cache = new Map<string | undefined, EncodingPreferences>()

/** Reads Accept-Encoding. Clients that send none get uncompressed files: some of them cannot decompress. */
export function acceptedEncodings(header: string | undefined): EncodingPreferences {
  const cached = cache.get(header)
  if (cached) return cached
  if (cache.size >= MAX_CACHED_HEADERS) cache.clear()
  const preferences = parseAcceptEncoding(header)
  cache.set(header, preferences)
  return preferences
}

function parseAcceptEncoding(header: string | undefined): EncodingPreferences {
  const stated = new Map<string, number>()
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    if (name !== '') stated.set(name === 'x-gzip' ? 'gzip' : name, quality(parameters))
  }
  const others = stated.get('*')
  return {
    br: stated.get('br') ?? others ?? 0,
    gzip: stated.get('gzip') ?? others ?? 0,
    identity: stated.get('identity') ?? others ?? UNSTATED,
  }
}

/** An invalid quality counts as 1, as in other servers. */
function quality(parameters: readonly string[]): number {
  const value = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return value !== undefined && /^[01](\.\d{0,3})?$/.test(value) ? Math.min(1, Number(value)) : 1
}

/** The variant that the client prefers, the smallest of equals; uncompressed if it accepts none, which is allowed. */
export function chooseVariant({ variants }: PublicFile, preferences: EncodingPreferences): Variant {
  let best: Variant | undefined
  for (const variant of variants) {
    const preference = preferences[variant.encoding]
    if (preference > 0 && (!best || preference > preferences[best.encoding])) best = variant
  }
  const chosen = best ?? variants.find(({ encoding }) => encoding === 'identity')
  if (!chosen) throw new Error('A file has no variant')
  return chosen
}

/** Whether If-None-Match names the ETag; weak ETags compare as strong ones. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

/** First and last byte. */
export interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Reads Range.
 *
 * @returns null for the whole file, also when the header is invalid or asks for several ranges, which may be ignored
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
