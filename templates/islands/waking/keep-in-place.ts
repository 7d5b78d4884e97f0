/** What a visitor does who moves on. */
const MOVES = ['wheel', 'keydown', 'pointerdown'] as const

let named: Element | null = null
let isLeft = false

/**
 * Brings the part of a page that its address names back to where the address has led, however high what is above it turned out to be,
 * until the visitor moves on. Who loads a page again, or comes back to it, is brought by the browser to where he was.
 */
export function keepInPlace(): void {
  const part = document.querySelector('main :target')
  if (part !== named) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    isLeft = navigation?.type !== 'navigate'
    for (const move of MOVES) {
      addEventListener(move, () => (isLeft = true), { once: true, capture: true, passive: true })
    }
  }
  named = part
  if (!isLeft) part?.scrollIntoView({ behavior: 'instant' })
}
