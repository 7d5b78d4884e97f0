/** A trade, as far as the rest of the page follows it. Plain JSON. */
export interface ChosenTrade {
  readonly name: string
  readonly employees: number
  readonly percent: number
  /** What the calculator says to it. */
  readonly saving: number
  readonly months: number
  /** Names as the page shows them. */
  readonly caseName: string
  readonly packageName: string
  readonly closing: { readonly title: string; readonly lead: string }
  /** The mark of its package. */
  readonly fits: string
  /** What has changed, in a sentence. */
  readonly moved: string
}

/** What the mark of a choice of trades contains. */
export interface TradesProps {
  readonly trades: readonly ChosenTrade[]
}
