import { type FormTouch, touchForm, touchOf } from '../browser/form-touch.ts'
import type { Told, ToldName } from '../visit/told.ts'
import { forget, remember, told } from '../visit/visit.ts'
import type { Values } from './fill.ts'
import type { Origin } from './lead.ts'
import type { BookingDialogProps } from './props.ts'
import { Sender } from './sender.ts'
import type { FixedTimes } from './slots/fixed-times.ts'

/** One booking, from the first opening of the dialog until it is sent or given up. */
export interface Session {
  readonly sender: Sender
  readonly startedAtMs: number
  readonly touch: FormTouch
  /** Where the lead comes from: the page, or the link that opened the dialog last. */
  source: string
  /** Whether something was typed in the dialog itself. */
  isTouched: boolean
  /** What was put into fields for the visitor: it may be replaced as long as he has not changed it. */
  suggested: Values
  /** The times that are offered to the visitor; null: none. */
  times: FixedTimes | null
  /** A number that he was asked to look at once more. */
  doubted: string
}

/** The session that goes on, or a new one, opened by this link; what the link says is remembered. */
export function openSession(running: Session | null, props: BookingDialogProps, opener: HTMLElement): Session {
  rememberOpener(opener)
  const session = running ?? {
    sender: new Sender(props.address, fetch.bind(window)),
    startedAtMs: performance.now(),
    touch: touchOf(opener) ?? touchForm(opener.dataset['source'] ?? props.source, fetch.bind(window)),
    isTouched: false,
    suggested: {},
    times: null,
    doubted: '',
  }
  return { ...session, source: opener.dataset['source'] ?? props.source }
}

/** What the leads of a session contain besides what was typed. */
export function originOf({ source, startedAtMs, touch }: Session, service: string): Origin {
  const elapsedMs = performance.now() - startedAtMs
  return { source, service, url: location.href, now: new Date(), elapsedMs, token: touch.token(), told: told() }
}

/** What a link says (`data-remember`), and the heading of the section it stands in; the bar of the page has none. */
function rememberOpener(opener: HTMLElement): void {
  const said = JSON.parse(opener.dataset['remember'] ?? '{}') as Told
  for (const [name, value] of Object.entries(said)) remember(name as ToldName, value)
  const heading = opener.closest('main > section')?.querySelector('h1, h2')?.textContent
  if (heading) remember('section', heading)
  else forget('section')
}
