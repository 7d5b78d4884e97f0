// After a booking nothing on the page asks for one again: its buttons say so, and lead to the confirmation.

export const CONFIRMATION_ID = 'booking-confirmation'

const CHECK = '<svg class="icon icon--check" aria-hidden="true"><use href="#i-check" /></svg>'

/** What the buttons say once there is a booking; null before. */
let words: string | null = null
const listeners = new Set<() => void>()

/** What buttons drawn by React say instead of asking; null while nothing is booked. */
export const bookedWords = () => words

/** Calls back once something is booked. @returns a function that stops it */
export function onBooked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Makes a place for the confirmation, where the visitor is: after the section whose link opened the dialog, or the one in
 * view; instead of the form in which the booking began.
 */
export function placeForConfirmation(opener: Element | null): HTMLElement {
  const place = document.createElement('div')
  if (opener instanceof HTMLFormElement) {
    opener.hidden = true
    place.className = opener.className
    opener.after(place)
    return place
  }
  place.className = 'page booked__place'
  const sections = [...document.querySelectorAll('main > section')]
  const middle = window.innerHeight / 2
  const section =
    opener?.closest('main > section') ?? sections.find((one) => one.getBoundingClientRect().bottom > middle)
  if (section) section.after(place)
  else document.querySelector('main')?.append(place)
  return place
}

/** Lets every link that opens the dialog say that a call is booked, and lead to the confirmation. */
export function sayBooked(text: string): void {
  words = text
  for (const listener of listeners) listener()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-open="booking"]')) {
    if (!isDrawnByReact(link)) changeLink(link, text)
  }
}

/** What React draws follows bookedWords(); islands of React are named like components. */
function isDrawnByReact(link: Element): boolean {
  const island = link.closest<HTMLElement>('[data-island]')?.dataset['island'] ?? ''
  return /^[A-Z]/.test(island) || link.closest(`#${CONFIRMATION_ID}`) !== null
}

function changeLink(link: HTMLAnchorElement, text: string): void {
  link.href = `#${CONFIRMATION_ID}`
  link.removeAttribute('data-open')
  link.removeAttribute('data-event')
  const hasIcon = link.querySelector('svg') !== null
  link.textContent = text
  // In the bar there is no room for one.
  if (hasIcon) link.insertAdjacentHTML('afterbegin', CHECK)
}
