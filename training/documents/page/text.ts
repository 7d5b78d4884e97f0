// Text of which every word knows to what value it belongs. Values are marked where they are written, with `text`:
//   text`Rechnung Nr. ${value('documentNumber', '2024-117')} vom ${value('documentDate', '3. Mai 2024')}`
import type { Tag } from '../types.ts'

/** A value as it is written in one place. Spans with the same Value are one value over several lines. */
export interface Value {
  readonly tag: Tag
}

/** Letters that all belong to one value, or to none. */
export interface Span {
  readonly text: string
  readonly value: Value | null
  /** A sentence that a person would quote, in a paragraph that is longer. */
  readonly isSalient?: boolean
}

/** One line or paragraph. A tab keeps cells apart in formats without layout. */
export interface Text {
  readonly spans: readonly Span[]
  /** Whether a person would quote it in a summary of the document. */
  readonly isSalient: boolean
}

/** A word and what it belongs to. */
export interface Token {
  readonly text: string
  readonly value: Value | null
  readonly isSalient: boolean
}

/** What may stand in a text. */
export type Piece = string | number | Span | Text

/** A value in one piece. An empty one is no value. */
export function value(tag: Tag, written: string): Span {
  return { text: written, value: { tag } }
}

/** A value that takes several lines or places, such as an address: one span for each. */
export function valueLines(tag: Tag, written: readonly string[]): Span[] {
  const one = { tag }
  return written.map((line) => ({ text: line, value: one }))
}

/** Tagged template: a text of words and values. */
export function text(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Text {
  const spans: Span[] = []
  let isSalient = false
  for (const [index, string] of strings.entries()) {
    if (string) spans.push({ text: string, value: null })
    const piece = pieces[index]
    if (piece === undefined) continue
    const inner = asText(piece)
    spans.push(...inner.spans)
    isSalient ||= inner.isSalient
  }
  return { spans, isSalient }
}

/** Anything as a text. */
export function asText(piece: Piece): Text {
  if (typeof piece === 'object' && 'spans' in piece) return piece
  const span = typeof piece === 'object' ? piece : { text: String(piece), value: null }
  return { spans: [span], isSalient: false }
}

/** Pieces one after the other, with `between` between them. */
export function joinTexts(pieces: readonly Piece[], between = ' '): Text {
  const texts = pieces.map(asText)
  const gap = { text: between, value: null }
  return {
    spans: texts.flatMap(({ spans }, index) => (index > 0 ? [gap, ...spans] : spans)),
    isSalient: texts.some((one) => one.isSalient),
  }
}

/** The same text as one that a person would quote. Two to four of them are right for a document. */
export function salient(piece: Piece): Text {
  return { spans: asText(piece).spans, isSalient: true }
}

/** As it reads. */
export function written(piece: Piece): string {
  return asText(piece)
    .spans.map((span) => span.text)
    .join('')
}

/** A text in which every span is changed, such as to capital letters; values stay. */
export function changed(piece: Piece, change: (text: string) => string): Text {
  const { spans, isSalient } = asText(piece)
  return { spans: spans.map((span) => ({ ...span, text: change(span.text) })), isSalient }
}

/** The words of a text. A word that holds a sign of a value belongs to it: "(2024-117)," too. */
export function tokens({ spans, isSalient }: Text): Token[] {
  const found: Token[] = []
  let open = ''
  let owner: Value | null = null
  let isQuoted = isSalient
  const close = () => {
    if (open) found.push({ text: open, value: owner, isSalient: isQuoted })
    open = ''
    owner = null
    isQuoted = isSalient
  }
  for (const span of spans) {
    const parts = span.text.split(/\s+/)
    for (const [index, part] of parts.entries()) {
      if (index > 0) close()
      if (!part) continue
      open += part
      owner ??= span.value
      isQuoted ||= span.isSalient ?? false
    }
  }
  close()
  return found
}

/** A sentence with gaps: "{due}" is filled by the piece of that name; a gap without a piece vanishes. */
export function filled(sentence: string, pieces: Readonly<Record<string, Piece | undefined>>): Text {
  const parts = sentence.split(/\{(\w+)\}/)
  return joinTexts(
    parts.map((part, index) => (index % 2 === 0 ? part : (pieces[part] ?? ''))),
    '',
  )
}
