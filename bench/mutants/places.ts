// Where everything stands in a YAML file, so that a mutant can change one thing and leave the rest as it is.
import { isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml'

export type Range = readonly [start: number, end: number]

/** A key with its value. */
export interface KeyedValue {
  /** Keys and indexes from the top, the key itself last. */
  readonly path: readonly string[]
  readonly key: string
  readonly keyAt: Range
  /** null: nothing follows the colon. */
  readonly valueAt: Range | null
  readonly value: unknown
  /** Whether the value is one scalar on the line of its key. */
  readonly isPlain: boolean
  /** The group it stands in. */
  readonly group: Group
  /** End of the pair with its line break. */
  readonly end: number
}

export interface Group {
  readonly isFlow: boolean
  /** Where the first key of the group stands. */
  readonly start: number
  /** The key that the group belongs to; the group itself in a list and at the top. */
  readonly named: number
  readonly pairs: readonly { readonly key: string; readonly start: number; readonly end: number }[]
}

/** An entry of a list that is one scalar. */
export interface Item {
  readonly path: readonly string[]
  readonly valueAt: Range
  readonly value: unknown
}

export interface Places {
  readonly places: readonly KeyedValue[]
  readonly items: readonly Item[]
}

/** @param base offset of the YAML in its file: front matter does not start at 0 */
export function placesIn(text: string, base = 0): Places {
  const found: Found = { text, base, places: [], items: [] }
  visit(found, parseDocument(text).contents, { path: [], named: -1 })
  return found
}

interface Found {
  readonly text: string
  readonly base: number
  readonly places: KeyedValue[]
  readonly items: Item[]
}

interface Parent {
  readonly path: readonly string[]
  readonly named: number
}

function visit(found: Found, node: unknown, parent: Parent): void {
  if (isSeq(node)) for (const [index, item] of node.items.entries()) visitItem(found, item, { index, parent })
  if (!isMap(node)) return
  const group = groupOf(node, { base: found.base, named: parent.named })
  for (const pair of node.items) visitPair(found, pair, { group, parent })
}

function visitItem(found: Found, item: unknown, { index, parent }: { index: number; parent: Parent }): void {
  const at = rangeOf(item, found.base)
  const path = [...parent.path, String(index)]
  if (isScalar(item) && at) found.items.push({ path, valueAt: at, value: item.value })
  else visit(found, item, { path, named: at?.[0] ?? parent.named })
}

function visitPair(found: Found, pair: Pair, { group, parent }: { group: Group; parent: Parent }): void {
  const { text, base } = found
  const keyAt = isScalar(pair.key) ? rangeOf(pair.key, base) : null
  if (!keyAt || !isScalar(pair.key)) return
  const key = String(pair.key.value)
  const path = [...parent.path, key]
  found.places.push({ path, key, keyAt, ...valueIn(pair, text, base), group, end: endOf(pair) + base })
  visit(found, pair.value, { path, named: keyAt[0] })
}

function rangeOf(node: unknown, base: number): Range | null {
  const [start, end] = (node as { range?: [number, number, number] | null } | null)?.range ?? [0, 0]
  return end > start ? [start + base, end + base] : null
}

function valueIn(pair: Pair, text: string, base: number) {
  const { value: node } = pair
  const at = rangeOf(node, 0)
  const written = at ? text.slice(...at) : ''
  return {
    valueAt: rangeOf(node, base),
    value: isScalar(node) ? node.value : node,
    isPlain: isScalar(node) && at !== null && !written.includes('\n') && !/^[|>&*!]/.test(written),
  }
}

function endOf({ key, value }: Pair): number {
  const range = (node: unknown) => (node as { range?: [number, number, number] | null } | null)?.range
  return (range(value) ?? range(key))?.[2] ?? 0
}

function groupOf(node: YAMLMap, { base, named }: { base: number; named: number }): Group {
  const pairs = node.items.flatMap((pair) => {
    const key = isScalar(pair.key) ? pair.key : null
    const start = key?.range?.[0]
    if (!key || start === undefined) return []
    return [{ key: String(key.value), start: start + base, end: endOf(pair) + base }]
  })
  const start = pairs[0]?.start ?? base
  return { isFlow: node.flow === true, start, named: named < 0 ? start : named, pairs }
}

/** The line of an offset, 1-based. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let index = text.indexOf('\n'); index >= 0 && index < offset; index = text.indexOf('\n', index + 1)) line++
  return line
}
