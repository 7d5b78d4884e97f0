import { parseYaml } from '../content/yaml.ts'
import type { UiLanguage, Words } from '../diagnostics/words.ts'
import type { Schema, Schemas } from './schema.ts'

/** The schema that is made from the languages of site/site.yaml. */
export const LANGUAGES_FILE = 'languages.json'

const ABOUT: Readonly<Record<'file' | 'text' | 'language', Words>> = {
  file: {
    en: 'What follows from the languages of site/site.yaml. Made by `site fresh`; never edited.',
    de: 'Was aus den Sprachen in site/site.yaml folgt. Von `site fresh` erzeugt, nie von Hand geändert.',
  },
  text: {
    en: 'Text that visitors read: a string for all languages, or one string per language of the page.',
    de: 'Text, den Besucher lesen: einer für alle Sprachen oder einer je Sprache der Seite.',
  },
  language: {
    en: 'A language by its two-letter code (ISO 639-1).',
    de: 'Eine Sprache mit ihrem Kürzel aus zwei Buchstaben (ISO 639-1).',
  },
}

const CODE = '^[a-z]{2}$'

/**
 * The schema of texts in several languages, and of languages by their codes. It names the languages of the site, so that
 * editors offer them, and takes any other code as well: which ones the site has is a question of its settings, and a
 * language that was just added there is never refused here.
 *
 * @param languages the languages of the site
 * @param said language of the descriptions
 */
export function languageSchema(languages: readonly string[], said: UiLanguage = 'en'): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: LANGUAGES_FILE,
    description: ABOUT.file[said],
    $defs: {
      text: {
        description: ABOUT.text[said],
        mark: 'text',
        type: ['string', 'object'],
        minLength: 1,
        minProperties: 1,
        properties: Object.fromEntries(languages.map((language) => [language, textIn(language, said)])),
        patternProperties: { [CODE]: { type: 'string', minLength: 1 } },
        additionalProperties: false,
        examples: [Object.fromEntries(languages.map((language) => [language, ownName(language)]))],
      },
      language: {
        description: ABOUT.language[said],
        type: 'string',
        pattern: CODE,
        examples: [...languages],
      },
    },
  }
}

function textIn(language: string, said: UiLanguage): Schema {
  const name = new Intl.DisplayNames([said], { type: 'language' }).of(language) ?? language
  const description = said === 'de' ? `Der Text auf ${name}.` : `The text in ${name}.`
  return { type: 'string', minLength: 1, description, examples: [ownName(language)] }
}

const ownName = (language: string) => new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

/** Whether the schemas of a project refer to the one that is made from its languages. */
export function refersToLanguages(schemas: Schemas): boolean {
  return [...schemas.values()].some((schema) => JSON.stringify(schema).includes(`"${LANGUAGES_FILE}#`))
}

/** The languages that the text of a site/site.yaml names; null where it names none that can be read. */
export function languagesOfSettings(text: string): readonly string[] | null {
  const { languages } = (parseYaml(text, 'site/site.yaml').value ?? {}) as { languages?: unknown }
  if (!Array.isArray(languages)) return null
  const codes = languages.filter((one) => typeof one === 'string' && new RegExp(CODE).test(one))
  return codes.length > 0 ? codes : null
}
