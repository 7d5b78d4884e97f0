export type TradeKind =
  | 'invoice'
  | 'credit-note'
  | 'reminder'
  | 'offer'
  | 'order'
  | 'order-confirmation'
  | 'delivery-note'

export type ColumnName =
  | 'pos'
  | 'code'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'discount'
  | 'rate'
  | 'amount'
  | 'weight'
  | 'day'

/** One of these ways to say it is picked for a document. */
type Ways = readonly string[]
type ByKind = Readonly<Record<TradeKind, Ways>>

/** What papers of trade say in one language. Gaps such as {due} are filled with what the document says. */
export interface TradeWords {
  readonly titles: ByKind
  /** Labels of the document's own number and day. */
  readonly numbers: ByKind
  readonly dates: ByKind
  /** Beginnings of document numbers: "RE-". */
  readonly prefixes: ByKind
  readonly due: Ways
  readonly service: Ways
  readonly customer: Ways
  readonly order: Ways
  readonly contract: Ways
  readonly invoiceReference: Ways
  readonly contact: Ways
  readonly phone: Ways
  readonly fax: Ways
  readonly email: Ways
  readonly website: Ways
  readonly vatId: Ways
  readonly ownVatId: Ways
  readonly taxNumber: Ways
  readonly register: Ways
  readonly manager: Ways
  readonly bank: Ways
  readonly iban: Ways
  readonly bic: Ways
  readonly account: Ways
  readonly to: Ways
  readonly from: Ways
  readonly shipTo: Ways
  readonly attention: Ways
  readonly deadline: Readonly<Partial<Record<TradeKind, Ways>>>
  /** Facts that are asked for by nobody: "Sachbearbeiter", "Seite", "Projekt". Each has a way to make a value. */
  readonly distractors: readonly (readonly [label: string, pattern: string])[]
  readonly columns: Readonly<Record<ColumnName, Ways>>
  readonly net: Ways
  readonly subtotal: Ways
  /** With {rate}. */
  readonly tax: Ways
  readonly taxSum: Ways
  readonly gross: Ways
  readonly amountDue: Ways
  readonly discount: Ways
  readonly shipping: Ways
  readonly prepaid: Ways
  readonly intros: ByKind
  readonly greetings: Ways
  readonly endings: ByKind
  readonly regards: Ways
  readonly terms: Ways
  readonly paid: Ways
  readonly discountTerms: Ways
  readonly smallBusiness: Ways
  readonly reverseCharge: Ways
  readonly serviceSentence: Ways
  readonly remarks: Ways
  readonly page: Ways
  /** Reminders. */
  readonly levels: Ways
  readonly openItem: Ways
  readonly fee: Ways
  readonly interest: Ways
  readonly openSum: Ways
}

/**
 * How papers of trade say what they are, beside the few usual words of TradeWords: all are grammars
 * (letters-words/grammar.ts) with the gaps that trade/say.ts fills.
 */
export interface Sayings {
  /** Without gaps. */
  readonly titles: ByKind
  /** Lines above the greeting that tell what the paper is, with or without a title. */
  readonly subjects: ByKind
  /** What stands before a subject. */
  readonly subjectLabels: Ways
  /** Labels of a box that names the kind: "Belegart". */
  readonly kindLabels: Ways
  /** First sentences; each tells the kind by itself. */
  readonly openings: ByKind
  readonly closings: ByKind
  /** Lines that name other papers than this one. */
  readonly references: ByKind
  /** Names of columns that only one kind has. */
  readonly columns: Readonly<Partial<Record<TradeKind, Readonly<Partial<Record<ColumnName, Ways>>>>>>
  readonly greetings: Ways
  readonly regards: Ways
}
