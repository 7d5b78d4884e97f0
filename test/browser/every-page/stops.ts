/** Where the focus is. */
export interface Stop {
  /** The element's own number, which it keeps when others come to the page. */
  readonly index: number
  readonly name: string
  readonly left: number
  readonly top: number
  readonly bottom: number
  /** Position of the carousel that it belongs to; -1: none. The pause button comes first, wherever it is drawn. */
  readonly carousel: number
  /** What is wrong here; "" if nothing is. */
  readonly problem: string
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Puts the focus before the page. @returns position and name of all that Tab has to reach */
export function beginWalk(): [index: number, name: string][] {
  scrollTo(0, 0)
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  return (
    [...document.querySelectorAll<HTMLElement>(STOPS)]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches('[type=radio]:not(:checked)'))
      // It is away at the end of the page, where Tab would come to it; what it does every section offers.
      .filter((element) => !element.closest('.floating'))
      .map((element) => [numberOf(element), nameOf(element)])
  )
}

const numbers = new WeakMap<Element, number>()
let highest = 0

function numberOf(element: Element): number {
  const number = numbers.get(element) ?? ++highest
  numbers.set(element, number)
  return number
}

function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.id
}

/** Where the focus is; null: on no element of the page. */
export function stopHere(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  const { left, top, bottom } = ringOf(element)?.getBoundingClientRect() ?? element.getBoundingClientRect()
  return {
    index: numberOf(element),
    name: nameOf(element),
    left,
    top: top + scrollY,
    bottom: bottom + scrollY,
    carousel: [...document.querySelectorAll('.carousel')].findIndex((one) => one.contains(element)),
    problem: problemOf(element),
  }
}

/** What draws the ring: for radio buttons and file inputs the label or box that they lie in. */
function ringOf(element: Element): Element | null {
  const drawn = [element, element.nextElementSibling, element.closest('label'), element.closest('.dropzone')]
  return drawn.find((one) => one && getComputedStyle(one).outlineStyle !== 'none') ?? null
}

function problemOf(element: Element): string {
  const ring = ringOf(element)
  if (!ring) return 'has no ring'
  const cover = coverOf(ring)
  // A check box may lie unseen below the words of its label.
  const isOwn = cover?.contains(element) || element.closest('label')?.contains(cover)
  if (cover && !isOwn) return `is covered by ${cover.localName}.${cover.className}`
  return isUnderBar(ring) ? 'is under the bar' : ''
}

/** What lies over the middle of an element, if anything does. */
function coverOf(element: Element): Element | null {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const within = (value: number, size: number) => Math.min(Math.max(value, 1), size - 1)
  const found = document.elementFromPoint(
    within((left + right) / 2, innerWidth),
    within((top + bottom) / 2, innerHeight),
  )
  return found && !element.contains(found) ? found : null
}

function isUnderBar(element: Element): boolean {
  const bar = document.querySelector('.navbar')
  if (!bar || bar.contains(element) || getComputedStyle(bar).position !== 'sticky') return false
  const { top, height } = element.getBoundingClientRect()
  // What is higher than the window may begin where it likes; the skip link lies over the bar.
  return top < bar.getBoundingClientRect().bottom - 1 && height < innerHeight / 2 && !element.matches('.skip')
}
