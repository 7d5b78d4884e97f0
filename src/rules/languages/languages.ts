import { valueAt } from '../../content/pointer.ts'
import { error } from '../../diagnostics/diagnostic.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import { valueWords } from '../../diagnostics/schema/names.ts'
import type { Diagnostic, Mark, Site, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { fieldsOf, languagesOf, pageByFile } from '../values.ts'
import { addNeeds, type Items, type Needs, recordItems } from './needs.ts'
import { oneText } from './one-text.ts'
import { addLanguage, strayLanguages } from './stray-texts.ts'

/**
 * A page that lists a language has every text in it: its own, those of the shared data that it names, and those that
 * every page shows (settings, navigation).
 */
export const languages: SourceRule = (site) => {
  const pages = pageByFile(site)
  const shared: Source[] = []
  const everywhere: Needs = new Map()
  const items: Items = new Map()
  const needsOfPage = (source: Source): Needs => {
    const route = pages.get(source.file)?.route ?? source.name
    const spoken = languagesOf(source, site).filter((language) => site.languages.includes(language))
    return new Map(spoken.map((language) => [language, route]))
  }
  const ofPage = (source: Source, data: unknown) => {
    const needs = needsOfPage(source)
    const missing = missingTexts(source, data, { needsOf: () => needs, site })
    return [...unknownLanguages(source, site), ...missing, ...documents(source, data, { site, needs })]
  }
  return {
    source(source, data) {
      if (source.kind === 'legal') return ownLanguage(source, data)
      if (source.kind === 'page') return ofPage(source, data)
      shared.push(source)
      return source.kind === 'site' ? defaultLanguage(source, site) : []
    },
    take(source, { references }) {
      if (source.kind !== 'page') return []
      const needs = needsOfPage(source)
      addNeeds(everywhere, needs)
      recordItems(items, references, needs)
      return []
    },
    end: () =>
      shared.flatMap((source) => {
        const needsOf = (entry: string) => (source.facts.isNamed ? items.get(source.name)?.get(entry) : everywhere)
        return missingTexts(source, source.data(), { needsOf, site })
      }),
  }
}

interface LanguageNeeds {
  readonly site: Site
  /** @param item the first step of the pointer to a text */
  needsOf(item: string): Needs | undefined
}

function missingTexts(source: Source, data: unknown, { needsOf, site }: LanguageNeeds): Diagnostic[] {
  return source.marks.flatMap((mark) => {
    if (mark.kind !== 'text') return []
    const needs = needsOf(mark.pointer.split('/')[1] ?? '')
    return needs ? missingIn(source, mark, { value: valueAt(data, mark.pointer), needs, site }) : []
  })
}

function missingIn(
  source: Source,
  { pointer }: Mark,
  { value, needs, site }: { readonly value: unknown; readonly needs: Needs; readonly site: Site },
): Diagnostic[] {
  if (typeof value === 'string') {
    // What every page shows may have its language from elsewhere, such as the answers of the document API.
    const isOfPage = source.kind === 'page' || source.facts.isNamed === true
    if (value.trim() !== '') return isOfPage ? oneText(source, pointer, { text: value, needs }) : []
    if (needs.size === 0) return []
    return [
      error(
        'language/empty-text',
        { en: `The text ${valueWords(pointer).en} is empty.`, de: `Der Text ${valueWords(pointer).de} ist leer.` },
        source.locate(pointer),
        { en: 'Write the text.', de: 'Den Text schreiben.' },
      ),
    ]
  }
  const texts = fieldsOf(value)
  if (!texts) return []
  // A misspelt language is reported as such.
  const misspelt = strayLanguages(texts, site.languages).map(({ meant }) => meant)
  return [...needs].flatMap(([language, route]) => {
    const text = texts[language]
    if ((typeof text === 'string' && text.trim() !== '') || misspelt.includes(language)) return []
    const name = valueWords(pointer)
    const message = {
      en: `The text ${name.en} is missing in "${language}", a language of the page ${route}.`,
      de: `Der Text ${name.de} fehlt in der Sprache „${language}“, in der es die Seite ${route} gibt.`,
    }
    const isOwn = source.kind === 'page'
    const hint = {
      en: `Write "${language}: …" beside the other languages${isOwn ? `, or take "${language}" out of "languages"` : ''}.`,
      de: `Neben die anderen Sprachen „${language}: …“ schreiben${isOwn ? ` oder „${language}“ aus „languages“ herausnehmen` : ''}.`,
    }
    const at = text === undefined ? source.locate(pointer, 'key') : source.locate(`${pointer}/${language}`, 'key')
    return error('language/missing-text', message, at, hint)
  })
}

function unknownLanguages(source: Source, site: Site): Diagnostic[] {
  return (source.facts.languages ?? []).flatMap((language, index) => {
    if (site.languages.includes(language)) return []
    const message = {
      en: `The language "${language}" is not one of this site's languages.`,
      de: `„${language}“ ist keine Sprache dieser Website.`,
    }
    return error(
      'language/unknown',
      message,
      source.locate(`/languages/${index}`),
      addLanguage(language, nearest(language, site.languages)),
    )
  })
}

function defaultLanguage(settings: Source, site: Site): Diagnostic[] {
  if (site.languages.includes(site.defaultLanguage)) return []
  const message = {
    en: `The default language "${site.defaultLanguage}" is not among the languages of the site.`,
    de: `Die Standardsprache „${site.defaultLanguage}“ gehört nicht zu den Sprachen der Website.`,
  }
  const hint = { en: 'Add it to "languages".', de: 'Bei „languages“ hinzufügen.' }
  return [error('language/default', message, settings.locate('/defaultLanguage'), hint)]
}

/** An MDX text that a page shows must be there in each language of the page. */
function documents(
  source: Source,
  data: unknown,
  { site, needs }: { readonly site: Site; readonly needs: Needs },
): Diagnostic[] {
  return source.marks.flatMap((mark) => {
    const name = mark.kind === 'document' ? valueAt(data, mark.pointer) : undefined
    const versions = [...site.documents.keys()].filter((key) => key.replace(/\.[a-z]{2}$/, '') === name)
    // A text that does not exist at all is reported by the stage that resolves names.
    if (versions.length === 0) return []
    return [...needs.keys()].flatMap((language) => {
      if (site.documents.has(`${name}.${language}`)) return []
      const message = {
        en: `The text "${name}" does not exist in "${language}", a language of this page.`,
        de: `Den Text „${name}“ gibt es nicht in „${language}“, einer Sprache dieser Seite.`,
      }
      const file = `site/legal/${name}.${language}.mdx`
      const hint = { en: `Write ${file}.`, de: `${file} schreiben.` }
      return error('language/missing-document', message, source.locate(mark.pointer), hint)
    })
  })
}

function ownLanguage(source: Source, data: unknown): Diagnostic[] {
  const [, ofName] = /\.([a-z]{2})$/.exec(source.name) ?? []
  const own = fieldsOf(data)?.['language']
  if (ofName === undefined || typeof own !== 'string' || own === ofName) return []
  const message = {
    en: `The name of the file says "${ofName}", but the text says that its language is "${own}".`,
    de: `Der Name der Datei sagt „${ofName}“, im Text steht als Sprache „${own}“.`,
  }
  const hint = { en: 'Make both the same.', de: 'Beides gleich schreiben.' }
  return [error('language/document', message, source.locate('/language'), hint)]
}
