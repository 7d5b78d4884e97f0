import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DATABASE_EXAMPLES, DEFAULT_DATABASE, isDatabaseAddress } from '../../functions/outbox/address.ts'
import { databaseFile } from '../../functions/outbox/database/connection.ts'
import { knownProblem } from '../../functions/outbox/database/storage-error.ts'
import { openStore, type Store } from '../../functions/outbox/store.ts'

/** A request that cannot be met through no fault of the program: the message says what to do. */
export class Refusal extends Error {
  /** 2: wrong usage; 3: anything else. */
  readonly code: 2 | 3

  constructor(message: string, code: 2 | 3 = 2) {
    super(message)
    this.code = code
  }
}

/** The project, and the database that was named for it. */
export interface DatabaseChoice {
  readonly root: string
  /** The address of a database; left out: LEADS_DATABASE_URL, or the default of the server. */
  readonly named: string | undefined
}

/** Where a database is. */
interface DatabaseAddress {
  readonly url: string
  /** null: a server has it. */
  readonly file: string | null
}

/** @throws Refusal when that is no address */
export function databaseAddress({ root, named }: DatabaseChoice): DatabaseAddress {
  const url = named ?? (process.env['LEADS_DATABASE_URL']?.trim() || DEFAULT_DATABASE)
  if (!isDatabaseAddress(url)) throw new Refusal(`That is no address of a database. It takes ${DATABASE_EXAMPLES}.`)
  const path = databaseFile(url)
  const file = path === null ? null : resolve(root, path)
  return { url: file === null ? url : `file:${file}`, file }
}

/**
 * The database of leads, which has to be there: a missing one is not created, since nothing was sent yet, or the
 * address is wrong.
 *
 * @throws Refusal when there is no such database
 */
export function existingDatabase(choice: DatabaseChoice): DatabaseAddress {
  const address = databaseAddress(choice)
  if (address.file !== null && !existsSync(address.file))
    throw new Refusal(
      `There is no database ${address.file}. Name it with --database or LEADS_DATABASE_URL, or wait for a lead.`,
    )
  return address
}

/**
 * Opens the database of leads for as long as `use` takes.
 *
 * @throws Refusal when there is no such database, or it cannot be opened
 */
export async function withStore<T>(choice: DatabaseChoice, use: (store: Store) => Promise<T>): Promise<T> {
  const { url, file } = existingDatabase(choice)
  const store = await openStore({ url, sinks: [] }).catch((cause: unknown) => {
    throw new Refusal(reasonOf(cause, file !== null), 3)
  })
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

/** Why a database cannot be used. Messages about a server may contain its address, and that a password. */
export function reasonOf(error: unknown, isFile: boolean): string {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  const [first, ...others] = causes
  const words = others.flatMap((cause) => (isFile ? cause.message : (knownProblem(cause) ?? codeOf(cause))))
  return `${[first?.message, ...new Set(words)].join(': ')}.`
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? [error.code] : [])
