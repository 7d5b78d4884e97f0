import { contentHash } from '../content/hash.ts'
import { Findings } from '../diagnostics/findings.ts'
import { endEsbuild } from '../esbuild/common.ts'
import { hostTable } from '../html/host-files.ts'
import { lazy } from '../lazy.ts'
import { type Plan, pageReasons, siteFiles } from '../output/site-files.ts'
import { makePhotos } from '../pictures/photos.ts'
import { bundle } from '../pipeline/bundle.ts'
import { load } from '../pipeline/load.ts'
import { OutputWriter } from '../pipeline/output.ts'
import { drawPictures } from '../pipeline/pictures.ts'
import { startRenderer } from '../pipeline/render.ts'
import { resolve } from '../pipeline/resolve.ts'
import { applyRulesTogether } from '../pipeline/rules.ts'
import { validate } from '../pipeline/validate.ts'
import { type TargetName, targetFiles } from '../targets/index.ts'
import type { BuiltSite } from '../targets/target.ts'
import { type Threads, withThreads } from '../threads/threads.ts'
import { openTimings, type Timings } from '../timings.ts'
import type { Checked, Config, Diagnostic, OutputFile } from '../types.ts'
import { type Caches, withCaches } from './caches.ts'
import { type PageDeps, writePages } from './write-pages.ts'

/** Says how far a long command is: a stage, and how much of it is done. */
export type Progress = (stage: string, done: number, total: number) => void

export interface BuildConfig extends Config {
  /** Warnings keep the site from being written, as errors do. */
  readonly strict: boolean
  /** Hosts that get files of their own, below hosts/ in the output. */
  readonly targets: readonly TargetName[]
}

/** With so many content files the memory of esbuild's process is worth more than starting it again for a text. */
const MANY_FILES = 500

/** What a build did. */
export interface Built {
  readonly pages: number
  readonly files: number
  /** Files that were made; the others were taken from the last build. */
  readonly made: number
}

/**
 * `site build`: makes the whole site and writes what differs from the last one. The stages run in the order in which
 * they stand here; each takes again from its cache what the last build found for the same reasons.
 *
 * @returns null when an error stands; then nothing was written and dist/ is the last good site
 * @throws the system's error when the disk is full or may not be written; then too
 */
export async function build(
  config: BuildConfig,
  progress: Progress,
  timings: Timings = openTimings(),
): Promise<Checked<Built | null>> {
  return withCaches(config, (caches) =>
    withThreads(config, (threads) => buildWith(config, { progress, timings, threads, caches })),
  )
}

interface BuildDeps {
  readonly progress: Progress
  readonly timings: Timings
  readonly threads: Threads
  readonly caches: Caches
}

async function buildWith(config: BuildConfig, deps: BuildDeps): Promise<Checked<Built | null>> {
  const { progress, timings, threads, caches } = deps
  const { stage, part } = timings
  const findings = new Findings()

  const project = findings.take(stage('load', () => load(config)))
  if (!project) return findings.with(null)
  progress('read', 0, project.files.length)

  // Code is compiled while content is read and checked against its schemas: neither needs the other.
  const [reading, compiling] = await stage('read and compile', () =>
    Promise.all([
      part('read', () => validate({ ...config, threads }, project, caches.readings)),
      part('compile', () => bundle(config, caches.code)),
    ]),
  )
  if (project.files.length >= MANY_FILES) await endEsbuild()
  const sources = findings.take(reading)
  const bundled = findings.take(compiling)

  const resolved = findings.take(stage('resolve', () => resolve(config, { project, sources }, caches.names)))
  const now = new Date()
  if (resolved)
    findings.add(await stage('rules', () => applyRulesTogether(resolved, now, { ...caches.rules, threads })))
  if (!resolved || !bundled || findings.refuse(config.strict)) return findings.with(null)

  const photos = findings.take(await stage('photos', () => makePhotos(config, resolved.site, caches.pictures)))
  if (!photos) return findings.with(null)
  const { site } = photos
  // Started by the first share image that has to be drawn, or else by the first page.
  const renderer = lazy(() => startRenderer(config, { site, bundled }, caches))
  const reasonOf = pageReasons(site, bundled, project.schemasHash)
  const drawing = { renderer, reasonOf, cache: caches.pictures }
  const drawn = findings.take(await stage('drawings', () => drawPictures(config, site, drawing)))
  if (!drawn) return findings.with(null)
  caches.pictures.close()

  const pictures = [...photos.files, ...drawn.files]
  const made = { site, hash: resolved.hash, bundled, pictures, headOf: drawn.headOf, reasonOf }
  const plan = stage('plan', () => siteFiles(config, made))
  const output = new OutputWriter(config, caches.output)
  const reason = [plan.reason, ...config.targets].join(' ')
  // What hosts get follows from more.
  const before = config.targets.length === 0 && stage('last output', () => output.asBefore(reason))
  if (before) return findings.with({ pages: before.pages, files: before.files, made: 0 })
  try {
    const shared = { threads, timings, site, bundled, renderer }
    const failed = await writeSite(output, plan, { renderer, progress, shared, timings })
    findings.add(failed)
    if (failed.length > 0) return findings.with(null)
    const host = () => hostTable(site, { styles: bundled.bundle.styles }, output.needs())
    findings.add(await writeTargets(output, config, { root: config.root, site, host }))
    await stage('swap', () => output.finish({ reason, pages: site.pages.length }))
    return findings.with({ pages: site.pages.length, files: output.files, made: output.written })
  } finally {
    await output.discard()
  }
}

interface WriteDeps extends Pick<PageDeps, 'renderer' | 'shared'> {
  readonly progress: Progress
  readonly timings?: Timings
}

/** Renders and writes the pages, then writes all other files. @returns what keeps pages from being made */
export async function writeSite(
  output: OutputWriter,
  { pages, files, lateFiles, afterPages }: Omit<Plan, 'reason'>,
  { progress, timings = openTimings(), ...deps }: WriteDeps,
): Promise<readonly Diagnostic[]> {
  const total = pages.length + files.length + lateFiles
  const report = () => progress('write', output.files + 1, total)
  const failed = await timings.stage('pages', () => writePages(output, pages, { ...deps, report }))
  if (failed.length > 0) return failed
  await timings.stage('files', async () => {
    for (const file of [...files, ...afterPages(output.needs())]) {
      if (output.keep(file)) continue
      report()
      await output.write(file, await file.contents())
    }
  })
  return []
}

/** Writes what the named hosts need. @returns what they cannot do */
async function writeTargets(
  output: OutputWriter,
  { targets }: BuildConfig,
  made: Omit<BuiltSite, 'files' | 'host'> & { host(): BuiltSite['host'] },
): Promise<readonly Diagnostic[]> {
  if (targets.length === 0) return []
  const built = { ...made, host: made.host(), files: await output.sizes() }
  const { files, limits } = await targetFiles(targets, built)
  for (const file of files) {
    if ('copyOf' in file) output.repeat(file.path, file.copyOf)
    else await writeIfOther(output, file)
  }
  return limits
}

async function writeIfOther(output: OutputWriter, { path, contents }: OutputFile): Promise<void> {
  const reason = contentHash(contents)
  if (!output.keep({ path, reason })) await output.write({ path, reason }, contents)
}
