import { type SlideRange, shownSlides } from './stops.ts'

// After the last scroll event, where the browser has no scrollend event (Safari before 26).
const SETTLED_MS = 150

// A slide of which less is seen cannot be used by pointer either.
const SEEN = 0.05

interface SlidesProps {
  readonly track: HTMLElement
  /** Called when the list stops scrolling. */
  readonly onSettle: (shown: SlideRange, isVisitorsMove: boolean) => void
}

/**
 * The list that scrolls: moves it, and reports what is visible. Slides out of sight are inert, except while the
 * page has no focus: then the visitor may be typing into the browser's search field, which skips inert text.
 */
export class Slides {
  readonly #track: HTMLElement
  readonly #slides: readonly HTMLElement[]
  readonly #onSettle: SlidesProps['onSettle']
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')
  #isVisitorsMove = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor({ track, onSettle }: SlidesProps) {
    this.#track = track
    this.#slides = [...track.children].filter((slide) => slide instanceof HTMLElement)
    this.#onSettle = onSettle
    track.addEventListener('scroll', () => this.#scrolled(), { passive: true })
    track.addEventListener('scrollend', () => this.measure())
    for (const name of ['pointerdown', 'wheel']) {
      track.addEventListener(name, () => this.#taken(), { passive: true })
    }
    for (const name of ['blur', 'beforeprint']) addEventListener(name, () => this.#free())
    for (const name of ['focus', 'afterprint']) addEventListener(name, () => this.#seclude(this.#shares()))
  }

  get count(): number {
    return this.#slides.length
  }

  /** false: all slides stand side by side, as where the style sheet makes a grid of them. */
  get isScrollable(): boolean {
    return this.#track.scrollWidth - this.#track.clientWidth > 1
  }

  get isRightToLeft(): boolean {
    return getComputedStyle(this.#track).direction === 'rtl'
  }

  show(index: number): void {
    const [slide, track] = [this.#slides[index]?.getBoundingClientRect(), this.#track.getBoundingClientRect()]
    if (!slide) return
    const left = this.isRightToLeft ? slide.right - track.right : slide.left - track.left
    this.#isVisitorsMove = false
    if (this.#leadsNowhere(left)) this.measure()
    else this.#track.scrollBy({ left, behavior: this.#calm.matches ? 'instant' : 'smooth' })
  }

  /** Such as to the last slide when the list is at its end: no scroll event will say that it is over. */
  #leadsNowhere(left: number): boolean {
    const { scrollLeft, scrollWidth, clientWidth } = this.#track
    // From right to left all places are negative.
    const [start, end] = this.isRightToLeft ? [clientWidth - scrollWidth, 0] : [0, scrollWidth - clientWidth]
    return Math.abs(Math.max(start, Math.min(end, scrollLeft + left)) - scrollLeft) < 1
  }

  /** Checks again what is visible, after the layout has changed. */
  measure(): void {
    const shares = this.#shares()
    // A list that is not displayed has no widths.
    if (shares.some(Number.isNaN)) return
    this.#seclude(shares)
    this.#onSettle(shownSlides(shares), this.#isVisitorsMove)
  }

  #taken(): void {
    this.#isVisitorsMove = true
  }

  #scrolled(): void {
    this.#free()
    if ('onscrollend' in window) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.measure(), SETTLED_MS)
  }

  #shares(): number[] {
    const track = this.#track.getBoundingClientRect()
    return this.#slides.map((slide) => {
      const { left, right, width } = slide.getBoundingClientRect()
      return Math.max(0, Math.min(right, track.right) - Math.max(left, track.left)) / width
    })
  }

  #seclude(shares: readonly number[]): void {
    if (!document.hasFocus()) return
    for (const [index, slide] of this.#slides.entries()) {
      slide.inert = (shares[index] ?? 1) < SEEN && !slide.contains(document.activeElement)
    }
  }

  #free(): void {
    for (const slide of this.#slides) slide.inert = false
  }
}
