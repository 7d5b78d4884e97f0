/** What keeps a carousel from moving by itself. */
export type Hold = 'stopped' | 'hover' | 'focus' | 'hidden' | 'away' | 'flat'

interface RotationProps {
  readonly intervalMs: number
  readonly advance: () => void
  /** Called when either may have changed: whether the carousel moves by itself, and whether the visitor stopped it. */
  readonly onChange: (isRunning: boolean, isStopped: boolean) => void
}

/** Moves a carousel on by itself while nothing holds it; after a hold it waits a whole interval. */
export class Rotation {
  readonly #props: RotationProps
  readonly #holds = new Set<Hold>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(props: RotationProps) {
    this.#props = props
  }

  hold(reason: Hold, isHeld: boolean): void {
    if (this.#holds.has(reason) === isHeld) return
    if (isHeld) this.#holds.add(reason)
    else this.#holds.delete(reason)
    this.#schedule()
  }

  /** The visitor took over: it stays stopped until the visitor starts it again. */
  stop(): void {
    this.hold('stopped', true)
  }

  /** The button. Starting wins over pointer and focus, which are on the button at this moment. */
  toggle(): void {
    if (!this.#holds.has('stopped')) {
      this.stop()
      return
    }
    for (const reason of ['stopped', 'hover', 'focus'] as const) this.#holds.delete(reason)
    this.#schedule()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    const isRunning = this.#holds.size === 0
    this.#props.onChange(isRunning, this.#holds.has('stopped'))
    if (!isRunning) return
    this.#timer = setTimeout(() => {
      this.#props.advance()
      this.#schedule()
    }, this.#props.intervalMs)
  }
}
