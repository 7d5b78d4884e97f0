import { warning } from '../diagnostics/diagnostic.ts'
import type { Diagnostic, Language, Site, Source } from '../types.ts'
import { withNotes } from './one-pass.ts'
import { type Fields, fieldsOf, languagesOf, textIn } from './values.ts'

/** What search engines show before they cut, with some room: about 600 pixels and two lines. */
const LIMITS = {
  title: { min: 15, max: 65, code: 'seo/title-length' },
  description: { min: 70, max: 170, code: 'seo/description-length' },
} as const

const GERMAN = { title: 'Der Titel', description: 'Die Beschreibung' } as const
const TOO_SHORT = {
  wrong: { en: 'too few', de: 'zu wenige' },
  why: { en: 'make up their own otherwise', de: 'sonst denken sich Suchmaschinen selbst etwas aus' },
}
const TOO_LONG = {
  wrong: { en: 'too many', de: 'zu viele' },
  why: { en: 'cut the rest off', de: 'Suchmaschinen schneiden den Rest ab' },
}

/** Titles and descriptions have a length that search engines show in full, and no two pages have the same title. */
export const seo = withNotes<readonly Title[]>((site) => {
  const titles = new Map<string, Source>()
  return {
    source(source, data) {
      const fields = source.kind === 'page' ? fieldsOf(fieldsOf(data)?.['seo']) : null
      // What search engines do not show needs no length.
      if (!fields || fields['index'] === false) return []
      return { found: lengths(source, fields, site), note: titlesOf(source, fields, site) }
    },
    take: (source, { note }) => (note ?? []).flatMap((title) => duplicate(source, title, titles)),
  }
})

/** A title in a language, and where it stands. */
interface Title {
  readonly language: Language
  readonly title: string
  readonly pointer: string
}

function lengths(source: Source, fields: Fields, site: Site): Diagnostic[] {
  return (['title', 'description'] as const).flatMap((name) =>
    versions(fields[name], languagesOf(source, site)).flatMap((version) => badLength(source, name, version)),
  )
}

function badLength(source: Source, name: keyof typeof LIMITS, { language, text, pointer }: Version): Diagnostic[] {
  const { min, max, code } = LIMITS[name]
  const length = [...text.trim()].length
  if (length === 0 || (length >= min && length <= max)) return []
  const { wrong, why } = length < min ? TOO_SHORT : TOO_LONG
  const inEnglish = language === null ? '' : ` in "${language}"`
  const inGerman = language === null ? '' : ` („${language}“)`
  const message = {
    en: `The ${name} for search engines${inEnglish} has ${length} characters: ${wrong.en}.`,
    de: `${GERMAN[name]} für Suchmaschinen${inGerman} hat ${length} Zeichen: ${wrong.de}.`,
  }
  const hint = {
    en: `Write ${min} to ${max} characters; search engines ${why.en}.`,
    de: `${min} bis ${max} Zeichen schreiben; ${why.de}.`,
  }
  return [warning(code, message, source.locate(`/seo/${name}${pointer}`), hint)]
}

interface Version {
  /** null: one text for all languages. */
  readonly language: Language | null
  readonly text: string
  readonly pointer: string
}

function versions(value: unknown, languages: readonly Language[]): Version[] {
  if (typeof value === 'string') return [{ language: null, text: value, pointer: '' }]
  return languages.flatMap((language) => {
    const text = textIn(value, language)
    return text === null ? [] : [{ language, text, pointer: `/${language}` }]
  })
}

function titlesOf(source: Source, fields: Fields, site: Site): Title[] {
  // A page that names another one as canonical may look like it.
  if (fields['canonical'] !== undefined) return []
  return versions(fields['title'], languagesOf(source, site)).flatMap(({ language, text, pointer }) => {
    const languages = language === null ? languagesOf(source, site) : [language]
    return languages.map((spoken) => ({ language: spoken, title: text, pointer: `/seo/title${pointer}` }))
  })
}

function duplicate(source: Source, { language, title, pointer }: Title, titles: Map<string, Source>): Diagnostic[] {
  const key = `${language} ${title.trim().toLowerCase()}`
  const owner = titles.get(key)
  if (!owner) titles.set(key, source)
  if (!owner || owner === source) return []
  const message = {
    en: `The title "${title}" is used twice: also by ${owner.file}.`,
    de: `Den Titel „${title}“ gibt es zweimal: auch in ${owner.file}.`,
  }
  const hint = { en: 'Say what is special about this page.', de: 'Sagen, was diese Seite besonders macht.' }
  return [warning('seo/duplicate-title', message, source.locate(pointer), hint)]
}
