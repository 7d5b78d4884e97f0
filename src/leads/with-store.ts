import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DEFAULT_DATABASE, isDatabaseAddress } from '../../functions/outbox/address.ts'
import { databaseFile } from '../../functions/outbox/connection.ts'
import { openStore, type Store } from '../../functions/outbox/store.ts'

/** What was asked for cannot be done, and that is no mistake of the program: the message says what to do. */
export class Refusal extends Error {
  /** 2: asked in the wrong way; 3: something else is in the way. */
  readonly code: 2 | 3

  constructor(message: string, code: 2 | 3 = 2) {
    super(message)
    this.code = code
  }
}

/**
 * Opens the database of leads for as long as `use` takes. A database that is not there is not made: nothing was sent
 * yet, or the address is wrong.
 *
 * @param named a libSQL address; left out: LEADS_DATABASE_URL, or the default of the server
 * @throws Refusal when there is no such database, or it cannot be opened
 */
export async function withStore<T>(
  { root, named }: { readonly root: string; readonly named: string | undefined },
  use: (store: Store) => Promise<T>,
): Promise<T> {
  const url = named ?? (process.env['LEADS_DATABASE_URL']?.trim() || DEFAULT_DATABASE)
  if (!isDatabaseAddress(url))
    throw new Refusal('That is no address of a database. It takes file:data/leads.db, or libsql://leads.example.com.')
  const path = databaseFile(url)
  const file = path === null ? null : resolve(root, path)
  if (file !== null && !existsSync(file))
    throw new Refusal(
      `There is no database ${file}. Name it with --database or LEADS_DATABASE_URL, or wait for a lead.`,
    )
  const store = await openStore(file === null ? url : `file:${file}`, []).catch((cause: unknown) => {
    throw new Refusal(reasonOf(cause, file !== null), 3)
  })
  try {
    return await use(store)
  } finally {
    store.close()
  }
}

/** Why a database cannot be opened. What is said of a server may hold its address, and that a password. */
function reasonOf(error: unknown, isFile: boolean): string {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  const [first, ...others] = causes
  const words = isFile ? others.map(({ message }) => message) : others.flatMap(codeOf)
  return `${[first?.message, ...new Set(words)].join(': ')}.`
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? [error.code] : [])
