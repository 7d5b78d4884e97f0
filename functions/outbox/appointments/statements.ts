// SQL that both engines understand: a slot is taken by the same rule in each.
import { type Dialect, type Parameters, type Statement, statement } from '../sql.ts'
import {
  type Cancellation,
  type Claim,
  changeOf,
  HOLD_MS,
  type Move,
  NO_APPOINTMENT,
  type Slot,
  type WantedSlot,
} from './appointment.ts'

/** Whether a row still keeps its slot. */
const isLive = ({ present }: Parameters) => `(state = 'booked' OR (state = 'held' AND held_until > ${present()}))`

/** Whether others have a slot, or one that is too near. */
export function isTaken(parameters: Parameters, slot: WantedSlot, own: readonly string[]): string {
  const { text, number } = parameters
  const others = own.map((id) => ` AND id <> ${text(id)}`).join('')
  return `EXISTS (SELECT 1 FROM appointments WHERE ${isLive(parameters)}${others}
    AND starts_at < ${number(slot.end + slot.bufferMs)} AND ends_at > ${number(slot.start - slot.bufferMs)})`
}

/** Holds that have ended; where a file was written for one, it has to be removed from the calendar first. */
export function expiring(dialect: Dialect): Statement[] {
  const hasEnded = ({ present }: Parameters) => `state = 'held' AND held_until <= ${present()}`
  return [
    statement(dialect, (parameters) => `DELETE FROM appointments WHERE ${hasEnded(parameters)} AND files = ''`),
    statement(dialect, (parameters) => `UPDATE appointments SET state = 'abandoned' WHERE ${hasEnded(parameters)}`),
  ]
}

export function selectTaken(dialect: Dialect, { start, end }: Slot, exceptVisit: string | null): Statement {
  return statement(dialect, (parameters) => {
    const { text, number } = parameters
    const own = exceptVisit === null ? '' : ` AND id <> ${text(exceptVisit)}`
    return `SELECT starts_at, ends_at FROM appointments WHERE ${isLive(parameters)}${own}
      AND ends_at > ${number(start)} AND starts_at < ${number(end)} ORDER BY starts_at`
  })
}

/** The hold of a visit becomes that of its booking: two rows must not have one slot. */
export function joining(dialect: Dialect, { own, slot }: Claim): Statement {
  return statement(dialect, ({ text, number }) => {
    const mine = own.map(text).join(', ') || "''"
    return `DELETE FROM appointments WHERE id IN (${mine}) AND state = 'held' AND files = ''
      AND starts_at < ${number(slot.end)} AND ends_at > ${number(slot.start)}`
  })
}

/** Changes a row if the slot is held now. */
export function holding(dialect: Dialect, { id, own, slot }: Claim): Statement {
  return statement(dialect, (parameters) => {
    const { text, number, present } = parameters
    return `INSERT INTO appointments (id, state, starts_at, ends_at, held_until, files)
      SELECT ${text(id)}, 'held', ${number(slot.start)}, ${number(slot.end)}, ${present()} + ${HOLD_MS}, ${text(slot.file)}
      WHERE NOT ${isTaken(parameters, slot, [id, ...own])}
      ON CONFLICT (id) DO UPDATE SET state = 'held', starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        held_until = excluded.held_until, files = trim(appointments.files || ' ' || excluded.files)
      WHERE appointments.state IN ('held', 'abandoned')`
  })
}

/** The lead of a slot. */
export interface Booking {
  readonly id: string
  readonly visit: string | null
  readonly slot: WantedSlot
}

/** Makes what a lead has held, or nobody has, its appointment, provided that the lead is stored. */
export function booking(dialect: Dialect, { id, visit, slot }: Booking): Statement[] {
  const isStored = ({ text }: Parameters) => `EXISTS (SELECT 1 FROM leads WHERE id = ${text(id)})`
  return [
    statement(dialect, (parameters) => {
      const { text } = parameters
      const holders = [changeOf(id), ...(visit === null ? [] : [visit])].map(text).join(', ')
      return `DELETE FROM appointments WHERE id IN (${holders}) AND state = 'held' AND ${isStored(parameters)}`
    }),
    statement(dialect, (parameters) => {
      const { text, number } = parameters
      return `INSERT INTO appointments (id, state, starts_at, ends_at, files)
        SELECT ${text(id)}, 'booked', ${number(slot.start)}, ${number(slot.end)}, ${text(slot.file)}
        WHERE ${isStored(parameters)}
        ON CONFLICT (id) DO UPDATE SET state = 'booked', starts_at = excluded.starts_at, ends_at = excluded.ends_at,
          held_until = NULL, files = trim(appointments.files || ' ' || excluded.files)
        WHERE appointments.state IN ('held', 'abandoned')`
    }),
  ]
}

/** Changes a row if the appointment still has the sequence, and nobody has the new slot. */
export function moving(dialect: Dialect, { id, sequence, slot, at }: Move): Statement {
  return statement(dialect, (parameters) => {
    const { text, number } = parameters
    const isFree = `NOT ${isTaken(parameters, slot, [id, changeOf(id)])}`
    if (sequence === NO_APPOINTMENT)
      return `INSERT INTO appointments (id, state, starts_at, ends_at, files)
        SELECT id, 'booked', ${number(slot.start)}, ${number(slot.end)}, ${text(slot.file)} FROM leads
        WHERE id = ${text(id)} AND kind <> 'partial' AND ${isFree} ON CONFLICT (id) DO NOTHING`
    return `UPDATE appointments SET state = 'booked', starts_at = ${number(slot.start)}, ends_at = ${number(slot.end)},
        files = trim(files || ' ' || ${text(slot.file)}), ${counting(parameters, at)}
      WHERE ${isCurrent(parameters, { id, sequence })} AND state IN ('booked', 'cancelled') AND ${isFree}`
  })
}

/** Changes a row if the appointment still has the sequence. */
export function cancelling(dialect: Dialect, { id, sequence, at }: Cancellation): Statement {
  return statement(
    dialect,
    (parameters) => `UPDATE appointments SET state = 'cancelled', ${counting(parameters, at)}
      WHERE ${isCurrent(parameters, { id, sequence })} AND state = 'booked'`,
  )
}

const counting = ({ number }: Parameters, at: number) => `sequence = sequence + 1, changed_at = ${number(at)}`

const isCurrent = ({ text, number }: Parameters, { id, sequence }: Pick<Move, 'id' | 'sequence'>) =>
  `id = ${text(id)} AND sequence = ${number(sequence)}`

/** Whether somebody else has the slot, as column `taken`. */
export function selectIsTaken(dialect: Dialect, { id, slot }: Move): Statement {
  return statement(
    dialect,
    (parameters) => `SELECT CASE WHEN ${isTaken(parameters, slot, [id, changeOf(id)])} THEN 1 ELSE 0 END AS taken`,
  )
}

export function selectKnown(dialect: Dialect, id: string): Statement {
  return statement(dialect, ({ text }) => `SELECT state, starts_at, ends_at FROM appointments WHERE id = ${text(id)}`)
}

/** Gives up a hold. */
export function releasing(dialect: Dialect, id: string): Statement {
  return statement(
    dialect,
    ({ text }) => `UPDATE appointments SET held_until = 0 WHERE id = ${text(id)} AND state = 'held'`,
  )
}

/** What may still be written again is kept, so that its files are removed once more. */
export function forgetting(dialect: Dialect, id: string): Statement {
  return statement(
    dialect,
    ({ text, present }) => `DELETE FROM appointments WHERE id = ${text(id)} AND state = 'abandoned'
      AND (held_until IS NULL OR held_until <= ${present()})`,
  )
}

/**
 * Ends the hold under which a change has kept its new slot, if the change can be made: two rows must not have one slot. Runs
 * right before it.
 */
export function endingChange(dialect: Dialect, { id, sequence }: Move): Statement {
  return statement(dialect, (parameters) => {
    const isBooked = "state IN ('booked', 'cancelled')"
    const current =
      sequence === NO_APPOINTMENT ? `id = ${parameters.text(id)}` : isCurrent(parameters, { id, sequence })
    const found = `EXISTS (SELECT 1 FROM appointments WHERE ${current} AND ${isBooked})`
    return `DELETE FROM appointments WHERE id = ${parameters.text(changeOf(id))} AND state IN ('held', 'abandoned')
      AND ${sequence === NO_APPOINTMENT ? `NOT ${found}` : found}`
  })
}
