import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DATABASE_EXAMPLES, DEFAULT_DATABASE, isDatabaseAddress } from '../../functions/outbox/address.ts'
import { databaseFile } from '../../functions/outbox/database/connection.ts'
import { knownProblem } from '../../functions/outbox/database/storage-error.ts'
import { openStore, type Store } from '../../functions/outbox/store.ts'
import type { Words } from '../diagnostics/words.ts'
import { germanReason } from './german-problems.ts'

/** A request that cannot be met through no fault of the program: the words say what to do. */
export class Refusal extends Error {
  readonly words: Words
  /** 2: wrong usage; 3: anything else. */
  readonly code: 2 | 3

  constructor(words: Words, code: 2 | 3 = 2) {
    super(words.en)
    this.words = words
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

const NO_ADDRESS: Words = {
  en: `That is no address of a database. It takes ${DATABASE_EXAMPLES}.`,
  de: `Das ist keine Adresse einer Datenbank. Möglich: ${DATABASE_EXAMPLES.replace(' or ', ' oder ')}.`,
}

/** @throws Refusal when that is no address */
export function databaseAddress({ root, named }: DatabaseChoice): DatabaseAddress {
  const url = named ?? (process.env['LEADS_DATABASE_URL']?.trim() || DEFAULT_DATABASE)
  if (!isDatabaseAddress(url)) throw new Refusal(NO_ADDRESS)
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
  if (address.file !== null && !existsSync(address.file)) throw new Refusal(noDatabase(address.file))
  return address
}

function noDatabase(file: string): Words {
  return {
    en: `There is no database ${file}. Name it with --database or LEADS_DATABASE_URL, or wait for a lead.`,
    de: `Eine Datenbank ${file} gibt es nicht. Sie mit --database oder LEADS_DATABASE_URL nennen oder auf eine Anfrage warten.`,
  }
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
export function reasonOf(error: unknown, isFile: boolean): Words {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  const [first, ...others] = causes
  const english = others.flatMap((cause) => (isFile ? cause.message : (knownProblem(cause) ?? codeOf(cause))))
  const german = others.flatMap((cause) => (isFile || knownProblem(cause) ? germanReason(cause) : codeOf(cause)))
  return {
    en: `${[first?.message, ...new Set(english)].join(': ')}.`,
    de: `${[first && germanReason(first), ...new Set(german)].join(': ')}.`,
  }
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? [error.code] : [])
