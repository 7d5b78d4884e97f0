import { closestTo } from './closest.ts'

/**
 * Lays out what a finger is about to open while it is still on the glass, where nothing is waited for: the page opens it only when the
 * finger is lifted, and then has style, lines and letters of it at hand.
 */
export function prepareOpenings(page: Document): void {
  page.addEventListener('pointerdown', (event) => {
    const opener = closestTo<HTMLButtonElement>(event, 'summary, [popovertarget]')
    const menu = opener?.popoverTargetElement as HTMLElement | undefined
    // As styles/components/navbar.css has it open; never seen, because it is gone again before the next frame.
    menu?.style.setProperty('display', 'grid')
    // An answer is skipped while it is closed, unless somebody asks for its place.
    const opened = menu ?? opener?.nextElementSibling
    opened?.getBoundingClientRect()
    menu?.style.removeProperty('display')
  })
}
