import { valueAt } from '../../content/pointer.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Language, Site, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { fieldsOf, languagesOf, pageByFile } from '../values.ts'
import { type Items, recordItems } from './needs.ts'

/**
 * Texts in a language in which no page shows them: nobody reads them, and nobody notices when they are wrong. Of shared
 * data that pages do not name by its entries, every page may show any part.
 */
export const unshownTexts: SourceRule = (site) => {
  const pages = pageByFile(site)
  const items: Items = new Map()
  const shared: Source[] = []
  return {
    source(source, data) {
      if (source.kind === 'data') shared.push(source)
      if (source.kind !== 'page') return []
      const spoken = languagesOf(source, site)
      return unshownIn(source, data, { site, spokenIn: () => spoken })
    },
    take(source, { references }) {
      if (references.length === 0) return []
      const route = pages.get(source.file)?.route ?? source.name
      const spoken = source.kind === 'page' ? languagesOf(source, site) : []
      recordItems(items, references, new Map(spoken.map((language) => [language, route])))
      return []
    },
    end: () =>
      shared.flatMap((source) => {
        const entries = items.get(source.name)
        if (!entries) return []
        return unshownIn(source, source.data(), { site, spokenIn: (entry) => [...(entries.get(entry)?.keys() ?? [])] })
      }),
  }
}

interface SpokenIn {
  readonly site: Site
  /** The languages in which pages show an entry; none for one that no page names. */
  spokenIn(entry: string): readonly Language[]
}

/** One finding for each language of a file: its first text, and how many there are. */
function unshownIn(source: Source, data: unknown, { site, spokenIn }: SpokenIn): Diagnostic[] {
  const unshown = new Map<Language, string[]>()
  for (const { kind, pointer } of source.marks) {
    const texts = kind === 'text' ? fieldsOf(valueAt(data, pointer)) : null
    const spoken = spokenIn(pointer.split('/')[1] ?? '')
    // A language that the site does not have is found by a rule of its own.
    const isUnshown = (language: Language) => !spoken.includes(language) && site.languages.includes(language)
    for (const language of spoken.length > 0 ? Object.keys(texts ?? {}).filter(isUnshown) : [])
      unshown.set(language, [...(unshown.get(language) ?? []), `${pointer}/${language}`])
  }
  return [...unshown].map(([language, pointers]) => finding(source, language, pointers))
}

function finding(source: Source, language: Language, pointers: readonly string[]): Diagnostic {
  const count = pointers.length
  const message = {
    en: `${count === 1 ? `A text in "${language}" is` : `${count} texts in "${language}" are`} shown by no page${count === 1 ? '' : '; this is the first'}.`,
    de: `${count === 1 ? `Einen Text in der Sprache „${language}“` : `${count} Texte in der Sprache „${language}“`} zeigt keine Seite${count === 1 ? '' : '; hier der erste'}.`,
  }
  const hint = {
    en: `Take out what stands in "${language}", or show it on a page in this language.`,
    de: `Herausnehmen, was in der Sprache „${language}“ dasteht, oder auf einer Seite in dieser Sprache zeigen.`,
  }
  return warning('language/unshown-text', message, source.locate(pointers[0] ?? '', 'key'), hint)
}
