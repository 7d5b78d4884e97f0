/**
 * Runs in every page before anything else: from the moment at which a text is saved (Enter in a text of the page, or a field of the
 * panel that is left) until a frame shows it in the page itself. A page that is loaded again meanwhile goes on watching. Times are
 * of the machine's clock.
 */
export const WATCH = `(() => {
  const now = () => performance.timeOrigin + performance.now()
  const wanted = () => sessionStorage.getItem('bench-word')
  const begin = () => {
    if (wanted() && !sessionStorage.getItem('bench-begun')) sessionStorage.setItem('bench-begun', String(now()))
  }
  addEventListener('keydown', (event) => {
    const inPlace = event.target instanceof Element && event.target.matches('[data-dev][role=textbox]')
    if (event.key === 'Enter' && inPlace) begin()
  }, { capture: true })
  addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && event.composedPath()[0] instanceof HTMLTextAreaElement) begin()
  }, { capture: true })
  const shows = (node) => {
    const element = node instanceof Element ? node : node.parentElement
    if (!element?.isConnected || element.closest('[data-dev]')) return false
    const copy = node instanceof Element && node.querySelector('[data-dev]') ? node.cloneNode(true) : node
    if (copy !== node) for (const own of copy.querySelectorAll('[data-dev]')) own.remove()
    return (copy.textContent ?? '').includes(wanted())
  }
  const seen = () => {
    if (sessionStorage.getItem('bench-shown')) return
    sessionStorage.setItem('bench-shown', '…')
    requestAnimationFrame(() => sessionStorage.setItem('bench-shown', String(now())))
  }
  new MutationObserver((records) => {
    if (!sessionStorage.getItem('bench-begun') || sessionStorage.getItem('bench-shown')) return
    if (records.some(({ target, addedNodes }) => [target, ...addedNodes].some(shows))) seen()
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()`

/** Forgets the last word and waits for the next one. */
export function waitForWord(word: string): void {
  for (const key of ['bench-begun', 'bench-shown']) sessionStorage.removeItem(key)
  sessionStorage.setItem('bench-word', word)
}

/** Milliseconds from the save to the frame that shows it; "mistake": the site may not say that; null: not yet. */
export function shownAfter(): number | 'mistake' | null {
  if (document.querySelector('site-dev-problems')) return 'mistake'
  const [begun, shown] = ['bench-begun', 'bench-shown'].map((key) => Number(sessionStorage.getItem(key) ?? Number.NaN))
  const took = (shown ?? Number.NaN) - (begun ?? Number.NaN)
  return Number.isNaN(took) ? null : took
}
