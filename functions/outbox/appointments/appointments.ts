import type { SinkName } from '../../lib/types.ts'
import type { Row, StoredLead } from '../queue.ts'
import { INVITATION } from '../sink-names.ts'
import { type Dialect, type Statement, statement } from '../sql.ts'
import { confirming, reminding } from '../visitor-deliveries.ts'
import {
  type Appointments,
  type ChangeResult,
  type Known,
  MAX_CHANGES,
  type Move,
  NO_APPOINTMENT,
  type Slot,
} from './appointment.ts'
import { telling } from './change-deliveries.ts'
import * as sql from './statements.ts'

/** Runs a statement of a transaction. @returns its rows, and how many were found or changed */
export type Run = (statement: Statement) => Promise<{ readonly rows: readonly Row[]; readonly count: number }>

/** An engine as appointments use it. */
export interface Engine extends Dialect {
  /** Runs an action as one transaction, while no other one books or changes an appointment. */
  transact<T>(action: (run: Run) => Promise<T>): Promise<T>
  /** Reads without keeping others from writing. */
  read(statement: Statement): Promise<readonly Row[]>
  find(id: string): Promise<StoredLead | null>
}

/** The appointments of a store of any engine. @param sinks where their changes have to be delivered */
export function appointmentsOf(engine: Engine, sinks: readonly SinkName[]): Appointments {
  const all = async (run: Run, statements: readonly Statement[]) => {
    for (const one of statements) await run(one)
  }
  const once = async (one: Statement) => void (await engine.transact((run) => run(one)))
  return {
    async taken(from, to, exceptVisit) {
      return (await engine.read(sql.selectTaken(engine, { start: from, end: to }, exceptVisit))).map(slotOf)
    },
    hold: (claim) =>
      engine.transact(async (run) => {
        await all(run, sql.expiring(engine))
        await run(sql.joining(engine, claim))
        return (await run(sql.holding(engine, claim))).count === 1
      }),
    release: (id) => once(sql.releasing(engine, id)),
    find: (id) => engine.find(id),
    move: (move) =>
      engine.transact(async (run) => {
        if (move.sequence >= MAX_CHANGES) return 'outdated'
        await all(run, sql.expiring(engine))
        const found = await run(sql.selectIsTaken(engine, move))
        if (Number(found.rows[0]?.['taken']) === 1) return 'taken'
        await run(sql.endingChange(engine, move))
        const result = resultOf(await run(sql.moving(engine, move)))
        if (result === 'done') await all(run, await afterMove(run, move))
        return result
      }),
    cancel: (cancellation) =>
      engine.transact(async (run) => {
        const result = resultOf(await run(sql.cancelling(engine, cancellation)))
        if (result === 'done') await all(run, telling(engine, cancellation.id, sinks))
        return result
      }),
    async known(id) {
      const [row] = await engine.read(sql.selectKnown(engine, id))
      return row ? { ...slotOf(row), state: String(row['state']) as Known['state'] } : null
    },
    abandoned: () =>
      engine.transact(async (run) => {
        await all(run, sql.expiring(engine))
        const { rows } = await run(ABANDONED)
        return rows.map((row) => ({ id: String(row['id']), files: String(row['files']).split(' ').filter(Boolean) }))
      }),
    forget: (id) => once(sql.forgetting(engine, id)),
  }

  /** What has to be sent now. */
  async function afterMove(run: Run, { id, sequence, slot, at }: Move): Promise<Statement[]> {
    const reminders = reminding(engine, { id, start: slot.start, at, sinks })
    const told = telling(engine, id, sinks)
    if (sequence !== NO_APPOINTMENT) return [...told, ...reminders]
    const { rows } = await run(statement(engine, ({ text }) => `SELECT email FROM leads WHERE id = ${text(id)}`))
    const email = String(rows[0]?.['email'])
    const invitation = sinks.includes(INVITATION) ? [confirming(engine, INVITATION, { id, email })] : []
    return [...told, ...invitation, ...reminders]
  }
}

const ABANDONED: Statement = {
  sql: "SELECT id, files FROM appointments WHERE state = 'abandoned' ORDER BY starts_at LIMIT 100",
  args: [],
}

const resultOf = ({ count }: { readonly count: number }): ChangeResult => (count === 1 ? 'done' : 'outdated')

function slotOf(row: Row): Slot {
  return { start: Number(row['starts_at']), end: Number(row['ends_at']) }
}
