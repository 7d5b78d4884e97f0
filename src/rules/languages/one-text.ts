// A plain string is shown in every language of a page. That is right for what all languages write alike: numbers, names,
// code ("24/7", "TypeScript, React", "IBAN"); a sentence would be German on the English page.
import { error } from '../../diagnostics/diagnostic.ts'
import { valueWords } from '../../diagnostics/schema/names.ts'
import type { Diagnostic, Source } from '../../types.ts'
import type { Needs } from './needs.ts'

/**
 * A word in small letters, which no list of names has: not a part of an address ("mail@example.org", "example.org/a") or
 * of a name ("n8n"), and no unit behind a number ("5 kg").
 */
const WORD = /(?<![\p{L}\p{N}@./_-])(?:\p{Ll}\p{L}{2,}|(?<!\p{N}\s)\p{Ll}\p{L})(?![\p{L}\p{N}@_]|[.:]\S)/u

/** Whether a text reads the same in all languages. Nouns alone ("Kontakt") look like names and pass as such. */
export function isNeutral(text: string): boolean {
  return !WORD.test(text)
}

/** A text with words that is written once for pages in several languages. */
export function oneText(
  source: Source,
  pointer: string,
  { text, needs }: { text: string; needs: Needs },
): Diagnostic[] {
  if (needs.size < 2 || isNeutral(text)) return []
  const { en, de } = valueWords(pointer)
  const languages = [...needs.keys()].sort()
  const [route = ''] = needs.values()
  const object = `{ ${languages.map((language) => `${language}: …`).join(', ')} }`
  const message = {
    en: `The text ${en} is written once, but shown in ${listed(languages, 'en')} (on ${route}): all of them get the same words.`,
    de: `Den Text ${de} gibt es nur einmal, gezeigt wird er auf ${listed(languages, 'de')} (auf ${route}): überall mit denselben Wörtern.`,
  }
  const hint = {
    en: `Write ${object}; also where some languages say the same.`,
    de: `${object} schreiben, auch wo Sprachen dasselbe sagen.`,
  }
  return [error('language/one-text', message, source.locate(pointer), hint)]
}

/** "German, English, and Portuguese". */
function listed(languages: readonly string[], inLanguage: string): string {
  const names = new Intl.DisplayNames([inLanguage], { type: 'language' })
  return new Intl.ListFormat(inLanguage).format(languages.map((language) => names.of(language) ?? language))
}
