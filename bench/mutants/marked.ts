// Mutants of what refers to something else, of names that must be the only ones, of languages and of lines.
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { type Content, type Mutant, replaced } from './content.ts'
import { type Edit, without } from './edits.ts'
import { lineAt, type Range } from './places.ts'
import { misspelt, oneOf } from './random.ts'

type Random = () => number

interface Value {
  readonly path: readonly string[]
  readonly valueAt: Range
  readonly value: string
}

/** Every text of a file that stands on one line, as a value of a key or of a list. */
export function valuesOf({ places: { places, items } }: Content): Value[] {
  const plain = places.flatMap(({ path, valueAt, value, isPlain }) =>
    isPlain && valueAt && typeof value === 'string' ? [{ path, valueAt, value }] : [],
  )
  const listed = items.flatMap(({ path, valueAt, value }) =>
    typeof value === 'string' ? [{ path, valueAt, value }] : [],
  )
  return [...plain, ...listed]
}

const REFERRING = new Set(['reference', 'link', 'asset', 'picture', 'document'])

/** @param routes all addresses of the site: a link that is misspelt into another one leads somewhere */
export function referenceMisspelt(
  content: Content,
  at: Value,
  { random, routes }: { random: Random; routes: ReadonlySet<string> },
): Mutant | null {
  const { path, valueAt, value } = at
  const { mark } = content.schemaAt(path)
  if (mark === null || !REFERRING.has(mark)) return null
  const wrong = misspelt(value, random)
  const isOutside = mark === 'link' && /^(https?:|mailto:|tel:)/.test(value)
  const text = replaced(content.text, valueAt, JSON.stringify(wrong))
  const reason = isOutside
    ? 'the address is outside the site'
    : mark === 'link' &&
        routes.has(wrong.replace(/[?#].*$/, '')) &&
        wrong.replace(/[^#]*/, '') === value.replace(/[^#]*/, '')
      ? 'there is a page of this address too'
      : null
  return {
    kind: 'reference misspelt',
    content,
    text,
    lines: [lineAt(text, valueAt[0])],
    suggestion: value,
    about: `${path.join('.')}: ${wrong}`,
    ...(reason !== null && { stillValid: reason }),
  }
}

/** The id of one entry is given to another one of the same page or list. */
export function idTwice(content: Content, { path, valueAt, value }: Value, random: Random): Mutant | null {
  const name = path.at(-1) ?? ''
  const isAnchor = content.schemaAt(path).mark === 'anchor' && content.kind === 'page'
  const isListed = (name === 'id' || name === 'key') && /^\d+$/.test(path.at(-2) ?? '')
  if (!isAnchor && !(isListed && content.kind === 'data')) return null
  const list = path.slice(0, -2).join('/')
  const others = valuesOf(content).filter((other) => {
    if (other.value === value || other.path.at(-1) !== name) return false
    return isAnchor ? content.schemaAt(other.path).mark === 'anchor' : other.path.slice(0, -2).join('/') === list
  })
  if (others.length === 0) return null
  const other = oneOf(others, random)
  const text = replaced(content.text, valueAt, other.value)
  const shift = text.length - content.text.length
  const later = Math.max(valueAt[0], other.valueAt[0] + (other.valueAt[0] > valueAt[0] ? shift : 0))
  return {
    kind: 'duplicate id',
    content,
    text,
    lines: [lineAt(text, later)],
    about: `${path.join('.')}: ${other.value}`,
  }
}

/** A route of another page. */
export function routeTwice(
  content: Content,
  { path, valueAt, value }: Value,
  { random, routes }: { random: Random; routes: ReadonlySet<string> },
): Mutant | null {
  if (content.kind !== 'page' || path[0] !== 'routes') return null
  const others = [...routes].filter((route) => route !== value && !/^\/(en|pt)(\/|$)/.test(route))
  const own = (content.data as { routes: readonly string[] }).routes
  const strange = others.filter((route) => !own.includes(route))
  const text = replaced(content.text, valueAt, oneOf(strange, random))
  return {
    kind: 'duplicate id',
    content,
    text,
    lines: [lineAt(text, valueAt[0])],
    about: `${path.join('.')}: a route of another page`,
  }
}

/** @param needs the languages that pages show an entry of a file in */
export function translationRemoved(needs: (content: Content, path: readonly string[]) => ReadonlySet<string>): Edit {
  return (content, place) => {
    const { path, key, group } = place
    if (content.schemaAt(path.slice(0, -1)).mark !== 'text') return null
    const text = without(content.text, place)
    if (text === null) return null
    const isNeeded = needs(content, path).has(key)
    return {
      kind: 'translation removed',
      content,
      text,
      lines: [lineAt(text, group.named)],
      about: `without ${path.join('.')}`,
      ...(!isNeeded && { stillValid: 'no page shows it in this language' }),
    }
  }
}

const STEPS = [-2, -1, 1, 2] as const

/** A line of a key or entry that begins further left or right. */
export function indentMoved(content: Content, line: number, random: Random): Mutant | null {
  const lines = content.text.split('\n')
  const old = lines[line - 1] ?? ''
  if (!/^ *(- |[\w-]+:)/.test(old)) return null
  const step = oneOf(STEPS, random)
  const indent = /^ */.exec(old)?.[0].length ?? 0
  if (indent + step < 0) return null
  lines[line - 1] = `${' '.repeat(indent + step)}${old.trimStart()}`
  const text = lines.join('\n')
  const shift = text.length - content.text.length
  const same = isDeepStrictEqual(dataOf(text.slice(content.yaml[0], content.yaml[1] + shift)), content.data)
  return {
    kind: 'indent moved',
    content,
    text,
    lines: [line],
    about: `line ${line} by ${step}: ${old.trim().slice(0, 60)}`,
    ...(same && { stillValid: 'it means the same' }),
  }
}

function dataOf(yaml: string): unknown {
  try {
    return parse(yaml, { logLevel: 'silent' })
  } catch {
    // No YAML at all: that is no valid content.
    return undefined
  }
}
