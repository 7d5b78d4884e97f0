/** What a visitor does who moves on. */
const MOVES = ['wheel', 'keydown', 'pointerdown'] as const

/**
 * Keeps the part of a page that its address names where the address has led, however high what is above it turns out to be,
 * until the visitor moves on. Who loads a page again, or comes back to it, is brought by the browser to where he was.
 *
 * @param isOpened the address named it when the page was opened; else a link on the page has led there
 * @returns brings the part back to its place
 */
export function keepInPlace(part: Element, isOpened: boolean): () => void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let isLeft = isOpened && navigation?.type !== 'navigate'
  for (const move of MOVES) {
    addEventListener(move, () => (isLeft = true), { once: true, capture: true, passive: true })
  }
  return () => {
    if (!isLeft) part.scrollIntoView({ behavior: 'instant' })
  }
}
