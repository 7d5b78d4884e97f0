import { contentHash } from '../content/hash.ts'
import { hashedUrl, type MakePictures, type PictureCache, type PictureSet } from '../pictures/picture-cache.ts'

/** Entries that an edit did not ask for are kept for the next ones, as many as this for each that it did. */
const SPARE = 3
const LEAST_SPARE = 40

/**
 * Pictures in memory from one edit to the next; the first edit may take what builds left in the cache.
 *
 * @param turn awaited before each piece of work; it may throw to give up
 */
export function picturesInMemory(first: PictureCache, turn: () => Promise<void>): PictureCache {
  const kept = new Map<string, PictureSet<unknown>>()
  let used = new Set<string>()
  let isFirst = true
  return {
    async get<T>(key: string, make: MakePictures<T>): Promise<PictureSet<T>> {
      const known = (kept.get(key) as PictureSet<T> | undefined) ?? (isFirst ? await first.get(key, make) : null)
      const pictures = known ?? (await made(make, turn))
      used.add(key)
      // What was asked for last stands last.
      kept.delete(key)
      kept.set(key, pictures)
      return pictures
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

async function made<T>(make: MakePictures<T>, turn: () => Promise<void>): Promise<PictureSet<T>> {
  await turn()
  const { facts, files } = await make()
  return {
    facts,
    files: files.map(({ url, bytes }) => ({
      url: hashedUrl(url, bytes),
      hash: contentHash(bytes),
      bytes: () => Promise.resolve(bytes),
    })),
  }
}
