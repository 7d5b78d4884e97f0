// Every text of every page leads to its place, and none to a wrong one: when the value that was found changes, that text changes.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openCaches } from '../src/commands/caches.ts'
import { setAt, valueAt } from '../src/content/pointer.ts'
import { valueNamesIn } from '../src/content/value-names.ts'
import type { Trace } from '../src/context/localise.ts'
import { namedValues } from '../src/context/named-values.ts'
import { plainWords } from '../src/edit/client/page/find.ts'
import type { ChoiceText } from '../src/edit/protocol.ts'
import { nudged } from '../src/edit/provenance/codes.ts'
import { type Choice, choosing, drawingSigns } from '../src/edit/provenance/find-choices.ts'
import { tracedNumbers } from '../src/edit/provenance/find-numbers.ts'
import { Marks, type Origin, unmarked } from '../src/edit/provenance/marks.ts'
import { pageMap } from '../src/edit/provenance/page-map.ts'
import { readHtml, upwards } from '../src/edit/provenance/read-html.ts'
import { isRead, type TracedPage, type TracedText, type Tracing, tracePage } from '../src/edit/provenance/trace-page.ts'
import type { FileValues } from '../src/edit/provenance/values.ts'
import { choicesIn } from '../src/edit/service/choices.ts'
import type { Standing } from '../src/edit/service/editing.ts'
import { choicesOfPage, tracingOf } from '../src/edit/service/map-of-page.ts'
import { bundle } from '../src/pipeline/bundle.ts'
import { startRenderer } from '../src/pipeline/render.ts'
import { readWithSection } from '../src/schemas/read-schemas.ts'
import type { Config, Page } from '../src/types.ts'
import { AGENCY, siteIn } from './agency-site.ts'
import { randomNumbers } from './random-editor.ts'

const test = suite('where texts of pages come from')

/** Of the texts that a visitor reads; the lettering of drawings is in no file of the site (README). */
const LEAST_SHARE = 0.95
/** How many texts of each page are changed; CHANGES sets another number, 6 for the long form. */
const CHANGES = Number(process.env['CHANGES'] ?? 2)

interface Counts {
  readonly all: number
  /** Lead to a value. */
  readonly values: number
  /** Are worked out, such as the number of an entry, and lead to the entry. */
  readonly entries: number
  readonly changed: number
  readonly wrong: readonly string[]
}

test('at least 95 of 100 texts of all routes lead to their place, and none to a wrong one', async () => {
  const standing = await agency()
  const random = randomNumbers(23)
  const pages = standing.site.pages.map((page) => countsOf(standing, page, random))
  const sum = (key: 'all' | 'values' | 'entries' | 'changed') => pages.reduce((total, counts) => total + counts[key], 0)
  const share = (sum('values') + sum('entries')) / sum('all')
  const shown = `${sum('values')} values and ${sum('entries')} entries of ${sum('all')} texts: ${(share * 100).toFixed(1)} %`
  process.stdout.write(`    ${shown}; ${sum('changed')} changed\n`)
  assert.equal(
    pages.flatMap(({ wrong }) => wrong),
    [],
  )
  assert.ok(share >= LEAST_SHARE, shown)
})

test('icons, drawings and words lead to the choices that they come from, and to no others', async () => {
  const standing = await agency()
  const schemas = await readWithSection(AGENCY)
  let [known, all, said] = [0, 0, 0]
  const wrong: string[] = []
  for (const page of standing.site.pages.filter(({ language }) => language === 'de')) {
    const { drawings, texts } = choicesOfPage(standing, page, { marks, schemas }) ?? { drawings: [], texts: [] }
    const choices = choicesIn(schemas, tracedOf(standing, page).tracing.data)
    const found = wordsLed({ standing, page }, { texts, choices })
    said += found.count
    wrong.push(...found.wrong)
    const led = drawings.flatMap(({ origin }, index) => (origin ? [{ origin, index }] : []))
    ;[known, all] = [known + led.length, all + drawings.length]
    for (const { origin, index } of led.slice(0, CHANGES)) {
      const choice = choices.find(({ file, pointer }) => file === origin.file && pointer === origin.pointer)
      const now = choice && drawingSigns(rendered(standing, page, choosing([choice])) ?? '')
      const own = led.filter((one) => JSON.stringify(one.origin) === JSON.stringify(origin)).map((one) => one.index)
      const different = drawings.flatMap(({ sign }, at) => (sign === now?.[at] ? [] : [at]))
      if (JSON.stringify(different) !== JSON.stringify(own)) wrong.push(`${page.route} ${index} ${origin.pointer}`)
    }
  }
  process.stdout.write(`    ${known} of ${all} drawings, and ${said} words, lead to a choice\n`)
  assert.equal(wrong, [])
  assert.ok(known > 0 && said > 0)
})

interface OnPage {
  readonly standing: Standing
  readonly page: Page
}

interface Found {
  readonly texts: readonly ChoiceText[]
  readonly choices: readonly Choice[]
}

/** How many words of a page lead to a choice, and those that do not change with it, or not alone. Words of other values lead there. */
function wordsLed({ standing, page }: OnPage, { texts, choices }: Found) {
  const own = outsideOfDrawings(tracedOf(standing, page).first.texts)
  const isWorkedOut = (index: number) => own[index]?.attribute === null && own[index].origins.length === 0
  const words = texts.flatMap(({ origin }, index) => (origin && isWorkedOut(index) ? [{ origin, index }] : []))
  const wrong = words.slice(0, CHANGES).flatMap(({ origin, index }) => {
    const choice = choices.find(({ file, pointer }) => file === origin.file && pointer === origin.pointer)
    const now = choice && outsideOfDrawings(readHtml(rendered(standing, page, choosing([choice])) ?? '').texts)
    const same = words.filter((one) => one.origin.pointer === origin.pointer).map((one) => one.index)
    const different = texts.flatMap(({ text }, at) => (isWorkedOut(at) && text !== now?.[at]?.text ? [at] : []))
    return JSON.stringify(different) === JSON.stringify(same) ? [] : [`${page.route} ${index} ${origin.pointer}`]
  })
  return { count: words.length, wrong }
}

function outsideOfDrawings<Text extends Pick<TracedText, 'parent'>>(texts: readonly Text[]): Text[] {
  return texts.filter(({ parent }) => ![...upwards(parent)].some(({ name }) => name === 'svg'))
}

test('a choice among other words of a text has a part of its own', async () => {
  const standing = await agency()
  const schemas = await readWithSection(AGENCY)
  const said = standing.site.pages.flatMap((page) => {
    const traced = tracedOf(standing, page)
    return wordsOfChoices(traced, choicesIn(schemas, traced.tracing.data))
  })
  process.stdout.write(`    ${said.length} parts of texts are words of a choice\n`)
  assert.ok(said.length > 0)
  for (const { now, wanted } of said) assert.is(now, wanted)
})

/** The words of a page that lead to a choice: their texts as they are, and as they should be, when something else is chosen. */
function wordsOfChoices({ tracing, first }: Traced, choices: readonly Choice[]) {
  const texts = first.texts.filter(({ attribute }) => attribute === null)
  return texts.flatMap(({ text, parts }, index) =>
    parts.flatMap(({ start, end, origin }) => {
      const choice = choices.find(({ file, pointer }) => file === origin.file && pointer === origin.pointer)
      if (!choice) return []
      const changed = readHtml(tracing.render(choosing([choice])) ?? '').texts[index]?.text ?? ''
      const wanted = text.slice(0, start) + String(choice.other) + text.slice(end)
      return [{ now: letters(unmarked(changed).text), wanted: letters(wanted) }]
    }),
  )
}

const letters = (text: string) => plainWords(text).replaceAll(' ', '')

interface Traced {
  readonly tracing: Tracing
  readonly first: TracedPage
}

const tracedPages = new Map<Page, Traced>()

/** A page traced without its numbers, once for all tests. */
function tracedOf(standing: Standing, page: Page): Traced {
  const known = tracedPages.get(page)
  if (known) return known
  const tracing = tracingOf(standing, page, marks)
  if (!tracing) throw new Error(`${page.route} cannot be rendered`)
  const traced = { tracing, first: tracePage(tracing) }
  tracedPages.set(page, traced)
  return traced
}

function countsOf(standing: Standing, page: Page, random: () => number): Counts {
  const { tracing, first } = tracedOf(standing, page)
  const render = (trace: Trace | null) => rendered(standing, page, trace)
  const traced = { ...first, texts: tracedNumbers(first.texts, { ...tracing, render }) }
  const { texts: places } = pageMap(page, traced)
  const read = traced.texts.map((text, index) => ({ text, index })).filter(({ text }) => isVisible(text))
  const known = read.filter(({ text }) => text.origins.length > 0)
  const taken = Array.from({ length: CHANGES }, () => known[Math.floor(random() * known.length)])
  const changes = taken.flatMap((one) => (one?.text.origins[0] && isData(one.text.origins[0]) ? [one] : []))
  const deps = { render, texts: traced.texts, keepsValues: keepingValues(standing, page, tracing.data) }
  const wrong = changes.filter(({ text }) => !follows(deps, text))
  return {
    all: read.length,
    values: known.length,
    entries: read.filter(({ text, index }) => text.origins.length === 0 && places[index]?.entry).length,
    changed: changes.length,
    wrong: wrong.map(({ text }) => `${page.route} ${JSON.stringify(text.text)}: ${JSON.stringify(text.origins[0])}`),
  }
}

interface FollowDeps {
  readonly render: (trace: Trace | null) => string | null
  readonly texts: readonly TracedText[]
  /** Whether the values of a text are shown as before, and only what is worked out beside them may differ. */
  keepsValues(text: TextNow, changed: Origin): boolean
}

/**
 * Whether texts that come from the same value change with it, and no words of another value. (Of a heading with emphasised words
 * another part may be the one that changes; what is worked out comes from no value, and may change, too, also beside the words of
 * another value.)
 */
function follows({ render, texts, keepsValues }: FollowDeps, text: TracedText): boolean {
  const [origin] = text.origins
  const changed = origin ? render(changing(origin)) : null
  if (!origin || changed === null) return false
  const shown = texts.filter(({ attribute }) => attribute === null)
  const now = readHtml(changed).texts
  const compared = shown.map((one, index): TextNow => ({ ...one, now: now[index]?.text ?? '' }))
  const different = compared.filter((one) => one.text !== one.now)
  const isFrom = ({ origins }: TracedText) =>
    origins.some((one) => one.file === origin.file && one.pointer === origin.pointer)
  // A template may cut a longer text elsewhere; then the texts after it are others.
  if (now.length !== shown.length) return different[0] !== undefined && isFrom(different[0])
  return different.some(isFrom) && different.every((one) => isFrom(one) || keepsValues(one, origin))
}

/** A text, and what it is after a change. */
interface TextNow extends TracedText {
  readonly now: string
}

function keepingValues({ site }: Standing, page: Page, data: ReadonlyMap<string, FileValues>) {
  const isNamed = (written: string, { file, pointer }: Origin) =>
    valueNamesIn(written).some(({ kind, name }) => {
      const named = namedValues(site).find(kind, name)
      return named?.source.file === file && (named.pointer === pointer || named.pointer.startsWith(`${pointer}/`))
    })
  return ({ text, now, origins }: TextNow, changed: Origin) =>
    origins.every(({ file, pointer }) => {
      const value = valueAt(data.get(file)?.data, pointer)
      const written = typeof value === 'object' && value !== null ? (value as Texts)[page.language] : value
      if (written === undefined) return false
      // Names of values, and gaps that templates fill, are no words.
      const parts = String(written).split(/\{[a-z]+(?::[^}]*)?\}/i)
      const areKept = parts.every((part) => [text, now].every((one) => plainWords(one).includes(plainWords(part))))
      const mayDiffer = valueNamesIn(String(written)).length === 0 || isNamed(String(written), changed)
      return areKept && mayDiffer
    })
}

type Texts = Readonly<Record<string, unknown>>

function isVisible(text: TracedText): boolean {
  return text.attribute === null && isRead(text) && ![...upwards(text.parent)].some(({ name }) => name === 'svg')
}

/** Words of MDX texts and the names of languages are no values that can be changed on their way. */
function isData({ file, pointer }: Origin): boolean {
  return !pointer.startsWith('@') && !(file === 'site/site.yaml' && pointer.startsWith('/languages'))
}

function changing(origin: Origin): Trace {
  return {
    data(file, data) {
      if (file !== origin.file) return data
      const value = valueAt(data, origin.pointer)
      const versions = typeof value === 'object' && value !== null ? (value as Record<string, string>) : null
      const next = versions ? mapped(versions) : typeof value === 'string' ? `${value} Ω` : nudged(value)
      setAt(data, origin.pointer, next)
      return data
    },
    value: (made) => made,
  }
}

/** Legal pages show texts in several languages. */
function mapped(versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).map(([language, text]) => [language, `${text} Ω`]))
}

function rendered({ renderer, heads }: Standing, page: Page, trace: Trace | null): string | null {
  const made = trace ? renderer.traced(page, heads(page), trace) : renderer.page(page, heads(page))
  return 'failed' in made ? null : made.html
}

const marks = new Marks()
let started: Promise<Standing> | undefined

/** The agency's site, started once. */
function agency(): Promise<Standing> {
  started ??= standingOf()
  return started
}

async function standingOf(): Promise<Standing> {
  const config: Config = { root: AGENCY.replace(/\/$/, ''), out: '', cache: null, compress: false, workerFile: null }
  const caches = openCaches(config)
  const site = await siteIn(config.root)
  const { value: bundled } = await bundle(config, caches.code)
  if (!bundled) throw new Error('The templates cannot be compiled')
  const seeWords =
    (file: string) =>
    (words: string, { start, end }: { start: number; end: number }) =>
      marks.around(words, { file, pointer: `@${start}-${end}` })
  const [plain, marking] = await Promise.all([
    startRenderer(config, { site, bundled }, { texts: caches.texts }),
    startRenderer(config, { site, bundled }, { texts: caches.texts, seeWords }),
  ])
  if (!plain.value || !marking.value) throw new Error('The templates cannot be started')
  return { site, renderer: plain.value, marking: marking.value, heads: () => ({ icons: [], shareImage: null }) }
}

test.run()
