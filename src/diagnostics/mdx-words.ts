// Messages of the MDX compiler in words for people who write texts, not programs.
import type { Words } from './words.ts'

const SENTENCES: readonly [pattern: RegExp, words: (found: RegExpExecArray) => Words][] = [
  [
    /import and export/,
    () => ({
      en: 'Texts cannot use "import" and "export".',
      de: 'Texte können „import“ und „export“ nicht verwenden.',
    }),
  ],
  [
    /^Nothing is named `([^`]+)`/,
    ([, name]) => ({
      en: `Nothing is named ${name}: what stands in curly braces is worked out, not shown.`,
      de: `Einen Wert mit dem Namen ${name} gibt es nicht: Was in geschweiften Klammern steht, wird berechnet, nicht gezeigt.`,
    }),
  ],
  [
    /^Expected a closing tag for `([^`]+)`/,
    ([, tag]) => ({ en: `The closing tag of ${tag} is missing.`, de: `Zu ${tag} fehlt das schließende Tag.` }),
  ],
  [
    /^Expected the closing tag `([^`]+)`/,
    ([, tag]) => ({
      en: `Another tag is still open before ${tag}.`,
      de: `Vor ${tag} ist noch ein anderes Tag offen.`,
    }),
  ],
  [
    /closing (slash|tag)/i,
    () => ({
      en: 'A tag is closed here that was opened nowhere.',
      de: 'Hier schließt ein Tag, das nirgends offen ist.',
    }),
  ],
  [
    /closing brace/,
    () => ({ en: 'A curly brace { is not closed.', de: 'Eine geschweifte Klammer { wird nicht geschlossen.' }),
  ],
  [
    /could not parse/i,
    () => ({
      en: 'What stands in the curly braces is no valid expression.',
      de: 'Was in den geschweiften Klammern steht, ist kein gültiger Ausdruck.',
    }),
  ],
  [
    /^Unexpected end of file/,
    () => ({
      en: 'The text ends in the middle of a tag or a brace.',
      de: 'Der Text endet mitten in einem Tag oder einer Klammer.',
    }),
  ],
  [
    /^Unexpected (character )?`([^`]+)`/,
    ([, , character]) => ({
      en: `The character ${character} does not belong here.`,
      de: `Das Zeichen ${character} gehört nicht hierher.`,
    }),
  ],
]

/** What the compiler said, in both languages; in English its own words if there are no better ones. */
export function mdxWords(reason: string): Words {
  for (const [pattern, words] of SENTENCES) {
    const found = pattern.exec(reason)
    if (found) return words(found)
  }
  return { en: reason, de: 'Dieser Text ist kein gültiges MDX.' }
}
