// What `site dev` does again for an edit: the stages of build.ts, with what is known from the last edit. First what a
// browser can be shown, then what it takes to know that the whole site is without mistakes.
import { fileOfRoute } from '../../common/addresses.ts'
import { openTextStores, type TextStores } from '../content/compile-mdx.ts'
import { openMapInMemory } from '../content/map-store.ts'
import { openStore } from '../content/stored.ts'
import type { TemplateCode } from '../context/templates.ts'
import { affected } from '../dev/affected.ts'
import { type Code, openCode } from '../dev/code.ts'
import type { PlannedSite, SnapshotFile } from '../dev/pending-output.ts'
import { picturesInMemory } from '../dev/picture-memory.ts'
import { openReadings, type Readings } from '../dev/readings.ts'
import { Outdated, type SessionDeps, type View } from '../dev/session.ts'
import { Findings } from '../diagnostics/findings.ts'
import { lazy } from '../lazy.ts'
import { pageReasons, siteFiles } from '../output/site-files.ts'
import { makePhotos } from '../pictures/photos.ts'
import { openPictureCache, type PictureCache } from '../pictures/picture-cache.ts'
import { type Bundled, bundle } from '../pipeline/bundle.ts'
import { load, type Project, type Schemas } from '../pipeline/load.ts'
import { drawPictures } from '../pipeline/pictures.ts'
import { startRenderer, startTemplates } from '../pipeline/render.ts'
import { type Resolved, resolve } from '../pipeline/resolve.ts'
import { applyRulesInTurns, type PagesStore } from '../pipeline/rules.ts'
import { schemaProblem } from '../pipeline/validate.ts'
import { sourcesOf } from '../sources/sources.ts'
import type { Checked, Config, HeadPictures, Page, Site, Source } from '../types.ts'

export interface Planner extends Pick<SessionDeps, 'prepare' | 'plan'> {
  /** What browsers are shown is made of: the newest site that is not known to have mistakes; null: there was none yet. */
  made(): Made | null
  /** Whether a content file is on the disk as it was read last. */
  isAsRead(file: string): boolean
  close(): Promise<void>
}

/** What a site was made of. */
export interface Made {
  readonly site: Site
  readonly project: Project
  readonly sources: readonly Source[]
  readonly bundled: Bundled
  readonly memory: Pick<Memory, 'texts' | 'start' | 'pagesFound'>
  heads(page: Page): HeadPictures
}

/** What is known from one edit to the next. */
interface Memory {
  schemas: Schemas | null
  readonly readings: Readings
  readonly code: Code
  readonly texts: TextStores
  readonly start: typeof startTemplates
  readonly pictures: PictureCache
  /** What rules found in pages that have not changed. */
  readonly pagesFound: PagesStore
  turn(): Promise<void>
}

/** Plans a site again and again, with what is known from the last time. */
export function openPlanner(config: Config, isOutdated: () => boolean): Planner {
  const { root, workerFile, cache } = config
  const turn = turns(isOutdated)
  const memory: Memory = {
    schemas: null,
    readings: openReadings({ root, workerFile, schemaProblem }),
    code: openCode(root),
    texts: openTextStores(cache),
    start: memoizeStart(),
    pictures: picturesInMemory(openPictureCache(cache), turn),
    pagesFound: openMapInMemory(),
    turn,
  }
  const { readings, code } = memory
  let prepared: Prepared | null = null
  let last: PlannedSite | null = null
  let whole: Made | null = null
  let previewed: Made | null = null
  return {
    async prepare(changed) {
      const work = affected(changed ?? ['site', 'schemas', 'templates', 'functions'], code.reads())
      if (work.schemas) memory.schemas = null
      code.mark(work)
      readings.mark(work.content)
      prepared = await prepare(config, memory)
      const shown = last && (await preview(config, prepared, { last, memory }))
      previewed = shown && madeOf(prepared, { ...shown, memory })
      return shown?.view ?? null
    },
    async plan() {
      const planned = prepared ? await planSite(config, prepared, memory) : { value: null, diagnostics: [] }
      last = planned.value ?? last
      previewed = null
      if (planned.value && prepared) {
        const { site } = planned.value
        whole = madeOf(prepared, { site, heads: lastHeads(planned.value), memory }) ?? whole
      }
      return planned
    },
    made: () => previewed ?? whole,
    isAsRead: readings.isAsRead,
    close: () => code.close(),
  }
}

/** The first stages: what is read, compiled and resolved before rules and pictures look at it. */
interface Prepared {
  readonly findings: Findings
  readonly project: Project | null
  readonly sources: readonly Source[]
  readonly bundled: Bundled | null
  readonly resolved: Resolved | null
}

function madeOf({ project, sources, bundled }: Prepared, made: Pick<Made, 'site' | 'heads' | 'memory'>): Made | null {
  const { site, heads, memory } = made
  return project && bundled && { site, project, sources, bundled, memory, heads }
}

/** The findings of one edit are of no use to the next one. */
const nothingKept = openStore<never>(null)

async function prepare(config: Config, memory: Memory): Promise<Prepared> {
  const findings = new Findings()
  const project = findings.take(load(config, memory.schemas))
  memory.schemas = project
  if (!project) return { findings, project, sources: [], bundled: null, resolved: null }
  const [reading, compiling] = await Promise.all([memory.readings.read(project), bundle(config, memory.code)])
  const sources = findings.take(reading)
  const bundled = findings.take(compiling)
  const resolved = findings.take(resolve(config, { project, sources: sourcesOf(project.files, sources) }, nothingKept))
  return { findings, project, sources, bundled, resolved }
}

async function planSite(config: Config, prepared: Prepared, memory: Memory): Promise<Checked<PlannedSite | null>> {
  const { findings, project, bundled, resolved } = prepared
  if (resolved)
    findings.add(await applyRulesInTurns(resolved, new Date(), { pages: memory.pagesFound, turn: memory.turn }))
  if (!project || !resolved || !bundled || findings.refuse(false)) return findings.with(null)
  const photos = findings.take(await makePhotos(config, resolved.site, memory.pictures))
  if (!photos) return findings.with(null)
  const { site } = photos
  const renderer = lazy(() => startRenderer(config, { site, bundled }, memory))
  const reasonOf = pageReasons(site, bundled, project.schemasHash)
  const drawn = findings.take(await drawPictures(config, site, { renderer, reasonOf, cache: memory.pictures }))
  if (!drawn) return findings.with(null)
  memory.pictures.close()
  const pictures = [...photos.files, ...drawn.files]
  const plan = siteFiles(config, { site, hash: resolved.hash, bundled, pictures, headOf: drawn.headOf, reasonOf })
  return findings.with({ site, plan, renderer })
}

/** Starting templates takes longer than drawing a page with them. */
function memoizeStart(): typeof startTemplates {
  let last: { readonly code: TemplateCode; readonly started: ReturnType<typeof startTemplates> } | null = null
  return (code) => {
    const isSame = last?.code.templates === code.templates && last.code.react === code.react
    if (!last || !isSame) last = { code, started: startTemplates(code) }
    return last.started
  }
}

/** One piece of work after the other; requests come in between, and a newer edit ends it. */
function turns(isOutdated: () => boolean): () => Promise<void> {
  let tail = Promise.resolve()
  return () => {
    tail = tail.then(() => new Promise((resume) => setImmediate(resume)))
    return tail.then(() => {
      if (isOutdated()) throw new Outdated()
    })
  }
}

interface Preview extends Pick<Made, 'site' | 'heads'> {
  readonly view: View
}

interface PreviewDeps {
  readonly last: PlannedSite
  readonly memory: Memory
}

/** The pages with the pictures that the last site had; null when it is known already that there are mistakes. */
async function preview(config: Config, prepared: Prepared, { last, memory }: PreviewDeps): Promise<Preview | null> {
  const { findings, bundled, resolved } = prepared
  if (!bundled || !resolved || findings.refuse(false)) return null
  const site = withPictures(resolved.site, last.site)
  const { value: renderer } = await startRenderer(config, { site, bundled }, memory)
  if (!renderer) return null
  const heads = lastHeads(last)
  const made = new Map(loaded(bundled))
  const byFile = pagesByFile(site)
  const view: View = {
    site,
    file(path) {
      const page = byFile.get(path)
      if (!page || made.has(path)) return made.get(path)
      const rendered = renderer.page(page, heads(page))
      if ('failed' in rendered) return undefined
      const file: SnapshotFile = { reason: '', bytes: Buffer.from(rendered.html), needs: rendered.needs }
      made.set(path, file)
      return file
    },
  }
  return { site, heads, view }
}

function withPictures(site: Site, { pictures, assets }: Site): Site {
  const isReplaced = (file: string) => pictures.has(file) && !assets.has(file)
  return { ...site, pictures, assets: new Map([...site.assets].filter(([file]) => !isReplaced(file))) }
}

/** The icons and the picture for shared links that each page had. */
function lastHeads({ plan: { pages } }: PlannedSite): (page: Page) => HeadPictures {
  const byRoute = new Map(pages.map(({ page, pictures }) => [page.route, pictures]))
  const icons = pages[0]?.pictures.icons ?? []
  return ({ route }) => byRoute.get(route) ?? { icons, shareImage: null }
}

function loaded({ bundle: { files } }: Bundled): [string, SnapshotFile][] {
  return files.map(({ path, contents }) => [
    `public/${path}`,
    { reason: '', bytes: Buffer.from(contents), needs: null },
  ])
}

function pagesByFile({ pages }: Site): ReadonlyMap<string, Page> {
  return new Map(
    pages.flatMap((page) => [page.route, ...page.aliases].map((route) => [`public/${fileOfRoute(route)}`, page])),
  )
}
