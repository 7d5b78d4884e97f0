// What the panel showed, what was said last and what is still to be opened, across a new start of the page: a change that runs in the
// page loads it again.
import type { FilePlace } from '../protocol.ts'
import type { Pointed } from './page/find.ts'

export type Shown = FilePlace | 'page' | 'changes' | null

const SHOWN = 'site-dev-edit-shown'
const SAID = 'site-dev-edit-said'
const POINT = 'site-dev-edit-point'

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

/** Where in the window was clicked. */
export type Point = Pick<Pointed, 'clientX' | 'clientY'>

interface KeptPoint extends Point {
  readonly path: string
}

/** Keeps a click that waits for a save; null: it has been followed. */
export function keepPoint(point: Point | null): void {
  sessionStorage.removeItem(POINT)
  if (!point) return
  const { clientX, clientY } = point
  const kept: KeptPoint = { path: location.pathname, clientX, clientY }
  sessionStorage.setItem(POINT, JSON.stringify(kept))
}

/** Takes the click that was kept when this page was loaded again; null: none was, or the author has left the page and come back. */
export function takePoint(): Point | null {
  const kept = JSON.parse(sessionStorage.getItem(POINT) ?? 'null') as KeptPoint | null
  sessionStorage.removeItem(POINT)
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return kept?.path === location.pathname && way?.type === 'reload' ? kept : null
}
