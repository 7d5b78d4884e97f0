import type { Answering } from '../../reply/promise.ts'
import { answering, answeringOf } from '../reply-clock.ts'
import { type Ran, type Reports, reportsOf } from '../reports.ts'
import type { Statement } from '../sql.ts'
import type { Present } from '../time.ts'
import type { Database } from './database.ts'
import { runStatement } from './run-statement.ts'
import { presentIn } from './time.ts'

interface ReplyDeps {
  readonly present: Present
  wall(): number
}

/** Says that a lead is answered. May be repeated: the first time stays. */
export async function answerLead(database: Database, { present, wall }: ReplyDeps, id: string): Promise<Answering> {
  const dialect = { presentIn, counted: () => present.counted() }
  const results = await inOne(database, answering(dialect, id, wall()))
  return answeringOf(results[0]?.count ?? 0, results.at(-1)?.rows[0])
}

/** Weekly reports in PostgreSQL. */
export function postgresReports(database: Database, { present, wall }: ReplyDeps): Reports {
  return reportsOf({
    presentIn,
    counted: () => present.counted(),
    wall,
    read: (one) => database.use((run) => runStatement(run, one)),
    write: (statements) => inOne(database, statements),
  })
}

function inOne(database: Database, statements: readonly Statement[]): Promise<Ran[]> {
  return database.transaction(async (run) => {
    const results: Ran[] = []
    for (const one of statements) results.push(await runStatement(run, one))
    return results
  })
}
