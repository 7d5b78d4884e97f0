import { hasErrors, inOrder } from '../diagnostics/diagnostic.ts'
import { pageReasons, siteFiles } from '../output/site-files.ts'
import { type Bundled, bundle } from '../pipeline/bundle.ts'
import { type Emitted, emit } from '../pipeline/emit.ts'
import { illustrate } from '../pipeline/illustrate.ts'
import { load } from '../pipeline/load.ts'
import { type Renderer, renderer } from '../pipeline/render.ts'
import { resolve } from '../pipeline/resolve.ts'
import { validate } from '../pipeline/validate.ts'
import type { Checked, Config, Site } from '../types.ts'

/** Says how far a long command is: a stage, and how much of it is done. */
export type Progress = (stage: string, done: number, total: number) => void

export interface BuildConfig extends Config {
  /** Warnings keep the site from being written, as errors do. */
  readonly strict: boolean
}

export interface Built extends Emitted {
  readonly pages: number
}

/**
 * `site build`: the stages in their order. Code is compiled while content is read.
 *
 * @returns null when an error stands; then nothing was written and dist/ is the last good site
 */
export async function build(config: BuildConfig, progress: Progress): Promise<Checked<Built | null>> {
  const { value: project, diagnostics: loaded } = load(config)
  if (!project) return { value: null, diagnostics: inOrder(loaded) }
  progress('read', 0, project.files.length)
  const [sources, bundled] = await Promise.all([validate(config, project), bundle(config)])
  const site = resolve(config, project, sources.value)
  const found = [...loaded, ...sources.diagnostics, ...site.diagnostics, ...bundled.diagnostics]
  const isRefused = hasErrors(found) || (config.strict && found.length > 0)
  if (isRefused || !site.value || !bundled.value) return { value: null, diagnostics: inOrder(found) }
  const madeOf = { bundled: bundled.value, schemasHash: project.schemasHash }
  const start = oneRenderer(config, bundled.value)
  const pictures = await illustrate(config, site.value, { reasons: (whole) => pageReasons(whole, madeOf), start })
  found.push(...pictures.diagnostics)
  const illustrated = pictures.value
  if (!illustrated) return { value: null, diagnostics: inOrder(found) }
  const emitted = await emit(config, {
    ...siteFiles(config, illustrated, madeOf),
    makeRenderer: async () => {
      const { value: pages, diagnostics } = await start(illustrated.site)
      return {
        value: pages && { failure: pages.failure, page: (one) => pages.page(one, illustrated.headOf(one)) },
        diagnostics,
      }
    },
    progress: (done, total) => progress('write', done, total),
  })
  const value = emitted.value && { ...emitted.value, pages: site.value.pages.length }
  return { value, diagnostics: inOrder([...found, ...emitted.diagnostics]) }
}

/** Starts the templates when the first picture or page is wanted, and once. */
function oneRenderer(config: Config, code: Bundled): (site: Site) => Promise<Checked<Renderer | null>> {
  let started: Promise<Checked<Renderer | null>> | undefined
  return (site) => (started ??= renderer(config, site, code))
}
