import type { StoredLead } from '../../lib/lead.ts'
import type { Abandoned, Cancellation, ChangeResult, Claim, Known, Move, Slot } from './appointment.ts'

/** The appointments of a store. What is held ends by the time of the database, whatever the clocks of its servers say. */
export interface Appointments {
  /** Booked and held times that overlap a period. @param exceptVisit whose own hold does not count; null: nobody's */
  taken(from: number, to: number, exceptVisit: string | null): Promise<Slot[]>
  /** Keeps a slot for ten minutes, and gives up the one that the same id held. @returns false when it is taken */
  hold(claim: Claim): Promise<boolean>
  /** Gives up what an id holds; its file in the calendar has to go. */
  release(id: string): Promise<void>
  /** A booking, or a message that asks for a call, with its appointment, if it has one; null: there is no such lead. */
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
