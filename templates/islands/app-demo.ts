// A design that can be tapped through: the drawn buttons of the screens become real ones.
import { afterFrame } from './waking/tasks.ts'

/** Size of the pictures that the places to tap are measured in. */
const [WIDTH, HEIGHT] = [200, 410]

export function enhance(element: HTMLElement): void {
  const screens = [...element.querySelectorAll<HTMLElement>('[data-position]')]
  const status = element.querySelector('[role=status]')

  /** @param by its `detail` is 0 where a key clicked */
  async function show(index: number, by: MouseEvent): Promise<void> {
    const shown = screens[index]
    for (const screen of screens) screen.toggleAttribute('data-shown', screen === shown)
    // After a tap the screen is seen first: to focus lays it out once more. The next key has to find its button at once.
    if (by.detail > 0) await afterFrame()
    if (!shown?.hasAttribute('data-shown')) return
    if (status) status.textContent = shown.dataset['position'] ?? ''
    // The button that was tapped is gone; the next one stands where it stood, or near it.
    shown.querySelector<HTMLElement>('[data-to]')?.focus({ preventScroll: true })
  }

  for (const tap of element.querySelectorAll<HTMLElement>('[data-to]')) {
    place(tap)
    tap.addEventListener('click', (event) => void show(Number(tap.dataset['to']), event))
  }
  const again = element.querySelector<HTMLElement>('[data-again]')
  again?.addEventListener('click', (event) => void show(0, event))
}

/** Not in the HTML: the page allows no inline styles. */
function place({ style, dataset }: HTMLElement): void {
  const [left = 0, top = 0, width = 0, height = 0] = (dataset['area'] ?? '').split(' ').map(Number)
  style.left = `${(left / WIDTH) * 100}%`
  style.top = `${(top / HEIGHT) * 100}%`
  style.width = `${(width / WIDTH) * 100}%`
  style.height = `${(height / HEIGHT) * 100}%`
}
