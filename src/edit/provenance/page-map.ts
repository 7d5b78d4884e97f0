// What was traced of a page, as the editor needs it: for every text where it leads, and what surrounds it.
import type { Page } from '../../types.ts'
import type { AddressPlace, FilePlace, PageMap, TextPlace } from '../protocol.ts'
import type { Origin } from './marks.ts'
import { type PageElement, upwards } from './read-html.ts'
import type { TracedPage, TracedText } from './trace-page.ts'

/** The map of a page. */
export function pageMap(page: Page, traced: TracedPage): PageMap {
  const around = surroundings(traced)
  const texts = traced.texts.map(
    (text): TextPlace => ({
      text: text.text,
      attribute: text.attribute,
      origins: text.origins,
      parts: text.origins.length > 1 ? text.parts : [],
      entry: entryOf(text, around),
    }),
  )
  return {
    language: page.language,
    texts,
    addresses: traced.elements.flatMap(({ element, origin }): AddressPlace[] => {
      const address = element.attributes['href'] ?? element.attributes['src']
      return address === undefined ? [] : [{ address, origin }]
    }),
    page: { file: page.source.file, pointer: '' },
    sections: sectionsOf(page, traced),
  }
}

type Surroundings = ReadonlyMap<PageElement, readonly Origin[]>

/** The values of all texts in each element. */
function surroundings({ texts }: TracedPage): Surroundings {
  const found = new Map<PageElement, Origin[]>()
  for (const { parent, origins } of texts) {
    for (const element of upwards(parent)) found.set(element, [...(found.get(element) ?? []), ...origins])
  }
  return found
}

/** The entry of a list that all values round a text belong to; the nearest one. */
function entryOf({ parent }: TracedText, around: Surroundings): FilePlace | null {
  for (const element of upwards(parent)) {
    const origins = around.get(element) ?? []
    const [first] = origins
    if (!first) continue
    if (origins.some(({ file }) => file !== first.file) || first.pointer.startsWith('@')) return null
    const shared = sharedPointer(origins.map(({ pointer }) => pointer))
    const [entry] = /^.*\/\d+(?=\/|$)/.exec(shared) ?? []
    return entry === undefined ? null : { file: first.file, pointer: entry }
  }
  return null
}

function sharedPointer(pointers: readonly string[]): string {
  const [first = [], ...others] = pointers.map((pointer) => pointer.split('/'))
  const end = first.findIndex((step, index) => others.some((other) => other[index] !== step))
  return (end < 0 ? first : first.slice(0, end)).join('/')
}

/** For each child of the page's main part the section that it shows; null where its values do not say it. */
function sectionsOf({ source: { file } }: Page, { texts }: TracedPage): (FilePlace | null)[] {
  const sections = new Map<PageElement, Set<string>>()
  for (const { parent, origins } of texts) {
    const chain = [...upwards(parent)]
    const main = chain.findIndex(({ name }) => name === 'main')
    const top = chain[main - 1]
    if (main < 1 || !top) continue
    const found = sections.get(top) ?? new Set()
    for (const origin of origins) {
      const [section] = /^\/sections\/\d+/.exec(origin.pointer) ?? []
      if (origin.file === file && section !== undefined) found.add(section)
    }
    sections.set(top, found)
  }
  return [...sections.values()].map((found) => {
    const [pointer] = found
    return found.size === 1 && pointer !== undefined ? { file, pointer } : null
  })
}
