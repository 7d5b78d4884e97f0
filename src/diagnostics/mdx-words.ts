// What the MDX compiler says, in German; in English its own words are good enough.
import type { Words } from './words.ts'

const SENTENCES: readonly [said: RegExp, german: (found: RegExpExecArray) => string][] = [
  [/import and export/, () => 'Texte können „import“ und „export“ nicht verwenden.'],
  [/^Expected a closing tag for `([^`]+)`/, ([, tag]) => `Zu ${tag} fehlt das schließende Tag.`],
  [/^Expected the closing tag `([^`]+)`/, ([, tag]) => `Vor ${tag} ist noch ein anderes Tag offen.`],
  [/closing (slash|tag)/i, () => 'Hier schließt ein Tag, das nirgends offen ist.'],
  [/closing brace/, () => 'Eine geschweifte Klammer { wird nicht geschlossen.'],
  [/could not parse/i, () => 'Was in den geschweiften Klammern steht, ist kein gültiger Ausdruck.'],
  [/^Unexpected end of file/, () => 'Der Text endet mitten in einem Tag oder einer Klammer.'],
  [/^Unexpected (character )?`([^`]+)`/, ([, , character]) => `Das Zeichen ${character} gehört nicht hierher.`],
]

/** What the compiler said, in both languages. */
export function mdxWords(reason: string): Words {
  for (const [said, german] of SENTENCES) {
    const found = said.exec(reason)
    if (found) return { en: reason, de: german(found) }
  }
  return { en: reason, de: 'Dieser Text ist kein gültiges MDX.' }
}
