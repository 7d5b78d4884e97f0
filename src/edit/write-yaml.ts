// A change of a YAML text. Only the changed range is written; then the text is read again and its whole data compared with what
// was meant. What does not come out as that is not written.
import { parseYaml } from '../content/yaml.ts'
import { type Change, type Refusal, refusal, type Splice, spliced } from './change.ts'
import { intended, isSame } from './intended.ts'
import { splicesFor } from './yaml/splices.ts'
import { commentsOf } from './yaml/tree.ts'

export interface Written {
  readonly text: string
  /** What was put where. */
  readonly splice: Splice
}

/** The text with the change, or why it cannot be made. */
export function writeYaml(text: string, file: string, change: Exclude<Change, { kind: 'words' }>): Written | Refusal {
  const before = parseYaml(text, file)
  if (before.diagnostics.length > 0) return broken(file)
  const wanted = intended(before.value, change)
  const ways = splicesFor(text, change)
  if ('refused' in ways) return ways
  for (const splice of ways) {
    const written = spliced(text, splice)
    const { value, diagnostics } = parseYaml(written, file)
    const isMeant = diagnostics.length === 0 && isSame(value, wanted)
    if (isMeant && keepsComments(text, written, change.kind === 'remove' ? text.slice(splice.start, splice.end) : ''))
      return { text: written, splice }
  }
  return refusal(
    'It cannot be written here without changing something else, so nothing was changed.',
    'Das lässt sich hier nicht schreiben, ohne anderes zu verändern; darum wurde nichts geändert.',
  )
}

/** Whether every comment is still there, but for those of what was removed. */
function keepsComments(before: string, after: string, removed: string): boolean {
  const left = countOf(commentsOf(after))
  const gone = countOf(commentsOf(removed))
  return [...countOf(commentsOf(before))].every(
    ([comment, count]) => count <= (left.get(comment) ?? 0) + (gone.get(comment) ?? 0),
  )
}

function countOf(comments: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const comment of comments) counts.set(comment, (counts.get(comment) ?? 0) + 1)
  return counts
}

function broken(file: string): Refusal {
  return refusal(
    `${file} has a mistake; it has to be put right in the file before it can be changed here.`,
    `${file} hat einen Fehler; er muss in der Datei behoben werden, bevor sie hier geändert werden kann.`,
  )
}
