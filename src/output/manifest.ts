// What the last build wrote and why: a file whose reasons are the same and that nobody touched is taken again.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checksumOf } from '../content/hash.ts'
import type { Packing } from '../content/map-store.ts'
import type { Needs, PageNeeds } from '../html/policy.ts'

/** One written file. */
export interface Written {
  /** Hash of everything that its content follows from. */
  readonly reason: string
  readonly size: number
  readonly mtimeMs: number
  /** CRC-32 of the content: what `--verify` compares. */
  readonly checksum: number
  /** What a page needs from its content security policy; not there if that is nothing. */
  readonly needs?: PageNeeds
}

/** Written files by path below the output folder. */
export type Manifest = Map<string, Written>

/** A manifest as it is stored: most pages need the same, so that stands once. */
interface StoredManifest {
  readonly needs: readonly PageNeeds[]
  /** What a file needs is a number among `needs`; -1: nothing. */
  readonly files: readonly (readonly [
    path: string,
    reason: string,
    size: number,
    mtimeMs: number,
    checksum: number,
    needs: number,
  ])[]
}

function storedManifest(manifest: ReadonlyMap<string, Written>): StoredManifest {
  const numbers = new Map<string, number>()
  // Files that an earlier build wrote share their needs already.
  const seen = new Map<PageNeeds, number>()
  const numberOf = (needs: PageNeeds) => {
    const key = JSON.stringify(needs)
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    seen.set(needs, number)
    return number
  }
  const files = [...manifest].map(([path, { reason, size, mtimeMs, checksum, needs }]) => {
    const number = needs ? (seen.get(needs) ?? numberOf(needs)) : -1
    return [path, reason, size, mtimeMs, checksum, number] as const
  })
  return { needs: [...numbers.keys()].map((key) => JSON.parse(key) as PageNeeds), files }
}

function manifestOf({ files, needs }: StoredManifest): Manifest {
  return new Map(
    files.map(([path, reason, size, mtimeMs, checksum, number]) => {
      const needed = needs[number]
      return [path, { reason, size, mtimeMs, checksum, ...(needed && { needs: needed }) }]
    }),
  )
}

const NO_ERROR = { throwIfNoEntry: false }

export const MANIFEST_PACKING: Packing<Written, StoredManifest> = { packed: storedManifest, unpacked: manifestOf }

/** Whether a file still is what the manifest says. */
export function isUntouched(out: string, path: string, { size, mtimeMs }: Written): boolean {
  const stats = statSync(`${out}/${path}`, NO_ERROR)
  return stats !== undefined && stats.size === size && stats.mtimeMs === mtimeMs
}

/** Whether a file still says what the manifest says, whatever its times are. */
export function isIntact(out: string, path: string, { checksum }: Written): boolean {
  return existsSync(join(out, path)) && checksumOf(readFileSync(join(out, path))) === checksum
}

/** What identifies a written file, and why it is as it is. */
export interface WrittenTarget {
  readonly path: string
  readonly reason: string
  readonly checksum: number
  readonly needs?: PageNeeds | undefined
}

/** Describes a file as it stands in a folder. */
export function writtenIn(folder: string, { path, reason, checksum, needs }: WrittenTarget): Written {
  const { size, mtimeMs } = statSync(join(folder, path))
  return { reason, size, mtimeMs, checksum, ...(needs && { needs }) }
}

/** What the pages among written files need. */
export function needsOf(manifest: Manifest): Needs {
  return new Map([...manifest].flatMap(([path, { needs }]) => (needs ? [[path, needs]] : [])))
}
