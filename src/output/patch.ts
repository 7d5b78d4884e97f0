// A few new files in a large output: they take their places one by one, because to put thousands of others into a new
// folder takes longer than to make them. A journal says what is to be done, so that a patch that was cut off by a kill
// or a power failure is completed by the next build; signals wait until it is done.
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** What a patch changes, as paths below the output. */
export interface Patch {
  readonly files: readonly string[]
  readonly removed: readonly string[]
}

/** In the folder of a patch. */
const JOURNAL = '.patch.json'
/** The files as they were, in the folder of a patch. */
const BEFORE = '.before'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Moves the files of a complete folder into the output, and removes others from it.
 *
 * @param folder is gone afterwards
 * @throws the system's error; then the output is as it was
 */
export function applyPatch(out: string, folder: string, { files, removed }: Patch): void {
  // Pages come last: what they load is there when they are.
  const ordered = [...files].sort((a, b) => Number(a.endsWith('.html')) - Number(b.endsWith('.html')))
  writeFileSync(join(folder, JOURNAL), JSON.stringify({ files: ordered, removed } satisfies Patch))
  const patch = folder.replace(/\.next-(\d+)$/, '.patch-$1')
  renameSync(folder, patch)
  withoutSignals(() => {
    try {
      moveOrPutBack(out, patch, { files: ordered, removed })
    } finally {
      rmSync(patch, { recursive: true, force: true })
    }
  })
}

function moveOrPutBack(out: string, patch: string, { files, removed }: Patch): void {
  const changed = [...files, ...removed]
  const there = changed.filter((path) => isFile(join(out, path)))
  for (const path of there) linkSync(join(out, path), placed(patch, BEFORE, path))
  try {
    move(out, patch, { files, removed })
  } catch (cause) {
    for (const path of changed) putBack(out, patch, path)
    throw cause
  }
}

/** Completes a patch that was cut off; one that had no journal yet had not begun. */
export function completePatch(out: string, patch: string): void {
  if (existsSync(out) && existsSync(join(patch, JOURNAL))) {
    const { files, removed } = JSON.parse(readFileSync(join(patch, JOURNAL), 'utf8')) as Patch
    const left = files.filter((path) => existsSync(join(patch, path)))
    move(out, patch, { files: left, removed })
  }
  rmSync(patch, { recursive: true, force: true })
}

function move(out: string, patch: string, { files, removed }: Patch): void {
  for (const path of files) renameSync(join(patch, path), placed(out, path))
  for (const path of removed) {
    rmSync(join(out, path), { force: true })
    removeEmpty(out, dirname(path))
  }
}

/** A folder has no second path; a file that shall take its place finds none. */
function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function placed(...path: string[]): string {
  const file = join(...path)
  mkdirSync(dirname(file), { recursive: true })
  return file
}

function putBack(out: string, patch: string, path: string): void {
  const before = join(patch, BEFORE, path)
  if (existsSync(before)) renameSync(before, placed(out, path))
  // What had not been there and has been moved already.
  else if (!existsSync(join(patch, path))) rmSync(join(out, path), { force: true })
}

function removeEmpty(out: string, folder: string): void {
  if (folder === '.' || !existsSync(join(out, folder))) return
  try {
    rmdirSync(join(out, folder))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return
    throw cause
  }
  removeEmpty(out, dirname(folder))
}

/** A signal that comes meanwhile ends the process right after it: Node asks its handlers between two pieces of work. */
function withoutSignals(work: () => void): void {
  const raise = (signal: NodeJS.Signals) => {
    for (const one of SIGNALS) process.off(one, raise)
    process.kill(process.pid, signal)
  }
  for (const signal of SIGNALS) process.on(signal, raise)
  try {
    work()
  } finally {
    // Handlers that are taken away at once would not be asked any more.
    setImmediate(() => {
      for (const signal of SIGNALS) process.off(signal, raise)
    })
  }
}
