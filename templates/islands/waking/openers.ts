// Some islands, such as a dialog, are opened by links anywhere on the page. Their code comes when somebody is about
// to click one; if it does not come, the link leads where it says.

/** How an island that is opened by links is loaded. */
interface OpenableIsland {
  /** Fetches the code, without running it on the page. */
  preload(): Promise<unknown>
  /** Done when the island listens. */
  wake(): Promise<void>
}

/**
 * Opens an island when a link marked `data-open` is clicked: its first element gets an event "open", whose detail
 * is the link.
 */
export function openByLinks(island: HTMLElement, { preload, wake }: OpenableIsland): void {
  let awake: Promise<void> | null = null

  const getReady = (event: Event) => {
    if (!openerOf(event)) return
    // After the frame that answers the tap. What goes wrong here is reported when the link is clicked.
    requestAnimationFrame(() => setTimeout(() => preload().catch(() => {})))
  }
  document.addEventListener('pointerover', getReady)
  document.addEventListener('focusin', getReady)

  document.addEventListener('click', (event) => {
    const opener = openerOf(event)
    if (!opener || !isPlain(event) || island.dataset['state'] === 'failed') return
    event.preventDefault()
    opener.setAttribute('aria-busy', 'true')
    awake ??= wake()
    const open = () => island.firstElementChild?.dispatchEvent(new CustomEvent('open', { detail: opener }))
    const leave = () => location.assign(opener.href)
    void awake.then(open, leave).finally(() => opener.removeAttribute('aria-busy'))
  })
}

function openerOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-open]') : null
}

/** Other clicks, such as those that open a new tab, belong to the browser; prevented ones to somebody else. */
function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
}
