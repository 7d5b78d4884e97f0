// What the last build wrote and why: a file whose reasons are the same and that nobody touched is taken again.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Needs, PageNeeds } from '../html/policy.ts'

/** One written file. */
export interface Written {
  /** Hash of everything that its content follows from. */
  readonly reason: string
  readonly size: number
  readonly mtimeMs: number
  /** What a page needs from its content security policy; not there if that is nothing. */
  readonly needs?: PageNeeds
}

/** Written files by path below the output folder. */
export type Manifest = Map<string, Written>

/** A manifest as it is stored. */
export type StoredManifest = readonly (readonly [path: string, written: Written])[]

/** Whether a file still is what the manifest says. */
export function isUntouched(out: string, path: string, { size, mtimeMs }: Written): boolean {
  const stats = statSync(join(out, path), { throwIfNoEntry: false })
  return stats !== undefined && stats.size === size && stats.mtimeMs === mtimeMs
}

/** What identifies a written file, and why it is as it is. */
export interface WrittenTarget {
  readonly path: string
  readonly reason: string
  readonly needs?: PageNeeds | undefined
}

/** Describes a file as it stands in a folder. */
export function writtenIn(folder: string, { path, reason, needs }: WrittenTarget): Written {
  const { size, mtimeMs } = statSync(join(folder, path))
  return { reason, size, mtimeMs, ...(needs && { needs }) }
}

/** What the pages among written files need. */
export function needsOf(manifest: Manifest): Needs {
  return new Map([...manifest].flatMap(([path, { needs }]) => (needs ? [[path, needs]] : [])))
}
