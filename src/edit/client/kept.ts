// What the panel showed and what was said last, across a new start of the page: a change that runs in the page loads it again.
import type { FilePlace } from '../protocol.ts'

export type Shown = FilePlace | 'page' | 'changes' | null

const SHOWN = 'site-dev-edit-shown'
const SAID = 'site-dev-edit-said'

export function keepShown(shown: Shown): void {
  sessionStorage.setItem(SHOWN, JSON.stringify({ path: location.pathname, shown }))
}

/** What was shown on this page. */
export function keptShown(): Shown {
  const { path, shown } = JSON.parse(sessionStorage.getItem(SHOWN) ?? '{}') as { path?: string; shown?: Shown }
  return path === location.pathname ? (shown ?? null) : null
}

export function keepSaid(text: string): void {
  sessionStorage.setItem(SAID, text)
}

/** What was said last; "" for nothing. */
export function keptSaid(): string {
  return sessionStorage.getItem(SAID) ?? ''
}
