import { type FormTouch, touchForm } from '../browser/form-touch.ts'
import { type Carried, carriedFrom } from './carried.ts'
import type { Origin } from './lead.ts'
import type { BookingDialogProps } from './props.ts'
import { Sender } from './sender.ts'

/** One booking, from the first opening of the dialog until it is sent or given up. */
export interface Session {
  readonly sender: Sender
  readonly startedAtMs: number
  readonly touch: FormTouch
  /** Where the lead comes from: the page, or the link that opened the dialog last. */
  source: string
  /** What was typed beside that link. */
  carried: Carried
  /** Whether something was typed in the dialog itself. */
  isTouched: boolean
  /** The number that step 1 brought into step 2. */
  carriedPhone: string
}

/** The session that goes on, or a new one, opened by this link. */
export function openSession(running: Session | null, props: BookingDialogProps, opener: HTMLElement): Session {
  const session = running ?? {
    sender: new Sender(props.address, fetch.bind(window)),
    startedAtMs: performance.now(),
    touch: touchForm(opener.dataset['source'] ?? props.source, fetch.bind(window)),
    isTouched: false,
    carriedPhone: '',
  }
  return { ...session, source: opener.dataset['source'] ?? props.source, carried: carriedFrom(opener) }
}

/** What the leads of a session contain besides what was typed. */
export function originOf({ source, startedAtMs, touch }: Session, service: string): Origin {
  const elapsedMs = performance.now() - startedAtMs
  return { source, service, url: location.href, now: new Date(), elapsedMs, token: touch.token() }
}
