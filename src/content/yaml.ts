// YAML text -> data, and the position of every value. Positions come from the syntax tree, which is built only for a
// file that has something to report: keeping the trees of all pages would take many times the memory of the data.
import type { Document, Node, Pair, YAMLError, YAMLWarning } from 'yaml'
import { error } from '../diagnostics/diagnostic.ts'
import type { Checked, Diagnostic, Location, Passage } from '../types.ts'
import { lazily } from './lazily.ts'
import { locationAt } from './place.ts'
import { hasBrackets, parsePlainYaml } from './plain-yaml.ts'
import { tokens } from './pointer.ts'
import { dashInText, mayHaveDashInText, yamlProblem } from './yaml-problem.ts'

const yaml = lazily<typeof import('yaml')>('yaml')

/** A page has a few kilobytes; a file of this size is a mistake or an attack. */
const MAX_CHARACTERS = 1_000_000
/** Ten levels of ten aliases each make 10^10 values: more aliases than this are refused. */
const MAX_ALIASES = 100
/** Content is a dozen levels deep. The parser calls itself for each level and ends the process on very deep ones. */
const MAX_NESTING = 100
/** Blanks and dashes before a line that is nested as deep. */
const DEEP_INDENT = 400

/** Finds the place of the value (of its key, or of words of it) of a JSON pointer; of the nearest parent if there is none. */
export type Locate = (pointer: string, at?: 'key' | 'value' | Passage) => Location

/** Tags (`!!binary`, `!!set`) would make values that are no JSON. */
const options = { prettyErrors: false, logLevel: 'error', resolveKnownTags: false } as const

/**
 * Parses one YAML 1.2 document.
 *
 * @param lineOffset lines before the text in its file (front matter starts on line 2)
 * @returns the data (undefined when the text is no YAML) with one diagnostic for each mistake
 */
export function parseYaml(text: string, file: string, lineOffset = 0): Checked<unknown> {
  const at = (offset: number, length: number) => locationAt(text, file, offset, length, lineOffset)
  const excess = tooLarge(text, at)
  if (excess) return { value: undefined, diagnostics: [excess] }
  const isSuspicious = mayHaveDashInText(text)
  const plain = isSuspicious ? undefined : parsePlainYaml(text)
  if (plain !== undefined) return { value: plain, diagnostics: [] }
  const document = yaml().parseDocument(text, options)
  const problems = withoutEchoes([...document.errors, ...document.warnings])
  const dashes = isSuspicious && problems.length === 0 ? dashesInTexts(document, text, at) : []
  if (dashes.length > 0) return { value: undefined, diagnostics: dashes }
  if (problems.length === 0) return toData(document, text, at)
  const describe = (problem: YAMLError | YAMLWarning) =>
    yamlProblem(problem, { text, at, openedAt: openedAt(document, problem.pos[0]) })
  return { value: undefined, diagnostics: withoutConsequences(problems.map(describe)) }
}

/**
 * A line that is indented too far makes its neighbour above a key of two lines: the parser reports a mapping inside a
 * mapping and the key, both at the line above. The key alone says which line it is.
 */
function withoutEchoes<T extends YAMLError | YAMLWarning>(problems: readonly T[]): T[] {
  const keys = problems.filter(({ code }) => code === 'MULTILINE_IMPLICIT_KEY').map(({ pos }) => pos[0])
  return problems.filter(({ code, pos }) => code !== 'BLOCK_AS_IMPLICIT_KEY' || !keys.includes(pos[0]))
}

/** Mistakes that leave the rest of the file as it is; after any other one the parser only guesses. */
const harmless = new Set(['yaml/duplicate-key', 'yaml/bad-alias', 'yaml/bad-dq-escape', 'yaml/tag-resolve-failed'])

function withoutConsequences(found: readonly Diagnostic[]): Diagnostic[] {
  const first = found.find(({ code }) => !harmless.has(code))
  return found.filter((one) => one === first || harmless.has(one.code))
}

type At = (offset: number, length: number) => Location

function tooLarge(text: string, at: At): Diagnostic | null {
  if (text.length > MAX_CHARACTERS) {
    const message = {
      en: `This file has ${text.length} characters; at most ${MAX_CHARACTERS} are read.`,
      de: `Diese Datei hat ${text.length} Zeichen; gelesen werden höchstens ${MAX_CHARACTERS}.`,
    }
    const hint = { en: 'Split it into several files.', de: 'Auf mehrere Dateien verteilen.' }
    return error('yaml/too-large', message, at(0, 1), hint)
  }
  const deep = deepestOpening(text)
  if (deep === null) return null
  const message = {
    en: `This is nested more than ${MAX_NESTING} levels deep.`,
    de: `Das ist mehr als ${MAX_NESTING} Ebenen tief verschachtelt.`,
  }
  return error('yaml/too-deep', message, at(deep, 1), { en: 'Make it flatter.', de: 'Flacher aufbauen.' })
}

/** Offset of the bracket or line that goes deeper than allowed; null if none does. */
function deepestOpening(text: string): number | null {
  const bracket = hasBrackets(text) ? deepestBracket(text) : null
  return bracket ?? deepLine(text)
}

function deepestBracket(text: string): number | null {
  let depth = 0
  for (let offset = 0; offset < text.length; offset++) {
    const character = text.charCodeAt(offset)
    if (character === 0x5b || character === 0x7b) depth++
    else if ((character === 0x5d || character === 0x7d) && depth > 0) depth--
    if (depth > MAX_NESTING) return offset
  }
  return null
}

/**
 * Where the first line begins that is indented so far. A row of that length has a character at a multiple of its length from
 * wherever the last one ended, so only a few places of a text are looked at.
 */
function deepLine(text: string): number | null {
  for (let offset = 0; offset < text.length; offset += DEEP_INDENT) {
    let [start, end] = [offset, offset]
    while (start > 0 && isIndent(text, start - 1)) start--
    while (isIndent(text, end)) end++
    const startsLine = start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r'
    if (startsLine && end - start >= DEEP_INDENT) return start
    offset = end
  }
  return null
}

function isIndent(text: string, offset: number): boolean {
  return text[offset] === ' ' || text[offset] === '-'
}

function dashesInTexts(document: Document.Parsed, text: string, at: At): Diagnostic[] {
  const found: Diagnostic[] = []
  yaml().visit(document, {
    Scalar(_, { type, range }) {
      if (type === 'PLAIN' && range) found.push(...dashInText([range[0], range[1]], { text, at }))
    },
  })
  return found
}

/** Where the innermost quote, "[" or "{" opens that is still open at an offset; null if there is none. */
function openedAt(document: Document.Parsed, offset: number): number | null {
  let opened: number | null = null
  yaml().visit(document, {
    Node(_, node) {
      const { range, flow, type } = node as Node & { flow?: boolean; type?: string }
      if (range && range[1] === offset && (flow || type?.startsWith('QUOTE'))) opened = Math.max(opened ?? 0, range[0])
    },
  })
  return opened
}

function toData(document: Document.Parsed, text: string, at: At): Checked<unknown> {
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES })
    // An alias inside its own anchor makes a value that never ends.
    if (text.includes('*')) JSON.stringify(value)
    return { value, diagnostics: [] }
  } catch (cause) {
    const isUnknown = cause instanceof ReferenceError && cause.message.startsWith('Unresolved alias')
    if (isUnknown) return { value: undefined, diagnostics: unknownAliases(document, at) }
    if (!(cause instanceof ReferenceError || cause instanceof TypeError)) throw cause
    const message = {
      en: 'The aliases (*name) of this file repeat each other too often.',
      de: 'Die Wiederholungen (*name) dieser Datei enthalten einander zu oft.',
    }
    const hint = {
      en: `Write the values out; at most ${MAX_ALIASES} repetitions are read.`,
      de: `Die Werte ausschreiben; gelesen werden höchstens ${MAX_ALIASES} Wiederholungen.`,
    }
    return { value: undefined, diagnostics: [error('yaml/alias-bomb', message, at(0, 1), hint)] }
  }
}

function unknownAliases(document: Document.Parsed, at: At): Diagnostic[] {
  const found: Diagnostic[] = []
  yaml().visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return
      const [start, end] = alias.range ?? [0, 1]
      const message = {
        en: `There is no anchor (&${alias.source}) for this alias.`,
        de: `Zu dieser Wiederholung (*${alias.source}) fehlt der Anker (&${alias.source}).`,
      }
      const hint = {
        en: 'A text that begins with * must stand in quotes.',
        de: 'Ein Text, der mit * beginnt, muss in Anführungszeichen stehen.',
      }
      found.push(error('yaml/bad-alias', message, at(start, end - start), hint))
    },
  })
  return found
}

/** Makes the function that locates values; it parses the text again, once, at its first call. */
export function yamlLocator(text: string, file: string, lineOffset = 0): Locate {
  let document: Document | undefined
  return (pointer, at = 'value') => {
    document ??= yaml().parseDocument(text, options)
    if (typeof at === 'string') {
      const [start, end] = rangeOf(document, tokens(pointer), at)
      return locationAt(text, file, start, end - start, lineOffset)
    }
    const [start, end] = passageIn(text, rangeOf(document, tokens(pointer), 'value'), at)
    return locationAt(text, file, start, end - start, lineOffset)
  }
}

function passageIn(text: string, range: Range, { words, before }: Passage): Range {
  let start = text.indexOf(words, range[0])
  for (let passed = 0; passed < before && start >= 0; passed++) start = text.indexOf(words, start + words.length)
  const end = start + words.length
  return start < 0 || end > range[1] ? range : [start, end]
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
