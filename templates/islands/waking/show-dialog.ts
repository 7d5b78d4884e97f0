import { carry } from './carry.ts'
import { showModal } from './modal.ts'

/** A frame with a dialog is on the screen of a slow phone within this. */
const SEEN_MS = 100

/**
 * Shows a dialog as it is, with what was typed beside its opener. It is seen first and modal after it: that makes the whole page
 * inert, so that every element is styled anew, for which nobody should wait. Until then it can be typed in, and left.
 *
 * @returns when it is modal, or was left
 */
export async function show(dialog: HTMLDialogElement, opener: Element): Promise<void> {
  const before = document.activeElement as HTMLElement
  carry(opener, dialog)
  dialog.popover = 'manual'
  dialog.showPopover()
  dialog.querySelector('input')?.focus()
  const isLeft = await leftWithin(dialog, SEEN_MS)
  const field = document.activeElement as HTMLElement
  // Hides it, in the task that shows it again.
  dialog.popover = null
  // Where the focus goes when it is closed.
  before.focus({ preventScroll: true })
  if (isLeft) return
  showModal(dialog)
  field.focus()
}

/** Whether a visitor wants a dialog to be closed before it is modal: at what is marked `data-close`, or with Escape. */
async function leftWithin(dialog: HTMLDialogElement, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const end = (isLeft: boolean) => {
      waiting.abort()
      resolve(isLeft)
    }
    const { signal } = waiting
    setTimeout(() => end(false), ms)
    dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && end(true), { signal })
    dialog.addEventListener('click', ({ target }) => (target as Element).closest('[data-close]') && end(true), {
      signal,
    })
  })
}
