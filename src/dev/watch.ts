// Changes on the disk as batches. The whole project is watched and all but its own folders ignored, so that a folder
// that is deleted and made again is not lost. Systems report changes in a folder only from the moment
// at which somebody listens: what happens in new folders before that is found by looking again a little later.
import { relative, sep } from 'node:path'
import { watch } from 'chokidar'
import { changesBetween, type FileStates, fileStates } from './file-states.ts'

/** What a site is made of. */
const PARTS = ['site', 'schemas', 'common', 'templates', 'functions', 'package.json', 'package-lock.json']

/** An editor's save is several events; a copied folder is many, with pauses. */
const QUIET_MS = 6
/** A stream of changes that never pauses is handed on all the same. */
const LONGEST_MS = 400
/** When to look again after a change: new folders are listened to within some 50 ms, on a busy machine later. */
const LOOK_AGAIN_MS = [150, 1000]

/** Watches a project until it is closed. */
export interface Watching {
  /** Has problems of the watching itself reported, such as too many files. */
  onError(report: (cause: unknown) => void): void
  close(): Promise<void>
}

/** Calls back with the paths (from the root, with "/") that changed, came or went. */
export async function watchProject(root: string, onBatch: (changed: readonly string[]) => void): Promise<Watching> {
  const batches = new Batches(root, onBatch)
  const watcher = watch(root, {
    ignoreInitial: true,
    // Saves by rename are reported as what they are; a file that is gone for a moment is back in the same batch.
    atomic: false,
    ignored: (path) => isForeign(relative(root, path).split(sep)),
  })
  watcher.on('all', (_event, path) => batches.add(relative(root, path).split(sep).join('/')))
  await new Promise<void>((resolve) => {
    watcher.once('ready', () => resolve())
  })
  return {
    onError: (report) => void watcher.on('error', report),
    close: async () => {
      batches.drop()
      await watcher.close()
    },
  }
}

/** Hidden files are part of no build; many editors keep their own there. */
function isForeign([first = '', ...rest]: readonly string[]): boolean {
  if (first === '') return false
  return !PARTS.includes(first) || rest.some((name) => name.startsWith('.'))
}

/** Gathers paths until there is a pause, hands them on, and looks whether there was more. */
class Batches {
  readonly #root: string
  readonly #onBatch: (changed: readonly string[]) => void
  #paths = new Set<string>()
  #since = 0
  #timer: NodeJS.Timeout | undefined
  #looks: NodeJS.Timeout[] = []
  /** The files as they were when they were handed on last. */
  #known: FileStates

  constructor(root: string, onBatch: (changed: readonly string[]) => void) {
    this.#root = root
    this.#onBatch = onBatch
    this.#known = fileStates(root, PARTS)
  }

  add(path: string): void {
    if (this.#paths.size === 0) this.#since = performance.now()
    this.#paths.add(path)
    clearTimeout(this.#timer)
    const isLong = performance.now() - this.#since > LONGEST_MS
    this.#timer = setTimeout(() => this.#hand(), isLong ? 0 : QUIET_MS)
  }

  #hand(): void {
    const paths = [...this.#paths].sort()
    this.#paths = new Set()
    // Before they are read: what changes later is seen as a change.
    const now = fileStates(this.#root, paths)
    const others = [...this.#known].filter(([path]) => !paths.includes(path))
    this.#known = new Map([...others, ...now])
    this.#onBatch(paths)
    for (const look of this.#looks) clearTimeout(look)
    this.#looks = LOOK_AGAIN_MS.map((milliseconds) => setTimeout(() => this.#look(), milliseconds))
  }

  #look(): void {
    for (const path of changesBetween(this.#known, fileStates(this.#root, PARTS))) this.add(path)
  }

  drop(): void {
    for (const timer of [this.#timer, ...this.#looks]) clearTimeout(timer)
  }
}
