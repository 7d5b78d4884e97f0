import { passageOf } from '../content/place.ts'
import { exampleLines, placeholderIn } from '../content/placeholders.ts'
import { escapeToken } from '../content/pointer.ts'
import { warning } from '../diagnostics/diagnostic.ts'
import type { Diagnostic, Location, Source } from '../types.ts'
import type { SourceRule } from './one-pass.ts'
import { everyGroup } from './values.ts'

/** No page and no shared data still have what `site new` or `site explain` wrote for its author to replace. */
export const placeholders: SourceRule = () => ({
  source(source, data) {
    if (source.kind !== 'page' && source.kind !== 'data') return []
    const found: Diagnostic[] = source.kind === 'data' ? examplesIn(source) : []
    if (!source.facts.hasPlaceholders) return found
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

/** Numbers and choices: `site new` marks them with a comment, and only in shared data. */
function examplesIn(source: Source): Diagnostic[] {
  return exampleLines(source.text()).map(({ line, column, word }) =>
    left(word, { file: source.file, line, column, length: word.length }),
  )
}

function left(words: string, at: Location): Diagnostic {
  const message = {
    en: `"${words.trim()}" comes from "site new" or "site explain" and is still to be replaced.`,
    de: `„${words.trim()}“ kommt von „site new“ oder „site explain“; hier fehlt noch das Eigene.`,
  }
  const hint = { en: 'Write what visitors shall read.', de: 'Schreiben, was Besucher lesen sollen.' }
  return warning('text/placeholder', message, at, hint)
}
