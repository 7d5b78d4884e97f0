// Render and emit are one stream: a page is made, written and forgotten. What the last build wrote for the same reasons
// is taken again; when that is everything, nothing is written at all.
import { join } from 'node:path'
import { compress, isText } from '../output/compress.ts'
import { isUntouched, loadManifest, type Manifest, noteWritten, saveManifest } from '../output/manifest.ts'
import type { PlannedFile } from '../output/site-files.ts'
import { openStaging, recover, type Staging } from '../output/staging.ts'
import type { Checked, Config, Diagnostic, Page, RenderedPage } from '../types.ts'

/** How many files are compressed at the same time; each needs its content and the compressor's window in memory. */
const COMPRESSED_AT_ONCE = 4

/** A template that fails on one page fails on many: after a few of them the author knows. */
const MOST_FAILED_PAGES = 5

/** Renders pages; made only when a page has to be. */
export interface PageMaker {
  page(page: Page): RenderedPage
  failure(page: Page, thrown: unknown): Promise<Diagnostic>
}

export interface Emitted {
  readonly files: number
  /** Files made anew; the others were taken from the last build. */
  readonly made: number
}

export interface EmitParts {
  readonly files: readonly PlannedFile[]
  makeRenderer(): Promise<Checked<PageMaker | null>>
  progress(done: number, total: number): void
}

/**
 * Writes the output beside the old one and swaps it in, if no page failed.
 *
 * @returns null when a page failed; the last output is as it was
 * @throws the system's error when the disk is full or may not be written; the last output is as it was
 */
export async function emit(config: Config, parts: EmitParts): Promise<Checked<Emitted | null>> {
  const manifestFile = config.cache && join(config.cache, 'output.json')
  const last = loadManifest(manifestFile, config.out)
  const kept = new Set(parts.files.filter((file) => isSame(config, last, file)))
  const emitted: Emitted = { files: parts.files.length, made: parts.files.length - kept.size }
  const paths = parts.files.flatMap(({ path }) => withCompressed(path, config.compress))
  if (emitted.made === 0 && last.size === paths.length) {
    recover(config.out)
    return { value: emitted, diagnostics: [] }
  }
  const staging = openStaging(config.out)
  const filling = new Filling(config, staging, last)
  try {
    const diagnostics = await fill(filling, parts, kept)
    if (diagnostics.some(({ severity }) => severity === 'error')) return { value: null, diagnostics }
    staging.swap()
    if (manifestFile) saveManifest(manifestFile, config.out, filling.manifest)
    return { value: emitted, diagnostics }
  } finally {
    await filling.settled()
    staging.discard()
  }
}

function withCompressed(path: string, isCompressed: boolean): string[] {
  return isCompressed && path.startsWith('public/') && isText(path) ? [path, `${path}.br`, `${path}.gz`] : [path]
}

function isSame({ out, compress: isCompressed }: Config, last: Manifest, { path, reason }: PlannedFile): boolean {
  return withCompressed(path, isCompressed).every((one) => {
    const written = last.get(one)
    return written !== undefined && written.reason === reason && isUntouched(out, one, written)
  })
}

async function fill(filling: Filling, parts: EmitParts, kept: ReadonlySet<PlannedFile>): Promise<Diagnostic[]> {
  const needsPages = parts.files.some((file) => file.page && !kept.has(file))
  const { value: maker, diagnostics: found } = needsPages
    ? await parts.makeRenderer()
    : { value: null, diagnostics: [] }
  const diagnostics = [...found]
  if (needsPages && !maker) return diagnostics
  for (const [index, file] of parts.files.entries()) {
    if (diagnostics.length >= MOST_FAILED_PAGES) break
    parts.progress(index + 1, parts.files.length)
    if (kept.has(file)) filling.keep(file)
    else if (file.page && maker) diagnostics.push(...(await makePage(filling, file, file.page, maker)))
    else await filling.write(file, file.contents())
  }
  await filling.finish()
  return diagnostics
}

async function makePage(filling: Filling, file: PlannedFile, page: Page, maker: PageMaker): Promise<Diagnostic[]> {
  let html: string
  try {
    html = maker.page(page).html
  } catch (thrown) {
    return [await maker.failure(page, thrown)]
  }
  await filling.write(file, html)
  return []
}

/** The output while it grows. */
class Filling {
  readonly manifest: Manifest = new Map()
  private readonly compressing = new Set<Promise<void>>()
  private problem: unknown = null

  constructor(
    private readonly config: Config,
    private readonly staging: Staging,
    private readonly last: Manifest,
  ) {}

  keep({ path }: PlannedFile): void {
    for (const one of withCompressed(path, this.config.compress)) {
      this.staging.keep(one)
      const written = this.last.get(one)
      if (written) this.manifest.set(one, written)
    }
  }

  /** Resolves when there is room for the next file. */
  async write(file: PlannedFile, contents: string | Uint8Array): Promise<void> {
    this.put(file.path, file.reason, contents)
    if (withCompressed(file.path, this.config.compress).length === 1) return
    const task = this.writeCompressed(file, contents)
      .catch((cause: unknown) => {
        this.problem ??= cause
      })
      .finally(() => this.compressing.delete(task))
    this.compressing.add(task)
    if (this.compressing.size >= COMPRESSED_AT_ONCE) await Promise.race(this.compressing)
    if (this.problem) throw this.problem
  }

  /** @throws what went wrong while compressing */
  async finish(): Promise<void> {
    await this.settled()
    if (this.problem) throw this.problem
  }

  /** Resolves when nothing writes any more. */
  async settled(): Promise<void> {
    await Promise.all(this.compressing)
  }

  private async writeCompressed({ path, reason }: PlannedFile, contents: string | Uint8Array): Promise<void> {
    const { br, gz } = await compress(contents)
    this.put(`${path}.br`, reason, br)
    this.put(`${path}.gz`, reason, gz)
  }

  private put(path: string, reason: string, contents: string | Uint8Array): void {
    this.staging.write(path, contents)
    noteWritten(this.manifest, this.staging.folder, { path, reason })
  }
}
