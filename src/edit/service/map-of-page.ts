// The map of a page: its texts are traced at once, its numbers when somebody asks for them.
import { fileOfRoute } from '../../../common/addresses.ts'
import type { Trace } from '../../context/localise.ts'
import type { Renderer } from '../../pipeline/render.ts'
import type { Schemas } from '../../schemas/schema.ts'
import type { Page, Site } from '../../types.ts'
import type { PageChoices, PageMap } from '../protocol.ts'
import { tracedChoices } from '../provenance/find-choices.ts'
import { tracedNumbers } from '../provenance/find-numbers.ts'
import type { Marks } from '../provenance/marks.ts'
import { pageMap } from '../provenance/page-map.ts'
import { type Render, type Tracing, tracePage } from '../provenance/trace-page.ts'
import type { FileValues } from '../provenance/values.ts'
import { choicesIn } from './choices.ts'
import type { Standing } from './editing.ts'

/** The page at a path as a visitor types it; null if there is none. */
export function pageAt(site: Site, path: string): Page | null {
  const wanted = path === '/' ? '/' : path.replace(/\/$/, '')
  const isMeant = (route: string) => fileOfRoute(route) === fileOfRoute(wanted) || route === path
  return site.pages.find(({ route, aliases }) => [route, ...aliases].some(isMeant)) ?? null
}

/** Maps of pages that have not changed since. */
const known = new WeakMap<Standing, Map<string, PageMap | null>>()

interface MapDeps {
  readonly marks: Marks
  /** Also of numbers and days, which takes some renderings more. */
  readonly withNumbers: boolean
}

/** Where the texts of a page come from; null when it cannot be rendered. */
export function mapOfPage(standing: Standing, page: Page, deps: MapDeps): PageMap | null {
  const maps = known.get(standing) ?? new Map<string, PageMap | null>()
  const key = `${deps.withNumbers} ${page.route}`
  const map = maps.has(key) ? (maps.get(key) ?? null) : madeMap(standing, page, deps)
  known.set(standing, maps.set(key, map))
  return map
}

function madeMap(standing: Standing, page: Page, { marks, withNumbers }: MapDeps): PageMap | null {
  const tracing = tracingOf(standing, page, marks)
  if (!tracing) return null
  const traced = tracePage(tracing)
  if (!withNumbers) return pageMap(page, traced)
  const render = renderWith(standing.renderer, standing, page)
  return pageMap(page, { ...traced, texts: tracedNumbers(traced.texts, { ...tracing, render }) })
}

/** What of a page follows the choices of its files, which takes some dozen renderings; null when it cannot be rendered. */
export function choicesOfPage(standing: Standing, page: Page, { marks, schemas }: ChoiceDeps): PageChoices | null {
  const tracing = tracingOf(standing, page, marks)
  const render = renderWith(standing.renderer, standing, page)
  return tracing && tracedChoices({ ...tracing, render }, choicesIn(schemas, tracing.data))
}

interface ChoiceDeps {
  readonly marks: Marks
  readonly schemas: Schemas
}

/** What a page is traced with; null when it cannot be rendered. */
export function tracingOf(standing: Standing, page: Page, marks: Marks): Tracing | null {
  const { site, renderer, marking } = standing
  const plain = renderer.page(page, standing.heads(page))
  if ('failed' in plain) return null
  const sources = [page.source, site.settings, ...site.data.values(), ...site.documents.values()]
  const data = new Map(
    sources.map((source): [string, FileValues] => [source.file, { data: source.data(), marks: source.marks }]),
  )
  return { html: plain.html, render: renderWith(marking, standing, page), data, marks }
}

function renderWith(renderer: Renderer, { heads }: Standing, page: Page): Render {
  return (trace: Trace | null) => {
    const made = trace ? renderer.traced(page, heads(page), trace) : renderer.page(page, heads(page))
    return 'failed' in made ? null : made.html
  }
}
