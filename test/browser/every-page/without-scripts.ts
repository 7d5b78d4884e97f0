/** What a page without scripts cannot do although it shows it: "where: what". */
export function brokenWithoutScripts(): string[] {
  return [
    ...named('button')
      .filter(isSeen)
      .filter(doesNothing)
      .map((element) => `${nameOf(element)} does nothing`),
    ...named('input:not([type=hidden]), select, textarea')
      .filter(isSeen)
      .filter(goesNowhere)
      .map((element) => `${nameOf(element)} goes nowhere`),
    ...named('form')
      .filter(isSeen)
      .filter(sendsNothing)
      .map((element) => `${nameOf(element)} sends nothing`),
    ...named('.carousel__track')
      .filter(isStuck)
      .map((element) => `${nameOf(element)} does not scroll`),
    ...named('main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, blockquote, figcaption)')
      .filter((element) => !isSeen(element) && !canBeOpened(element) && element.textContent?.trim())
      .map((element) => `${element.textContent?.trim().slice(0, 50)} is never seen`),
  ]
}

const named = (selector: string) => [...document.querySelectorAll(selector)]
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.id)
const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** It neither sends a form nor opens what the browser itself opens. */
function doesNothing(button: Element): boolean {
  const isSubmit = button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null
  return !isSubmit && !button.hasAttribute('popovertarget')
}

/** Outside of forms stands a choice that the style sheet follows, and what the booking dialog takes over. */
function goesNowhere(field: Element): boolean {
  return field.closest('form, .segmented, [data-carried]') === null
}

function sendsNothing(form: Element): boolean {
  if (!form.getAttribute('action') || !form.querySelector('[type=submit]')) return true
  const isPost = form.getAttribute('method')?.toLowerCase() === 'post'
  return isPost !== form.getAttribute('action')?.startsWith('/api/')
}

function isStuck(track: Element): boolean {
  const { overflowX } = getComputedStyle(track)
  return isSeen(track) && track.scrollWidth > track.clientWidth + 1 && !/auto|scroll/.test(overflowX)
}

/**
 * By a click on its summary, a link to its version, a button of the browser's own; or it is there for scripts alone, or says
 * in short on phones what wider windows show in full.
 */
function canBeOpened(element: Element): boolean {
  const places =
    'details:not([open]), .version, [popover], [hidden], .form__status, noscript, .scripted, .dropzone__over, .is-narrow'
  return element.closest(places) !== null
}
