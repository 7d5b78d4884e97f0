// Sites made of YAML text for the tests of rules. Marks follow from the names of keys instead of a schema.

import { routeIn, withSlash } from '../../common/addresses.ts'
import { contentHash } from '../content/hash.ts'
import { mayHideText } from '../content/hidden-text.ts'
import { splitMdx } from '../content/mdx.ts'
import { placeholderIn } from '../content/placeholders.ts'
import { escapeToken } from '../content/pointer.ts'
import { mayNameValues } from '../content/value-names.ts'
import { parseYaml, yamlLocator } from '../content/yaml.ts'
import { inOrder } from '../diagnostics/diagnostic.ts'
import { factsOf } from '../sources/read-source.ts'
import type { Diagnostic, Mark, Page, Site, Source, SourceKind, WrittenSettings } from '../types.ts'
import { type KnownPages, type LookedThrough, onePass, type SourceRule, type SteppedRule } from './one-pass.ts'
import { fieldsOf } from './values.ts'

interface SiteTexts {
  readonly settings?: string
  /** YAML by file name without folder and ending. */
  readonly pages?: Readonly<Record<string, string>>
  readonly data?: Readonly<Record<string, string>>
  readonly documents?: Readonly<Record<string, string>>
  readonly assets?: readonly string[]
}

const NOW = new Date('2025-06-15T00:00:00Z')

const SETTINGS = 'url: https://example.org\ndefaultLanguage: de\nlanguages: [de, en, pt]'

const KINDS: Readonly<Record<string, Omit<Mark, 'pointer'>>> = {
  ...Object.fromEntries(['title', 'text', 'label', 'description', 'question'].map((key) => [key, { kind: 'text' }])),
  to: { kind: 'link' },
  id: { kind: 'anchor' },
  image: { kind: 'asset' },
  photo: { kind: 'picture' },
  document: { kind: 'document' },
  faq: { kind: 'reference', target: 'faqs' },
  cites: { kind: 'reference', target: 'faqs', isCited: true },
  form: { kind: 'reference', target: 'forms' },
  offer: { kind: 'reference', target: 'offers' },
  quotes: { kind: 'reference', target: 'testimonials' },
  notice: { kind: 'reference', target: 'scarcity' },
}

export function siteOf({ settings = SETTINGS, pages = {}, data = {}, documents = {}, assets = [] }: SiteTexts): Site {
  const read = (kind: SourceKind, folder: string, texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([name, text]) => sourceOf(kind, `site/${folder}${name}`, text))
  const site = sourceOf<WrittenSettings>('site', 'site/site', settings)
  const { defaultLanguage, languages } = site.data()
  const sources = read('page', 'pages/', pages)
  return {
    settings: site,
    pages: sources.flatMap((source) => pagesOf(source, defaultLanguage)).sort((a, b) => (a.route < b.route ? -1 : 1)),
    data: new Map(read('data', 'data/', data).map((source) => [source.name, source])),
    documents: new Map(read('legal', 'legal/', documents).map((source) => [source.name, source])),
    assets: new Map(assets.map((file) => [file, { file, url: `/_a/${file}`, width: null, height: null }])),
    pictures: new Map(),
    languages,
    defaultLanguage,
  }
}

/** The findings of a rule about a site: "file:line:column code message | hint", in order. */
export function findingsOf(rule: SourceRule, site: Site, now = NOW): string[] {
  return inOrder(lookThrough(onePass([rule]), site, now).found).map(line)
}

/** What rules find in a site, without a pause. */
export function lookThrough(rules: SteppedRule, site: Site, now = NOW, known?: KnownPages): LookedThrough {
  const steps = rules(site, now, known)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

function line({ at, code, message, hint }: Diagnostic): string {
  const place = at ? `${at.file.replace('site/', '')}:${at.line}:${at.column}` : 'project'
  return `${place} ${code} ${message} | ${hint}`
}

function sourceOf<Data>(kind: SourceKind, path: string, text: string): Source<Data> {
  const file = `${path}${kind === 'legal' ? '.mdx' : '.yaml'}`
  const mdx = kind === 'legal' ? splitMdx(text, file).value : null
  const data = (mdx ? mdx.data : parseYaml(text, file).value) as Data
  return Object.assign(
    {
      kind,
      file,
      name: path.split('/').at(-1) ?? '',
      hash: contentHash(text),
      marks: marksOf(data, ''),
      facts: {
        ...factsOf(fieldsOf(data) ?? {}),
        ...(kind === 'data' && isNamed(path) && { isNamed: true as const }),
        ...(!mdx && mayHideText(text) && { mayHideText: true as const }),
        ...(mayNameValues(text) && { namesValues: true as const }),
        ...(placeholderIn(JSON.stringify(data) ?? '') !== null && { hasPlaceholders: true as const }),
      },
      data: () => structuredClone(data),
      locate: mdx ? mdx.locate : yamlLocator(text, file),
    },
    { text: () => text },
  )
}

/** Whether pages name the entries of a file of data. */
function isNamed(path: string): boolean {
  return Object.values(KINDS).some(({ target }) => target !== undefined && path.endsWith(`/${target}`))
}

/** The marks of a value and of everything in it; `name` is its key. */
function marksOf(value: unknown, pointer: string, name = ''): Mark[] {
  const mark = KINDS[name]
  if (Array.isArray(value)) return value.flatMap((entry, index) => marksOf(entry, `${pointer}/${index}`, name))
  if (mark && (mark.kind === 'text' || typeof value === 'string')) return [{ ...mark, pointer }]
  const fields = Object.entries(fieldsOf(value) ?? {})
  return fields.flatMap(([key, one]) => marksOf(one, `${pointer}/${escapeToken(key)}`, key))
}

function pagesOf(source: Source, defaultLanguage: string): Page[] {
  const { routes = ['/'], languages = [defaultLanguage] } = source.facts
  return languages.map((language) => {
    const own = routes.map((route) => withSlash(language === defaultLanguage ? route : routeIn(language, route), false))
    const [route = '/', ...aliases] = own
    return { route, aliases, language, source }
  })
}
