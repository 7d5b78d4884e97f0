// What tells the states of a file apart without reading it, and when that may be relied on.
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ifAllowed } from '../content/stored.ts'

/** The size in bytes, when the content and when anything changed last in milliseconds since 1970, and the inode. */
export type Stamp = readonly [size: number, mtimeMs: number, ctimeMs: number, inode: number]

/** What a file system says about files without reading them. */
export interface FileStates {
  /** The time that files below a folder get now; null: nobody knows. */
  clock(folder: string): number | null
  /** null: there is no such file. */
  stampOf(path: string): Stamp | null
}

/** Times are as coarse as that on some file systems: two seconds on FAT, one on others. */
const COARSEST_TIME_MS = 3000
/** Elsewhere they follow the kernel's clock, which ticks at least every 10 ms; with some room. */
const FINE_TIME_MS = 50
const TICK_MS = 10

/** The stamp of a file; null if it is gone. */
export function stampOf(path: string): Stamp | null {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino] : null
}

export function isSameStamp(one: Stamp, other: Stamp): boolean {
  return one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3]
}

/**
 * Whether any later change of a file shows in its stamp. A change within the same tick of the clock may not, so the file must
 * have been left alone for a while before it was looked at; one whose times lie in the future, after a clock was set back,
 * counts as changing.
 *
 * @param now what the clock said before the file was looked at; null: nobody knows
 */
export function isSettled([, mtimeMs, ctimeMs]: Stamp, now: number | null): boolean {
  const isFine = mtimeMs % TICK_MS !== 0 && ctimeMs % TICK_MS !== 0
  return now !== null && Math.max(mtimeMs, ctimeMs) < now - (isFine ? FINE_TIME_MS : COARSEST_TIME_MS)
}

/**
 * The time in milliseconds since 1970 as the file system of a folder has it: that of a server in the network may have a clock
 * of its own. Of two clocks the one that is behind counts.
 *
 * @returns null where nothing may be written
 */
export function fileClock(folder: string): number | null {
  const file = join(folder, `clock.${process.pid}`)
  return ifAllowed(() => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, '')
    const { mtimeMs } = statSync(file)
    rmSync(file)
    return Math.min(mtimeMs, Date.now())
  })
}
