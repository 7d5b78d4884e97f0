import type { SourceMapPayload } from 'node:module'
import type { Lettering, ShareDrawing } from '../../common/share-image.ts'
import { compileMdx, type SeeWords, type TextStores } from '../content/compile-mdx.ts'
import type { Trace } from '../context/localise.ts'
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
import { inlineHashes, type PageNeeds, refusedAttribute } from '../html/policy.ts'
import type { Bundle, Checked, Config, Diagnostic, HeadPictures, Language, Page, Site, Source } from '../types.ts'
import type { Bundled } from './bundle.ts'

/** A page as text, and what its content security policy has to allow. */
export interface RenderedPage {
  /** The whole HTML document. */
  readonly html: string
  readonly needs: PageNeeds
}

/** What a template could not make: why, with the place in the author's file. */
export interface Failed {
  readonly failed: Promise<Diagnostic>
}

/** Makes one page after the other; nobody holds the HTML of the whole site. */
export interface Renderer {
  page(page: Page, pictures: HeadPictures): RenderedPage | Failed
  /** The page as somebody makes it who puts other values in the place of its own; nobody is shown it. */
  traced(page: Page, pictures: HeadPictures, trace: Trace): RenderedPage | Failed
  /** The picture of a page for shared links, drawn by templates/ShareImage.ts. */
  shareImage(page: Page, lettering: Lettering): ShareDrawing | Failed
}

export interface RendererDeps {
  readonly texts: TextStores
  /** Runs compiled templates; what they throw is returned. */
  readonly start?: typeof startTemplates
  /** Sees the words of texts, by the file that they stand in. */
  readonly seeWords?: (file: string) => SeeWords
}

/** Starts the compiled templates and the MDX texts that the pages show; null when one of them has a mistake. */
export async function startRenderer(
  { root }: Config,
  { site, bundled }: { readonly site: Site; readonly bundled: Bundled },
  { texts: stores, start = startTemplates, seeWords }: RendererDeps,
): Promise<Checked<Renderer | null>> {
  const describe = failureDescriber(root)
  const templates = start(bundled.code)
  if (templates instanceof Error)
    return { value: null, diagnostics: [await describe({ en: 'while starting', de: 'beim Start' }, templates)] }
  const { value: texts, diagnostics } = await compileTexts(root, { site, templates, stores, seeWords })
  if (diagnostics.length > 0) return { value: null, diagnostics }
  const contextsWith = (trace: Trace | null): Contexts => {
    const made: Contexts = pageContexts(
      site,
      (name, language) => documentOf({ name, language }, { site, templates, texts, contexts: made }),
      trace,
    )
    return made
  }
  const contexts = contextsWith(null)
  const attempt = <T>({ route, source: { file } }: Page, make: () => T): T | Failed => {
    try {
      return make()
    } catch (thrown) {
      return {
        failed: describe({ en: `while making ${route} (${file})`, de: `beim Erzeugen von ${route} (${file})` }, thrown),
      }
    }
  }
  const deps = { site, templates, bundle: bundled.bundle }
  const value: Renderer = {
    page: (page, pictures) => attempt(page, () => renderPage(page, pictures, { ...deps, contexts })),
    traced: (page, pictures, trace) =>
      attempt(page, () => renderPage(page, pictures, { ...deps, contexts: contextsWith(trace) })),
    shareImage: (page, lettering) =>
      attempt(page, () => {
        const props = { page: contexts.data(page), context: contexts.of(page), lettering }
        return templates.pictures?.shareImage(props) ?? drawsNothing(page)
      }),
  }
  return { value, diagnostics: [] }
}

function drawsNothing({ route }: Page): never {
  throw new Error(`templates/ShareImage.ts draws nothing for ${route}`)
}

/** Runs the compiled templates; what they throw is returned. */
export function startTemplates(code: TemplateCode): Templates | Error {
  try {
    return evaluateTemplates(code)
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown))
  }
}

interface RenderDeps {
  readonly site: Site
  readonly contexts: Contexts
  readonly templates: Templates
  readonly bundle: Bundle
}

function renderPage(
  page: Page,
  pictures: HeadPictures,
  { site, contexts, templates, bundle }: RenderDeps,
): RenderedPage | Failed {
  const data = contexts.data(page)
  const context = contexts.of(page)
  const element = templates.React.createElement(templates.Page, { page: data, context, sections: templates.sections })
  const body = templates.render(element)
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
  const attribute = refusedAttribute(html)
  if (attribute) return { failed: Promise.resolve(refused(page, attribute)) }
  return { html, needs: { ...inlineHashes(html), connects: outsideWebhooks(data) } }
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

/** Browsers post leads straight to a webhook that the author gave as a whole address. */
function outsideWebhooks(data: Readonly<Record<string, unknown>>): string[] {
  const { webhook } = (data['booking'] ?? {}) as { webhook?: unknown }
  return typeof webhook === 'string' && /^https?:/.test(webhook) && URL.canParse(webhook) ? [webhook] : []
}

interface TextDeps extends Pick<RenderDeps, 'site' | 'templates'> {
  readonly stores: TextStores
  readonly seeWords: RendererDeps['seeWords']
}

async function compileTexts(
  root: string,
  { site, templates, stores, seeWords }: TextDeps,
): Promise<Checked<ReadonlyMap<string, unknown>>> {
  const texts = new Map<string, unknown>()
  const diagnostics: Diagnostic[] = []
  for (const [name, source] of site.documents) {
    const compiled = await compileMdx(root, source, stores(name), seeWords?.(source.file))
    diagnostics.push(...compiled.diagnostics)
    if (compiled.value) texts.set(name, evaluateMdx(compiled.value, templates))
  }
  return { value: texts, diagnostics }
}

interface DocumentDeps extends Omit<RenderDeps, 'bundle'> {
  readonly texts: ReadonlyMap<string, unknown>
}

/**
 * All language versions of an MDX text for pages in a language: HTML and front matter by language. Each speaks its own
 * language throughout.
 */
function documentOf(
  { name, language: shown }: { readonly name: string; readonly language: Language },
  { site, templates, texts, contexts }: DocumentDeps,
) {
  const html: Record<Language, string> = {}
  const data: Record<Language, unknown> = {}
  for (const [key, source] of site.documents) {
    const [, family, language = ''] = /^(.*)\.([a-z]{2})$/.exec(key) ?? []
    if (family !== name) continue
    const components = templates.documents?.documentComponents(contexts.in(language), shown) ?? {}
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
function failureDescriber(root: string): (when: Words, thrown: unknown) => Promise<Diagnostic> {
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
      en: 'Fix the template at this place.',
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
