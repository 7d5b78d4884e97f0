import { XMLParser } from 'fast-xml-parser'

/** An element: its children by their names without prefix, its attributes by "@name", its own text as "#text". */
export interface XmlNode {
  readonly [name: string]: unknown
}

/** Whether a value of a tree is an element with children or attributes. */
export const isNode = (value: unknown): value is XmlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The root elements of an XML text; null where it is broken, or has a DOCTYPE: business papers need none, and it can be a bomb. */
export function parseXml(xml: string): XmlNode | null {
  if (/<!DOCTYPE/i.test(xml)) return null
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: true,
    processEntities: true,
    // The switch for "&#252;" too, which programs write that know ASCII alone.
    htmlEntities: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
  })
  try {
    const root: unknown = parser.parse(xml, true)
    return isNode(root) ? root : null
  } catch {
    // What the parser throws says no more than that the text is no XML.
    return null
  }
}

/** All nodes at a path such as "Party/Name"; where a step occurs several times, all of them are followed. */
export function nodesAt(from: unknown, path: string): unknown[] {
  let nodes = [from]
  for (const step of path.split('/')) {
    nodes = nodes.flatMap((node) => {
      const next = isNode(node) ? node[step] : undefined
      return next === undefined ? [] : Array.isArray(next) ? next : [next]
    })
  }
  return nodes
}

/** The first element at the first of these paths that has one. */
export function nodeAt(from: unknown, ...paths: readonly string[]): unknown {
  return paths.flatMap((path) => nodesAt(from, path)).find(isNode)
}

/** Longer texts are whole documents; the answer about one needs their beginning. */
const MAX_TEXT_LETTERS = 1_000

/** The text of an element on one line; "" where it has none. */
export function textOf(node: unknown): string {
  const text = typeof node === 'string' ? node : isNode(node) ? String(node['#text'] ?? '') : ''
  return text.slice(0, MAX_TEXT_LETTERS).replace(/\s+/g, ' ').trim()
}

/** The texts at a path; empty ones are left out. */
export function textsAt(from: unknown, path: string): string[] {
  return nodesAt(from, path).map(textOf).filter(Boolean)
}

/** The first text at the first of these paths that has one. */
export function textAt(from: unknown, ...paths: readonly string[]): string {
  for (const path of paths) {
    const [text] = textsAt(from, path)
    if (text) return text
  }
  return ''
}

/** The first text at a path as it is, with its lines; "" where it has none. */
export function wholeTextAt(from: unknown, path: string): string {
  const texts = nodesAt(from, path).map((node) => (isNode(node) ? node['#text'] : node))
  return String(texts.find((text) => typeof text === 'string' && text !== '') ?? '')
}

/** The value of an attribute; "" where it has none. */
export function attributeOf(node: unknown, name: string): string {
  const value = isNode(node) ? node[`@${name}`] : undefined
  return typeof value === 'string' ? value.trim() : ''
}
