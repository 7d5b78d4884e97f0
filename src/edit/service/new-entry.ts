// What a new section, or a new entry of a list, begins with: the example of its schema, marked as one, so that `site validate` names
// every text that its author has not replaced.
import { EXAMPLE, exampleText } from '../../content/placeholders.ts'
import { valueAt } from '../../content/pointer.ts'
import { markedExample } from '../../scaffold/example.ts'
import { formsOf, stepInto, typeOf } from '../../schemas/spot.ts'
import type { Language } from '../../types.ts'
import { parentOf } from '../change.ts'
import { type Editing, languagesOf } from './editing.ts'
import { spotAt } from './spot-at.ts'

interface NewEntry {
  readonly file: string
  readonly pointer: string
  /** Of a section; null: the list has one kind. */
  readonly type: string | null
}

/** The value; undefined: nothing is known of such an entry. */
export async function exampleOf(editing: Editing, { file, pointer, type }: NewEntry): Promise<unknown> {
  const opened = editing.open(file)
  const place = parentOf(pointer)
  if ('refused' in opened || !place) return undefined
  const schemas = await editing.deps.schemas()
  const holder = spotAt(schemas, opened, place.parent)
  const entry = holder && stepInto(schemas, holder, { step: place.step, value: undefined })
  const form = entry && (type === null ? entry : formsOf(schemas, entry).find((one) => typeOf(one) === type))
  if (!form) return undefined
  const languages = languagesOf(opened, (await editing.deps.standing())?.site ?? null)
  const [language = 'de'] = languages
  const [first = ''] = form.examples
  const isText = form.schema.mark === 'text' && typeof first === 'string'
  const plain = isText ? exampleText(first, language) : first
  const example = form.schema.properties ? markedExample(schemas, form, language) : plain
  return withFreeId(inEachLanguage(example, languages), valueAt(opened.data, place.parent))
}

/** An example text for visitors of several languages has to be written in each of them. */
function inEachLanguage(value: unknown, languages: readonly Language[]): unknown {
  if (languages.length < 2) return value
  if (typeof value === 'string') {
    const text = Object.values(EXAMPLE).find((word) => value.startsWith(`${word}: `))
    if (text === undefined) return value
    const words = value.slice(text.length + 2)
    return Object.fromEntries(languages.map((language) => [language, exampleText(words, language)]))
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => inEachLanguage(one, languages))
  const isText = Object.keys(value).every((key) => /^[a-z]{2}$/.test(key))
  return isText
    ? value
    : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inEachLanguage(one, languages)]))
}

/** Names that links jump to are unique. */
function withFreeId(example: unknown, siblings: unknown): unknown {
  const id = valueAt(example, '/id')
  if (typeof id !== 'string' || !Array.isArray(siblings)) return example
  const taken = new Set(siblings.map((one) => valueAt(one, '/id')))
  let free = id
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`
  return { ...(example as object), id: free }
}
