// Pictures made by earlier builds. An entry says what was made under a key; the bytes lie beside it under their own
// hash, which is their checksum. Keys name everything a picture follows from, so an entry never grows old.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../content/hash.ts'
import { openStore, writeCacheFile } from '../content/stored.ts'
import { lazy } from '../lazy.ts'

/** A picture that was just made. */
export interface NewPicture {
  /** Address in the built site; `{hash}` in it is replaced by a part of the hash of the bytes. */
  readonly url: string
  readonly bytes: Uint8Array
}

/** A file of the output with a picture; its bytes are read when they are needed. */
export interface PictureFile {
  readonly url: string
  readonly hash: string
  bytes(): Promise<Uint8Array>
}

/** What was made under one key, and what is known about it. */
export interface PictureSet<T> {
  readonly facts: T
  readonly files: readonly PictureFile[]
}

/** Makes pictures; facts are JSON. */
export type MakePictures<T> = () => Promise<{ facts: T; files: readonly NewPicture[] }>

interface Entry {
  readonly facts: unknown
  readonly files: readonly { url: string; hash: string; size: number }[]
}

/** An address with the part of the hash that changes with the content. */
export function hashedUrl(url: string, bytes: Uint8Array): string {
  return url.replace('{hash}', contentHash(bytes).slice(0, 8).toUpperCase())
}

/** Pictures by what they follow from. */
export interface PictureCache {
  /** What was made under this key before, or is made now. */
  get<T>(key: string, make: MakePictures<T>): Promise<PictureSet<T>>
  /** Keeps what was asked for, and nothing else, for the next build. */
  close(): void
}

/** Opens the pictures in a cache folder; null: everything is made and kept until the build ends. */
export function openPictureCache(cache: string | null): PictureCache {
  const folder = cache && join(cache, 'pictures')
  const index = openStore<[string, Entry][]>(cache && join(cache, 'pictures.json'))
  const generator = process.env['SITE_GENERATOR'] ?? ''
  const known = lazy(() => new Map<string, Entry>(index.read(generator)))
  const used = new Map<string, Entry>()
  const fresh = new Map<string, Uint8Array>()

  const place = (hash: string) => (folder ? join(folder, hash) : null)
  const take = (hash: string) => fresh.get(hash) ?? readIntact(place(hash), hash)
  const put = ({ url, bytes }: NewPicture) => {
    const hash = contentHash(bytes)
    const file = place(hash)
    fresh.set(hash, bytes)
    if (file) writeCacheFile(file, (partial) => writeFileSync(partial, bytes))
    return { url: hashedUrl(url, bytes), hash, size: bytes.length }
  }
  const isThere = ({ hash, size }: Entry['files'][number]) =>
    fresh.has(hash) || statSync(place(hash) ?? '', { throwIfNoEntry: false })?.size === size

  const run = async <T>(make: MakePictures<T>): Promise<Entry> => {
    const { facts, files } = await make()
    return { facts, files: files.map(put) }
  }
  return {
    async get(key, make) {
      const stored = used.get(key) ?? known().get(key)
      const entry = stored?.files.every(isThere) ? stored : await run(make)
      used.set(key, entry)
      const files = entry.files.map(({ url, hash }) => ({
        url,
        hash,
        // A file of the right length may still be damaged: that shows when it is read, and it is made again.
        bytes: async () => {
          const kept = take(hash)
          if (kept) return kept
          await run(make)
          return found(take(hash), url)
        },
      }))
      return { facts: entry.facts as Awaited<ReturnType<typeof make>>['facts'], files }
    },
    close() {
      if (!folder || isSame(known(), used)) return
      index.write(generator, [...used])
      removeOthers(folder, new Set([...used.values()].flatMap(({ files }) => files.map(({ hash }) => hash))))
    },
  }
}

function readIntact(file: string | null, hash: string): Uint8Array | null {
  if (!file || !existsSync(file)) return null
  const bytes = readFileSync(file)
  return contentHash(bytes) === hash ? bytes : null
}

function found(bytes: Uint8Array | null, url: string): Uint8Array {
  if (!bytes) throw new Error(`${url} was made twice and came out differently`)
  return bytes
}

/** Entries never change under a key, so the keys are enough; a repaired file changes no entry. */
function isSame(known: ReadonlyMap<string, Entry>, used: ReadonlyMap<string, Entry>): boolean {
  return known.size === used.size && [...used.keys()].every((key) => known.has(key))
}

function removeOthers(folder: string, wanted: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name), { force: true })
}
