// Arithmetic of an invoice: lines, net, tax and gross, and the rates of tax that were valid at its date.
import type { CheckCode } from '../../../common/document-checks.ts'
import { type Case, isGerman } from './findings.ts'

/** Words for changes of a sum that are not lines of the table. */
const ADJUSTED =
  /rabatt|nachlass|skonto|versand|fracht|porto|zuschlag|pfand|gutschein|übertrag|discount|shipping|freight|delivery|desconto|frete|anzahlung|deposit/i

/** Invoices of farmers and importers, who have other rates (sections 24 and 11 UStG): they are not checked. */
const OTHER_RATES = /§\s?24\b|durchschnittssatz|einfuhrumsatzsteuer|land- und forstwirt/i

/** The checks of arithmetic that mean something for this document. */
export function sumChecks(about: Case): CheckCode[] {
  // What an e-invoice miscalculates is named by its rule.
  const isNamed = about.understanding.brokenRules.some(({ rule }) => /^BR-CO-1\d/.test(rule))
  const areLinesWhole = !isNamed && !ADJUSTED.test(about.text)
  return [
    ...(isNamed ? [] : (['totals-differ'] as const)),
    ...(areLinesWhole ? (['line-differs', 'lines-differ'] as const) : []),
    ...(isGerman(about) && !OTHER_RATES.test(about.text) ? (['tax-rate'] as const) : []),
    'tax-differs',
  ]
}
