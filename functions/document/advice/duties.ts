// What an invoice has to say: section 14 (4) of the German VAT act (UStG), and section 33 of its ordinance (UStDV) for
// amounts up to 250 EUR. An entry is missing only if nothing hints at it: a single word is enough to stay silent.
import type { FieldName } from '../types.ts'
import { type Case, cents, type Finding, finding, isGerman, sureField } from './findings.ts'

/** Section 33 UStDV, since 2017. */
const SMALL_INVOICE = 250_00

interface Duty {
  readonly code: string
  readonly fields: readonly FieldName[]
  /** Words that show that the entry exists, even if its value was not recognised. */
  readonly hint: RegExp
  readonly isForSmall: boolean
}

const DUTIES: readonly Duty[] = [
  { code: 'seller-name', fields: ['sellerName'], hint: /(?!)/, isForSmall: true },
  { code: 'document-date', fields: ['documentDate'], hint: /datum|date/i, isForSmall: true },
  {
    code: 'document-number',
    fields: ['documentNumber'],
    hint: /rechnung\p{L}*[-\s.]*(?:nr|nummer)|beleg-?n/iu,
    isForSmall: false,
  },
  {
    code: 'tax-number',
    fields: ['sellerVatId', 'sellerTaxNumber'],
    hint: /steuer-?\s?(?:nr|nummer)|st\.?-?\s?nr|ust\.?-?\s?id|umsatzsteuer-?id|\buid\b|vat/i,
    isForSmall: false,
  },
  { code: 'buyer-name', fields: ['buyerName'], hint: /(?!)/, isForSmall: false },
  {
    code: 'service-date',
    fields: ['serviceDate', 'period'],
    hint: /leistungs|liefer|erbracht|zeitraum|abrechnungsmonat|monat\s|ausgeführt|\ban-?\s?(?:und|\/)\s?abreise|anreise|abreise|fahrt|bestellung vom|(?:im|vom)\s\p{L}+\s20\d\d/iu,
    isForSmall: false,
  },
]

export function missingDuties(about: Case): Finding[] {
  const { understanding, text, field } = about
  const gross = cents(field('grossTotal'))
  if (understanding.kind.name !== 'invoice' || !isGerman(about) || !(gross > 0)) return []
  const isUnsure = (name: FieldName) => understanding.unsure.includes(name)
  const missing = DUTIES.filter(
    ({ fields, hint, isForSmall }) =>
      (isForSmall || gross > SMALL_INVOICE) &&
      !fields.some((name) => field(name) || isUnsure(name)) &&
      !hint.test(text),
  )
  return missing.map(({ code }) => finding(`missing-${code}`))
}

/** Reasons for an invoice without tax (sections 4, 13b, 19, 25a UStG and similar). */
const REASONS =
  /§\s?(?:4|13\s?b|19|25\s?a)\b|kleinunternehmer|steuerfrei|steuerbefrei|steuerschuldner|reverse\s?charge|innergemeinschaftlich|ausfuhr|differenzbesteuer|nicht steuerbar|nicht umsatzsteuer|durchlaufend|tax exempt|0\s?%/i

const REVERSE_CHARGE = /reverse[\s-]?charge|steuerschuldnerschaft des leistungsempf|§\s?13\s?b|autoliquida[çc][ãa]o/i
const SMALL_BUSINESS = /§\s?19\b[^.]{0,40}ustg|kleinunternehmer/i

/** Notes that change who owes the tax, and whether they fit the amounts. */
export function taxNotes(about: Case): Finding[] {
  const { text, understanding } = about
  if (!['invoice', 'credit-note'].includes(understanding.kind.name)) return []
  const [tax, net, gross] = [
    cents(sureField(about, 'taxTotal')),
    cents(sureField(about, 'netTotal')),
    cents(sureField(about, 'grossTotal')),
  ]
  if (REVERSE_CHARGE.test(text)) return [finding(tax > 0 ? 'reverse-charge-with-tax' : 'reverse-charge')]
  if (SMALL_BUSINESS.test(text)) return [finding(tax > 0 ? 'small-business-with-tax' : 'small-business')]
  const isWithout = tax === 0 || (Number.isNaN(tax) && net > 0 && net === gross)
  return isGerman(about) && isWithout && !REASONS.test(text) ? [finding('no-tax-no-reason')] : []
}
