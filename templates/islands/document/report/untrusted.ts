// An answer comes over the network: what is read from it is checked, shortened and cleaned first.

// Far more than a document has; an answer beyond it would only stop the browser.
const MAX_ITEMS = 200
const MAX_CHARACTERS = 4000

export type Unknown = Readonly<Record<string, unknown>>

export const amount = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : null)

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, MAX_ITEMS) : [])

export const records = (value: unknown): readonly Unknown[] => list(value).filter(isRecord)

export const texts = (value: unknown) => list(value).map(text).filter(Boolean)

// Control characters and unpaired surrogates do no good on a page; those that change the direction of
// writing would also change it for what follows.
const CONTROLS = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** Any plain value as text to be shown; "" for all others. */
export function text(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return ''
  return value.slice(0, MAX_CHARACTERS).replace(CONTROLS, ' ').trim()
}

export function oneOf<T extends string>(value: unknown, known: readonly T[]): T | null {
  return known.find((word) => word === value) ?? null
}

export function isRecord(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** 0 to 100; null when there is none. */
export function percentOf(share: unknown): number | null {
  const value = amount(share)
  return value === null ? null : Math.round(Math.min(1, value) * 100)
}
