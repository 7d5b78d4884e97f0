import type { SourceMapPayload } from 'node:module'
import { compileMdx } from '../content/compile-mdx.ts'
import { type Contexts, pageContexts } from '../context/page-context.ts'
import {
  evaluateMdx,
  evaluateTemplates,
  placeOfThrow,
  type TemplateCode,
  type Templates,
} from '../context/templates.ts'
import { error } from '../diagnostics/diagnostic.ts'
import type { Words } from '../diagnostics/words.ts'
import { compileTemplates } from '../esbuild/templates.ts'
import { pageDocument } from '../html/page-document.ts'
import { withPlainQuotes } from '../html/plain-quotes.ts'
import type { Lettering } from '../pictures/lettering.ts'
import type { Drawn } from '../pictures/share-images.ts'
import type {
  Bundle,
  Checked,
  Config,
  Diagnostic,
  HeadPictures,
  Language,
  Page,
  RenderedPage,
  Site,
  Source,
} from '../types.ts'
import type { Bundled } from './bundle.ts'

/** Makes one page after the other; nobody holds the HTML of the whole site. */
export interface Renderer {
  /** @throws whatever a template throws; `failure` tells where */
  page(page: Page, pictures: HeadPictures): RenderedPage
  /**
   * The picture of a page for shared links, drawn by templates/ShareImage.ts; null if the project has none.
   *
   * @throws whatever the template throws
   */
  shareImage(page: Page, lettering: Lettering): Drawn | null
  /** What a template threw, as a diagnostic with its place in the author's file. */
  failure(page: Page, thrown: unknown): Promise<Diagnostic>
}

/** Starts the compiled templates and the MDX texts that the pages show; null when one of them has a mistake. */
export async function renderer(
  config: Config,
  site: Site,
  bundled: Bundled,
  start = startTemplates,
): Promise<Checked<Renderer | null>> {
  const describe = failureDescriber(config)
  const started = start(bundled.code)
  if (started instanceof Error)
    return { value: null, diagnostics: [await describe({ en: 'while starting', de: 'beim Start' }, started)] }
  const texts = await compileTexts(config, site, started)
  if (texts.diagnostics.length > 0) return { value: null, diagnostics: texts.diagnostics }
  const contexts: Contexts = pageContexts(site, (name) =>
    documentOf(name, { site, templates: started, texts: texts.value, contexts }),
  )
  const value: Renderer = {
    page: (page, pictures) =>
      renderPage(page, pictures, { site, contexts, templates: started, bundle: bundled.bundle }),
    shareImage: (page, lettering) =>
      started.pictures?.shareImage({ page: contexts.data(page), context: contexts.of(page), lettering }) ?? null,
    failure: ({ route, source: { file } }, thrown) => {
      const when = { en: `while making ${route} (${file})`, de: `beim Erzeugen von ${route} (${file})` }
      return describe(when, thrown)
    },
  }
  return { value, diagnostics: [] }
}

/** Runs the compiled templates; what they throw is returned. */
export function startTemplates(code: TemplateCode): Templates | Error {
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

function renderPage(page: Page, pictures: HeadPictures, { site, contexts, templates, bundle }: Means): RenderedPage {
  const data = contexts.data(page)
  const context = contexts.of(page)
  const element = templates.React.createElement(templates.Page, { page: data, context, sections: templates.sections })
  const body = withPlainQuotes(templates.render(element))
  const html = pageDocument({
    page,
    data,
    context,
    site,
    bundle,
    versions: contexts.versions(page),
    body,
    hasIslands: / data-island="[\w-]+"/.test(body),
    pictures,
  })
  return { html, connects: outsideWebhooks(data) }
}

/** Browsers post leads straight to a webhook that the author gave as a whole address. */
function outsideWebhooks(data: Readonly<Record<string, unknown>>): string[] {
  const { webhook } = (data['booking'] ?? {}) as { webhook?: unknown }
  return typeof webhook === 'string' && /^https?:/.test(webhook) && URL.canParse(webhook) ? [webhook] : []
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
    html[language] = renderText(source, () =>
      templates.render(templates.React.createElement(texts.get(key), { components })),
    )
    data[language] = source.data()
  }
  return { html, data }
}

/** A text of site/legal that could not be rendered; its place is the file. */
class TextFailure extends Error {
  readonly file: string
  constructor(file: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.file = file
  }
}

function renderText({ file }: Source, render: () => string): string {
  try {
    return render()
  } catch (cause) {
    throw new TextFailure(file, cause)
  }
}

/** Says where a template failed. The source map is made at the first failure, and once. */
function failureDescriber({ root }: Config): (when: Words, thrown: unknown) => Promise<Diagnostic> {
  let sourceMap: Promise<SourceMapPayload | null> | undefined
  return async (when, thrown) => {
    const failure = thrown instanceof Error ? thrown : new Error(String(thrown))
    if (failure instanceof TextFailure) return textFailure(failure, when)
    sourceMap ??= readSourceMap(root)
    const map = await sourceMap
    const message = {
      en: `A template failed ${when.en}: ${failure.message}`,
      de: `Eine Vorlage ist ${when.de} gescheitert: „${failure.message}“`,
    }
    return error('template/throws', message, map ? placeOfThrow(failure, map) : null, {
      en: 'Mend the template at this place.',
      de: 'Die Vorlage an dieser Stelle reparieren.',
    })
  }
}

function textFailure({ file, message }: TextFailure, when: Words): Diagnostic {
  const words = {
    en: `This text failed ${when.en}: ${message}`,
    de: `Dieser Text ist ${when.de} gescheitert: „${message}“`,
  }
  return error(
    'mdx/throws',
    words,
    { file, line: 1, column: 1, length: 1 },
    {
      en: 'Use only the components that templates/Document.tsx gives to texts.',
      de: 'Nur die Komponenten verwenden, die templates/Document.tsx den Texten gibt.',
    },
  )
}

async function readSourceMap(root: string): Promise<SourceMapPayload | null> {
  const { value } = await compileTemplates(root, true)
  const map = value?.files.find(({ path }) => path.endsWith('.map'))
  return map ? (JSON.parse(Buffer.from(map.contents).toString('utf8')) as SourceMapPayload) : null
}
