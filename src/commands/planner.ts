// What `site dev` does again for an edit, and in which order: first what a browser can be shown, then what it takes to
// know that the whole site is without mistakes.

import { fileOfRoute } from '../../common/addresses.ts'
import type { TemplateCode } from '../context/templates.ts'
import { affected } from '../dev/affected.ts'
import { openCode } from '../dev/code.ts'
import type { HeldFile } from '../dev/held.ts'
import { keptShelf } from '../dev/kept-shelf.ts'
import { openReadings } from '../dev/readings.ts'
import { type Early, Outdated, type SessionMeans } from '../dev/session.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import { openShelf } from '../pictures/shelf.ts'
import { type Bundled, bundle } from '../pipeline/bundle.ts'
import { makeHtml } from '../pipeline/emit.ts'
import { load, type Schemas } from '../pipeline/load.ts'
import { renderer, startTemplates } from '../pipeline/render.ts'
import { resolveNames } from '../pipeline/resolve.ts'
import { schemaProblem } from '../pipeline/validate.ts'
import type { Config, HeadPictures, Page, Site } from '../types.ts'
import { type Gathered, gather, type Planned, planSite, type Stages } from './plan.ts'

export interface Planner extends Pick<SessionMeans, 'prepare' | 'plan'> {
  close(): Promise<void>
}

/** Plans a site again and again, with what is known from the last time. */
export function openPlanner(config: Config, isOutdated: () => boolean): Planner {
  const { root, workerFile } = config
  // Findings and drawings of one edit are of no use to the next start.
  const unkept = { ...config, cache: null }
  const code = openCode(root)
  const readings = openReadings({ root, workerFile, schemaProblem })
  const start = keptTemplates()
  const shelf = keptShelf(openShelf(config.cache), turns(isOutdated))
  let schemas: Schemas | null = null
  const stages: Stages = {
    load: () => {
      const loaded = load(config, schemas)
      schemas = loaded.value
      return loaded
    },
    validate: (project) => readings.read(project),
    bundle: () => bundle(config, code),
    renderer: (site, bundled) => renderer(config, site, bundled, start),
  }
  let gathered: Awaited<ReturnType<typeof gather>> = { value: null, diagnostics: [] }
  let last: Planned | null = null
  return {
    async prepare(changed) {
      const work = affected(changed ?? ['site', 'schemas', 'templates', 'functions'], code.reads())
      if (work.schemas) schemas = null
      code.mark(work)
      readings.mark(work.content)
      gathered = await gather(stages)
      return last && gathered.value && earlyView(unkept, gathered.value, { last, stages })
    },
    async plan() {
      if (!gathered.value) return { value: null, diagnostics: gathered.diagnostics }
      const planned = await planSite(unkept, gathered.value, { strict: false, stages, shelf })
      last = planned.value ?? last
      return planned
    },
    close: () => code.close(),
  }
}

/** Starting templates takes longer than drawing a page with them. */
function keptTemplates(): typeof startTemplates {
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

interface EarlyMeans {
  readonly last: Planned
  readonly stages: Stages
}

/** The pages with the pictures that the last site had; null when it is known already that there are mistakes. */
async function earlyView(config: Config, gathered: Gathered, { last, stages }: EarlyMeans): Promise<Early | null> {
  const { project, sources, bundled, diagnostics } = gathered
  if (!bundled || hasErrors(diagnostics)) return null
  const named = resolveNames(config, project, sources)
  if (!named.value || hasErrors(named.diagnostics)) return null
  const site = withPictures(named.value, last.site)
  const { value: pages } = await stages.renderer(site, bundled)
  if (!pages) return null
  const headOf = lastHeads(last)
  const maker = { failure: pages.failure, page: (page: Page) => pages.page(page, headOf(page)) }
  const made = new Map(loaded(bundled))
  const byFile = pagesByFile(site)
  return {
    site,
    file(path) {
      const page = byFile.get(path)
      if (!page || made.has(path)) return made.get(path)
      const result = makeHtml(page, maker)
      if ('failed' in result) return undefined
      const file: HeldFile = { reason: '', bytes: Buffer.from(result.html), needs: result.needs }
      made.set(path, file)
      return file
    },
  }
}

function withPictures(site: Site, { pictures, assets }: Site): Site {
  const isReplaced = (file: string) => pictures.has(file) && !assets.has(file)
  return { ...site, pictures, assets: new Map([...site.assets].filter(([file]) => !isReplaced(file))) }
}

/** The icons and the picture for shared links that each page had. */
function lastHeads({ site, headOf }: Planned): (page: Page) => HeadPictures {
  const byRoute = new Map(site.pages.map((page) => [page.route, page]))
  const [any] = site.pages
  return ({ route }) => {
    const page = byRoute.get(route)
    if (page) return headOf(page)
    return { icons: any ? headOf(any).icons : [], shareImage: null }
  }
}

function loaded({ bundle: { files } }: Bundled): [string, HeldFile][] {
  return files.map(({ path, contents }) => [
    `public/${path}`,
    { reason: '', bytes: Buffer.from(contents as Uint8Array), needs: null },
  ])
}

function pagesByFile({ pages }: Site): ReadonlyMap<string, Page> {
  return new Map(
    pages.flatMap((page) => [page.route, ...page.aliases].map((route) => [`public/${fileOfRoute(route)}`, page])),
  )
}
