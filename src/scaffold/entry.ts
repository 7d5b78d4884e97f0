// Entries of shared data: a package, a case, a question of a list. They are put into the text of their file, so that
// its comments and spaces stay as they are.
import { fileSpot, type Spot, stepInto } from '../schemas/spot.ts'
import { exampleObject } from './example.ts'
import type { Ground, Plan, Refused, Wish } from './plan.ts'
import { nameFrom, titleFrom } from './plan.ts'
import { indented, yamlText } from './yaml-text.ts'

const DATA = { case: 'cases', package: 'packages', faq: 'faqs' } as const

/** A new entry at the end of its file, or a new question at the end of its list. */
export function entryPlan(wish: Wish, ground: Ground): Plan | Refused {
  if (wish.kind === 'page' || wish.kind === 'section') return { problem: `A ${wish.kind} is no entry of shared data.` }
  const data = DATA[wish.kind]
  const file = `site/data/${data}.yaml`
  const top = fileSpot(ground.schemas, `data/${data}.json`)
  const item = top && stepInto(ground.schemas, top, { step: wish.name, value: undefined })
  if (!item) return { problem: `This project has no schemas/data/${data}.json with entries by name.` }
  const before = ground.read(file) ?? `# yaml-language-server: $schema=../../schemas/data/${data}.json\n`
  const block = blockOf(before, wish.name)
  if (wish.kind !== 'faq' && block) return { problem: `"${wish.name}" is in ${file} already.` }
  const text = block
    ? withQuestion(before, block, question(ground, item, wish))
    : `${before.trimEnd()}\n${yamlText({ [wish.name]: entry(ground, item, wish) })}`
  if (text === null)
    return { problem: `The list "${wish.name}" in ${file} is written on one line; add the question there.` }
  const next = [...steps(wish, { ground, before, text, file }), 'Check it: site validate']
  return { files: [{ file, text, isNew: ground.read(file) === null }], next }
}

interface Written {
  readonly ground: Ground
  /** The file as it was and as it will be. */
  readonly before: string
  readonly text: string
  readonly file: string
}

/** What to do with an entry: write it where it stands, and put it on a page unless one shows its list already. */
function steps({ kind, name, question: asked, answer }: Wish, { ground, before, text, file }: Written): string[] {
  const lines = before.split('\n')
  const line = text.split('\n').findIndex((one, index) => one !== lines[index]) + 1
  const verb = asked !== undefined && answer !== undefined ? 'Read it' : 'Fill it'
  const fill = `${verb}: ${file}:${line}`
  if (kind !== 'faq')
    return [fill, `Show it on a page: "${kind}s: [${name}]" in a section of type ${TYPES[kind] ?? ''}`]
  const show = `Show it on a page: "faq: ${name}" in a section of type faq`
  if (!blockOf(before, name)) return [fill, `This is a new list; there were: ${listNames(before).join(', ')}`, show]
  const pages = ground.pages.filter((page) => new RegExp(`^\\s*faq: ${name}\\s*$`, 'm').test(ground.read(page) ?? ''))
  return pages.length > 0 ? [fill, `It is shown by ${pages.join(', ')}`] : [fill, show]
}

const TYPES: Readonly<Record<string, string>> = { case: 'case-studies', package: 'packages' }

/** The names of the entries of a YAML text. */
export function listNames(text: string): string[] {
  return [...text.matchAll(/^([a-z][a-z0-9-]*):/gm)].flatMap(([, name]) => name ?? [])
}

function entry(ground: Ground, item: Spot, wish: Wish): unknown {
  if (wish.kind === 'faq') return { items: [question(ground, item, wish)] }
  const example = exampleObject(ground.schemas, item)
  return 'name' in example ? { ...example, name: wish.title ?? titleFrom(wish.name) } : example
}

/** A question by the schema of the list; its id is made of its words. */
function question({ schemas }: Ground, item: Spot, wish: Wish): Record<string, unknown> {
  const list = stepInto(schemas, item, { step: 'items', value: undefined })
  const spot = list && stepInto(schemas, list, { step: '0', value: undefined })
  const example = spot ? exampleObject(schemas, spot) : {}
  const asked = wish.question ?? String(example['question'] ?? '')
  const answered = wish.answer ?? String(example['answer'] ?? '')
  return { ...example, ...('id' in example && { id: idOf(asked) }), question: asked, answer: answered }
}

/** "Was kostet eine Website?" -> "was-kostet-eine-website". */
function idOf(words: string): string {
  return nameFrom(words).slice(0, 40).replace(/-+$/, '') || 'question'
}

interface Block {
  /** Lines of the text, from 0: where the entry begins, and the line behind its last one. */
  readonly from: number
  readonly to: number
}

/** Where a top-level entry stands in a YAML text; null if there is none. */
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
function withQuestion(text: string, { from, to }: Block, asked: Record<string, unknown>): string | null {
  const lines = text.split('\n')
  const first = lines.slice(from, to).find((line) => /^\s*- /.test(line))
  if (first === undefined) return null
  const added = indented(yamlText([asked]).trimEnd(), first.search(/\S/))
  return [...lines.slice(0, to), added, ...lines.slice(to)].join('\n')
}
