import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { databaseFile } from '../../functions/outbox/database.ts'
import { openStore, type Store } from '../../functions/outbox/store.ts'

/** A mistake in what was asked for, not in the program: the message says what to do. */
export class Refusal extends Error {}

/** Where the server keeps leads, unless its environment says otherwise. */
const DEFAULT_DATABASE = 'file:data/leads.db'

/**
 * Opens the database of leads for as long as `use` takes. A database that is not there is not made: nothing was sent
 * yet, or the address is wrong.
 *
 * @param named a libSQL address; left out: LEADS_DATABASE_URL, or the default of the server
 * @throws Refusal when there is no such file
 */
export async function withStore<T>(
  { root, named }: { readonly root: string; readonly named: string | undefined },
  use: (store: Store) => Promise<T>,
): Promise<T> {
  const url = named ?? process.env['LEADS_DATABASE_URL'] ?? DEFAULT_DATABASE
  const path = databaseFile(url)
  const file = path === null ? null : resolve(root, path)
  if (file !== null && !existsSync(file))
    throw new Refusal(
      `There is no database ${file}. Name it with --database or LEADS_DATABASE_URL, or wait for a lead.`,
    )
  const store = await openStore(file === null ? url : `file:${file}`, [])
  try {
    return await use(store)
  } finally {
    store.close()
  }
}
