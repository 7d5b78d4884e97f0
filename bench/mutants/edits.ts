// Mutants of single keys and values.
import { type Content, type Mutant, replaced } from './content.ts'
import { type KeyedValue, lineAt } from './places.ts'
import { misspelt, oneOf } from './random.ts'

type Random = () => number
/** One mutant of a kind at one place; null where there is none. */
export type Edit = (content: Content, place: KeyedValue, random: Random) => Mutant | null

export const fieldRemoved: Edit = (content, place) => {
  const { group, key, path } = place
  const parent = content.schemaAt(path.slice(0, -1))
  if (parent.mark === 'text') return null
  const text = without(content.text, place)
  if (text === null) return null
  const index = group.pairs.findIndex((pair) => pair.key === key)
  const isFirst = index === 0 && group.named === group.start
  // The first key of a group without a name is where the group begins: its place goes to the next one.
  const named = isFirst ? group.start : group.named
  const isRequired = parent.required.has(key)
  return {
    kind: 'field removed',
    content,
    text,
    lines: [lineAt(text, named)],
    about: `without ${path.join('.')}`,
    ...(!isRequired && { stillValid: 'the field may be left out' }),
  }
}

/** The text without one pair; null where more than its lines would have to change. */
export function without(text: string, { group, key, keyAt, end }: KeyedValue): string | null {
  const index = group.pairs.findIndex((pair) => pair.key === key)
  const next = group.pairs[index + 1]
  if (group.pairs.length === 1) return null
  if (!group.isFlow) {
    const lineStart = text.lastIndexOf('\n', keyAt[0] - 1) + 1
    const isAlone = text.slice(lineStart, keyAt[0]).trim() === ''
    if (isAlone) return replaced(text, [lineStart, end], '')
    return next ? replaced(text, [keyAt[0], next.start], '') : null
  }
  if (next) return replaced(text, [keyAt[0], next.start], '')
  const comma = text.lastIndexOf(',', keyAt[0])
  const closing = text.indexOf('}', end - 1)
  return closing < 0 ? null : replaced(text, [comma, closing], ' ')
}

/** Values of other types, as they are typed. */
const OTHERS: readonly [type: string, typed: string][] = [
  ['integer', '24'],
  ['boolean', 'true'],
  ['string', '"17 Stück"'],
  ['array', '[eins, zwei]'],
  ['object', '{ eins: 1 }'],
]

export const typeChanged: Edit = (content, { isPlain, valueAt, value, path }, random) => {
  if (!isPlain || !valueAt || value === null) return null
  const { types, mark } = content.schemaAt(path)
  const own = typeof value === 'number' ? 'integer' : typeof value
  const choices = OTHERS.filter(([type]) => type !== own && !(type === 'object' && mark === 'text'))
  const [type, typed] = oneOf(choices, random)
  const text = replaced(content.text, valueAt, typed)
  const isAllowed = types.size === 0 || types.has(type) || (type === 'integer' && types.has('number'))
  return {
    kind: 'type changed',
    content,
    text,
    lines: [lineAt(text, valueAt[0])],
    about: `${path.join('.')}: ${typed}`,
    ...(isAllowed && { stillValid: 'the schema takes this type as well' }),
  }
}

export const keyMisspelt: Edit = (content, { path, key, keyAt }, random) => {
  const { keys } = content.schemaAt(path.slice(0, -1))
  const wrong = misspelt(key, random)
  if (keys === null || keys.includes(wrong)) return null
  const text = replaced(content.text, keyAt, wrong)
  return {
    kind: 'key misspelt',
    content,
    text,
    lines: [lineAt(text, keyAt[0])],
    suggestion: key,
    about: `${path.join('.')} as ${wrong}`,
  }
}

export const choiceMisspelt: Edit = (content, { path, value, valueAt, isPlain }, random) => {
  if (!isPlain || !valueAt || typeof value !== 'string') return null
  const { choices } = content.schemaAt(path)
  // A section without a type is reported with the names of all types.
  const wrong = misspelt(value, random)
  if (!choices.includes(value) || choices.includes(wrong)) return null
  const text = replaced(content.text, valueAt, wrong)
  return {
    kind: 'choice misspelt',
    content,
    text,
    lines: [lineAt(text, valueAt[0])],
    suggestion: value,
    about: `${path.join('.')}: ${wrong}`,
  }
}

export const translationEmptied: Edit = (content, { path, key, valueAt, isPlain }) => {
  if (!isPlain || !valueAt || content.schemaAt(path.slice(0, -1)).mark !== 'text') return null
  const text = replaced(content.text, valueAt, '""')
  return {
    kind: 'translation emptied',
    content,
    text,
    lines: [lineAt(text, valueAt[0])],
    about: `${path.join('.')}: "" (${key})`,
  }
}

const PAIRS: Readonly<Record<string, string>> = { from: 'to', min: 'max', price: 'was' }

export const swapped: Edit = (content, { path, key, value, valueAt, group }) => {
  const partner = PAIRS[key]
  const other = content.places.places.find((place) => place.group === group && place.key === partner)
  if (!valueAt || !other?.valueAt || typeof value !== 'number' || typeof other.value !== 'number') return null
  const [first, second] = valueAt[0] < other.valueAt[0] ? [valueAt, other.valueAt] : [other.valueAt, valueAt]
  const typed = (range: readonly [number, number]) => content.text.slice(...range)
  const text = replaced(replaced(content.text, second, typed(first)), first, typed(second))
  const lines = [lineAt(text, first[0]), lineAt(text, second[0])]
  return {
    kind: 'from and to swapped',
    content,
    text,
    lines,
    about: `${path.join('.')} and ${partner}`,
    ...(value === other.value && { stillValid: 'both are the same' }),
  }
}

const IMPOSSIBLE = ['-02-30', '-13-01', '-11-31', '-00-10', '-2-5'] as const

export const impossibleDate: Edit = (content, { path, value, valueAt }, random) => {
  if (!valueAt || typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return null
  const wrong = `${value.slice(0, 4)}${oneOf(IMPOSSIBLE, random)}`
  const text = replaced(content.text, valueAt, `"${wrong}"`)
  return {
    kind: 'impossible date',
    content,
    text,
    lines: [lineAt(text, valueAt[0])],
    about: `${path.join('.')}: ${wrong}`,
  }
}

export const keyTwice: Edit = (content, { path, keyAt, end, isPlain, group }) => {
  if (!isPlain || group.isFlow) return null
  const lineStart = content.text.lastIndexOf('\n', keyAt[0] - 1) + 1
  const indent = ' '.repeat(keyAt[0] - lineStart)
  const again = `${indent}${content.text.slice(keyAt[0], end)}`
  if (!again.endsWith('\n')) return null
  const text = replaced(content.text, [end, end], again)
  return { kind: 'duplicate key', content, text, lines: [lineAt(text, end + 1)], about: `${path.join('.')} twice` }
}
