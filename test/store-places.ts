// Where servers can keep their leads: in a file, on a libSQL server, on PostgreSQL.
import { join } from 'node:path'
import { postgresProblem, sqldProblem, startPostgres, startSqld } from './database-servers.ts'

export interface StorePlace {
  readonly url: string
  stop(): Promise<void>
}

/** A kind of place. */
export interface StoreEngine {
  readonly name: string
  /** Why it cannot run here; null: it can. */
  readonly problem: string | null
  /** @param folder of the server */
  start(folder: string): Promise<StorePlace>
}

export const A_FILE: StoreEngine = {
  name: 'a file',
  problem: null,
  start: async (folder) => ({ url: `file:${join(folder, 'leads.db')}`, stop: async () => undefined }),
}

export const STORE_ENGINES: readonly StoreEngine[] = [
  A_FILE,
  { name: 'a libSQL server', problem: sqldProblem(), start: startSqld },
  { name: 'PostgreSQL', problem: postgresProblem(), start: () => startPostgres({ fsync: 'off' }) },
]
