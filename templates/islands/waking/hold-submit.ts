/** A form that was sent before its island was awake. */
export interface HeldSubmit {
  /** The island listens: send it again, to it. */
  release(): void
  /** The island will not wake up: send it as the plain form it is. */
  giveUp(): void
}

/**
 * Keeps a form from leaving the page while its island wakes up. Islands that wake at an interaction need it, for which sending
 * may be the interaction, and dialogs, which are seen before they are awake.
 */
export function holdSubmit(element: HTMLElement): HeldSubmit {
  let held: SubmitEvent | null = null
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    held = event
  }
  element.addEventListener('submit', hold, { capture: true })

  const stop = (again: (form: HTMLFormElement, submitter: HTMLElement | null) => void) => () => {
    element.removeEventListener('submit', hold, { capture: true })
    const [form, submitter] = [held?.target, held?.submitter ?? null]
    held = null
    if (form instanceof HTMLFormElement && form.isConnected) again(form, submitter)
  }
  return {
    release: stop((form, submitter) => form.requestSubmit(submitter)),
    giveUp: stop((form) => form.submit()),
  }
}
