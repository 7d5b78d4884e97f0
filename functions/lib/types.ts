/** Types that all functions share. Web standards only: express stays in functions/host. */

import type { Schedule } from '../appointments/offer.ts'
import type { OwnersCalendar } from '../appointments/owners-calendar.ts'
import type { Limits } from '../document/types.ts'
import type { DocumentPool } from '../document/worker/pool.ts'
import type { Appointments } from '../outbox/appointments/port.ts'
import type { Answering } from '../reply/promise.ts'
import type { Lead } from './lead.ts'
import type { SiteTexts } from './texts.ts'
import type { Visitor } from './visitor.ts'

/**
 * Answers one request. A visitor's mistake is a 4xx answer; a fault of the machine is thrown.
 *
 * @param visitor left out by hosts that do not know the client
 */
export type Handler<Needs = Services> = (request: Request, services: Needs, visitor?: Visitor) => Promise<Response>

/** Everything that a handler gets from outside. */
export interface Services extends LeadServices {
  readonly documents: DocumentPool
  readonly documentLimits: Limits
}

/** What the handlers of leads get; every host has it. */
export interface LeadServices {
  readonly outbox: Outbox
  readonly appointments: Appointments
  /** The owner's calendar that appointments are written to; null: none is. */
  readonly calendar: OwnersCalendar | null
  /** When visitors can book appointments. */
  readonly schedule: Schedule
  readonly site: SiteFacts
  readonly texts: SiteTexts
  /** Signs the tokens of forms. */
  readonly formSecret: string
  now(): Date
  newId(): string
}

/** taken: somebody else has the slot, and nothing of the lead was stored. */
export type PutResult = 'stored' | 'taken'

/** Where leads are safe. Each promise resolves once the change is on the disk, and rejects if it is not. */
export interface Outbox {
  /** Stores a lead with its deliveries. A repeated id changes nothing: it is the same lead, sent twice. */
  put(lead: Lead): Promise<PutResult>
  /** Notes once that the owner has answered a lead, and takes back the reminder. */
  answer(id: string): Promise<Answering>
  /** @param day ISO date, such as "2026-03-01" */
  countVisit(day: string, path: string): Promise<void>
  /** Counts what visitors do before a lead exists, such as "form_start" in the form of a source. */
  countEvent(day: string, name: string, source: string): Promise<void>
  /** Rejects when nothing can be written. */
  check(): Promise<void>
}

/** What answers need to know about their site; the build writes it into host.json. */
export interface SiteFacts {
  readonly name: string
  /** Its address, without a slash at the end, for links in mails; left out: unknown. */
  readonly url?: string | undefined
  /** Addresses of the site's style sheets. */
  readonly styles: readonly string[]
  /** How to reach the owner; null if the site does not name it. */
  readonly phone: string | null
  readonly email: string | null
}

/** Thrown when a handler failed but knows the answer for the visitor; `cause` is for the log. */
export class AnsweredError extends Error {
  readonly answer: Response

  constructor(message: string, answer: Response, cause: unknown) {
    super(message, { cause })
    this.answer = answer
  }
}
