/** What the mark carries, in CSS pixels. */
interface FloatingButtonProps {
  readonly showAfterPx: number
  readonly hideBeforeEndPx: number
}

/** Shows the button between a distance from the top of the page and one from its end; hidden, it takes no focus. */
export function enhance(element: HTMLElement, props: unknown): void {
  const { showAfterPx, hideBeforeEndPx } = props as FloatingButtonProps
  const button = element.querySelector('.floating')
  if (!button) return
  const place = () => {
    const left = document.documentElement.scrollHeight - innerHeight - scrollY
    button.toggleAttribute('data-hidden', scrollY <= showAfterPx || left <= hideBeforeEndPx)
  }
  addEventListener('scroll', place, { passive: true })
  addEventListener('resize', place)
  // The page grows and shrinks below the window too: answers open, an analysis comes in.
  new ResizeObserver(place).observe(document.body)
  place()
}
