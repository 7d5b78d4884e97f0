// A dialog is opened by links and forms anywhere on the page: as it came with the page, in the frame after the one that answers the
// tap. Its code comes when somebody is about to use one, or then; if it does not come, a link leads where it says, and a form is
// sent as the plain form it is.
import { closestTo } from './closest.ts'
import type { HeldSubmit } from './hold-submit.ts'
import { afterFrame } from './tasks.ts'

/** How a dialog that is opened from elsewhere is loaded. */
interface OpenableIsland {
  /** Done when the island listens; what goes wrong is reported there. */
  wake(): Promise<void>
  /** What was sent in it before it listened. */
  readonly held: HeldSubmit
}

/**
 * Opens the dialog of an island when a link marked `data-open` is clicked, or a form so marked is sent, with what was typed
 * beside it, and closes it at what is marked `data-close`. Once the island listens, the dialog gets an event "open", whose detail
 * is the link or the form; not if it was closed meanwhile.
 */
export function openByOthers(island: HTMLElement, { wake, held }: OpenableIsland): void {
  const dialog = island.querySelector('dialog')
  if (!dialog) return
  const isShown = () => dialog.open || Boolean(dialog.popover)
  let code: Promise<typeof import('./show-dialog.ts')> | null = null
  const getCode = () => (code ??= import('./show-dialog.ts'))
  // On the other pages only the bar and the menu have a link that opens it.
  if (document.querySelector('main [data-open]')) getCode().catch(() => {})
  let awake: Promise<void> | null = null
  // A task of its own, after the frame that answers the tap.
  const awaken = () => (awake ??= afterFrame().then(wake))

  const getReady = (event: Event) => {
    // A finger that comes down is about to be lifted: code that starts in between would keep its tap waiting. What a tap asks
    // is asked all the same: the browser has compiled it then.
    if (openerOf(event) && !isFinger(event)) awaken().catch(() => {})
  }
  document.addEventListener('pointerover', getReady)
  document.addEventListener('focusin', getReady)

  const answer = async (event: Event, kind: typeof HTMLAnchorElement | typeof HTMLFormElement) => {
    const opener = openerOf(event)
    if (!(opener instanceof kind) || event.defaultPrevented || island.dataset['state'] === 'failed') return
    event.preventDefault()
    await afterFrame()
    const shower = await getCode().catch(() => leave(opener))
    if (!shower || isShown()) return
    const open = () => {
      if (!dialog.open) return
      dialog.dispatchEvent(new CustomEvent('open', { detail: opener }))
      held.release()
    }
    await Promise.all([shower.show(dialog, opener), awaken()]).then(open, () => isShown() && leave(opener))
  }
  dialog.addEventListener('click', (event) => closestTo(event, '[data-close]') && dialog.close())
  document.addEventListener('click', (event) => {
    if (isPlain(event)) void answer(event, HTMLAnchorElement)
  })
  document.addEventListener('submit', (event) => void answer(event, HTMLFormElement))
}

type Opener = HTMLAnchorElement | HTMLFormElement

const openerOf = (event: Event) => closestTo<Opener>(event, '[data-open]')

const isFinger = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch'

/** Other clicks, such as those that open a new tab, belong to the browser. */
function isPlain(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

function leave(opener: Opener): void {
  if (opener instanceof HTMLFormElement) opener.submit()
  else location.assign(opener.href)
}
