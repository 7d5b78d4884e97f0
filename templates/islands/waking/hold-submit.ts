/** A form that was sent before its island was awake. */
export interface HeldSubmit {
  /** The island listens: send it again, to it. */
  release(): void
  /** The island will not wake up: send it as the plain form it is. */
  giveUp(): void
}

/**
 * Keeps a form from leaving the page while its island wakes up. Only islands that wake at an interaction
 * need it: for them, sending may be the interaction.
 */
export function holdSubmit(element: HTMLElement): HeldSubmit {
  let held: SubmitEvent | null = null
  if (element.dataset['load'] !== 'interaction') return { release: () => {}, giveUp: () => {} }

  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    held = event
  }
  element.addEventListener('submit', hold, { capture: true })

  const stop = (again: (form: HTMLFormElement, submitter: HTMLElement | null) => void) => () => {
    element.removeEventListener('submit', hold, { capture: true })
    const form = held?.target
    if (form instanceof HTMLFormElement && form.isConnected) again(form, held?.submitter ?? null)
  }
  return {
    release: stop((form, submitter) => form.requestSubmit(submitter)),
    giveUp: stop((form) => form.submit()),
  }
}
