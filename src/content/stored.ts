// What a build keeps for the next one. In a file it is JSON, and bytes that belong to it, with a checksum in front, so that
// a damaged file counts as missing.
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { checksumOf } from './hash.ts'
import { decodeText } from './text.ts'

/** Keeps one value from one build to the next, with a key that names everything the value follows from. */
export interface Store<T> {
  /** What was kept under the same key; null when there is nothing, or nothing usable. */
  read(key: string): T | null
  write(key: string, value: T): void
}

/** A store in a file of JSON; null: nothing is kept. */
export function openStore<T>(file: string | null): Store<T> {
  const store = openBytesStore<T>(file)
  return {
    read: (key) => store.read(key)?.value ?? null,
    write: (key, value) => store.write(key, value, []),
  }
}

/** The same for a value and some bytes, which stand in the file as they are: JSON would take longer to write and to read. */
export interface BytesStore<T> {
  read(key: string): { readonly value: T; readonly parts: readonly Uint8Array[] } | null
  write(key: string, value: T, parts: readonly Uint8Array[]): void
}

/** A store in a file; null: nothing is kept. */
export function openBytesStore<T>(file: string | null): BytesStore<T> {
  return {
    read: (key) => (file ? readStored<T>(file, key) : null),
    // The old value stays until the new one is whole.
    write: (key, value, parts) => {
      if (!file) return
      const head = JSON.stringify({ key, value, lengths: parts.map(({ length }) => length) })
      const body = Buffer.concat([Buffer.from(`${head}\n`), ...parts])
      writeCacheFile(file, (partial) => {
        writeFileSync(partial, `${checksumOf(body)}\n`)
        appendFileSync(partial, body)
      })
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

interface Head<T> {
  readonly key: string
  readonly value: T
  readonly lengths: readonly number[]
}

function readStored<T>(file: string, key: string): ReturnType<BytesStore<T>['read']> {
  if (!existsSync(file)) return null
  const bytes = readFileSync(file)
  const start = bytes.indexOf('\n') + 1
  if (decodeText(bytes.subarray(0, start)) !== `${checksumOf(bytes.subarray(start))}\n`) return null
  const end = bytes.indexOf('\n', start)
  const stored = JSON.parse(decodeText(bytes.subarray(start, end))) as Head<T>
  if (stored.key !== key) return null
  let next = end + 1
  const parts = stored.lengths.map((length) => {
    next += length
    return bytes.subarray(next - length, next)
  })
  return { value: stored.value, parts }
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
 *
 * @returns whether it was written
 */
export function writeCacheFile(file: string, write: (partial: string) => void): boolean {
  const partial = `${file}.${process.pid}`
  const written = ifAllowed(() => {
    try {
      mkdirSync(dirname(file), { recursive: true })
      write(partial)
      renameSync(partial, file)
      return true
    } catch (cause) {
      rmSync(partial, { force: true })
      throw cause
    }
  })
  return written ?? false
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
