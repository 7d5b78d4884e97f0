// A design that can be tapped through: the drawn buttons of the screens become real ones.

/** Size of the pictures that the places to tap are measured in. */
const [WIDTH, HEIGHT] = [200, 410]

export function enhance(element: HTMLElement): void {
  const screens = [...element.querySelectorAll<HTMLElement>('[data-position]')]
  const status = element.querySelector('[role=status]')

  function show(index: number): void {
    for (const [at, screen] of screens.entries()) screen.toggleAttribute('data-shown', at === index)
    if (status) status.textContent = screens[index]?.dataset['position'] ?? ''
    // The button that was tapped is gone; the next one stands where it stood, or near it.
    screens[index]?.querySelector<HTMLElement>('[data-to]')?.focus({ preventScroll: true })
  }

  for (const tap of element.querySelectorAll<HTMLElement>('[data-to]')) {
    place(tap)
    tap.addEventListener('click', () => show(Number(tap.dataset['to'])))
  }
  element.querySelector('[data-again]')?.addEventListener('click', () => show(0))
}

/** Not in the HTML: the page allows no inline styles. */
function place({ style, dataset }: HTMLElement): void {
  const [left = 0, top = 0, width = 0, height = 0] = (dataset['area'] ?? '').split(' ').map(Number)
  style.left = `${(left / WIDTH) * 100}%`
  style.top = `${(top / HEIGHT) * 100}%`
  style.width = `${(width / WIDTH) * 100}%`
  style.height = `${(height / HEIGHT) * 100}%`
}
