// Files as the editor reads and writes them: never half, and never over what somebody else wrote meanwhile.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { contentHash } from '../../content/hash.ts'
import type { Refusal } from '../change.ts'
import { safePath } from './safe-path.ts'

/** What a file was before and after a change; null: it was not there. */
export interface FileChange {
  readonly file: string
  readonly before: Buffer | null
  readonly after: Buffer | null
}

export class ContentFiles {
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  /** The bytes of a file; null if there is none. */
  read(file: string): Buffer | null | Refusal {
    const path = safePath(this.root, file)
    if (typeof path !== 'string') return path
    return existsSync(path) ? readFileSync(path) : null
  }

  /** Puts bytes in the place of a file in one step; null removes it. */
  write(file: string, bytes: Buffer | null): Refusal | null {
    const path = safePath(this.root, file)
    if (typeof path !== 'string') return path
    if (bytes === null) rmSync(path, { force: true })
    else replace(path, bytes)
    return null
  }
}

export function hashOf(bytes: Buffer | null): string {
  return bytes === null ? '' : contentHash(bytes)
}

/** Hidden files are part of no site (src/dev/watch.ts), so nobody reads the new one before it is whole. */
function replace(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}`)
  const mode = existsSync(path) ? statSync(path).mode : 0o644
  try {
    writeFileSync(beside, bytes, { mode, flush: true })
    renameSync(beside, path)
  } finally {
    rmSync(beside, { force: true })
  }
}
