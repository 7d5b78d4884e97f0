// Disks of a few megabytes in memory, for tests of full ones. Mounting takes the rights of root.
import { spawnSync } from 'node:child_process'
import { statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './project.ts'

/** Mounts a disk of this many megabytes. @throws what `mount` says when this user may not */
export function mountDisk(megabytes: number): string {
  const folder = temporaryFolder()
  const problem = mounted(folder, megabytes)
  if (problem !== null) throw new Error(problem)
  return folder
}

/** Why no disk can be mounted here; null if one can. */
export function mountProblem(): string | null {
  const folder = temporaryFolder()
  const problem = mounted(folder, 1)
  if (problem === null) unmount(folder)
  return problem
}

/** Lazily: a process that has just been ended may still be in it. */
export function unmount(disk: string): void {
  spawnSync('umount', ['-l', disk])
}

/** Leaves this many bytes free on a disk; null: all of it. */
export function fillDisk(disk: string, freeBytes: number | null): void {
  writeFileSync(join(disk, 'filler'), '')
  if (freeBytes === null) return
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)))
}

function mounted(folder: string, megabytes: number): string | null {
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  return status === 0 ? null : `no disk can be mounted: ${(error?.message ?? String(stderr)).trim()}`
}
