// The page as it is shown beside the rendering with marks. A template that looks for words in a text (the part of a heading that
// is emphasised) does not find them between marks, and cuts the text elsewhere; the letters are the same.
import { type Unmarked, unmarked } from './marks.ts'

/** How many texts on either side may have been cut differently. */
const MOST_PARTS = 8

/** For each text that is shown the owners of its letters; null: the rendering with marks has nothing like it. */
export function aligned(shown: readonly string[], marked: readonly string[]): (Unmarked | null)[] {
  const shadow = withoutMarks(marked)
  const found = new Array<Unmarked | null>(shown.length).fill(null)
  let [row, column] = [0, 0]
  while (row < shown.length && column < shadow.length) {
    const match = sameWords(shown, shadow, { row, column })
    if (match) {
      share(shown, shadow, { row, column, ...match, found })
      row += match.rows
      column += match.columns
      continue
    }
    const next = nextPair(shown, shadow, { row, column })
    if (!next) break
    ;[row, column] = [next.row, next.column]
  }
  return found
}

/** A value may begin in one text and end in a later one; one that never ends has been cut, and is worth nothing. */
function withoutMarks(marked: readonly string[]): Unmarked[] {
  const open: number[] = []
  return marked.map((text) => {
    const read = unmarked(text, open)
    if (open.length > 2) open.length = 0
    return read
  })
}

interface Position {
  readonly row: number
  readonly column: number
}

/** How many texts from here on are the same words; null when they differ. */
function sameWords(shown: readonly string[], shadow: readonly Unmarked[], { row, column }: Position) {
  let [rows, columns] = [1, 1]
  let one = lettersOf(shown[row])
  let other = lettersOf(shadow[column]?.text)
  while (one !== other && rows + columns <= MOST_PARTS) {
    if (one.length < other.length && other.startsWith(one)) one += lettersOf(shown[row + rows++])
    else if (one.startsWith(other)) other += lettersOf(shadow[column + columns++]?.text)
    else return null
  }
  return one === other ? { rows, columns } : null
}

/** The words without spaces and marks for hyphens: templates put those where they do not find them between marks. */
function lettersOf(text = ''): string {
  return text.replace(/[\s\u00a0\u00ad]+/g, '')
}

interface Match extends Position {
  readonly rows: number
  readonly columns: number
  readonly found: (Unmarked | null)[]
}

/** Gives the letters of texts their owners, one after the other. */
function share(
  shown: readonly string[],
  shadow: readonly Unmarked[],
  { row, column, rows, columns, found }: Match,
): void {
  const owners = shadow
    .slice(column, column + columns)
    .flatMap(({ text, owners: own }) => own.filter((_, index) => lettersOf(text[index]) !== ''))
  let next = 0
  for (let index = row; index < row + rows; index++) {
    const text = shown[index] ?? ''
    // A space belongs to the letter before it.
    const own = [...Array(text.length).keys()].map((at) => {
      if (lettersOf(text[at]) !== '') next += 1
      return owners[Math.max(0, next - 1)] ?? -1
    })
    found[index] = { text, owners: own }
  }
}

/** How far to look for a place from which both go on alike. */
const MOST_SKIPPED = 40

function nextPair(shown: readonly string[], shadow: readonly Unmarked[], { row, column }: Position): Position | null {
  for (let sum = 1; sum < MOST_SKIPPED; sum++) {
    for (let skip = 0; skip <= sum; skip++) {
      const place = { row: row + skip, column: column + sum - skip }
      const words = lettersOf(shown[place.row])
      if (words.length > 2 && sameWords(shown, shadow, place)) return place
    }
  }
  return null
}
