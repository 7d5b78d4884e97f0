// What the browser may ask, by name. Each question has its object checked here; everything else comes from Editing.

import { wordsOfMdx } from '../../content/compile-mdx.ts'
import { tokens, valueAt } from '../../content/pointer.ts'
import { nameOfValue, valueNamesIn } from '../../content/value-names.ts'
import { namedValues } from '../../context/named-values.ts'
import { type Refusal, refusal } from '../change.ts'
import { hashOf } from '../files/content-files.ts'
import { formField } from '../form/form-field.ts'
import type { Field, FilePlace, Form, NamedPlace, PageChoices, PageMap, Saved } from '../protocol.ts'
import { areChanges, isChange, isPlace, isText } from './checked.ts'
import type { Editing, Standing } from './editing.ts'
import { findingsAt, findingsWith } from './findings.ts'
import { formContext } from './form-context.ts'
import { choicesOfPage, mapOfPage, pageAt } from './map-of-page.ts'
import { exampleOf } from './new-entry.ts'
import type { Opened } from './opened.ts'
import { fileName, nameOf, type PlaceNames } from './place-name.ts'
import { spotAt } from './spot-at.ts'

type Body = Readonly<Record<string, unknown>>
type Answer = object | Refusal

export type Question = (editing: Editing, body: Body) => Promise<Answer>

/** The questions about places, and what is written. */
export const PLACE_QUESTIONS: Readonly<Record<string, Question>> = {
  map: async (editing, { path, numbers }): Promise<PageMap | Refusal> => {
    const standing = await standingNow(editing)
    if (standing && 'refused' in standing) return standing
    const page = standing && isText(path) ? pageAt(standing.site, path) : null
    const map = standing && page && mapOfPage(standing, page, { marks: editing.marks, withNumbers: numbers === true })
    return map || refusal('This page cannot be taken apart.', 'Diese Seite lässt sich nicht zuordnen.')
  },
  choices: async (editing, { path }): Promise<PageChoices | Refusal> => {
    const standing = await standingNow(editing)
    if (standing && 'refused' in standing) return standing
    const page = standing && isText(path) ? pageAt(standing.site, path) : null
    const deps = { marks: editing.marks, schemas: await editing.deps.schemas() }
    const traced = standing && page && choicesOfPage(standing, page, deps)
    if (!traced) return { drawings: [], texts: [] }
    const known = new Set(traced.texts.flatMap(({ text, origin }) => (origin ? [text] : [])))
    return { drawings: traced.drawings, texts: traced.texts.filter(({ text }) => known.has(text)) }
  },
  form: async (editing, body) => (isPlace(body) ? formAt(editing, body) : wrongQuestion()),
  save: async (editing, { file, hash, change, also = [] }): Promise<Saved | Refusal> =>
    isText(file) && isText(hash) && isChange(change) && areChanges(also)
      ? editing.save({ file, hash, change, also })
      : wrongQuestion(),
  check: async (editing, { file, change }) =>
    isText(file) && isChange(change) ? findingsWith(editing, file, change) : wrongQuestion(),
  undo: async (editing) => editing.moveBack('undo'),
  redo: async (editing) => editing.moveBack('redo'),
  history: async (editing) => editing.history.counts,
  'new-section': async (editing, { file, hash, type, index }) => {
    if (!isText(file) || !isText(hash) || !isText(type) || typeof index !== 'number') return wrongQuestion()
    const value = await exampleOf(editing, { file, pointer: `/sections/${index}`, type })
    return value
      ? editing.save({ file, hash, change: { kind: 'insert', pointer: '/sections', index, value } })
      : wrongQuestion()
  },
  example: async (editing, body) => {
    if (!isPlace(body)) return wrongQuestion()
    const value = await exampleOf(editing, { ...body, type: null })
    return value === undefined ? wrongQuestion() : { value }
  },
}

/** The site that is shown, if its files are as they were read: places in others would be wrong ones. */
async function standingNow(editing: Editing): Promise<Standing | Refusal | null> {
  const early = await editing.deps.standing()
  if (early && !changedFile(editing, early)) return early
  await editing.deps.settled()
  const late = await editing.deps.standing()
  const file = late && changedFile(editing, late)
  if (!file) return late
  return refusal(
    `${file} has a mistake, so the page is shown as it was before; undo the change, or put the mistake right first.`,
    `${file} hat einen Fehler, darum steht die Seite noch wie vorher da; bitte die Änderung rückgängig machen oder den Fehler beheben.`,
  )
}

/** The first file that is not what the pages were made of. */
function changedFile(editing: Editing, { site: { settings, data, documents, pages } }: Standing): string | null {
  const sources = new Set([settings, ...data.values(), ...documents.values(), ...pages.map(({ source }) => source)])
  for (const { file, hash } of sources) {
    const bytes = editing.files.read(file)
    if (bytes === null || 'refused' in bytes || hashOf(bytes) !== hash) return file
  }
  return null
}

export function wrongQuestion(): Refusal {
  return refusal('The question is incomplete.', 'Die Anfrage ist unvollständig.')
}

async function formAt(editing: Editing, { file, pointer }: { file: string; pointer: string }): Promise<Form | Refusal> {
  const opened = editing.open(file)
  if ('refused' in opened) return opened
  const names = await editing.names()
  const base = {
    place: { file, pointer },
    hash: opened.hash,
    pages: await pagesOf(editing, { file, pointer }, names),
    named: await namedBy(editing, pointer.startsWith('@') ? opened.text : valueAt(opened.data, pointer)),
    findings: findingsAt(editing, opened, { pointer, names }),
  }
  if (pointer.startsWith('@')) return wordsForm(opened, pointer, { ...base, title: fileName(opened, names) })
  const spot = spotAt(await editing.deps.schemas(), opened, pointer)
  if (!spot) return refusal('Nothing is known of this place.', 'Zu dieser Stelle ist nichts bekannt.')
  const context = await formContext(editing, opened)
  const placed = {
    spot,
    pointer,
    name: tokens(pointer).at(-1) ?? opened.source.name,
    value: valueAt(opened.data, pointer),
  }
  return { ...base, title: nameOf(opened, pointer, names), field: formField(context, placed) }
}

async function wordsForm(opened: Opened, pointer: string, base: Omit<Form, 'field'>): Promise<Form | Refusal> {
  const [start = 0, end = 0] = pointer.slice(1).split('-').map(Number)
  const words = await wordsOfMdx(opened.text)
  const found = words?.find((one) => one.start === start && one.end === end)
  if (!found)
    return refusal(
      'The text is elsewhere by now; load the page again.',
      'Der Text steht inzwischen woanders; bitte die Seite neu laden.',
    )
  const written = opened.text.slice(start, end)
  const field: Field = {
    pointer,
    name: 'Text',
    about: written,
    isRequired: true,
    value: found.words,
    input: { kind: 'words' },
  }
  return { ...base, field }
}

/** The values that texts name: of one text, of one in several languages, or of a whole file. */
async function namedBy(editing: Editing, value: unknown): Promise<NamedPlace[]> {
  const standing = await editing.deps.standing()
  if (!standing) return []
  const { site } = standing
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  const names = texts.flatMap((text) => (typeof text === 'string' ? valueNamesIn(text) : []))
  const found = names.flatMap(({ kind, name }) => namedValues(site).find(kind, name) ?? [])
  return [...new Set(found)].map(({ kind, name, source: { file }, pointer, shown }) => ({
    written: nameOfValue(kind, name),
    shown: Object.fromEntries(site.languages.map((language) => [language, shown(language)])),
    place: { file, pointer },
  }))
}

/** Which pages show a value: of a page's file itself, of shared data those that name the entry. */
async function pagesOf(editing: Editing, { file, pointer }: FilePlace, names: PlaceNames): Promise<string[]> {
  const standing = await editing.deps.standing()
  if (!standing || file.startsWith('site/pages/')) return []
  const name = file.replace(/^site\/data\/|\.yaml$/g, '')
  const [entry = ''] = tokens(pointer)
  const files = new Map(standing.site.pages.map(({ source }) => [source.file, source]))
  return [...files.values()].flatMap((source) => {
    const data = source.data()
    const isShown = source.marks.some(
      ({ kind, target, pointer: at }) => kind === 'reference' && target === name && valueAt(data, at) === entry,
    )
    return isShown ? [pageName(editing, source.file, names)] : []
  })
}

function pageName(editing: Editing, file: string, names: PlaceNames): string {
  const opened = editing.open(file)
  return 'refused' in opened ? file : fileName(opened, names)
}
