// YAML text -> the places of its values, keys and entries, as offsets. Nothing here writes: what an author changes is put into
// the text itself, because every writer of whole documents changes what nobody has touched.
import { isAlias, isMap, isScalar, isSeq, Lexer, type Node, type Pair, parseDocument, stringify } from 'yaml'
import { tokens } from '../../content/pointer.ts'
import { remembering } from '../../remembering.ts'

export type Style = 'plain' | 'single' | 'double' | 'literal' | 'folded'

interface Place {
  /** Offsets of the value itself: comments, and the line break after it, are outside. */
  readonly start: number
  readonly end: number
  /** Has an anchor or a tag, or is the repetition of another value: what is written is not the value alone. */
  readonly isNamed: boolean
}

export interface ScalarNode extends Place {
  readonly kind: 'scalar'
  readonly style: Style
  readonly value: unknown
}

export interface Entry {
  /** Where the entry begins: its dash, or the value in brackets. */
  readonly start: number
  readonly node: YamlNode
}

export interface ListNode extends Place {
  readonly kind: 'list'
  readonly isFlow: boolean
  readonly entries: readonly Entry[]
}

export interface Field {
  readonly name: string
  readonly start: number
  /** Offset after the colon. */
  readonly colonEnd: number
  readonly node: YamlNode
}

export interface MapNode extends Place {
  readonly kind: 'map'
  readonly isFlow: boolean
  readonly fields: readonly Field[]
}

export type YamlNode = ScalarNode | ListNode | MapNode

/** What is opened for typing is asked about again when it is saved, and what was saved is what is changed next. */
const MOST_TEXTS = 4

/** The tree of a text without mistakes; null for an empty one. */
export const yamlTree = remembering(MOST_TEXTS, treeOf)

function treeOf(text: string): YamlNode | null {
  const { contents } = parseDocument(text, { keepSourceTokens: true, prettyErrors: false, logLevel: 'error' })
  return contents ? nodeOf(contents, text) : null
}

/** The node at a pointer; null where the file says nothing there. */
export function nodeAt(tree: YamlNode | null, pointer: string): YamlNode | null {
  let node = tree
  for (const token of tokens(pointer)) {
    if (!node || node.kind === 'scalar') return null
    node =
      node.kind === 'list'
        ? (node.entries[Number(token)]?.node ?? null)
        : (node.fields.find(({ name }) => name === token)?.node ?? null)
  }
  return node
}

/** The comments of a text, in order. */
export const commentsOf = remembering(MOST_TEXTS, (text): readonly string[] => {
  // The lexer marks values with control characters, so that only comments can begin with "#".
  return [...new Lexer().lex(text)].filter((token) => token.startsWith('#'))
})

/** A value as YAML in blocks. */
export function blockText(value: unknown): string {
  return stringify(value, { lineWidth: 0, indent: 2 })
}

/** A value as YAML on one line, as it stands in brackets. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, one]) => `${keyText(name)}: ${flowText(one)}`)
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  }
  return typeof value === 'string' ? inFlow(value) : String(value)
}

function keyText(name: string): string {
  return /^[A-Za-z][\w-]*$/.test(name) ? name : JSON.stringify(name)
}

/** Words that no parser takes for anything else stay without quotes, as authors write them. */
function inFlow(text: string): string {
  const isPlain = /^[\p{L}][\p{L}\p{N} .!?–-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
  return isPlain && text === text.trim() ? text : quoted(text)
}

/** A text in double quotes, on one line. Letters of all scripts stay; what editors do not show is escaped. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u00ad\u2028\u2029\ufeff\ue000-\uf8ff\ufffe\uffff\ud800-\udfff]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function nodeOf(node: Node, text: string): YamlNode {
  const [start, end] = node.range ?? [0, 0]
  const isNamed = isAlias(node) || Boolean(node.tag) || ('anchor' in node && Boolean(node.anchor))
  if (isSeq(node)) {
    const entries = node.items.map((item, index) => entryOf(node.srcToken, { item: item as Node, index, text }))
    return { kind: 'list', isNamed, isFlow: node.flow === true, entries, start, end: endOf(node, entries, end) }
  }
  if (isMap(node)) {
    const fields = node.items.flatMap((pair) => fieldOf(pair as Pair<Node, Node | null>, text) ?? [])
    return { kind: 'map', isNamed, isFlow: node.flow === true, fields, start, end: endOf(node, fields, end) }
  }
  const value = isScalar(node) ? node.value : null
  const style = STYLES[(isScalar(node) && node.type) || 'PLAIN'] ?? 'plain'
  return { kind: 'scalar', style, value, isNamed, start, end }
}

const STYLES: Readonly<Record<string, Style>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
}

/** The parser counts comments and blank lines after the last value of a block to the block. */
function endOf({ flow }: { flow?: boolean }, parts: readonly { readonly node: YamlNode }[], end: number): number {
  return flow === true ? end : (parts.at(-1)?.node.end ?? end)
}

interface Item {
  readonly item: Node
  readonly index: number
  readonly text: string
}

function entryOf(token: unknown, { item, index, text }: Item): Entry {
  const node = nodeOf(item, text)
  const dash = startTokens(token, index).find(({ type }) => type === 'seq-item-ind')
  return { start: dash?.offset ?? node.start, node }
}

interface SourceToken {
  readonly type: string
  readonly offset: number
}

function startTokens(token: unknown, index: number): readonly SourceToken[] {
  const { items } = (token ?? {}) as { items?: readonly { start?: readonly SourceToken[] }[] }
  return items?.[index]?.start ?? []
}

function fieldOf({ key, value, srcToken }: Pair<Node, Node | null>, text: string): Field | null {
  if (!isScalar(key) || !key.range) return null
  const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind')
  const colonEnd = colon ? colon.offset + 1 : key.range[1]
  const empty: ScalarNode = {
    kind: 'scalar',
    style: 'plain',
    value: null,
    isNamed: false,
    start: colonEnd,
    end: colonEnd,
  }
  const node = value?.range && value.range[1] > value.range[0] ? nodeOf(value, text) : empty
  return { name: String(key.value), start: key.range[0], colonEnd, node }
}
