// The output grows beside the last one and takes its place at the end. What the last build wrote for the same reasons
// is taken again; when that is everything, nothing is written at all.
import { dirname } from 'node:path'
import { checksumOf } from '../content/hash.ts'
import type { MapStore } from '../content/map-store.ts'
import type { Store } from '../content/stored.ts'
import { utf8ForNow } from '../content/utf8.ts'
import { type Needs, needsSomething, type PageNeeds } from '../html/policy.ts'
import { lazy } from '../lazy.ts'
import { compress, isText } from '../output/compress.ts'
import { isIntact, isUntouched, type Manifest, needsOf, type Written, writtenIn } from '../output/manifest.ts'
import type { Patch } from '../output/patch.ts'
import type { PlannedFile } from '../output/site-files.ts'
import { openStaging, recover, type Staging } from '../output/staging.ts'
import { type FolderStamps, folderStamps, foldersOf, untouchedFolders } from '../output/untouched-folders.ts'
import type { Stamp } from '../sources/file-stamp.ts'
import type { Config, OutputFile } from '../types.ts'

/** Of larger outputs folders are looked at, of others each file. */
const MOST_LOOKED_AT = 1000

/** What is kept of an output from one build to the next. */
export interface OutputStores {
  readonly files: MapStore<Written>
  readonly whole: Store<WholeOutput>
}

/** An output as a whole. */
export interface WholeOutput {
  /** Hash of everything that it follows from (`Plan.reason`). */
  readonly reason: string
  readonly pages: number
  readonly files: number
  /** null: not known, or too few files for it. */
  readonly folders: FolderStamps | null
  /** Of what is kept of its files (`MapStore.state`). */
  readonly state: number
}

/** How many files are compressed at the same time; each needs its content and the compressor's window in memory. */
const COMPRESSED_AT_ONCE = 4

/** From here on it takes longer to put the files that stay into a new folder than to move a few new ones. */
const LARGE_OUTPUT = 500
/** So few files are in their places within some milliseconds. */
const MOST_PATCHED = 50

/** What identifies a file of the output, and says why it is as it is. */
type Target = Pick<PlannedFile, 'path' | 'reason'>

/** Writes one output, file by file. */
export class OutputWriter {
  /** Files written and kept. */
  files = 0
  /** Files written. */
  written = 0
  readonly #config: Config
  readonly #stores: OutputStores
  readonly #last: () => ReadonlyMap<string, Written>
  readonly #whole: () => WholeOutput | null
  /** Folders that nobody was at. */
  readonly #untouched: () => ReadonlyMap<string, Stamp>
  readonly #manifest: Manifest = new Map()
  readonly #kept: string[] = []
  readonly #repeated: (Target & Pick<Written, 'checksum'> & { readonly from: string })[] = []
  readonly #compressing = new Set<Promise<void>>()
  #problem: unknown = null
  /** Opened for the first file that is written. */
  #staging: Staging | null = null

  /** Puts right what a killed build may have left; otherwise the last output is as it was until this one is finished. */
  constructor(config: Config, stores: OutputStores) {
    const { out, verify } = config
    recover(out)
    this.#config = config
    this.#stores = stores
    this.#last = lazy(() => stores.files.read(out))
    this.#whole = lazy(() => stores.whole.read(out))
    this.#untouched = lazy(() => untouchedFolders(out, (!verify && this.#whole()?.folders) || []))
  }

  /** The last output if it follows from the same, and nobody was at it; null for a small one: then each file is looked at. */
  asBefore(reason: string): Pick<WholeOutput, 'pages' | 'files'> | null {
    const whole = this.#whole()
    if (!whole?.folders || whole.reason !== reason) return null
    const { pages, files, folders } = whole
    return this.#untouched().size === folders.length ? { pages, files } : null
  }

  /** Whether what is known of files is what was known when the folders were looked at. */
  #isOfWhole(): boolean {
    return this.#last().size > 0 && this.#whole()?.state === this.#stores.files.state()
  }

  /** Takes a file of the last output if it is as it has to be. @returns whether it is */
  keep({ path, reason }: Target): boolean {
    const paths = this.#withCompressed(path)
    const isSame = paths.every((one) => {
      const written = this.#last().get(one)
      return written?.reason === reason && this.#isAsWritten(one, written)
    })
    if (!isSame) return false
    this.files += 1
    for (const one of paths) {
      const written = this.#last().get(one)
      if (written) this.#manifest.set(one, written)
    }
    this.#kept.push(...paths)
    return true
  }

  #isAsWritten(path: string, written: Written): boolean {
    const { out, verify } = this.#config
    if (this.#isOfWhole() && this.#untouched().has(dirname(path))) return true
    return isUntouched(out, path, written) && (!verify || isIntact(out, path, written))
  }

  /**
   * Writes a file; resolves when there is room for the next one.
   *
   * @throws the system's error when the disk is full or may not be written, also of an earlier file
   */
  async write(target: Target, contents: OutputFile['contents'], needs?: PageNeeds): Promise<void> {
    await this.writeAll([target], contents, needs)
  }

  /** Writes the same content to several paths; it is compressed once. */
  async writeAll(targets: readonly Target[], contents: OutputFile['contents'], needs?: PageNeeds): Promise<void> {
    this.files += targets.length
    this.written += targets.length
    const kept = needs && needsSomething(needs) ? needs : undefined
    // They are written and copied to be compressed before anything else is encoded.
    const bytes = typeof contents === 'string' ? utf8ForNow(contents) : contents
    for (const target of targets) this.#put({ ...target, needs: kept }, bytes)
    if (!targets.some(({ path }) => this.isCompressed(path))) return
    const task = this.#writeCompressed(targets, bytes)
      .catch((cause: unknown) => {
        this.#problem ??= cause
      })
      .finally(() => this.#compressing.delete(task))
    this.#compressing.add(task)
    if (this.#compressing.size >= COMPRESSED_AT_ONCE) await Promise.race(this.#compressing)
    if (this.#problem) throw this.#problem
  }

  /** Where others may write files of this output; `take` has to be told of each. */
  folder(): string {
    return this.#open().folder
  }

  /** Takes files that others wrote, compressed ones among them. @param count without these */
  take(written: readonly (readonly [path: string, written: Written])[], count: number): void {
    this.files += count
    this.written += count
    for (const [path, one] of written) this.#manifest.set(path, one)
  }

  /** Resolves with the sizes of all files so far, compressed ones too, by path and sorted. */
  async sizes(): Promise<ReadonlyMap<string, number>> {
    await Promise.all(this.#compressing)
    const sizes = [...this.#manifest].map(([path, { size }]) => [path, size] as const)
    return new Map(sizes.sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /**
   * Gives a file of this output a second path.
   *
   * @throws Error when there is no such file yet
   */
  repeat(path: string, from: string): void {
    const written = this.#manifest.get(from)
    if (!written) throw new Error(`The output has no file ${from}`)
    const reason = `as ${from} ${written.reason}`
    if (this.keep({ path, reason })) return
    this.files += 1
    this.written += 1
    this.#repeated.push({ path, from, reason, checksum: written.checksum })
  }

  /** What the pages so far need from their policies. */
  needs(): Needs {
    return needsOf(this.#manifest)
  }

  /**
   * Puts the output in the place of the last one, if they differ.
   *
   * @param of what the next build can know it by
   * @throws the system's error; then the last output is as it was
   */
  async finish(of: Pick<WholeOutput, 'reason' | 'pages'>): Promise<void> {
    await Promise.all(this.#compressing)
    if (this.#problem) throw this.#problem
    const patch = this.#patch()
    const isOther = this.written > 0 || this.#manifest.size !== this.#last().size
    if (isOther) {
      const staging = this.#open()
      if (patch) staging.patch(patch)
      else this.#swap(staging)
    }
    if (isOther) this.#stores.files.write(this.#config.out, this.#manifest)
    this.#keepWhole(of, patch)
  }

  #keepWhole({ reason, pages }: Pick<WholeOutput, 'reason' | 'pages'>, patch: Patch | null): void {
    const state = this.#stores.files.state()
    if (this.#manifest.size <= MOST_LOOKED_AT || state === null) return
    const { out } = this.#config
    const changed = new Set(patch && foldersOf([...patch.files, ...patch.removed]))
    const same = patch ? [...this.#untouched()].filter(([folder]) => !changed.has(folder)) : []
    const folders = folderStamps(out, this.#manifest.keys(), new Map(same))
    this.#stores.whole.write(out, { reason, pages, files: this.files, folders, state })
  }

  /** What differs, if that is little of a large output; null: all of it takes the place of the last one. */
  #patch(): Patch | null {
    if (this.#kept.length < LARGE_OUTPUT || this.#repeated.length > 0) return null
    const kept = new Set(this.#kept)
    const files = [...this.#manifest.keys()].filter((path) => !kept.has(path))
    const removed = [...this.#last().keys()].filter((path) => !this.#manifest.has(path))
    return files.length + removed.length <= MOST_PATCHED ? { files, removed } : null
  }

  #swap(staging: Staging): void {
    for (const path of this.#kept) staging.keep(path)
    for (const { from, ...repeated } of this.#repeated) {
      staging.repeat(from, repeated.path)
      this.#manifest.set(repeated.path, writtenIn(staging.folder, repeated))
    }
    staging.swap()
  }

  /** Throws away what was not finished. */
  async discard(): Promise<void> {
    await Promise.all(this.#compressing)
    this.#staging?.discard()
  }

  #open(): Staging {
    this.#staging ??= openStaging(this.#config.out)
    return this.#staging
  }

  /** Whether compressed versions lie beside a file. */
  isCompressed(path: string): boolean {
    return this.#config.compress && path.startsWith('public/') && isText(path)
  }

  #withCompressed(path: string): string[] {
    return this.isCompressed(path) ? [path, `${path}.br`, `${path}.gz`] : [path]
  }

  async #writeCompressed(targets: readonly Target[], contents: OutputFile['contents']): Promise<void> {
    const { br, gz } = await compress(contents)
    for (const { path, reason } of targets) {
      this.#put({ path: `${path}.br`, reason }, br)
      this.#put({ path: `${path}.gz`, reason }, gz)
    }
  }

  #put(target: Target & { readonly needs?: PageNeeds | undefined }, contents: OutputFile['contents']): void {
    const staging = this.#open()
    staging.write(target.path, contents)
    this.#manifest.set(target.path, writtenIn(staging.folder, { ...target, checksum: checksumOf(contents) }))
  }
}
