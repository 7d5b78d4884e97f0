import { contentHash } from '../content/hash.ts'
import { hashedUrl, type Made, type Shelf } from '../pictures/shelf.ts'

/** Entries that an edit did not ask for are kept for the next ones, as many as this for each that it did. */
const SPARE = 3
const LEAST_SPARE = 40

/**
 * Pictures in memory from one edit to the next; the first edit may take what builds left in the cache.
 *
 * @param turn awaited before each piece of work; it may throw to give up
 */
export function keptShelf(first: Shelf, turn: () => Promise<void>): Shelf {
  const kept = new Map<string, Made<unknown>>()
  let used = new Set<string>()
  let isFirst = true
  return {
    async make<T>(key: string, work: Parameters<typeof first.make<T>>[1]): Promise<Made<T>> {
      const made = (kept.get(key) as Made<T> | undefined) ?? (isFirst ? await first.make(key, work) : null)
      const now = made ?? (await worked(work, turn))
      used.add(key)
      // What was asked for last stands last.
      kept.delete(key)
      kept.set(key, now)
      return now
    },
    close() {
      if (isFirst) first.close()
      isFirst = false
      const spare = Math.max(LEAST_SPARE, used.size * SPARE)
      const tooMany = kept.size - used.size - spare
      for (const key of [...kept.keys()].slice(0, Math.max(0, tooMany))) kept.delete(key)
      used = new Set()
    },
  }
}

async function worked<T>(work: Parameters<Shelf['make']>[1], turn: () => Promise<void>): Promise<Made<T>> {
  await turn()
  const { facts, files } = await work()
  return {
    facts: facts as T,
    files: files.map(({ url, bytes }) => ({
      url: hashedUrl(url, bytes),
      hash: contentHash(bytes),
      bytes: () => Promise.resolve(bytes),
    })),
  }
}
