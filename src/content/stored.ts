// What a build keeps for the next one. In a file it is JSON with a checksum in front, so that a damaged file counts as
// missing.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentHash } from './hash.ts'

/** Keeps one value from one build to the next, with a key that names everything the value follows from. */
export interface Store<T> {
  /** What was kept under the same key; null when there is nothing, or nothing usable. */
  read(key: string): T | null
  write(key: string, value: T): void
}

/** A store in a file of JSON; null: nothing is kept. */
export function openStore<T>(file: string | null): Store<T> {
  return {
    read: (key) => (file ? readStored<T>(file, key) : null),
    // The old value stays until the new one is whole.
    write: (key, value) => {
      if (!file) return
      const body = JSON.stringify({ key, value })
      writeCacheFile(file, (partial) => writeFileSync(partial, `${contentHash(body)}\n${body}`))
    },
  }
}

/** A store that forgets when the process ends. */
export function openInMemory<T>(): Store<T> {
  let kept: { readonly key: string; readonly value: T } | null = null
  return {
    read: (key) => (kept?.key === key ? kept.value : null),
    write(key, value) {
      kept = { key, value }
    },
  }
}

function readStored<T>(file: string, key: string): T | null {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  if (text.slice(0, end) !== contentHash(body)) return null
  const stored = JSON.parse(body) as { key: string; value: T }
  return stored.key === key ? stored.value : null
}

/** System errors for missing space or permission to write. */
const refusals = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EFBIG'])

/** What was kept turned out to be damaged after its use had begun: the work has to be done again without it. */
export class DamagedCache extends Error {
  constructor(file: string) {
    super(`${file} is damaged`)
  }
}

/**
 * Writes a file of the cache beside its place and moves it there. A cache that cannot be written costs time at the next
 * build and nothing else, so such an error is not passed on.
 */
export function writeCacheFile(file: string, write: (partial: string) => void): void {
  const partial = `${file}.${process.pid}`
  ifAllowed(() => {
    try {
      mkdirSync(dirname(file), { recursive: true })
      write(partial)
      renameSync(partial, file)
    } catch (cause) {
      rmSync(partial, { force: true })
      throw cause
    }
  })
}

/** Does what a full disk or missing rights may refuse in a cache. @returns null when they did */
export function ifAllowed<T>(work: () => T): T | null {
  try {
    return work()
  } catch (cause) {
    if (!refusals.has((cause as NodeJS.ErrnoException).code ?? '')) throw cause
    return null
  }
}
