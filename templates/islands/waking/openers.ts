// Some islands, such as a dialog, are opened by links and forms anywhere on the page. Their code comes when somebody is about
// to use one; if it does not come, a link leads where it says, and a form is sent as the plain form it is.
import { afterFrame } from './tasks.ts'

/** How an island that is opened from elsewhere is loaded. */
interface OpenableIsland {
  /** Fetches the code, without running it on the page. */
  preload(): Promise<unknown>
  /** Done when the island listens. */
  wake(): Promise<void>
}

type Opener = HTMLAnchorElement | HTMLFormElement

/**
 * Opens an island when a link marked `data-open` is clicked, or a form so marked is sent: its first element gets an event
 * "open", whose detail is the link or the form.
 */
export function openByOthers(island: HTMLElement, { preload, wake }: OpenableIsland): void {
  let awake: Promise<void> | null = null

  const getReady = ({ target }: Event) => {
    if (!openerOf(target, 'a, form')) return
    // After the frame that answers the tap. What goes wrong here is reported when the link is clicked.
    void afterFrame().then(() => preload().catch(() => {}))
  }
  document.addEventListener('pointerover', (event) => {
    // A finger that comes down is about to be lifted: code that starts in between would keep its tap waiting.
    if (event.pointerType !== 'touch') getReady(event)
  })
  document.addEventListener('focusin', getReady)

  const answer = (event: Event, opener: Opener | null) => {
    if (!opener || event.defaultPrevented || island.dataset['state'] === 'failed') return
    event.preventDefault()
    opener.setAttribute('aria-busy', 'true')
    awake ??= wake()
    const open = () => island.firstElementChild?.dispatchEvent(new CustomEvent('open', { detail: opener }))
    // What is woken, and what it opens, are tasks of their own, and the tap is answered before both.
    const opened = awake.then(() => afterFrame().then(open))
    void opened.catch(() => leave(opener)).finally(() => opener.removeAttribute('aria-busy'))
  }
  document.addEventListener('click', (event) => {
    if (isPlain(event)) answer(event, openerOf(event.target, 'a'))
  })
  document.addEventListener('submit', (event) => answer(event, openerOf(event.target, 'form')))
}

function openerOf(target: EventTarget | null, kinds: 'a' | 'form' | 'a, form'): Opener | null {
  const opener = target instanceof Element ? target.closest<Opener>('[data-open]') : null
  return opener?.matches(kinds) ? opener : null
}

/** Other clicks, such as those that open a new tab, belong to the browser. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}

function leave(opener: Opener): void {
  if (opener instanceof HTMLFormElement) opener.submit()
  else location.assign(opener.href)
}
