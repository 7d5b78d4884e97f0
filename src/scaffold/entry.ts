// Entries of shared data: a package, a case, a question of a list. They are put into the text of their file, so that
// its comments and spaces stay as they are.
import { nameFrom } from '../content/plain-letters.ts'
import { inBoth, type Words } from '../diagnostics/words.ts'
import { withOwnModeline } from '../editor/modelines.ts'
import { fileSpot, type Spot, stepInto } from '../schemas/spot.ts'
import { markedExample } from './example.ts'
import { CHECK_IT, type NewProblem, type NewRequest, type Plan, type ProjectFiles, titleFrom } from './plan.ts'
import { exampleYaml, indented } from './yaml-text.ts'

const DATA = { case: 'cases', package: 'packages', faq: 'faqs' } as const

/** A new entry at the end of its file, or a new question at the end of its list. */
export function entryPlan(request: NewRequest, project: ProjectFiles): Plan | NewProblem {
  if (request.kind === 'page' || request.kind === 'section')
    throw new Error(`A ${request.kind} is no entry of shared data`)
  const data = DATA[request.kind]
  const file = `site/data/${data}.yaml`
  const top = fileSpot(project.schemas, `data/${data}.json`)
  const item = top && stepInto(project.schemas, top, { step: request.name, value: undefined })
  if (!item) return { problem: noSchema(data) }
  const settings = project.read('site/site.yaml')
  const before = project.read(file) ?? withOwnModeline('', { file, schema: `data/${data}.json`, settings })
  const block = blockOf(before, request.name)
  if (request.kind !== 'faq' && block) return { problem: isThere(request.name, file) }
  const text = block
    ? withQuestion(before, block, entryYaml([question(project, item, request)], request, project))
    : `${before.trimEnd()}\n${entryYaml({ [request.name]: entry(project, item, request) }, request, project)}`
  if (text === null) return { problem: onOneLine(request.name, file) }
  const next = [...steps(request, { project, before, text, file }), CHECK_IT]
  return { files: [{ file, text, isNew: project.read(file) === null }], next }
}

function noSchema(data: string): Words {
  const file = `schemas/data/${data}.json`
  return {
    en: `This project has no ${file} with entries by name.`,
    de: `Dieses Projekt hat kein ${file} mit Einträgen nach Namen.`,
  }
}

function isThere(name: string, file: string): Words {
  return { en: `"${name}" is in ${file} already.`, de: `„${name}“ steht schon in ${file}.` }
}

function onOneLine(name: string, file: string): Words {
  return {
    en: `The list "${name}" in ${file} is written on one line; add the question there.`,
    de: `Die Liste „${name}“ in ${file} steht in einer Zeile; die Frage dort hinzufügen.`,
  }
}

interface EntryFile {
  readonly project: ProjectFiles
  /** The file as it was and as it will be. */
  readonly before: string
  readonly text: string
  readonly file: string
}

/** What to do with an entry: fill it in, and put it on a page unless one shows its list already. */
function steps(
  { kind, name, question: asked, answer }: NewRequest,
  { project, before, text, file }: EntryFile,
): Words[] {
  const lines = before.split('\n')
  const line = text.split('\n').findIndex((one, index) => one !== lines[index]) + 1
  const isWhole = asked !== undefined && answer !== undefined
  const verb: Words = isWhole ? { en: 'Read it', de: 'Durchlesen' } : { en: 'Fill it', de: 'Ausfüllen' }
  const fill = inBoth((language) => `${verb[language]}: ${file}:${line}`)
  if (kind !== 'faq') return [fill, showIt(`${kind}s: [${name}]`, TYPES[kind] ?? '')]
  const show = showIt(`faq: ${name}`, 'faq')
  if (!blockOf(before, name)) return [fill, newList(listNames(before)), show]
  const pages = project.pages.filter((page) => new RegExp(`^\\s*faq: ${name}\\s*$`, 'm').test(project.read(page) ?? ''))
  return pages.length > 0 ? [fill, shownBy(pages)] : [fill, show]
}

function showIt(field: string, type: string): Words {
  return {
    en: `Show it on a page: "${field}" in a section of type ${type}`,
    de: `Auf einer Seite zeigen: "${field}" in einem Abschnitt der Art ${type}`,
  }
}

function newList(known: readonly string[]): Words {
  const names = known.join(', ')
  return { en: `This is a new list; there were: ${names}`, de: `Das ist eine neue Liste; bisher gab es: ${names}` }
}

function shownBy(pages: readonly string[]): Words {
  const names = pages.join(', ')
  return { en: `It is shown by ${names}`, de: `Zu sehen ist sie auf ${names}` }
}

const TYPES: Readonly<Record<string, string>> = { case: 'case-studies', package: 'packages' }

/** The names of the entries of a YAML text. */
export function listNames(text: string): string[] {
  return [...text.matchAll(/^([a-z][a-z0-9-]*):/gm)].flatMap(([, name]) => name ?? [])
}

function entry(project: ProjectFiles, item: Spot, request: NewRequest): unknown {
  if (request.kind === 'faq') return { items: [question(project, item, request)] }
  const example = markedExample(project.schemas, item, project.defaultLanguage)
  return 'name' in example ? { ...example, name: request.title ?? titleFrom(request.name) } : example
}

/** What the author gave, and ids made of it, are no examples; a name that was only guessed from the entry's is one. */
function entryYaml(value: unknown, { title }: NewRequest, { defaultLanguage }: ProjectFiles): string {
  const known = ['id', 'question', 'answer', ...(title === undefined ? [] : ['name'])]
  return exampleYaml(value, { known, language: defaultLanguage })
}

/** A question by the schema of the list; its id is made of its words. */
function question(project: ProjectFiles, item: Spot, request: NewRequest): Record<string, unknown> {
  const { schemas, defaultLanguage } = project
  const list = stepInto(schemas, item, { step: 'items', value: undefined })
  const spot = list && stepInto(schemas, list, { step: '0', value: undefined })
  const example = spot ? markedExample(schemas, spot, defaultLanguage) : {}
  const asked = request.question ?? String(example['question'] ?? '')
  const answered = request.answer ?? String(example['answer'] ?? '')
  return { ...example, ...('id' in example && { id: idOf(asked) }), question: asked, answer: answered }
}

/** "Was kostet eine Website?" -> "was-kostet-eine-website". */
function idOf(words: string): string {
  return nameFrom(words).slice(0, 40).replace(/-+$/, '') || 'question'
}

interface Block {
  /** Lines of the text, from 0: where the entry begins, and the line after its last one. */
  readonly from: number
  readonly to: number
}

/** The lines of a top-level entry of a YAML text; null if there is none. */
function blockOf(text: string, name: string): Block | null {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => line.startsWith(`${name}:`))
  if (from < 0) return null
  const next = lines.findIndex((line, index) => index > from && /^[^\s#-]/.test(line))
  let to = next < 0 ? lines.length : next
  while (to > from + 1 && /^(#.*|\s*)$/.test(lines[to - 1] ?? '')) to -= 1
  return { from, to }
}

/** null where the list is not written in lines of its own. */
function withQuestion(text: string, { from, to }: Block, asked: string): string | null {
  const lines = text.split('\n')
  const first = lines.slice(from, to).find((line) => /^\s*- /.test(line))
  if (first === undefined) return null
  const added = indented(asked.trimEnd(), first.search(/\S/))
  return [...lines.slice(0, to), added, ...lines.slice(to)].join('\n')
}
