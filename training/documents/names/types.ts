export interface Person {
  readonly first: string
  readonly last: string
  /** "Herr", "Ms", "Sra."; fits the first name. */
  readonly salutation: string
  /** "Dr. Anna Berg"; with a title now and then. */
  readonly full: string
}

export interface Address {
  /** "Lindenweg 14", "14 Mill Lane". */
  readonly street: string
  readonly postcode: string
  readonly town: string
  /** The country's way to write postcode and town: "50667 Köln", "Leeds LS1 4AB", "4050-123 Porto". */
  readonly place: string
  /** The country as a line of its own, such as "Deutschland". */
  readonly country: string
  /** Street and place, with further lines (district) where the country has them. */
  readonly lines: readonly string[]
}

export interface Bank {
  readonly name: string
  /** With right check digits, without blanks; null where the country's papers have none (US, BR). */
  readonly iban: string | null
  readonly bic: string
  /** Account and bank code as the country writes them, such as "Sort code 20-11-43 Account 01234567". */
  readonly account: string
}

export interface Company {
  /** With its legal form: "Nordholz Messtechnik GmbH". */
  readonly name: string
  /** Without it. */
  readonly short: string
  /** What it does: "Elektroinstallation". */
  readonly trade: string
  readonly address: Address
  readonly phone: string
  readonly fax: string
  readonly mobile: string
  /** At a made-up domain. */
  readonly email: string
  readonly website: string
  /** USt-IdNr, VAT number, NIF, CNPJ; with right check digits where they are public. */
  readonly vatId: string
  /** Steuernummer; in Brazil the Inscrição Estadual; elsewhere a tax reference. */
  readonly taxNumber: string
  /** Register entry in one line: "Amtsgericht Lübeck HRB 12345". */
  readonly register: string
  readonly manager: Person
  readonly bank: Bank
}

/** A day without a time of day. */
export interface Day {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

export interface Goods {
  /** "Kugellager 6204 2RS". */
  readonly name: string
  /** "Stk", "m²", "hours". */
  readonly unit: string
  /** Article number, such as "KL-6204". */
  readonly code: string
  /** Usual price in cents. */
  readonly cents: number
  readonly isService: boolean
}

/** What is sold: to companies (things and work), in shops, in restaurants. */
export type GoodsKind = 'thing' | 'service' | 'grocery' | 'dish'
