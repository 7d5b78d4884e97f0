import { valueAt } from '../../content/pointer.ts'
import { error, warning } from '../../diagnostics/diagnostic.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { Words } from '../../diagnostics/words.ts'
import type { Diagnostic, Language, Source } from '../../types.ts'
import { withNotes } from '../one-pass.ts'
import { fieldsOf } from '../values.ts'

/** A key of a text that is no language of the site; `meant` is the one that the text lacks and that is nearest to it. */
interface Stray {
  readonly language: Language
  readonly meant: Language | undefined
}

/** The languages of a text that the site does not have. */
export function strayLanguages(texts: object, known: readonly Language[]): Stray[] {
  const strays = Object.keys(texts).filter((language) => !known.includes(language))
  if (strays.length === 0) return []
  const absent = known.filter((language) => !Object.hasOwn(texts, language))
  return strays.map((language) => ({ language, meant: nearest(language, absent) }))
}

/** What to do about a language that the site does not have. */
export function addLanguage(language: Language, meant: Language | undefined): Words {
  const add = {
    en: `Add "${language}" to "languages" in site/site.yaml.`,
    de: `„${language}“ in site/site.yaml bei „languages“ hinzufügen.`,
  }
  if (meant === undefined) return add
  return { en: `Did you mean "${meant}"? If not: ${add.en}`, de: `Gemeint ist wohl „${meant}“. Wenn nicht: ${add.de}` }
}

/** Texts in one language that the site does not have: the first of them. */
interface StrayTexts {
  readonly source: Source
  readonly pointer: string
  count: number
}

/**
 * Languages of texts are languages of the site. One that is misspelt is a mistake at its place; of any other one no page
 * shows the texts, so that a language may be taken out of the site without all of its texts.
 */
export const strayTexts = withNotes<readonly (readonly [language: Language, pointer: string])[]>(({ languages }) => {
  const found = new Map<Language, StrayTexts>()
  return {
    source(source, data) {
      const strays = source.marks.flatMap(({ kind, pointer }) => {
        const texts = kind === 'text' ? fieldsOf(valueAt(data, pointer)) : null
        return strayLanguages(texts ?? {}, languages).map((stray) => ({ stray, at: `${pointer}/${stray.language}` }))
      })
      return {
        found: strays.flatMap(({ stray, at }) => (stray.meant === undefined ? [] : misspelt(stray, source, at))),
        note: strays.flatMap(({ stray, at }) => (stray.meant === undefined ? [[stray.language, at] as const] : [])),
      }
    },
    take(source, { note }) {
      for (const [language, pointer] of note ?? []) {
        const known = found.get(language) ?? { source, pointer, count: 0 }
        found.set(language, { ...known, count: known.count + 1 })
      }
      return []
    },
    end: () => [...found].map(([language, first]) => unused(language, first)),
  }
})

function misspelt({ language, meant }: Stray, source: Source, pointer: string): Diagnostic {
  const message = {
    en: `A text stands in "${language}", which is not one of this site's languages.`,
    de: `Ein Text steht in „${language}“, und das ist keine Sprache dieser Website.`,
  }
  return error('language/misspelt', message, source.locate(pointer, 'key'), addLanguage(language, meant))
}

function unused(language: Language, { source, pointer, count }: StrayTexts): Diagnostic {
  const message = {
    en: `${count === 1 ? 'A text stands' : `${count} texts stand`} in "${language}", which is not one of this site's languages; this is the first.`,
    de: `${count === 1 ? 'Ein Text steht' : `${count} Texte stehen`} in „${language}“, und das ist keine Sprache dieser Website; hier der erste.`,
  }
  return warning('language/stray-text', message, source.locate(pointer, 'key'), addLanguage(language, undefined))
}
