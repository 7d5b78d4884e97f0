// Render and emit are one stream: a page is made, written and forgotten. What the last build wrote for the same reasons
// is taken again; when that is everything, nothing is written at all.
import { join } from 'node:path'
import { error } from '../diagnostics/diagnostic.ts'
import { inlineHashes, needsSomething, type PageNeeds, refusedAttribute } from '../html/policy.ts'
import { compress, isText } from '../output/compress.ts'
import { isUntouched, loadManifest, type Manifest, needsOf, noteWritten, saveManifest } from '../output/manifest.ts'
import type { Plan, PlannedFile } from '../output/site-files.ts'
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

export interface EmitParts extends Plan {
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
  const isKept = sameness(config, last)
  const all = [...parts.files, ...parts.afterPages(needsOf(last))]
  const paths = all.flatMap(({ path }) => withCompressed(path, config.compress))
  if (last.size === paths.length && all.every(isKept)) {
    recover(config.out)
    return { value: { files: all.length, made: 0 }, diagnostics: [] }
  }
  const staging = openStaging(config.out)
  const filling = new Filling({ config, staging, last, isKept })
  try {
    const diagnostics = await fill(filling, parts, all.length)
    if (diagnostics.some(({ severity }) => severity === 'error')) return { value: null, diagnostics }
    staging.swap()
    if (manifestFile) saveManifest(manifestFile, config.out, filling.manifest)
    return { value: { files: all.length, made: filling.made }, diagnostics }
  } finally {
    await filling.settled()
    staging.discard()
  }
}

function withCompressed(path: string, isCompressed: boolean): string[] {
  return isCompressed && path.startsWith('public/') && isText(path) ? [path, `${path}.br`, `${path}.gz`] : [path]
}

/** Whether the last output has a file as it has to be; looked up on the disk once. */
function sameness({ out, compress: isCompressed }: Config, last: Manifest): (file: PlannedFile) => boolean {
  const known = new Map<PlannedFile, boolean>()
  const look = ({ path, reason }: PlannedFile) =>
    withCompressed(path, isCompressed).every((one) => {
      const written = last.get(one)
      return written !== undefined && written.reason === reason && isUntouched(out, one, written)
    })
  return (file) => {
    const isSame = known.get(file) ?? look(file)
    known.set(file, isSame)
    return isSame
  }
}

async function fill(filling: Filling, parts: EmitParts, total: number): Promise<Diagnostic[]> {
  const needsPages = parts.files.some((file) => file.page && !filling.isKept(file))
  const { value: maker, diagnostics: found } = needsPages
    ? await parts.makeRenderer()
    : { value: null, diagnostics: [] }
  const diagnostics = [...found]
  if (needsPages && !maker) return diagnostics
  let done = 0
  for (const file of parts.files) {
    if (diagnostics.length >= MOST_FAILED_PAGES) break
    done += 1
    parts.progress(done, total)
    if (file.page && maker && !filling.isKept(file))
      diagnostics.push(...(await makePage(filling, file, file.page, maker)))
    else await filling.take(file)
  }
  for (const file of parts.afterPages(needsOf(filling.manifest))) {
    done += 1
    parts.progress(done, total)
    await filling.take(file)
  }
  await filling.finish()
  return diagnostics
}

async function makePage(filling: Filling, file: PlannedFile, page: Page, maker: PageMaker): Promise<Diagnostic[]> {
  const made = makeHtml(page, maker)
  if ('failed' in made) return [await made.failed]
  await filling.write(file, made.html, made.needs)
  return []
}

/** A finished page with what it needs of its policy, or what is wrong with it. */
export type MadePage = { readonly html: string; readonly needs: PageNeeds } | { readonly failed: Promise<Diagnostic> }

/** Makes one page. */
export function makeHtml(page: Page, maker: PageMaker): MadePage {
  let rendered: RenderedPage
  try {
    rendered = maker.page(page)
  } catch (thrown) {
    return { failed: maker.failure(page, thrown) }
  }
  const { html, connects } = rendered
  const attribute = refusedAttribute(html)
  if (attribute) return { failed: Promise.resolve(refused(page, attribute)) }
  return { html, needs: { ...inlineHashes(html), connects } }
}

function refused({ route }: Page, attribute: string): Diagnostic {
  const message = {
    en: `The page ${route} has an attribute ${attribute}, which browsers ignore under the site's content security policy.`,
    de: `Die Seite ${route} hat ein Attribut ${attribute}, das Browser wegen der Sicherheitsregeln der Website nicht beachten.`,
  }
  const hint = {
    en: 'Give the element a class with the style, or let an island do it: element.style and addEventListener are allowed.',
    de: 'Dem Element eine Klasse mit dem Stil geben oder es in einer Insel tun: element.style und addEventListener sind erlaubt.',
  }
  return error('policy/inline-attribute', message, null, hint)
}

interface FillingParts {
  readonly config: Config
  readonly staging: Staging
  readonly last: Manifest
  /** Whether the last output has the file as it has to be. */
  readonly isKept: (file: PlannedFile) => boolean
}

interface Noted extends Pick<PlannedFile, 'path' | 'reason'> {
  readonly needs?: PageNeeds | undefined
}

/** The output while it grows. */
class Filling {
  readonly manifest: Manifest = new Map()
  /** Files made anew. */
  made = 0
  private readonly compressing = new Set<Promise<void>>()
  private problem: unknown = null

  constructor(private readonly parts: FillingParts) {}

  isKept(file: PlannedFile): boolean {
    return this.parts.isKept(file)
  }

  /** Keeps a file of the last output, or writes it with the contents at hand. */
  async take(file: PlannedFile): Promise<void> {
    if (this.isKept(file)) this.keep(file)
    else await this.write(file, await file.contents())
  }

  private keep({ path }: PlannedFile): void {
    const { config, staging, last } = this.parts
    for (const one of withCompressed(path, config.compress)) {
      staging.keep(one)
      const written = last.get(one)
      if (written) this.manifest.set(one, written)
    }
  }

  /** Resolves when there is room for the next file. */
  async write(file: PlannedFile, contents: string | Uint8Array, needs?: PageNeeds): Promise<void> {
    this.made += 1
    this.put({ ...file, needs: needs && needsSomething(needs) ? needs : undefined }, contents)
    if (withCompressed(file.path, this.parts.config.compress).length === 1) return
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
    this.put({ path: `${path}.br`, reason }, br)
    this.put({ path: `${path}.gz`, reason }, gz)
  }

  private put({ path, reason, needs }: Noted, contents: string | Uint8Array): void {
    const { staging } = this.parts
    staging.write(path, contents)
    noteWritten(this.manifest, staging.folder, { path, reason, needs })
  }
}
