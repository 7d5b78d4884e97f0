import type { Reader } from '../types.ts'
import { Unreadable } from '../types.ts'
import { plainReading } from './plain.ts'
import { decodeXml } from './xml-text.ts'
import { isNode, parseXml, textOf } from './xml-tree.ts'

/** A text for people has a word in small letters, and is no address of a standard. */
const READABLE = /\p{Ll}{2}/u
const ADDRESS = /^(?:urn|https?):/i
/** As many as a table has rows at most: the texts after them show no more of what it is about. */
const MAX_LINES = 2_000

/** Names and streets have fewer words than what is told. */
const SENTENCE_WORDS = 4

/** Reads e-invoices that are an XML file alone. Their lines are the texts in it, because there is no page to look at. */
export const xmlReader: Reader = {
  async read({ bytes, format }, _deps) {
    const invoiceXml = decodeXml(bytes)
    const root = parseXml(invoiceXml)
    if (!root) throw new Unreadable('broken')
    return { ...plainReading(format, [linesOf(root)]), invoiceXml }
  },
}

/** The texts of all elements, those first that say most. */
function linesOf(root: unknown): string[] {
  const lines: string[] = []
  const stack = [root]
  while (stack.length > 0 && lines.length < MAX_LINES) {
    const node = stack.pop()
    const text = textOf(node)
    if (READABLE.test(text) && !ADDRESS.test(text)) lines.push(text)
    const inner = Array.isArray(node) ? node : isNode(node) ? childrenOf(node) : []
    // The last one on the stack is the next.
    for (const child of inner.toReversed()) stack.push(child)
  }
  const isSentence = (line: string) => line.split(' ').length >= SENTENCE_WORDS
  return [...lines.filter(isSentence), ...lines.filter((line) => !isSentence(line))]
}

const childrenOf = (node: object): unknown[] =>
  Object.entries(node).flatMap(([name, child]) => (/^[@#]/.test(name) ? [] : [child]))
