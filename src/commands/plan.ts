import { hasErrors } from '../diagnostics/diagnostic.ts'
import { type Plan, pageReasons, siteFiles } from '../output/site-files.ts'
import type { Shelf } from '../pictures/shelf.ts'
import { type Bundled, bundle } from '../pipeline/bundle.ts'
import type { PageMaker } from '../pipeline/emit.ts'
import { illustrate } from '../pipeline/illustrate.ts'
import { load, type Project } from '../pipeline/load.ts'
import { type Renderer, renderer } from '../pipeline/render.ts'
import { resolve } from '../pipeline/resolve.ts'
import { validate } from '../pipeline/validate.ts'
import type { Checked, Config, Diagnostic, HeadPictures, Page, Site, Source } from '../types.ts'

/** All files of a site that has no mistakes, before its pages are made. */
export interface Planned {
  readonly site: Site
  readonly bundled: Bundled
  readonly plan: Plan
  headOf(page: Page): HeadPictures
  makeRenderer(): Promise<Checked<PageMaker | null>>
}

/** The stages that can be done with less when little has changed. */
export interface Stages {
  load(): Checked<Project | null>
  validate(project: Project): Promise<Checked<Source[]>>
  bundle(): Promise<Checked<Bundled | null>>
  renderer(site: Site, bundled: Bundled): Promise<Checked<Renderer | null>>
}

/** What was read and compiled, before anybody looked at it as a whole. */
export interface Gathered {
  readonly project: Project
  readonly sources: readonly Source[]
  readonly bundled: Bundled | null
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads the content while code is compiled. @returns null where there is no project */
export async function gather(stages: Stages, onRead?: (files: number) => void): Promise<Checked<Gathered | null>> {
  const { value: project, diagnostics: loaded } = stages.load()
  if (!project) return { value: null, diagnostics: loaded }
  onRead?.(project.files.length)
  const [sources, bundled] = await Promise.all([stages.validate(project), stages.bundle()])
  const diagnostics = [...loaded, ...sources.diagnostics, ...bundled.diagnostics]
  return { value: { project, sources: sources.value, bundled: bundled.value, diagnostics }, diagnostics }
}

export interface PlanOptions {
  /** Warnings keep the site from being made, as errors do. */
  readonly strict: boolean
  readonly stages: Stages
  /** Pictures that were made before; left out: those of the cache. */
  readonly shelf?: Shelf
}

/**
 * The stages up to the list of what there has to be.
 *
 * @returns null when an error stands
 */
export async function planSite(
  config: Config,
  gathered: Gathered,
  { strict, stages, shelf }: PlanOptions,
): Promise<Checked<Planned | null>> {
  const { project, sources, bundled, diagnostics } = gathered
  const site = resolve(config, project, sources)
  const found = [...diagnostics, ...site.diagnostics]
  const isRefused = hasErrors(found) || (strict && found.length > 0)
  if (isRefused || !site.value || !bundled) return { value: null, diagnostics: found }
  const { schemasHash } = project
  return illustrated(config, { site: site.value, bundled, schemasHash, found, stages, shelf })
}

interface Parts {
  readonly site: Site
  readonly bundled: Bundled
  readonly schemasHash: string
  readonly found: readonly Diagnostic[]
  readonly stages: Stages
  readonly shelf: Shelf | undefined
}

async function illustrated(config: Config, parts: Parts): Promise<Checked<Planned | null>> {
  const { bundled, schemasHash, found, stages, shelf } = parts
  const madeOf = { bundled, schemasHash }
  const start = once((site: Site) => stages.renderer(site, bundled))
  const reasons = (whole: Site) => pageReasons(whole, madeOf)
  const pictures = await illustrate(config, parts.site, { reasons, start, ...(shelf && { shelf }) })
  const diagnostics = [...found, ...pictures.diagnostics]
  if (!pictures.value) return { value: null, diagnostics }
  const { site, headOf } = pictures.value
  const makeRenderer = async (): Promise<Checked<PageMaker | null>> => {
    const { value: pages, diagnostics: problems } = await start(site)
    if (!pages) return { value: null, diagnostics: problems }
    const page: PageMaker['page'] = (one) => pages.page(one, headOf(one))
    return { value: { failure: pages.failure, page }, diagnostics: problems }
  }
  return {
    value: { site, bundled, headOf, plan: siteFiles(config, pictures.value, madeOf), makeRenderer },
    diagnostics,
  }
}

/** Everything anew, or from the cache. */
export function allStages(config: Config): Stages {
  return {
    load: () => load(config),
    validate: (project) => validate(config, project),
    bundle: () => bundle(config),
    renderer: (site, bundled) => renderer(config, site, bundled),
  }
}

/** Does its work when it is first wanted, and once. */
function once<A, T>(work: (argument: A) => T): (argument: A) => T {
  let done: { value: T } | undefined
  return (argument) => {
    done ??= { value: work(argument) }
    return done.value
  }
}
