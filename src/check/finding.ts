// What is wrong with the built site, gathered by page and reported once: a dead link in the navigation is on every
// page.
import { locationAt } from '../content/place.ts'
import type { Words } from '../diagnostics/words.ts'
import type { Diagnostic, Location } from '../types.ts'

/** One thing that is wrong with one page or file. */
export interface Finding {
  /** Without a place; that is worked out when findings are reported. */
  readonly diagnostic: Diagnostic
  /** The route of the page, or the address of the file: "/sitemap.xml". */
  readonly page: string
  /** The text that is wrong, in a file below public/, and from where to look for it; null: nowhere in particular. */
  readonly spot: { readonly file: string; readonly offset: number; readonly text: string } | null
  /** How an author may have written it: the text to look for in the content; null: it is not in the content. */
  readonly written: string | null
}

/** Finds where findings belong. */
export interface Places {
  /** The place in the content that causes it; null if unknown. */
  inContent(page: string, written: string | null): Location | null
  /** Path of a built file from the root of the project, and its text. */
  file(file: string): { readonly name: string; readonly text: string }
}

/** How many pages a finding lists by name. */
const LISTED_PAGES = 3

/** Each finding once, with its place and the pages that it is on. */
export function diagnosticsOf(findings: readonly Finding[], places: Places): Diagnostic[] {
  const groups = new Map<string, { finding: Finding; at: Location | null; pages: Set<string> }>()
  for (const finding of findings) {
    const { diagnostic, page, written } = finding
    const at = places.inContent(page, written)
    const key = JSON.stringify([diagnostic.code, diagnostic.message, at])
    const group = groups.get(key) ?? { finding, at, pages: new Set() }
    groups.set(key, group)
    group.pages.add(page)
  }
  return [...groups.values()].map(({ finding, at, pages }) => ({
    ...onPages(finding.diagnostic, [...pages]),
    at: at ?? placeInFile(finding, places),
  }))
}

function placeInFile({ spot }: Finding, places: Places): Location | null {
  if (!spot) return null
  const { name, text } = places.file(spot.file)
  const found = text.indexOf(spot.text, spot.offset)
  return locationAt(text, name, found < 0 ? spot.offset : found, spot.text.length)
}

function onPages(diagnostic: Diagnostic, pages: readonly string[]): Diagnostic {
  const list = listed(pages)
  const { hint } = diagnostic.german
  return {
    ...diagnostic,
    message: `${diagnostic.message} (${list.en})`,
    german: { message: `${diagnostic.german.message} (${list.de})`, ...(hint === undefined ? {} : { hint }) },
  }
}

function listed(pages: readonly string[]): Words {
  const named = pages.slice(0, LISTED_PAGES).join(', ')
  const more = pages.length - LISTED_PAGES
  return {
    en: `on ${named}${more > 0 ? ` and ${more} more` : ''}`,
    de: `auf ${named}${more > 0 ? ` und ${more} weiteren` : ''}`,
  }
}
