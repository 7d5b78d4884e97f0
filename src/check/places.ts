// Finds where in the content something on a built page was written.
import { relative, sep } from 'node:path'
import { locationAt } from '../content/place.ts'
import type { Location, Site, Source } from '../types.ts'
import type { BuiltSite } from './built-site.ts'
import type { Places } from './finding.ts'

/**
 * Makes the lookup of findings' places.
 *
 * @param content null: the content cannot be used, so that only places in built files are known
 */
export function placesOf(root: string, built: BuiltSite, content: Site | null): Places {
  const known = new Map<string, Location | null>()
  const texts = new Map<string, string>()
  const folder = relative(root, built.folder).split(sep).join('/')
  return {
    inContent(page, written) {
      if (!content || written === null) return null
      const key = JSON.stringify([page, written])
      const place = known.get(key) ?? placeIn(sourcesFor(content, page), spellings(content, built, written))
      known.set(key, place)
      return place
    },
    file(file) {
      const text = texts.get(file) ?? built.read(file)
      texts.set(file, text)
      return { name: `${folder}/${file}`, text }
    },
  }
}

/** Files that may have brought it to a page: its own first, then long texts, shared data, settings. */
function sourcesFor(site: Site, route: string): Source[] {
  const page = site.pages.find((one) => [one.route, ...one.aliases].includes(route))
  return [...(page ? [page.source] : []), ...site.documents.values(), ...site.data.values(), site.settings]
}

/** An address as it is in the page, and as an author may have written it: without host, in the first language. */
function spellings({ languages }: Site, { origin }: BuiltSite, written: string): string[] {
  const path = origin && written.startsWith(`${origin}/`) ? written.slice(origin.length) : written
  const [, language = '', rest = ''] = /^\/([a-z]{2})(\/.*)$/.exec(path) ?? []
  return [...new Set([written, path, ...(languages.includes(language) ? [rest] : [])])]
}

/** A shorter text is found everywhere. */
const SHORTEST = 2

function placeIn(sources: readonly Source[], spelled: readonly string[]): Location | null {
  for (const source of sources) {
    const text = source.text()
    for (const written of spelled.filter(({ length }) => length >= SHORTEST)) {
      const offset = offsetOf(text, written)
      if (offset !== null) return locationAt(text, source.file, offset, written.length)
    }
  }
  return null
}

/** Offset of a text that is a whole value, such as between quotes or brackets; null if there is none. */
function offsetOf(text: string, written: string): number | null {
  for (let offset = text.indexOf(written); offset >= 0; offset = text.indexOf(written, offset + 1)) {
    const [before = ' ', after = ' '] = [text[offset - 1], text[offset + written.length]]
    if (/[\s"'([{,]/.test(before) && /[\s"')\]},]/.test(after)) return offset
  }
  return null
}
