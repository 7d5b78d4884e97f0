// What a page is made of. Blocks are data; flow.ts puts them on paper, plain.ts makes lines of text of them.
import { asText, type Piece, type Text } from './text.ts'

export type Align = 'left' | 'right' | 'centre'

export interface Style {
  /** Height of the letters in points; the design's own if left out. */
  readonly size?: number
  readonly align?: Align
  /** From line to line, as a multiple of the size; usually 1.25. */
  readonly leading?: number
  /** Bold letters are a little wider. */
  readonly isBold?: boolean
}

/** Lines and paragraphs below each other; what is too long is wrapped. */
export interface Lines {
  readonly block: 'lines'
  readonly lines: readonly Text[]
  readonly style: Style
}

/**
 * Where the label of a value stands: `left` of it in a column of its own, `run` directly before it on the line, `above`
 * it, `apart` (label at the left edge, value at the right edge), `right` of it, or all labels in a row `across` the
 * width with the values below.
 */
export type LabelPlace = 'left' | 'run' | 'above' | 'apart' | 'right' | 'across'

/** Labels with their values. */
export interface Pairs {
  readonly block: 'pairs'
  readonly pairs: readonly (readonly [label: Text, value: Text])[]
  readonly place: LabelPlace
  /** Width of the column of labels as a share of the width; for `left` and `right`. */
  readonly labelShare: number
  readonly style: Style
}

export interface Column {
  /** Share of the width; all shares of a table together make 1. */
  readonly share: number
  readonly align: Align
}

/** Rows of cells. A cell that is too long is wrapped. `null` as head: the table has none. */
export interface Table {
  readonly block: 'table'
  readonly columns: readonly Column[]
  readonly head: readonly Text[] | null
  readonly rows: readonly (readonly Text[])[]
  /** White between rows, in points. */
  readonly rowGap: number
  /** Whether the head stands again on each further page. */
  readonly repeatsHead: boolean
  /** Where a page ends: rows at its end and at the beginning of the next one, after so many rows. */
  readonly carry?: (rows: number) => { readonly below: readonly Text[]; readonly above: readonly Text[] }
  readonly style: Style
}

/** Blocks beside each other, all beginning at the same height. */
export interface Beside {
  readonly block: 'beside'
  readonly parts: readonly { readonly share: number; readonly blocks: readonly Block[] }[]
  /** White between the parts, in points. */
  readonly gap: number
}

/** Blocks in a fixed place of the page that is being filled; the flow goes on as if they were not there. */
export interface At {
  readonly block: 'at'
  /** In points from the top left corner of the page. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly blocks: readonly Block[]
}

/** White. */
export interface Gap {
  readonly block: 'gap'
  readonly height: number
}

/** The flow goes on at `top` (points from the top of the page) if it has not come that far. */
export interface DownTo {
  readonly block: 'down-to'
  readonly top: number
}

export interface PageBreak {
  readonly block: 'page-break'
}

export type Block = Lines | Pairs | Table | Beside | At | Gap | DownTo | PageBreak

export function lines(texts: readonly Piece[], style: Style = {}): Lines {
  return { block: 'lines', lines: texts.map(asText), style }
}

/** @param labelShare width of the labels' column for the places `left` and `right` */
export function pairs(
  list: readonly (readonly [label: Piece, value: Piece])[],
  place: LabelPlace,
  { labelShare = 0.45, ...style }: Style & { readonly labelShare?: number } = {},
): Pairs {
  const both = list.map(([label, value]) => [asText(label), asText(value)] as const)
  return { block: 'pairs', pairs: both, place, labelShare, style }
}

export interface TableParts {
  readonly columns: readonly Column[]
  readonly head?: readonly Piece[] | null
  readonly rows: readonly (readonly Piece[])[]
  readonly rowGap?: number
  readonly repeatsHead?: boolean
  readonly carry?: Table['carry']
  readonly style?: Style
}

export function table({
  columns,
  head = null,
  rows,
  rowGap = 4,
  repeatsHead = true,
  carry,
  style = {},
}: TableParts): Table {
  return {
    block: 'table',
    columns,
    head: head ? head.map(asText) : null,
    rows: rows.map((row) => row.map(asText)),
    rowGap,
    repeatsHead,
    ...(carry ? { carry } : {}),
    style,
  }
}

/** @param parts blocks with their share of the width; the shares together make at most 1 */
export function beside(parts: readonly (readonly [share: number, blocks: readonly Block[]])[], gap = 10): Beside {
  return { block: 'beside', parts: parts.map(([share, blocks]) => ({ share, blocks })), gap }
}

/** Two parts beside each other. */
export function halves(left: readonly Block[], right: readonly Block[], leftShare = 0.5): Beside {
  return beside([
    [leftShare, left],
    [1 - leftShare, right],
  ])
}

export function at(place: { left: number; top: number; width: number }, blocks: readonly Block[]): At {
  return { block: 'at', ...place, blocks }
}

export function gap(height: number): Gap {
  return { block: 'gap', height }
}

export function downTo(top: number): DownTo {
  return { block: 'down-to', top }
}

export const PAGE_BREAK: PageBreak = { block: 'page-break' }
