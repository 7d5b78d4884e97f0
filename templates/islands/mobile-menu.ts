import { afterFrame } from './waking/tasks.ts'

/**
 * Enhances the slide-in menu, a popover that opens without scripts: says whether it is open, keeps the
 * focus inside, closes after a link was followed.
 */
export function enhance(element: HTMLElement): void {
  const menu = element.querySelector<HTMLElement>('[popover]')
  const opener = element.querySelector<HTMLElement>('[popovertarget]:not([popovertargetaction])')
  if (!menu || !opener) return

  // Its links are seen first: to lay out what is below them, and to focus, takes time again.
  const follow = (isOpen: boolean) => {
    opener.setAttribute('aria-expanded', String(isOpen))
    menu.toggleAttribute('data-links-first', !isOpen)
  }
  follow(menu.matches(':popover-open'))
  menu.addEventListener('toggle', async (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open'
    await afterFrame()
    follow(isOpen)
    if (isOpen) focusable(menu)[0]?.focus()
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover()
  })
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      menu.hidePopover()
      opener.focus()
    }
    if (event.key === 'Tab') keepInside(event, focusable(menu))
  })
}

const focusable = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')]

function keepInside(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const here = document.activeElement
  const next = nextStop(stops, here instanceof HTMLElement ? here : null, event.shiftKey)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * Where Tab goes from the ends of the menu.
 *
 * @returns null between the ends, where the browser finds the way by itself
 */
export function nextStop<T>(stops: readonly T[], here: T | null, isBack: boolean): T | null {
  const [first, last] = [stops[0] ?? null, stops.at(-1) ?? null]
  if (isBack) return here === first ? last : null
  return here === last ? first : null
}
