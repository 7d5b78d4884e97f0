import type { SourceMapPayload } from 'node:module'
import type { Lettering, ShareDrawing } from '../../common/share-image.ts'
import { compileMdx, type SeeWords, type TextStores } from '../content/compile-mdx.ts'
import { DamagedCache } from '../content/stored.ts'
import type { Trace } from '../context/localise.ts'
import { fillTexts } from '../context/named-values.ts'
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
import { RefusedAttribute, TextFailure } from '../pages/failures.ts'
import { pageMaker, type RenderedPage } from '../pages/page-maker.ts'
import type { Checked, Config, Diagnostic, HeadPictures, Page, Site } from '../types.ts'
import type { Bundled } from './bundle.ts'

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

/** A renderer whose work other threads can share. */
export interface SharedRenderer extends Renderer {
  /** The compiled texts of site/legal, by name. */
  readonly texts: ReadonlyMap<string, string>
  /** Says what was thrown while a page was made, here or elsewhere. */
  failed(page: Page, thrown: unknown): Failed
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
): Promise<Checked<SharedRenderer | null>> {
  const describe = failureDescriber(root)
  const templates = start(bundled.code)
  if (templates instanceof Error)
    return { value: null, diagnostics: [await describe({ en: 'while starting', de: 'beim Start' }, templates)] }
  const { value: texts, diagnostics } = await compileTexts(root, { site, stores, seeWords })
  if (diagnostics.length > 0) return { value: null, diagnostics }
  const evaluated = new Map([...texts].map(([name, code]) => [name, evaluateMdx(code, templates)]))
  const maker = pageMaker({ site, templates, texts: evaluated, bundle: bundled.bundle })
  const failed = (page: Page, thrown: unknown): Failed => ({ failed: failureOf(page, thrown, describe) })
  const attempt = <T>(page: Page, make: () => T): T | Failed => {
    try {
      return make()
    } catch (thrown) {
      // No fault of the template's: its content could not be fetched.
      if (thrown instanceof DamagedCache) throw thrown
      return failed(page, thrown)
    }
  }
  const value: SharedRenderer = {
    texts,
    failed,
    page: (page, pictures) => attempt(page, () => maker.page(page, pictures)),
    traced: (page, pictures, trace) => attempt(page, () => maker.traced(page, pictures, trace)),
    shareImage: (page, lettering) => attempt(page, () => maker.shareImage(page, lettering)),
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

async function failureOf(page: Page, thrown: unknown, describe: Describe): Promise<Diagnostic> {
  if (thrown instanceof RefusedAttribute) return refused(page, thrown.attribute)
  const { route, source } = page
  const when = { en: `while making ${route} (${source.file})`, de: `beim Erzeugen von ${route} (${source.file})` }
  return describe(when, thrown)
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

interface TextDeps {
  readonly site: Site
  readonly stores: TextStores
  readonly seeWords: RendererDeps['seeWords']
}

async function compileTexts(
  root: string,
  { site, stores, seeWords }: TextDeps,
): Promise<Checked<ReadonlyMap<string, string>>> {
  const texts = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  const fill = fillTexts(site)
  for (const [name, source] of site.documents) {
    const compiled = await compileMdx(root, source, { store: stores(name), fill, see: seeWords?.(source.file) })
    diagnostics.push(...compiled.diagnostics)
    if (compiled.value) texts.set(name, compiled.value)
  }
  return { value: texts, diagnostics }
}

type Describe = (when: Words, thrown: unknown) => Promise<Diagnostic>

/** Says where a template failed. The source map is made at the first failure, and once. */
function failureDescriber(root: string): Describe {
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
