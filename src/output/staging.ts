// The new output grows beside the old one and takes its place in two renames at the end. A build that fails or is
// killed on the way leaves the last good output as it was.
import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { OutputFile } from '../types.ts'
import { applyPatch, completePatch, type Patch } from './patch.ts'

/** A folder that becomes the output when it is complete. */
export interface Staging {
  readonly folder: string
  write(path: string, contents: string | Uint8Array): void
  /** Takes a file of the last output as it is. */
  keep(path: string): void
  /** Gives a file of the folder a second path. */
  repeat(from: string, path: string): void
  /** Puts the folder in the place of the output. */
  swap(): void
  /** Moves the files of the folder into the output, and removes others from it; what is in neither list stays. */
  patch(patch: Patch): void
  /** Throws the folder away, if it is still there. */
  discard(): void
}

/** Opens an empty folder beside `out`. */
export function openStaging(out: string): Staging {
  const folder = `${out}.next-${process.pid}`
  const old = `${out}.last-${process.pid}`
  mkdirSync(folder, { recursive: true })
  const target = placesIn(folder)
  return {
    folder,
    write: (path, contents) => writeFileSync(target(path), contents),
    keep: (path) => linkSync(join(out, path), target(path)),
    repeat: (from, path) => linkSync(join(folder, from), target(path)),
    swap() {
      const hadOutput = existsSync(out)
      if (hadOutput) renameSync(out, old)
      try {
        renameSync(folder, out)
      } catch (cause) {
        if (hadOutput) renameSync(old, out)
        throw cause
      }
      rmSync(old, { recursive: true, force: true })
    },
    patch: (patch) => applyPatch(out, folder, patch),
    discard: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Where a path below a folder lies; the folders above it are made, each once. */
function placesIn(folder: string): (path: string) => string {
  const made = new Set([folder])
  return (path) => {
    const file = join(folder, path)
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    return file
  }
}

/** Writes files into a folder that another thread has opened. */
export function writerInto(folder: string): (path: string, contents: OutputFile['contents']) => void {
  const target = placesIn(folder)
  return (path, contents) => writeFileSync(target(path), contents)
}

/** Puts back an output that was moved aside by a build that did not live to replace it, and clears leftovers. */
export function recover(out: string): void {
  const parent = dirname(out)
  if (!existsSync(parent)) return
  const leftover = new RegExp(`^${basename(out).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\.(next|last|patch)-(\\d+)$`)
  for (const name of readdirSync(parent)) {
    const [, kind, pid] = leftover.exec(name) ?? []
    if (!pid || isRunning(Number(pid))) continue
    if (kind === 'patch') completePatch(out, join(parent, name))
    else if (kind === 'last' && !existsSync(out)) renameSync(join(parent, name), out)
    else rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}
