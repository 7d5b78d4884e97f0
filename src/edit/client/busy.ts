// What would be lost if the page were brought up to date now: words that are being typed, what is being dragged or pressed, and
// answers on their way.
import type { Waiting } from '../../dev/client/protocol.ts'

/** Has updates of the page wait. */
export class Busy {
  /** A text of the page is open where it stands. */
  #inPlace: Element | null = null
  /** A field of the panel has words that are not saved. */
  #typed: EventTarget | null = null
  /** A button of the mouse, or a finger, is down. */
  #isPressed = false
  readonly #letGo = new Set<() => void>()
  #asking = 0
  readonly #waiting = new Set<{ readonly isReload: boolean; resume(): void }>()

  /** Takes notice of what is typed into fields: browsers report a change when a field is left. */
  watch(fields: ShadowRoot): void {
    fields.addEventListener('input', ({ target }) => {
      this.#typed = target
    })
    const left = ({ target }: Event) => {
      if (target === this.#typed) this.#typed = null
      // Who hears of the change asks in the same moment.
      queueMicrotask(() => this.#look())
    }
    fields.addEventListener('change', left)
    fields.addEventListener('focusout', left)
    this.#watchPointer()
  }

  #watchPointer(): void {
    const pressed = ({ buttons }: PointerEvent) => {
      if (this.#isPressed === buttons > 0) return
      this.#isPressed = buttons > 0
      // A click comes right after the pointer is up.
      if (!this.#isPressed) setTimeout(() => this.#release())
    }
    // Where a pointer is let go outside of the window, only its next move tells.
    for (const name of ['pointerdown', 'pointerup', 'pointercancel', 'pointermove'] as const)
      addEventListener(name, pressed, { capture: true, passive: true })
  }

  #release(): void {
    for (const resume of this.#letGo) resume()
    this.#letGo.clear()
    this.#look()
  }

  /** Resolves when nothing is pressed or dragged: it must not be replaced before. */
  released(): Promise<void> {
    return this.#isPressed ? new Promise((resume) => this.#letGo.add(resume)) : Promise.resolve()
  }

  /** Whether an update of the page is held up. */
  get isWaitedFor(): boolean {
    return this.#waiting.size > 0
  }

  inPlace(box: Element | null): void {
    this.#inPlace = box
    this.#look()
  }

  /** An answer that is on its way. */
  async asking<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.#asking += 1
    try {
      return await answer
    } finally {
      this.#asking -= 1
      // What follows from the answer may ask again.
      setTimeout(() => this.#look())
    }
  }

  /** An update of the page is about to be made. */
  readonly hold = (event: Event): void => {
    const { isReload, waitFor } = (event as CustomEvent<Waiting>).detail
    if (this.#isFree(isReload)) return
    waitFor(new Promise<void>((resume) => this.#waiting.add({ isReload, resume })))
  }

  #isFree(isReload: boolean): boolean {
    // Scripts of the page may have taken it away.
    if (this.#inPlace?.isConnected) return false
    // A click is lost when what is pressed is gone before it is let go.
    if (this.#isPressed) return false
    return !isReload || (this.#asking === 0 && !this.#isTyping())
  }

  #isTyping(): boolean {
    return this.#typed instanceof HTMLElement && this.#typed.matches(':focus')
  }

  #look(): void {
    for (const one of [...this.#waiting]) {
      if (!this.#isFree(one.isReload)) continue
      this.#waiting.delete(one)
      one.resume()
    }
  }
}
