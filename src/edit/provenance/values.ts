// The values of files that texts may be made of.
import { escapeToken } from '../../content/pointer.ts'
import type { Mark } from '../../types.ts'
import type { Origin } from './marks.ts'

/** The data of a file, and the values in it that the generator looks up. */
export interface FileValues {
  readonly data: unknown
  readonly marks: readonly Mark[]
}

interface Scalar {
  readonly pointer: string
  readonly value: unknown
}

/** Every value in data that is neither a list nor a group. */
export function* scalarsIn(data: unknown, pointer = ''): Generator<Scalar> {
  if (typeof data !== 'object' || data === null) yield { pointer, value: data }
  else for (const [step, child] of Object.entries(data)) yield* scalarsIn(child, `${pointer}/${escapeToken(step)}`)
}

/** What pages say without being known to come from a value. */
interface Unknown {
  /** Whole texts. */
  readonly texts: readonly string[]
  /** Between the words of values that are known. */
  readonly words: ReadonlySet<string>
}

/** Strings without a mark that stand in one of the texts word for word, or are all that stands between known words. */
export function plainStrings(files: ReadonlyMap<string, FileValues>, { texts, words }: Unknown): Origin[] {
  return [...files].flatMap(([file, { data, marks }]) => {
    const marked = new Set(marks.map(({ pointer }) => pointer))
    return [...scalarsIn(data)].flatMap(({ pointer, value }) => {
      if (typeof value !== 'string' || value.length < 2 || isLookedUp(pointer) || isMarked(pointer, marked)) return []
      const isShown = words.has(value) || texts.some((text) => standsIn(wordsOf(text), wordsOf(value)))
      return isShown ? [{ file, pointer }] : []
    })
  })
}

/** Not as a part of a longer word: those are marked in vain, and a template that looks one of them up spoils its file. */
function standsIn(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + value.length]]
    if (!LETTER.test(before) && !LETTER.test(after)) return true
  }
  return false
}

const LETTER = /[\p{L}\p{N}]/u

/** Spaces that do not break are put in by templates. */
const wordsOf = (text: string) => text.replace(/\s+/g, ' ')

/** What kind of section it is, and the names of entries. */
function isLookedUp(pointer: string): boolean {
  return /\/(?:type|id|name|kind|language|languages\/\d+)$/.test(pointer) && !pointer.endsWith('/name')
}

/** A text may be marked as a whole, and be written once for each language. */
function isMarked(pointer: string, marked: ReadonlySet<string>): boolean {
  return marked.has(pointer) || marked.has(pointer.slice(0, pointer.lastIndexOf('/')))
}
