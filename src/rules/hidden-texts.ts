import { hiddenText } from '../content/hidden-text.ts'
import { escapeToken } from '../content/pointer.ts'
import { warning } from '../diagnostics/diagnostic.ts'
import type { Diagnostic, Source } from '../types.ts'
import type { SourceRule } from './one-pass.ts'
import { everyGroup } from './values.ts'

/** No text ends at a " #" that was meant to be a part of it: YAML takes the rest of the line for a comment. */
export const hiddenTexts: SourceRule = () => ({
  source(source, data) {
    if (!source.facts.mayHideText) return []
    const lines = source.text().split('\n')
    const found: Diagnostic[] = []
    everyGroup(data, (group, pointer) => {
      for (const [key, value] of Object.entries(group))
        if (typeof value === 'string') found.push(...hiddenBehind(source, `${pointer}/${escapeToken(key)}`, lines))
    })
    return found
  },
})

function hiddenBehind(source: Source, pointer: string, lines: readonly string[]): Diagnostic[] {
  const at = source.locate(pointer)
  const line = lines[at.line - 1] ?? ''
  const end = at.column - 1 + at.length
  const hidden = /^["'|>]/.test(line.slice(at.column - 1)) ? null : hiddenText(line.slice(end).trimEnd())
  if (hidden === null) return []
  const message = {
    en: `"${hidden}" is a comment here: visitors read only what stands before it.`,
    de: `„${hidden}“ ist hier ein Kommentar: Besucher lesen nur, was davor steht.`,
  }
  const hint = {
    en: 'Put the whole text in quotes; if it is a comment, write a blank after "#".',
    de: 'Den ganzen Text in Anführungszeichen setzen; ist es ein Kommentar, nach „#“ ein Leerzeichen schreiben.',
  }
  const column = line.indexOf(hidden, end) + 1
  return [warning('yaml/hidden-text', message, { ...at, column, length: hidden.length }, hint)]
}
