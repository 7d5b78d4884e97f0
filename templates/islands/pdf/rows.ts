// Blocks become rows: the smallest pieces that stand on the sheet or do not, such as one line of a text.

import type { SheetBlock } from './content.ts'
import { type FontName, type Lettering, type Mark, marksOf } from './marks.ts'
import { wrap } from './wrap.ts'
import { writable } from './writable.ts'

export type MeasureText = (text: string, font: FontName, size: number) => number

/** Where rows are set and how large: 1 is the usual size of letters. */
export interface Column {
  readonly width: number
  readonly size: number
  readonly measure: MeasureText
}

export interface Row {
  readonly height: number
  /** Space above it, left out at the top of the sheet. */
  readonly before: number
  /** A heading: it needs the row that follows. */
  readonly leads?: boolean
  /** From the row's top left corner. */
  readonly marks: readonly Mark[]
}

/** More than a sheet holds of the narrowest letter; what follows need not be wrapped. */
const MAX_LETTERS = 20_000
const LEADING = 1.38
const BODY_SIZE = 10
const HEADING_SIZE = 12
const BALLOON = 8
const LABEL_SHARE = 0.46
const LIST_INDENT = 12
const PAIR_GAP = 3.2
const MAX_DRAWING_HEIGHT = 190

type Pair = Extract<SheetBlock, { kind: 'pairs' }>['items'][number]

/** Rows of the blocks in their order, one by one: the rest is not laid out where the sheet is full. */
export function* rows(blocks: readonly SheetBlock[], column: Column): Generator<Row> {
  let headings = 0
  for (const block of blocks) {
    if (block.kind === 'heading') headings += 1
    yield* rowsOf(block, headings, column)
  }
}

function* rowsOf(block: SheetBlock, number: number, column: Column): Generator<Row> {
  if (block.kind === 'heading') yield heading(block.text, number, column)
  if (block.kind === 'paragraph') yield* paragraph(block.text, column)
  if (block.kind === 'drawing') yield drawing(block, column)
  if (block.kind === 'list') for (const [i, item] of block.items.entries()) yield* listItem(item, i, column)
  if (block.kind === 'pairs') for (const [i, item] of block.items.entries()) yield* pair(item, i, column)
}

/** Lines of a text in one kind of lettering. */
export function lines(text: string, { font, size }: Lettering, width: number, measure: MeasureText): string[] {
  return wrap(writable(text.slice(0, MAX_LETTERS)), width, (part) => measure(part, font, size))
}

const body = (size: number): Lettering => ({ font: 'regular', size: BODY_SIZE * size, color: 'ink' })

/** Number in a balloon, leader, text: as a section's head on the site; one line. */
function heading(text: string, number: number, { width, size, measure }: Column): Row {
  const lettering: Lettering = { font: 'bold', size: HEADING_SIZE * size, color: 'ink' }
  const [first = '', ...more] = lines(text, lettering, width - 3.6 * BALLOON, measure)
  const label = more.length > 0 ? `${first.slice(0, -2)}…` : first
  const r = BALLOON
  const balloon = `M0 ${r}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  return {
    height: 2 * BALLOON + 5,
    before: 15 * size,
    leads: true,
    marks: [
      { kind: 'path', d: balloon, line: { color: 'ink', width: 1 } },
      { kind: 'path', d: `M${2 * r} ${r}h${0.9 * r}`, line: { color: 'ink', width: 1 } },
      write({ x: r, y: r + 2.8, text: String(number), anchor: 'middle' }, { font: 'mono', size: 8, color: 'ink' }),
      write({ x: 3.6 * r, y: r + lettering.size * 0.36, text: label }, lettering),
    ],
  }
}

function paragraph(text: string, { width, size, measure }: Column): Row[] {
  const lettering = body(size)
  return lines(text, lettering, width, measure).map((line, index) => ({
    ...lineOf(lettering),
    before: index === 0 ? 6 * size : 0,
    marks: [write({ x: 0, y: lettering.size, text: line }, lettering)],
  }))
}

function listItem(item: string, index: number, { width, size, measure }: Column): Row[] {
  const lettering = body(size)
  const side = 4
  const bullet: Mark = { kind: 'path', d: `M1 ${lettering.size - 1.2 - side}h${side}v${side}h${-side}z`, fill: 'fir' }
  return lines(item, lettering, width - LIST_INDENT, measure).map((line, number) => ({
    ...lineOf(lettering),
    before: before(number, index, size),
    marks: [...(number === 0 ? [bullet] : []), write({ x: LIST_INDENT, y: lettering.size, text: line }, lettering)],
  }))
}

function before(line: number, item: number, size: number): number {
  if (line > 0) return 0
  return item === 0 ? 6 * size : 2.5 * size
}

/** Label and value side by side, a hairline below them. */
function pair({ label, value }: Pair, index: number, { width, size, measure }: Column): Row[] {
  const from = width * LABEL_SHARE
  const left: Lettering = { ...body(size), color: 'muted' }
  const right: Lettering = { ...body(size), font: 'bold' }
  const labels = lines(label, left, from - LIST_INDENT, measure)
  const values = lines(value, right, width - from, measure)
  const count = Math.max(labels.length, values.length)
  return Array.from({ length: count }, (_, line) => {
    const isLast = line === count - 1
    const height = left.size * LEADING + (isLast ? PAIR_GAP * size : 0)
    const rule: Mark = { kind: 'path', d: `M0 ${height}h${width}`, line: { color: 'hairline', width: 0.6 } }
    return {
      height,
      before: line === 0 ? (index === 0 ? 5 : PAIR_GAP) * size : 0,
      marks: [
        write({ x: 0, y: left.size, text: labels[line] ?? '' }, left),
        write({ x: from, y: left.size, text: values[line] ?? '' }, right),
        ...(isLast ? [rule] : []),
      ],
    }
  })
}

function drawing(block: Extract<SheetBlock, { kind: 'drawing' }>, { width, size }: Column): Row {
  const scale = Math.min(width / block.width, (MAX_DRAWING_HEIGHT * size) / block.height)
  const marks = marksOf(block.shapes, (width - block.width * scale) / 2, 0, scale)
  const safe = marks.map((mark) => (mark.kind === 'text' ? { ...mark, text: writable(mark.text) } : mark))
  return { height: block.height * scale, before: 8 * size, marks: safe }
}

type TextPlacement = Omit<Extract<Mark, { kind: 'text' }>, 'kind' | 'lettering'>

const write = (placement: TextPlacement, lettering: Lettering): Mark => ({ kind: 'text', ...placement, lettering })

const lineOf = ({ size }: Lettering) => ({ height: size * LEADING })
