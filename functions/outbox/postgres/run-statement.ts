import { forPostgres, type Statement } from '../sql.ts'
import type { Result, Run } from './database.ts'

/** Runs a statement that both engines understand. */
export function runStatement(run: Run, { sql, args }: Statement): Promise<Result> {
  return run(forPostgres(sql), args)
}
