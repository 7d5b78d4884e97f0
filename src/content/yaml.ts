// YAML text -> data, and where every value stands. Positions come from the syntax tree, which is built only for a file
// that has something to report: keeping the trees of all pages would take many times the memory of the data.
import type { Document, Node, Pair } from 'yaml'
import { error } from '../diagnostics/diagnostic.ts'
import type { Checked, Diagnostic, Location } from '../types.ts'
import { lazily } from './lazily.ts'
import { tokens } from './pointer.ts'
import { yamlProblem } from './yaml-problem.ts'

const yaml = lazily<typeof import('yaml')>('yaml')

/** A page has a few kilobytes; a file of this size is a mistake or an attack. */
const MAX_BYTES = 1_000_000
/** Ten levels of ten aliases each make 10^10 values: more aliases than this are refused. */
const MAX_ALIASES = 100

/** Finds the place of the value (or of the key) of a JSON pointer; of the nearest parent if there is none. */
export type Locate = (pointer: string, at?: 'key' | 'value') => Location

/**
 * Parses one YAML 1.2 document.
 *
 * @param lineOffset lines that stand before the text in its file (front matter starts on line 2)
 * @returns the data (undefined when the text is no YAML) with one diagnostic for each mistake
 */
export function parseYaml(text: string, file: string, lineOffset = 0): Checked<unknown> {
  const at = (offset: number, length: number) => locationAt(text, file, offset, length, lineOffset)
  if (text.length > MAX_BYTES) {
    const message = `This file has ${text.length} characters; at most ${MAX_BYTES} are read.`
    return {
      value: undefined,
      diagnostics: [error('yaml/too-large', message, at(0, 1), 'Split it into several files.')],
    }
  }
  const document = yaml().parseDocument(text, { prettyErrors: false, logLevel: 'silent' })
  const problems = [...document.errors, ...document.warnings]
  if (problems.length > 0)
    return { value: undefined, diagnostics: problems.map((problem) => yamlProblem(problem, text, at)) }
  return toData(document, at)
}

function toData(document: Document, at: (offset: number, length: number) => Location): Checked<unknown> {
  try {
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }), diagnostics: [] }
  } catch (cause) {
    if (!(cause instanceof ReferenceError)) throw cause
    const found: Diagnostic = error(
      'yaml/alias-bomb',
      'The aliases (*name) of this file repeat each other too often.',
      at(0, 1),
      `Write the values out; at most ${MAX_ALIASES} repetitions are read.`,
    )
    return { value: undefined, diagnostics: [found] }
  }
}

/** Makes the function that tells where a value stands; it parses the text again, once, at its first call. */
export function yamlLocator(text: string, file: string, lineOffset = 0): Locate {
  let document: Document | undefined
  return (pointer, at = 'value') => {
    document ??= yaml().parseDocument(text, { prettyErrors: false, logLevel: 'silent' })
    const [start, end] = rangeOf(document, tokens(pointer), at)
    return locationAt(text, file, start, end - start, lineOffset)
  }
}

type Range = readonly [number, number]

function rangeOf(document: Document, path: readonly string[], at: 'key' | 'value'): Range {
  let node: unknown = document.contents
  let found: Range = nodeRange(node) ?? [0, 1]
  for (const [depth, token] of path.entries()) {
    if (yaml().isAlias(node)) node = node.resolve(document)
    const child = childOf(node, token)
    if (!child) return found
    const isWanted = at === 'key' && depth === path.length - 1
    found = childRange(child, isWanted ? 'key' : 'value') ?? found
    node = yaml().isPair(child) ? child.value : child
  }
  return found
}

/** The range of a list entry, or of a pair's value or key; of the key too when the value is empty. */
function childRange(child: Node | Pair, at: 'key' | 'value'): Range | undefined {
  if (!yaml().isPair(child)) return nodeRange(child)
  return (at === 'value' ? nodeRange(child.value) : undefined) ?? nodeRange(child.key)
}

function childOf(node: unknown, token: string): Node | Pair | undefined {
  const { isMap, isScalar, isSeq } = yaml()
  if (isMap(node)) return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === token)
  if (isSeq(node)) return node.items[Number(token)] as Node | undefined
  return undefined
}

function nodeRange(node: unknown): Range | undefined {
  const range = (node as Node | null)?.range
  // An empty value has a range of no length: its key is the better place.
  return range && range[1] > range[0] ? [range[0], range[1]] : undefined
}

/** The place of an offset in UTF-16 units; a range over several lines is cut at the end of its first. */
export function locationAt(text: string, file: string, offset: number, length: number, lineOffset = 0): Location {
  const start = Math.min(Math.max(offset, 0), text.length)
  const before = text.slice(0, start)
  const lineStart = before.lastIndexOf('\n') + 1
  const lineEnd = text.indexOf('\n', start)
  const rest = text.slice(start, lineEnd < 0 ? undefined : lineEnd).trimEnd().length
  return {
    file,
    line: before.split('\n').length + lineOffset,
    column: start - lineStart + 1,
    length: Math.max(1, Math.min(length, rest)),
  }
}
