// What the commands share that open the database of leads.
import { InvalidArgumentError, Option } from 'commander'
import { config } from './config.ts'

/** The project of a command, and its database. */
export interface PlaceOptions {
  readonly root: string
  readonly database?: string
}

export const databaseOption = () =>
  new Option('--database <address>', 'the database of leads; left out: LEADS_DATABASE_URL, or file:data/leads.db')

/** A whole number from 1, of an option. @throws InvalidArgumentError */
export function count(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It takes a whole number from 1.')
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
    console.error(thrown.message)
    return thrown.code
  }
}
