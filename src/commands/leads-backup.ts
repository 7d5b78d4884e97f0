import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isPostgres } from '../../functions/outbox/address.ts'
import { backUp, type Missing, restore } from '../../functions/outbox/backup.ts'
import type { Words } from '../diagnostics/words.ts'
import { databaseAddress, existingDatabase, Refusal, reasonOf } from '../leads/with-store.ts'
import type { DatabaseOptions } from './leads.ts'

/**
 * `site leads backup`: a copy of the database in a file of its own. @returns how many leads are in it
 *
 * @throws Refusal when the file exists, or the database is a server's
 */
export async function backUpLeads({ root, database }: DatabaseOptions, name: string): Promise<number> {
  const { url, file } = existingDatabase({ root, named: database })
  if (file === null) throw new Refusal(ON_SERVER)
  const target = resolve(name)
  if (existsSync(target)) throw new Refusal(existing(target))
  return backUp(url, target).catch((cause: unknown) => {
    const { en, de } = reasonOf(cause, true)
    throw new Refusal({ en: `Cannot back up to ${target}. ${en}`, de: `Sichern in ${target} geht nicht. ${de}` }, 3)
  })
}

const ON_SERVER: Words = {
  en: 'This database is on a server. Back it up there (PostgreSQL: pg_dump), or copy it into a file: site leads copy ADDRESS file:leads.db.',
  de: 'Diese Datenbank liegt auf einem Server. Sie dort sichern (PostgreSQL: pg_dump) oder in eine Datei kopieren: site leads copy ADRESSE file:leads.db.',
}

function existing(file: string): Words {
  return {
    en: `${file} exists. Name a file that does not: nothing is overwritten.`,
    de: `${file} gibt es schon. Eine neue Datei nennen: Überschrieben wird nichts.`,
  }
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
  if (!existsSync(backup))
    throw new Refusal({ en: `There is no backup ${backup}.`, de: `Eine Sicherung ${backup} gibt es nicht.` })
  const { url, file } = databaseAddress({ root, named: database })
  if (isPostgres(url)) throw new Refusal(INTO_FILE)
  return restore({ url, file: backup }, isWanted).catch((cause: unknown) => {
    const { en, de } = reasonOf(cause, file !== null)
    throw new Refusal(
      { en: `Cannot restore ${backup}. ${en}`, de: `${backup} lässt sich nicht wiederherstellen. ${de}` },
      3,
    )
  })
}

const INTO_FILE: Words = {
  en: 'A backup is restored into a file. From there it goes into an empty PostgreSQL database: site leads copy.',
  de: 'Eine Sicherung wird in einer Datei wiederhergestellt. Von dort kommt sie in eine leere PostgreSQL-Datenbank: site leads copy.',
}
