/** Types that all functions share. Web standards only: express stays in functions/host. */

import type { Schedule } from '../appointments/offer.ts'
import type { OwnersCalendar } from '../appointments/owners-calendar.ts'
import type { Limits } from '../document/types.ts'
import type { DocumentPool } from '../document/worker/pool.ts'
import type { Appointments, WantedSlot } from '../outbox/appointments/appointment.ts'
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

/** contact: a message; booking: a finished booking; partial: one abandoned after its first step. */
export type LeadKind = 'contact' | 'booking' | 'partial'

/** Where leads are delivered, as the database names it: "webhook". */
export type SinkName = string

/** Why a lead looks like a robot's; no-token: nothing proves that a browser had the form open. */
export type Suspicion = 'honeypot' | 'too-fast' | 'no-token' | 'content' | 'other-origin'

/** What a visitor sent, as the outbox keeps it. */
export interface Lead {
  /** UUID; also the idempotency key of its deliveries. */
  readonly id: string
  readonly kind: LeadKind
  readonly createdAt: Date
  /** Where on the site it was sent, such as "homepage_contact_form". */
  readonly source: string
  /** Language of the sending page, such as "de": one of the site's. */
  readonly language: string
  /** The checked body, without the fields that only robots notice. */
  readonly payload: { readonly email: string; readonly [field: string]: unknown }
  /** [] for a person. */
  readonly suspicion: readonly Suspicion[]
  /** Shared by the leads of one opening of a form and by no others; left out if unknown. */
  readonly visit?: string
  /** The time that a booking wants; left out: the visitor is called back. */
  readonly slot?: WantedSlot
}

/** taken: somebody else has the slot, and nothing of the lead was stored. */
export type PutResult = 'stored' | 'taken'

/** Where leads are safe. Each promise resolves once the change is on the disk, and rejects if it is not. */
export interface Outbox {
  /** Stores a lead with its deliveries. A repeated id changes nothing: it is the same lead, sent twice. */
  put(lead: Lead): Promise<PutResult>
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
