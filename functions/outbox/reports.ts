// Weekly reports on their way to the owner, one row for each week: however many servers there are, one of them sends it. What
// becomes of a try is kept as it is for a delivery.
import { randomUUID } from 'node:crypto'
import type { Connection } from './database/connection.ts'
import type { Write } from './database/write.ts'
import type { Settlement } from './queue.ts'
import { type Dialect, type Statement, statement } from './sql.ts'
import { type Present, presentIn } from './time.ts'

/** A report that this process may send. No other one may, until the lease ends. */
export interface ReportDelivery {
  /** ISO 8601, such as "2026-W47". */
  readonly week: string
  /** 1 for the first try. */
  readonly attempt: number
  /** Time since the first try. */
  readonly ageMs: number
  readonly lease: string
}

/** mine: it has to be sent now. waiting: later, or another process is sending it. settled: it was sent or given up. */
export type ReportClaim =
  | { readonly state: 'mine'; readonly delivery: ReportDelivery }
  | { readonly state: 'waiting' | 'settled' }

export interface Reports {
  claimReport(week: string, leaseMs: number): Promise<ReportClaim>
  /** @returns false when the lease has ended and another process has it */
  settleReport(delivery: ReportDelivery, settlement: Settlement): Promise<boolean>
}

/** A statement's rows, and how many it changed. */
export interface Ran {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly count: number
}

export interface ReportEngine extends Dialect {
  /** Runs one statement. */
  read(statement: Statement): Promise<Ran>
  /** Runs statements as one transaction. @returns their results, in order */
  write(statements: readonly Statement[]): Promise<readonly Ran[]>
  wall(): number
}

export function reportsOf(engine: ReportEngine): Reports {
  const stateOf = (week: string) =>
    statement(
      engine,
      ({ text, present }) => `SELECT state, next_at <= ${present()} AS is_due FROM reports WHERE week = ${text(week)}`,
    )
  return {
    async claimReport(week, leaseMs) {
      // A read blocks no writer; mostly there is nothing to do.
      const [known] = (await engine.read(stateOf(week))).rows
      if (known && known['state'] !== 'waiting') return { state: 'settled' }
      if (known && !isTrue(known['is_due'])) return { state: 'waiting' }
      const lease = randomUUID()
      const [, , claimed] = await engine.write(claiming(engine, { week, leaseMs, lease }))
      const [row] = claimed?.rows ?? []
      if (!row) return { state: 'waiting' }
      return {
        state: 'mine',
        delivery: { week, attempt: Number(row['attempts']), ageMs: Number(row['age']), lease },
      }
    },
    async settleReport({ week, lease }, settlement) {
      const isWaiting = settlement.state === 'waiting'
      const [settled] = await engine.write([
        statement(engine, ({ text, number, present }) => {
          const next = `${present()} + ${number(isWaiting ? settlement.pauseMs : 0)}`
          const settledAt = isWaiting ? 'NULL' : number(engine.wall())
          const problem = text(settlement.state === 'delivered' ? '' : settlement.problem)
          return `UPDATE reports SET state = ${text(settlement.state)}, problem = ${problem}, settled_at = ${settledAt},
            next_at = ${next}, lease = NULL WHERE week = ${text(week)} AND lease = ${text(lease)}`
        }),
      ])
      return settled?.count === 1
    },
  }
}

/** Reports in a file or on a libSQL server. */
export function libsqlReports(
  connection: Connection,
  write: Write,
  { present, wall }: { readonly present: Present; wall(): number },
): Reports {
  return reportsOf({
    presentIn,
    counted: () => present.counted(),
    wall,
    async read(one) {
      const { rows, rowsAffected } = await connection.use((client) => client.execute(one))
      return { rows, count: rowsAffected }
    },
    async write(statements) {
      return (await write(statements)).map(({ rows, rowsAffected }) => ({ rows, count: rowsAffected }))
    },
  })
}

function claiming(
  dialect: Dialect,
  { week, leaseMs, lease }: { readonly week: string; readonly leaseMs: number; readonly lease: string },
): Statement[] {
  return [
    statement(dialect, ({ text, present }) => {
      const now = present()
      return `INSERT INTO reports (week, since, next_at) VALUES (${text(week)}, ${now}, ${now}) ON CONFLICT DO NOTHING`
    }),
    statement(dialect, ({ text, number, present }) => {
      const now = present()
      return `UPDATE reports SET lease = ${text(lease)}, next_at = ${now} + ${number(leaseMs)}, attempts = attempts + 1
        WHERE week = ${text(week)} AND state = 'waiting' AND next_at <= ${now}`
    }),
    statement(
      dialect,
      ({ text, present }) =>
        `SELECT attempts, ${present()} - since AS age FROM reports WHERE week = ${text(week)} AND lease = ${text(lease)}`,
    ),
  ]
}

/** SQLite has numbers for it. */
const isTrue = (value: unknown) => value === true || Number(value) === 1
