import type { StoredLead } from '../queue.ts'

/** A time that is offered or taken, in milliseconds since 1970: its end belongs to the next one. */
export interface Slot {
  readonly start: number
  readonly end: number
}

/** A slot that somebody wants. */
export interface WantedSlot extends Slot {
  /** How far away other appointments have to be. */
  readonly bufferMs: number
  /** The file that locks it in the owner's calendar; "" where no calendar is written to. */
  readonly file: string
}

/** A booked time. Its id is that of its lead, and of its event in calendars. */
export interface Appointment extends Slot {
  readonly state: 'booked' | 'cancelled'
  /** Raised by each change, as calendars count them (RFC 5545, 3.8.7.4). */
  readonly sequence: number
  /** The names of all files that it ever had in the owner's calendar. */
  readonly files: readonly string[]
  /** When it was last moved or cancelled; null: never. */
  readonly changedAt: number | null
}

/** How long a slot is kept while its visitor types. */
export const HOLD_MS = 10 * 60 * 1000

/** Keeps a slot for somebody. */
export interface Claim {
  /** Who has it: a visit, or the id of a lead or change that is just being stored. One has one slot at a time. */
  readonly id: string
  /** Whose appointments and holds do not count as taken, such as that of the visit which is now booking. */
  readonly own: readonly string[]
  readonly slot: WantedSlot
}

/** The sequence in links of a lead that has no appointment yet. */
export const NO_APPOINTMENT = -1

/** More changes than a person needs: each one is a mail to whoever's address was typed. */
export const MAX_CHANGES = 8

/** Moves the appointment of a lead, or gives it the first one. */
export interface Move {
  readonly id: string
  /** As the visitor has seen it. */
  readonly sequence: number
  readonly slot: WantedSlot
  /** The present of the visitors' world, in milliseconds since 1970; reminders follow from it. */
  readonly at: number
}

export interface Cancellation {
  readonly id: string
  readonly sequence: number
  readonly at: number
}

/** taken: by somebody else. outdated: it has been changed since, or was changed too often. */
export type ChangeResult = 'done' | 'taken' | 'outdated'

/** A row that is left of a booking which was interrupted after its file was written. */
export interface Abandoned {
  readonly id: string
  readonly files: readonly string[]
}

/** What a store knows of an id that a file in the calendar names. */
export interface Known extends Slot {
  readonly state: 'held' | 'abandoned' | Appointment['state']
}

/** The appointments of a store. What is held ends by the time of the database, whatever the clocks of its servers say. */
export interface Appointments {
  /** Booked and held times that overlap a period. @param exceptVisit whose own hold does not count; null: nobody's */
  taken(from: number, to: number, exceptVisit: string | null): Promise<Slot[]>
  /** Keeps a slot for ten minutes, and gives up the one that the same id held. @returns false when it is taken */
  hold(claim: Claim): Promise<boolean>
  /** Gives up what an id holds; its file in the calendar has to go. */
  release(id: string): Promise<void>
  /** A booking lead with its appointment, if it has one; null: there is no such lead. */
  find(id: string): Promise<StoredLead | null>
  /** Settles what was to be sent about the earlier time in the same transaction, and what has to be sent now. */
  move(move: Move): Promise<ChangeResult>
  cancel(cancellation: Cancellation): Promise<ChangeResult>
  /** What becomes of an id; null: the store does not know it. */
  known(id: string): Promise<Known | null>
  /** Interrupted bookings whose files have to be removed. */
  abandoned(): Promise<Abandoned[]>
  /** Their files are gone. */
  forget(id: string): Promise<void>
}

/** The id under which a change of an appointment holds its new slot. */
export const changeOf = (id: string) => `change ${id}`

/** The column `appointment`, JSON or null, as an appointment. */
export function storedAppointment(value: unknown): Appointment | undefined {
  if (typeof value !== 'string') return undefined
  const { files, ...rest } = JSON.parse(value) as Omit<Appointment, 'files'> & { readonly files: string }
  return { ...rest, files: files.split(' ').filter(Boolean) }
}
