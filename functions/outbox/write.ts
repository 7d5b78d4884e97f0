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

/** So many callers share a commit at most: the server stands still as long as a commit to a file takes. */
const MOST_JOBS = 64

/**
 * A commit begins when so many turns of the event loop brought no further job. Node accepts one connection a turn: if
 * every turn ended with a commit, visitors would come in one by one, each with a commit of their own.
 * Fifty connections opened at once for 1.2 s (bench/load.ts): p99 160 ms instead of 650 with one turn, 780 with 5 ms.
 */
const QUIET_TURNS = 8
/** Jobs that keep coming one by one are not waited for any longer. */
const MOST_GATHERING_MS = 20

/** Lets all writers share transactions. */
export function writerOf(connection: Connection): Write {
  const waiting: Job[] = []
  let isWriting = false
  const writeAll = async () => {
    isWriting = true
    while (waiting.length > 0) {
      await gather(waiting)
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

/** Lets requests that have arrived already join. */
async function gather(waiting: readonly Job[]): Promise<void> {
  const end = performance.now() + MOST_GATHERING_MS
  let known = waiting.length
  for (let quiet = 0; quiet < QUIET_TURNS && waiting.length < MOST_JOBS && performance.now() < end; quiet++) {
    await new Promise(setImmediate)
    if (waiting.length > known) quiet = -1
    known = waiting.length
  }
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
