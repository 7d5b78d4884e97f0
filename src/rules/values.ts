// Content of any shape: a project brings its own schemas, so rules ask what a value is before they use it.
import { escapeToken } from '../content/pointer.ts'
import type { Language, Page, Site, Source } from '../types.ts'

export type Fields = Readonly<Record<string, unknown>>

/** The fields of a value; null when it is no object. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

/** A text, number or truth value as it is written; '' for anything else, which has no words of its own. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Calls `visit` with every object and list in a value, and the pointer to it. */
export function everyGroup(value: unknown, visit: (group: object, pointer: string) => void, pointer = ''): void {
  if (typeof value !== 'object' || value === null) return
  visit(value, pointer)
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) everyGroup(value[index], visit, `${pointer}/${index}`)
    return
  }
  for (const key of Object.keys(value)) {
    const child = (value as Fields)[key]
    if (typeof child === 'object' && child !== null) everyGroup(child, visit, `${pointer}/${escapeToken(key)}`)
  }
}

/** A text in a language: the string for all languages, or the one of this language. */
export function textIn(value: unknown, language: Language): string | null {
  if (typeof value === 'string') return value
  const text = fieldsOf(value)?.[language]
  return typeof text === 'string' ? text : null
}

/** The languages that a page is made in. */
export function languagesOf(source: Source, site: Site): readonly Language[] {
  return source.facts.languages ?? [site.defaultLanguage]
}

const byFile = new WeakMap<readonly Page[], ReadonlyMap<string, Page>>()

/** One page for each file of site/pages, in the language that comes first among its routes. */
export function pageByFile({ pages }: Site): ReadonlyMap<string, Page> {
  const known = byFile.get(pages) ?? new Map([...pages].reverse().map((page) => [page.source.file, page]))
  byFile.set(pages, known)
  return known
}

/** The whole text of a file of site/legal; null for other content, whose data is complete. */
export function fullText(source: Source): string | null {
  return source.kind === 'legal' ? source.text() : null
}
