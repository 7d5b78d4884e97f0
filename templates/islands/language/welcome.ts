/** Declared in site/data/storage.yaml with purpose and duration. */
export const STORAGE_KEY = 'language'

/** How somebody came to a page. */
export interface Visit {
  readonly path: string
  /** Of the page. */
  readonly language: string
  /** The earlier choice; null: none. */
  readonly chosen: string | null
  /** Address of the page before; "" if there is none, or if the browser hides it. */
  readonly referrer: string
  readonly origin: string
  /** Neither a reload nor a step back. */
  readonly isFresh: boolean
  /** The page in other languages. */
  readonly addresses: Readonly<Record<string, string>>
}

/**
 * Where a returning visitor is taken instead.
 *
 * @returns null nearly always: only the bare domain, entered from outside, follows the earlier choice
 */
export function welcomeTarget(visit: Visit): string | null {
  const { path, language, chosen, isFresh } = visit
  if (path !== '/' || !isFresh || chosen === null || chosen === language) return null
  if (visit.referrer.startsWith(`${visit.origin}/`)) return null
  return visit.addresses[chosen] ?? null
}
