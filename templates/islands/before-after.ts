// One picture over the other: the slider says how much of the upper one is seen. The style sheet cuts it there.
import { fill } from '../parts/format.ts'

/** What the mark carries. */
interface BeforeAfterProps {
  /** "{percent} % neu". */
  readonly share: string
}

export function enhance(element: HTMLElement, props: unknown): void {
  const { share } = props as BeforeAfterProps
  const frame = element.querySelector<HTMLElement>('.remake')
  const slider = frame?.querySelector('input')
  if (!frame || !slider) return
  const show = () => {
    // From the right, where the new picture is: the further left the slider, the more of it.
    const percent = 100 - Number(slider.value)
    frame.style.setProperty('--seen', `${slider.value}%`)
    slider.setAttribute('aria-valuetext', fill(share, { percent }))
  }
  slider.addEventListener('input', show)
  // A browser that returns to the page restores where it stood.
  show()
}
