// What the server says to visitors stands in site/ and goes to it in host.json.
import { setAt, valueAt } from '../content/pointer.ts'
import type { Language, Site, Source } from '../types.ts'

/** The files of site/data that the server takes its words from, by their name in host.json. */
const SERVER_DATA = { documentAdvice: 'document-advice', documentTexts: 'document-texts' } as const

/** Those files in each language of the site, as they are written. */
export function serverTexts(site: Site): Readonly<Record<Language, Readonly<Record<string, unknown>>>> {
  const sources = Object.entries(SERVER_DATA).flatMap(([name, file]) => {
    const source = site.data.get(file)
    return source ? [[name, source] as const] : []
  })
  return Object.fromEntries(
    site.languages.map((language) => [
      language,
      Object.fromEntries(sources.map(([name, source]) => [name, inLanguage(site, source, language)])),
    ]),
  )
}

function inLanguage({ defaultLanguage }: Site, source: Source, language: Language): unknown {
  const data = source.data()
  for (const { kind, pointer } of source.marks) {
    const text = kind === 'text' ? valueAt(data, pointer) : null
    if (typeof text !== 'object' || text === null) continue
    const versions = text as Record<Language, string | undefined>
    setAt(data, pointer, versions[language] ?? versions[defaultLanguage] ?? '')
  }
  return data
}
