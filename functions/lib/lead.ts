/** What visitors send, as the store takes and gives it. */

import type { Appointment, WantedSlot } from '../outbox/appointments/appointment.ts'
import type { ReplyPromise } from '../reply/promise.ts'

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
  /** An answer within so many hours; left out: none was promised. */
  readonly promise?: ReplyPromise
  /** Shared by the leads of one opening of a form and by no others; left out if unknown. */
  readonly visit?: string
  /** The time that a booking wants; left out: the visitor is called back. */
  readonly slot?: WantedSlot
}

/** What the store keeps of a promise. */
export type StoredPromise = Pick<ReplyPromise, 'hours' | 'dueAt'>

/** A lead as it is stored. */
export interface StoredLead extends Omit<Lead, 'promise'> {
  /** Until when an answer was promised; left out: none was. */
  readonly promise?: StoredPromise
  /** Ids of the partial leads that this one completed or repeated, the oldest first. */
  readonly replaces: readonly string[]
  /** Left out: none was booked. */
  readonly appointment?: Appointment
}
