import { compileMdx } from '../content/compile-mdx.ts'
import { type Contexts, pageContexts } from '../context/page-context.ts'
import { evaluateMdx, evaluateTemplates, placeOfThrow, type Templates } from '../context/templates.ts'
import { error } from '../diagnostics/diagnostic.ts'
import { compileTemplates } from '../esbuild/templates.ts'
import { pageDocument } from '../html/page-document.ts'
import type { Bundle, Checked, Config, Diagnostic, Language, Page, RenderedPage, Site } from '../types.ts'
import type { Bundled } from './bundle.ts'

/** Makes one page after the other; nobody holds the HTML of the whole site. */
export interface Renderer {
  /** @throws whatever a template throws; `failure` tells where */
  page(page: Page): RenderedPage
  /** What a template threw, as a diagnostic with its place in the author's file. */
  failure(page: Page, thrown: unknown): Promise<Diagnostic>
}

/** Starts the compiled templates and the MDX texts that the pages show. */
export async function renderer(config: Config, site: Site, bundled: Bundled): Promise<Checked<Renderer | null>> {
  const started = startTemplates(bundled.templates)
  if (started instanceof Error) return { value: null, diagnostics: [await failureOf(config, null, started)] }
  const texts = await compileTexts(config, site, started)
  const contexts: Contexts = pageContexts(site, (name) =>
    documentOf(name, { site, templates: started, texts: texts.value, contexts }),
  )
  const value: Renderer = {
    page: (page) => renderPage(page, { site, contexts, templates: started, bundle: bundled.bundle }),
    failure: (page, thrown) => failureOf(config, page, thrown instanceof Error ? thrown : new Error(String(thrown))),
  }
  return { value, diagnostics: texts.diagnostics }
}

function startTemplates(code: string): Templates | Error {
  try {
    return evaluateTemplates(code)
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown))
  }
}

interface Means {
  readonly site: Site
  readonly contexts: Contexts
  readonly templates: Templates
  readonly bundle: Bundle
}

function renderPage(page: Page, { site, contexts, templates, bundle }: Means): RenderedPage {
  const data = contexts.data(page)
  const context = contexts.of(page)
  const element = templates.React.createElement(templates.Page, { page: data, context, sections: templates.sections })
  const body = templates.render(element)
  const islands = [...new Set([...body.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = '']) => name))]
  const html = pageDocument({
    page,
    data,
    context,
    site,
    bundle,
    versions: contexts.versions(page),
    body,
    hasIslands: islands.length > 0,
  })
  return { page, html, islands }
}

async function compileTexts(
  config: Config,
  site: Site,
  templates: Templates,
): Promise<Checked<ReadonlyMap<string, unknown>>> {
  const texts = new Map<string, unknown>()
  const diagnostics: Diagnostic[] = []
  for (const [name, source] of site.documents) {
    const compiled = await compileMdx(config, source)
    diagnostics.push(...compiled.diagnostics)
    if (compiled.value) texts.set(name, evaluateMdx(compiled.value, templates))
  }
  return { value: texts, diagnostics }
}

interface DocumentMeans {
  readonly site: Site
  readonly templates: Templates
  readonly texts: ReadonlyMap<string, unknown>
  readonly contexts: Contexts
}

/** All language versions of an MDX text: HTML and front matter by language. Each speaks its own language throughout. */
function documentOf(name: string, { site, templates, texts, contexts }: DocumentMeans) {
  const html: Record<Language, string> = {}
  const data: Record<Language, unknown> = {}
  for (const [key, source] of site.documents) {
    const [, family, language = ''] = /^(.*)\.([a-z]{2})$/.exec(key) ?? []
    if (family !== name) continue
    const components = templates.documents?.documentComponents(contexts.in(language)) ?? {}
    html[language] = templates.render(templates.React.createElement(texts.get(key), { components }))
    data[language] = source.data()
  }
  return { html, data }
}

async function failureOf(config: Config, page: Page | null, thrown: Error): Promise<Diagnostic> {
  const { value } = await compileTemplates(config.root, true)
  const map = value?.files.find(({ path }) => path.endsWith('.map'))
  const at = map ? placeOfThrow(thrown, JSON.parse(Buffer.from(map.contents).toString('utf8'))) : null
  const where = page ? `while making ${page.route} (${page.source.file})` : 'while starting'
  return error(
    'template/throws',
    `A template failed ${where}: ${thrown.message}`,
    at,
    'Mend the template at this place.',
  )
}
