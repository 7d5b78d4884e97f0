// What the commands share that open the database of leads.
import { Option } from 'commander'
import { invalid, ownLanguage, type Say } from './cli-line.ts'
import { config } from './config.ts'
import type { Words } from './diagnostics/words.ts'

/** The project of a command, and its database. */
export interface PlaceOptions {
  readonly root: string
  readonly database?: string
}

const DATABASE: Words = {
  en: 'the database of leads; left out: LEADS_DATABASE_URL, or file:data/leads.db',
  de: 'die Datenbank der Anfragen; ohne Angabe LEADS_DATABASE_URL oder file:data/leads.db',
}

export const databaseOption = (say: Say) => new Option('--database <address>', say(DATABASE))

/** A whole number from 1, of an option. @throws InvalidArgumentError */
export function count(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw invalid({ en: 'It takes a whole number from 1.', de: 'Gebraucht wird eine ganze Zahl ab 1.' })
  return Number(text)
}

export function placeOf({ root, database }: PlaceOptions) {
  return { root: config({ root }, process.cwd(), import.meta.url).root, database }
}

/** A request that cannot be met becomes a sentence and an exit code. */
export async function withRefusals(work: () => Promise<number>): Promise<number> {
  const { Refusal } = await import('./leads/with-store.ts')
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    console.error(thrown.words[ownLanguage()])
    return thrown.code
  }
}
