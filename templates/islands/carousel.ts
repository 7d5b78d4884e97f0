// A list that snaps and can be swiped gets buttons, ticks, a count, and moves by itself where the author sets it to.
// The browser does the scrolling; this only says where to, and shows what is visible.
// See https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
import { type Hold, Rotation } from './carousel/rotation.ts'
import { Slides } from './carousel/slides.ts'
import { positionText, type SlideRange, stepFrom } from './carousel/stops.ts'

/** What the mark carries. */
interface CarouselProps {
  readonly intervalMs: number
  readonly autoplay: boolean
  /** "{n} von {total}". */
  readonly position: string
}

export function enhance(element: HTMLElement, props: unknown): void {
  const section = element.querySelector<HTMLElement>('.carousel')
  const track = element.querySelector<HTMLElement>('.carousel__track')
  const controls = element.querySelector<HTMLElement>('[data-controls]')
  if (section && track && controls) start({ section, track, controls }, props as CarouselProps)
}

interface CarouselElements {
  readonly section: HTMLElement
  readonly track: HTMLElement
  readonly controls: HTMLElement
}

function start(
  { section, track, controls }: CarouselElements,
  { intervalMs, autoplay, position }: CarouselProps,
): void {
  let shown: SlideRange = { first: 0, last: 0 }
  const mark = marker(controls, position)
  const slides = new Slides({
    track,
    onSettle(seen, isVisitorsMove) {
      if (isVisitorsMove && seen.first !== shown.first) rotation?.stop()
      shown = seen
      mark(seen, slides.count)
    },
  })
  const go = (index: number) => {
    // Until the list stops scrolling, the next step counts from here.
    shown = { first: index, last: index }
    mark(shown, slides.count, true)
    slides.show(index)
  }
  const rotation = autoplay
    ? new Rotation({ intervalMs, advance: () => go(stepFrom(shown, slides.count, 1)), onChange: playing(controls) })
    : null
  const visit = (index: number) => {
    rotation?.stop()
    go(index)
  }
  listenToButtons(controls, { visit, step: (direction) => visit(stepFrom(shown, slides.count, direction)), rotation })
  listenToKeys(track, slides, { visit, shown: () => shown })
  if (rotation) holdWhileUsed(section, rotation)
  const fit = () => {
    const isFlat = !slides.isScrollable
    rotation?.hold('flat', isFlat)
    describe({ section, track, controls }, isFlat)
    slides.measure()
  }
  // At once, as the observer calls a frame later: the buttons would give up their place for that frame.
  fit()
  new ResizeObserver(fit).observe(track)
  // Far from the window nothing is laid out, and the observer would not report a window that became narrower.
  addEventListener('resize', fit)
}

/** Shows where the carousel stands: a tick for each slide, and the count. */
function marker(controls: HTMLElement, pattern: string) {
  const count = controls.querySelector('.carousel__count')
  let current = 0
  return (shown: SlideRange, total: number, isOnTheWay = false) => {
    // A slide that was asked for stays the current one where it cannot come first, at the end of the list.
    const canComeFirst = shown.last < total - 1
    if (isOnTheWay || canComeFirst || current < shown.first) current = shown.first
    for (const [index, tick] of ticksOf(controls).entries()) {
      tick.toggleAttribute('data-shown', index >= shown.first && index <= shown.last)
      if (index === current) tick.setAttribute('aria-current', 'true')
      else tick.removeAttribute('aria-current')
    }
    const text = positionText(pattern, shown, total)
    if (count && !isOnTheWay && count.textContent !== text) count.textContent = text
  }
}

const ticksOf = (controls: HTMLElement) => [...controls.querySelectorAll('.carousel__dots button')]

/** Says on the button whether it stops or starts. While slides change by themselves, the count is not read out. */
function playing(controls: HTMLElement) {
  const button = controls.querySelector<HTMLElement>('[data-pause]')
  const pause = button?.getAttribute('aria-label') ?? ''
  return (isRunning: boolean, isStopped: boolean) => {
    controls.querySelector('.carousel__count')?.setAttribute('aria-live', isRunning ? 'off' : 'polite')
    if (!button) return
    button.setAttribute('aria-label', isStopped ? (button.dataset['play'] ?? pause) : pause)
    button.querySelector('use')?.setAttribute('href', isStopped ? '#i-play' : '#i-pause')
  }
}

interface CarouselActions {
  readonly visit: (index: number) => void
  readonly step: (direction: 1 | -1) => void
  readonly rotation: Rotation | null
}

function listenToButtons(controls: HTMLElement, { visit, step, rotation }: CarouselActions): void {
  controls.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (!button) return
    const tick = ticksOf(controls).indexOf(button)
    if (tick >= 0) visit(tick)
    else if ('pause' in button.dataset) rotation?.toggle()
    else step(button.dataset['step'] === '1' ? 1 : -1)
  })
}

function listenToKeys(
  track: HTMLElement,
  slides: Slides,
  { visit, shown }: Pick<CarouselActions, 'visit'> & { shown(): SlideRange },
) {
  track.addEventListener('keydown', (event) => {
    // With Alt the arrows go through the history; inside a slide they belong to what has the focus.
    if (event.target !== track || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const forward = slides.isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    const back = slides.isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
    const targets: Readonly<Record<string, number>> = {
      [forward]: stepFrom(shown(), slides.count, 1),
      [back]: stepFrom(shown(), slides.count, -1),
      Home: 0,
      End: slides.count - 1,
    }
    const target = targets[event.key]
    if (target === undefined || !slides.isScrollable) return
    event.preventDefault()
    visit(target)
  })
}

function holdWhileUsed(section: HTMLElement, rotation: Rotation): void {
  const hold = (reason: Hold, isHeld: boolean) => () => rotation.hold(reason, isHeld)
  section.addEventListener('pointerenter', hold('hover', true))
  section.addEventListener('pointerleave', hold('hover', false))
  section.addEventListener('focusin', hold('focus', true))
  section.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && section.contains(relatedTarget))) rotation.hold('focus', false)
  })
  document.addEventListener('visibilitychange', () => rotation.hold('hidden', document.hidden))
  rotation.hold('hidden', document.hidden)
  rotation.hold('hover', section.matches(':hover'))
  rotation.hold('focus', section.contains(document.activeElement))
  rotation.hold('away', true)
  new IntersectionObserver((entries) => {
    rotation.hold('away', !entries.some(({ isIntersecting }) => isIntersecting))
  }).observe(section)
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const stopIfCalm = () => calm.matches && rotation.stop()
  calm.addEventListener('change', stopIfCalm)
  stopIfCalm()
}

/** A list whose slides all stand side by side is a list and nothing else. */
function describe({ section, track, controls }: CarouselElements, isFlat: boolean): void {
  controls.hidden = isFlat
  section.toggleAttribute('data-flat', isFlat)
  const role = section.dataset['role'] ?? section.getAttribute('aria-roledescription') ?? ''
  section.dataset['role'] = role
  if (isFlat) {
    track.removeAttribute('tabindex')
    section.removeAttribute('aria-roledescription')
  } else {
    track.tabIndex = 0
    section.setAttribute('aria-roledescription', role)
  }
}
