import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isPostgres } from '../../functions/outbox/address.ts'
import { backUp, type Missing, restore } from '../../functions/outbox/backup.ts'
import { databaseAddress, existingDatabase, Refusal, reasonOf } from '../leads/with-store.ts'
import type { DatabaseOptions } from './leads.ts'

/**
 * `site leads backup`: a copy of the database in a file of its own. @returns how many leads are in it
 *
 * @throws Refusal when the file exists, or the database is a server's
 */
export async function backUpLeads({ root, database }: DatabaseOptions, name: string): Promise<number> {
  const { url, file } = existingDatabase({ root, named: database })
  if (file === null)
    throw new Refusal(
      'This database is on a server. Back it up there (PostgreSQL: pg_dump), or copy it into a file: site leads copy ADDRESS file:leads.db.',
    )
  const target = resolve(name)
  if (existsSync(target)) throw new Refusal(`${target} exists. Name a file that does not: nothing is overwritten.`)
  return backUp(url, target).catch((cause: unknown) => {
    throw new Refusal(`Cannot back up to ${target}. ${reasonOf(cause, true)}`, 3)
  })
}

/**
 * `site leads restore`: puts what a backup has and the database lacks into the database.
 *
 * @param isWanted asks whether to do it, with what would be put in
 * @returns what was put in; null: it was not wanted
 * @throws Refusal when there is no such backup, or it is damaged
 */
export async function restoreLeads(
  { root, database }: DatabaseOptions,
  name: string,
  isWanted: (missing: Missing) => Promise<boolean>,
): Promise<Missing | null> {
  const backup = resolve(name)
  if (!existsSync(backup)) throw new Refusal(`There is no backup ${backup}.`)
  const { url, file } = databaseAddress({ root, named: database })
  if (isPostgres(url))
    throw new Refusal(
      'A backup is restored into a file. From there it goes into an empty PostgreSQL database: site leads copy.',
    )
  return restore({ url, file: backup }, isWanted).catch((cause: unknown) => {
    throw new Refusal(`Cannot restore ${backup}. ${reasonOf(cause, file !== null)}`, 3)
  })
}
