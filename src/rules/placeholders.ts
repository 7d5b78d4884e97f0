import { passageOf } from '../content/place.ts'
import { placeholderIn } from '../content/placeholders.ts'
import { escapeToken } from '../content/pointer.ts'
import { warning } from '../diagnostics/diagnostic.ts'
import type { Diagnostic, Location } from '../types.ts'
import type { SourceRule } from './one-pass.ts'
import { everyGroup } from './values.ts'

/** No page still has a text that `site new` wrote for its author to replace. */
export const placeholders: SourceRule = () => ({
  source(source, data) {
    if (source.kind !== 'page') return []
    const found: Diagnostic[] = []
    everyGroup(data, (group, pointer) => {
      for (const [key, text] of Object.entries(group)) {
        const words = typeof text === 'string' ? placeholderIn(text) : null
        if (words === null) continue
        const start = text.indexOf(words)
        const at = `${pointer}/${escapeToken(key)}`
        found.push(left(words, source.locate(at, passageOf(text, start, start + words.length))))
      }
    })
    return found
  },
})

function left(words: string, at: Location): Diagnostic {
  const message = {
    en: `"${words}" was written by "site new" and is still to be replaced.`,
    de: `„${words}“ hat „site new“ geschrieben; hier fehlt noch der eigene Text.`,
  }
  const hint = { en: 'Write what visitors shall read.', de: 'Schreiben, was Besucher lesen sollen.' }
  return warning('text/placeholder', message, at, hint)
}
