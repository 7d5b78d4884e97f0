// Puts blocks on paper: a cursor goes down the page, a frame says how far text reaches to the sides.
import type { Box } from '../../../functions/document/types.ts'
import type { Block, Pairs, Style, Table } from './blocks.ts'
import type { Printed } from './design.ts'
import { pairRows } from './pairs.ts'
import { joinTexts, type Text, type Token, tokens } from './text.ts'
import { type Row, wrapped } from './wrap.ts'

/** A word on paper. */
export interface PlacedToken extends Token {
  readonly box: Box
}

/** A page before its words are brought into lines. In points. */
export interface PaperPage {
  readonly width: number
  readonly height: number
  readonly words: readonly PlacedToken[]
}

interface Cursor {
  /** 0-based. */
  readonly page: number
  readonly y: number
}

interface Frame {
  readonly left: number
  readonly width: number
}

interface Press {
  readonly design: Printed
  readonly pages: PlacedToken[][]
  /** Where text of a page begins and ends. */
  readonly top: (page: number) => number
  readonly bottom: number
}

const LEADING = 1.25
/** White on both sides of a cell. */
const CELL_PADDING = 3
/** A document of more pages says nothing new; blocks that ask for more are a mistake. */
const MAX_PAGES = 12

/** The pages of a document. */
export function printedPages(design: Printed): PaperPage[] {
  const { paper, body, head, foot, isCut = false } = design
  const frame = { left: paper.margin.left, width: paper.width - paper.margin.left - paper.margin.right }
  const footHeight = foot ? heightOf(design, foot(1, 1), frame) : 0
  const headHeight = head ? heightOf(design, head(2, 2), frame) : 0
  const end = paper.height - paper.margin.bottom - footHeight
  const press: Press = {
    design,
    pages: [[]],
    top: (page) => paper.margin.top + (page > 0 ? headHeight : 0),
    bottom: isCut ? Number.POSITIVE_INFINITY : end,
  }
  const last = layAll(press, body, { cursor: { page: 0, y: paper.margin.top }, frame })
  layEdges(press, { frame, footTop: isCut ? last.y : end })
  const height = isCut ? last.y + footHeight + paper.margin.bottom : paper.height
  return press.pages
    .filter((words) => words.length > 0)
    .map((words) => ({ width: paper.width, height, words: words.map((word) => inside(word, paper.width, height)) }))
}

/** Running heads and feet, which may say how many pages there are. */
function layEdges(press: Press, { frame, footTop }: { frame: Frame; footTop: number }): void {
  const { head, foot, paper } = press.design
  const count = press.pages.length
  const free = { ...press, bottom: Number.POSITIVE_INFINITY }
  for (let page = 0; page < count; page++) {
    if (head && page > 0) layAll(free, head(page + 1, count), { cursor: { page, y: paper.margin.top }, frame })
    if (foot) layAll(free, foot(page + 1, count), { cursor: { page, y: footTop }, frame })
  }
}

function heightOf(design: Printed, blocks: readonly Block[], frame: Frame): number {
  const scratch: Press = { design, pages: [[]], top: () => 0, bottom: Number.POSITIVE_INFINITY }
  return layAll(scratch, blocks, { cursor: { page: 0, y: 0 }, frame }).y
}

/** What is too wide for the page ends at its edge, as on paper. */
function inside(word: PlacedToken, width: number, height: number): PlacedToken {
  const [left, top, right, bottom] = word.box
  if (left >= 0 && top >= 0 && right <= width && bottom <= height) return word
  const [start, begin] = [clamp(left, 0, width - 2), clamp(top, 0, height - 2)]
  return { ...word, box: [start, begin, clamp(right, start + 1, width), clamp(bottom, begin + 1, height)] }
}

const clamp = (number: number, low: number, high: number) => Math.min(high, Math.max(low, number))

interface Place {
  readonly cursor: Cursor
  readonly frame: Frame
}

function layAll(press: Press, blocks: readonly Block[], { cursor, frame }: Place): Cursor {
  return blocks.reduce((at, block) => lay(press, block, { cursor: at, frame }), cursor)
}

/** @returns where the next block begins */
function lay(press: Press, block: Block, place: Place): Cursor {
  const { cursor, frame } = place
  switch (block.block) {
    case 'lines':
      return block.lines.reduce(
        (at, line) => layText(press, { text: line, style: block.style }, { cursor: at, frame }),
        cursor,
      )
    case 'pairs':
      return layPairs(press, block, place)
    case 'table':
      return layTable(press, block, place)
    case 'beside': {
      const ends = besideFrames(block, frame).map(([blocks, inner]) => layAll(press, blocks, { cursor, frame: inner }))
      return ends.reduce(later, cursor)
    }
    case 'at':
      layAll({ ...press, bottom: Number.POSITIVE_INFINITY }, block.blocks, {
        cursor: { page: cursor.page, y: block.top },
        frame: { left: block.left, width: block.width },
      })
      return cursor
    case 'gap':
      return { ...cursor, y: cursor.y + block.height }
    case 'down-to':
      return { ...cursor, y: Math.max(cursor.y, block.top) }
    case 'page-break':
      return nextPage(press, cursor)
  }
}

function besideFrames(
  block: Extract<Block, { block: 'beside' }>,
  frame: Frame,
): (readonly [readonly Block[], Frame])[] {
  let left = frame.left
  return block.parts.map(({ share, blocks }) => {
    const inner = { left, width: frame.width * share - block.gap }
    left += frame.width * share
    return [blocks, inner] as const
  })
}

const later = (a: Cursor, b: Cursor) => (b.page > a.page || (b.page === a.page && b.y > a.y) ? b : a)

function nextPage(press: Press, { page }: Cursor): Cursor {
  if (page + 1 >= MAX_PAGES) throw new RangeError('A document of too many pages')
  if (press.pages.length === page + 1) press.pages.push([])
  return { page: page + 1, y: press.top(page + 1) }
}

/** Where a row of this height goes. */
function roomFor(press: Press, cursor: Cursor, height: number): Cursor {
  return cursor.y + height > press.bottom && cursor.y > press.top(cursor.page) ? nextPage(press, cursor) : cursor
}

function layText(press: Press, { text, style }: { text: Text; style: Style }, { cursor, frame }: Place): Cursor {
  const { size = press.design.size, leading = LEADING } = style
  const step = size * leading
  const rows = wrapped(tokens(text), frame.width, { face: press.design.face, size, ...style })
  if (rows.length === 0) return { ...cursor, y: cursor.y + step }
  let at = cursor
  for (const row of rows) {
    at = roomFor(press, at, step)
    set(press, row, { at, frame, size, style })
    at = { ...at, y: at.y + step }
  }
  return at
}

interface Setting {
  readonly at: Cursor
  readonly frame: Frame
  readonly size: number
  readonly style: Style
}

/** One row of words; its letters reach from four fifths above the baseline to one fifth below it. */
function set(press: Press, row: Row, { at, frame, size, style }: Setting): void {
  const slack = frame.width - row.width
  const start = frame.left + (style.align === 'right' ? slack : style.align === 'centre' ? slack / 2 : 0)
  const page = press.pages[at.page]
  for (const { token, left, width } of row.words)
    page?.push({ ...token, box: [start + left, at.y, start + left + width, at.y + size] })
}

function layPairs(press: Press, block: Pairs, place: Place): Cursor {
  const { style } = block
  if (block.place === 'run') {
    const all = block.pairs.map(([label, value]) => joinTexts([label, value]))
    return lay(press, { block: 'lines', lines: all, style }, place)
  }
  return layTable(press, pairRows(block), place)
}

function layTable(press: Press, block: Table, { cursor, frame }: Place): Cursor {
  const { head, rows, rowGap, style } = block
  let at = head ? layHead(press, block, { cells: head, at: cursor, frame, style }) : cursor
  for (const [index, cells] of rows.entries()) {
    at = layRow(press, block, { cells, at: rowPlace(press, block, { index, cells, at, frame, style }), frame, style })
    at = { ...at, y: at.y + rowGap }
  }
  return at
}

const layHead = (press: Press, block: Table, row: Cells): Cursor =>
  layRow(press, block, { ...row, style: { ...row.style, isBold: true } })

/** Where a row of a table goes: on a new page behind the head and what is carried over, if it does not fit on this one. */
function rowPlace(press: Press, block: Table, { index, ...row }: Cells & { readonly index: number }): Cursor {
  const { head, rows, carry, repeatsHead } = block
  const carried = carry && index > 0 && index < rows.length - 1 ? carry(index) : null
  const height = rowHeight(press, block, row)
  // What is carried over needs a place of its own at the end of the page.
  const next = roomFor(press, row.at, carried ? 2 * height : height)
  if (next.page === row.at.page) return next
  if (carried) layRow(press, block, { ...row, cells: carried.below })
  const below = head && repeatsHead ? layHead(press, block, { ...row, cells: head, at: next }) : next
  return carried ? layRow(press, block, { ...row, cells: carried.above, at: below }) : below
}

interface Cells {
  readonly cells: readonly Text[]
  readonly at: Cursor
  readonly frame: Frame
  readonly style: Style
}

function rowHeight(press: Press, block: Table, row: Cells): number {
  const { size = press.design.size, leading = LEADING } = row.style
  return Math.max(1, ...cellRows(press, block, row).map(({ rows }) => rows.length)) * size * leading
}

/** @returns where the row ends; its cells begin at the same height */
function layRow(press: Press, block: Table, row: Cells): Cursor {
  const { size = press.design.size, leading = LEADING } = row.style
  let most = 1
  for (const { rows, frame, style } of cellRows(press, block, row)) {
    for (const [index, one] of rows.entries())
      set(press, one, { at: { page: row.at.page, y: row.at.y + index * size * leading }, frame, size, style })
    most = Math.max(most, rows.length)
  }
  return { page: row.at.page, y: row.at.y + most * size * leading }
}

function cellRows(press: Press, { columns }: Table, { cells, frame, style }: Cells) {
  let left = frame.left
  return columns.map(({ share, align }, index) => {
    const width = frame.width * share
    const inner = { left: left + CELL_PADDING, width: width - 2 * CELL_PADDING }
    left += width
    const cell = cells[index]
    const font = { face: press.design.face, size: press.design.size, ...style }
    return { rows: cell ? wrapped(tokens(cell), inner.width, font) : [], frame: inner, style: { ...style, align } }
  })
}
