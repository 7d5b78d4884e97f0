// A commit costs a write-through to the disk (some milliseconds), however much it holds. So what arrives while one
// commit is on its way shares the next one, and nobody is answered before the commit that holds their lead is done.
import { type InStatement, LibsqlBatchError, type ResultSet } from '@libsql/client'
import type { Connection } from './connection.ts'

/** Commits statements in one transaction: all of them or none. @returns their results, in order */
export type Write = (statements: readonly InStatement[]) => Promise<ResultSet[]>

interface Job {
  readonly statements: readonly InStatement[]
  resolve(results: ResultSet[]): void
  reject(cause: unknown): void
}

/** So many callers share a commit at most: whoever comes after them waits as long as a commit to a file takes. */
const MOST_JOBS = 64

/** Lets all writers share transactions. */
export function writerOf(connection: Connection): Write {
  const waiting: Job[] = []
  let isWriting = false
  const writeAll = async () => {
    isWriting = true
    while (waiting.length > 0) {
      // What has arrived with the first job is handed over within one turn.
      await new Promise(setImmediate)
      await commitTogether(connection, waiting.splice(0, MOST_JOBS))
    }
    isWriting = false
  }
  return (statements) =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject })
      if (!isWriting) void writeAll()
    })
}

/** Never rejects: each job hears what became of it. */
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
    // A statement was refused, so nothing of the transaction counts; whose it was shows when each is tried alone.
    if (jobs.length > 1 && cause instanceof LibsqlBatchError) {
      for (const job of jobs) await commitTogether(connection, [job])
    } else for (const { reject } of jobs) reject(cause)
  }
}
