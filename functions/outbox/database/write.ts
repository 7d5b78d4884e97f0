// A commit costs a write-through to the disk (some milliseconds), however much it holds. So what arrives during a commit
// shares the next one, and no lead is answered before its commit is done.
import { type InStatement, LibsqlBatchError, type ResultSet } from '@libsql/client'
import type { Connection } from './connection.ts'

/** Commits statements in one transaction: all of them or none. @returns their results, in order */
export type Write = (statements: readonly InStatement[]) => Promise<ResultSet[]>

interface Job {
  readonly statements: readonly InStatement[]
  resolve(results: ResultSet[]): void
  reject(cause: unknown): void
}

/** Maximum number of callers that share a commit; the next ones wait for the following commit. */
const MAX_JOBS = 64

/** Lets all writers share transactions. */
export function writerOf(connection: Connection): Write {
  const waiting: Job[] = []
  let isWriting = false
  const writeAll = async () => {
    isWriting = true
    while (waiting.length > 0) {
      // Jobs that arrive with the first one are added within one turn of the event loop.
      await new Promise(setImmediate)
      await commitTogether(connection, waiting.splice(0, MAX_JOBS))
    }
    isWriting = false
  }
  return (statements) =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject })
      if (!isWriting) void writeAll()
    })
}

/** Never rejects: each job gets its own result or error. */
async function commitTogether(connection: Connection, jobs: readonly Job[]): Promise<void> {
  const all = jobs.flatMap(({ statements }) => statements)
  try {
    const results = await connection.use((client) => client.batch(all, 'write'))
    let start = 0
    for (const { statements, resolve } of jobs) {
      resolve(results.slice(start, start + statements.length))
      start += statements.length
    }
  } catch (cause) {
    // A statement was refused, so the transaction was rolled back; trying each job alone shows whose it was.
    if (jobs.length > 1 && cause instanceof LibsqlBatchError) {
      for (const job of jobs) await commitTogether(connection, [job])
    } else for (const { reject } of jobs) reject(cause)
  }
}
