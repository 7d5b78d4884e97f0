// The business terms of EN 16931 (BT-…, BG-…), read alike from both of its syntaxes. All are texts as they stand in the XML,
// "" where they are missing.

/** A seller (BG-4) or a buyer (BG-7). */
export interface Party {
  /** BT-27, BT-44: the name that is registered. */
  readonly name: string
  /** BT-28, BT-45: the name that customers know. */
  readonly tradingName: string
  /** BT-29, BT-46: the number that the other side gave it. */
  readonly id: string
  /** The same as a number of a register of parties, such as a GLN. */
  readonly globalId: string
  /** BT-30, BT-47. */
  readonly registeredId: string
  readonly vatId: string
  readonly taxNumber: string
  readonly address: PostalAddress | null
  /** BG-6, BG-9; null: nobody is named. */
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string } | null
}

/** BG-5, BG-8. */
export interface PostalAddress {
  /** Street and what else stands above the town. */
  readonly lines: readonly string[]
  readonly postcode: string
  readonly town: string
  readonly country: string
}

/** BG-25. */
export interface Line {
  readonly id: string
  readonly name: string
  readonly quantity: string
  readonly unit: string
  readonly price: string
  readonly amount: string
  readonly taxRate: string
  /** The sum of lines below it, or a remark: it does not count in the sum of all lines (ZUGFeRD EXTENDED, BT-X-8). */
  readonly isExtra: boolean
}

/** BG-23: one of the rates that the tax is broken down into. */
export interface TaxShare {
  /** UNTDID 5305: "S" (standard rate), "Z" (zero rate), "E" (exempt), "AE" (reverse charge), … */
  readonly category: string
  readonly rate: string
  readonly basis: string
  readonly tax: string
  /** Whether it says why there is no tax, in words or as a code. */
  readonly hasReason: boolean
}

/** BG-22. */
export interface Sums {
  readonly lines: string
  readonly allowances: string
  readonly charges: string
  readonly net: string
  /** In the currency of the invoice. */
  readonly tax: string
  readonly gross: string
  readonly prepaid: string
  readonly rounding: string
  readonly due: string
  /** The currency that the amounts themselves name. */
  readonly currency: string
}

export interface InvoiceTerms {
  /** BT-24: which rules the invoice wants to keep. */
  readonly guideline: string
  readonly number: string
  /** UNTDID 1001. */
  readonly typeCode: string
  /** ISO date, as all dates here. */
  readonly issued: string
  readonly currency: string
  /** BT-10; "Leitweg-ID" in Germany. */
  readonly buyerReference: string
  readonly orderNumber: string
  readonly contractNumber: string
  readonly seller: Party
  readonly buyer: Party
  /** BT-63: of who pays the seller's tax in another country. */
  readonly representativeVatId: string
  readonly delivered: string
  /** When an order wants its goods. */
  readonly wanted: string
  readonly period: { readonly start: string; readonly end: string }
  readonly due: string
  readonly paymentTerms: string
  /** BG-16, whatever it says. */
  readonly hasPaymentMeans: boolean
  readonly iban: string
  readonly bic: string
  readonly taxes: readonly TaxShare[]
  /** Amounts of the allowances and charges of the whole invoice (BG-20, BG-21). */
  readonly allowances: readonly string[]
  readonly charges: readonly string[]
  readonly sums: Sums
  readonly lines: readonly Line[]
}
