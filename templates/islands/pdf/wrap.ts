/** Width of a text in points. */
export type Measure = (text: string) => number

/**
 * Lines of a text that are at most `width` wide. They break at spaces and line feeds, and inside words that
 * are wider than a line.
 *
 * @returns at least one line; empty ones for empty paragraphs
 */
export function wrap(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure))
}

function wrapParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  const space = measure(' ')
  let line = ''
  let filled = 0
  for (const word of paragraph
    .split(' ')
    .filter(Boolean)
    .flatMap((long) => pieces(long, width, measure))) {
    const length = measure(word)
    if (line && filled + space + length > width) {
      lines.push(line)
      line = ''
      filled = 0
    }
    filled += line ? space + length : length
    line = line ? `${line} ${word}` : word
  }
  return [...lines, line]
}

/** The word itself, or its pieces where it is wider than a line; a character that is too wide stands alone. */
function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const found: string[] = []
  let piece = ''
  let filled = 0
  for (const sign of word) {
    const length = measure(sign)
    if (piece && filled + length > width) {
      found.push(piece)
      piece = ''
      filled = 0
    }
    piece += sign
    filled += length
  }
  return [...found, piece]
}

/** The first lines of a text; the last ends in "…" where there were more. */
export function firstLines(lines: readonly string[], count: number): string[] {
  if (lines.length <= count) return [...lines]
  const kept = lines.slice(0, count)
  // Two characters make room for the ellipsis, which is one em wide.
  return [...kept.slice(0, -1), `${(kept.at(-1) ?? '').slice(0, -2).trimEnd()}…`]
}
