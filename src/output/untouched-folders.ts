// Whether somebody else was at a large output: instead of each file, its folders are looked at. Their times change whenever
// a file is put into them, replaced or removed; what was written into a file in place shows in nothing but the file.
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileClock, isSameStamp, type Stamp, stampOf } from '../sources/file-stamp.ts'

/** Folders of an output as paths below it, with their stamps after the last build. */
export type FolderStamps = readonly (readonly [folder: string, stamp: Stamp])[]

/** Longer than the kernel's clock takes for a tick; file systems with coarser times are not waited for. */
const TICK_MS = 20
const PAUSE_MS = 1

/** The folders that are as they were. */
export function untouchedFolders(out: string, stamps: FolderStamps): ReadonlyMap<string, Stamp> {
  const same = stamps.filter(([folder, stamp]) => {
    const now = stampOf(`${out}/${folder}`)
    return now !== null && isSameStamp(now, stamp)
  })
  return new Map(same)
}

/**
 * The stamps of all folders with files in them, taken so that any later change shows: not before the clock of the file system
 * is past their times.
 *
 * @param paths files below `out`
 * @param known folders that this build has not changed, with their stamps
 * @param clock what the file system says the time is; null: nobody knows
 * @returns null where that would take too long; then each file has to be looked at the next time
 */
export function folderStamps(
  out: string,
  paths: Iterable<string>,
  known: ReadonlyMap<string, Stamp>,
  clock = () => clockBeside(out),
): FolderStamps | null {
  const folders = foldersOf(paths)
  const changed = folders.filter((folder) => !known.has(folder))
  const stamps = changed.length === 0 ? new Map<string, Stamp>() : settledStamps(out, changed, clock)
  if (!stamps) return null
  return folders.flatMap((folder): [string, Stamp][] => {
    const stamp = known.get(folder) ?? stamps.get(folder)
    return stamp ? [[folder, stamp]] : []
  })
}

function settledStamps(
  out: string,
  folders: readonly string[],
  clock: () => number | null,
): ReadonlyMap<string, Stamp> | null {
  const end = Date.now() + TICK_MS
  for (let isLast = false; ; isLast = Date.now() >= end) {
    const stamps = folders.flatMap((folder): [string, Stamp][] => {
      const stamp = stampOf(join(out, folder))
      return stamp ? [[folder, stamp]] : []
    })
    const now = clock()
    if (now === null || stamps.length < folders.length) return null
    if (stamps.every(([, [, mtimeMs, ctimeMs]]) => Math.max(mtimeMs, ctimeMs) < now)) return new Map(stamps)
    // Looked at once more after a whole tick, also where something else had the processor for all of it.
    if (isLast) return null
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
}

/** The folders of files, and those above them; the uppermost is ".". */
export function foldersOf(paths: Iterable<string>): string[] {
  const folders = new Set<string>()
  for (const path of paths) {
    for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) folders.add(folder)
  }
  return [...folders]
}

/** In the file system of the output, and not in a folder of it. */
function clockBeside(out: string): number | null {
  const folder = `${out}.next-${process.pid}`
  try {
    return fileClock(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
