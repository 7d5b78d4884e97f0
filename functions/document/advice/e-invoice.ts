// What the XML of an e-invoice says of itself: its profile, the rules that it breaks, and where its page displays something else.
import { formatAmount, shownValue } from '../../../common/document-values.ts'
import type { BrokenRule } from '../types.ts'
import { fieldLabel } from '../wording.ts'
import { type Case, type Finding, finding } from './findings.ts'

/** As many broken rules as one reads in full; the others are named. */
const MAX_EXPLAINED = 6

export function eInvoiceFindings(about: Case): Finding[] {
  const { brokenRules } = about.understanding
  const others = brokenRules.slice(MAX_EXPLAINED).map(({ rule }) => rule)
  return [
    ...origin(about),
    ...brokenRules.slice(0, MAX_EXPLAINED).map((one) => explained(one, about)),
    ...(others.length > 0 ? [finding('more-rules', { rules: others.join(', ') })] : []),
    ...differences(about),
  ]
}

function origin({ understanding, reading }: Case): Finding[] {
  const { eInvoice: profile, eInvoiceNumbers: numbers, kind } = understanding
  const isBroken = (reading.attachment ?? reading).invoiceXml !== null
  if (profile === null) return isBroken ? [finding('e-invoice-broken')] : []
  const isOrder = kind.name === 'order' || kind.name === 'order-confirmation'
  const [number = ''] = numbers
  return [
    finding(isOrder ? 'e-order' : 'e-invoice', { profile }),
    ...(understanding.isOrderChange ? [finding('order-change', { number })] : []),
    ...(numbers.length > 1
      ? [finding('several-e-invoices', { count: String(numbers.length), numbers: numbers.join(', '), number })]
      : []),
  ]
}

/** Each rule has its own words, which name it. */
function explained({ rule, amounts, lines }: BrokenRule, { field, language }: Case): Finding {
  const currency = field('currency')?.value ?? ''
  const shown = Object.entries(amounts).map(([name, value]) => [name, value && formatAmount(value, currency, language)])
  return finding(rule.toLowerCase(), {
    ...(lines.length > 0 && { lines: lines.join(', ') }),
    ...Object.fromEntries(shown),
  })
}

function differences({ understanding, wording, field }: Case): Finding[] {
  const { kind } = understanding
  const tongue = { currency: field('currency')?.value ?? '', language: wording.language }
  return understanding.differences.map(({ name, xml, page }) => {
    const shown = (value: string) => shownValue(name, value, tongue)
    return finding('xml-differs', { label: fieldLabel(name, kind.name, wording), xml: shown(xml), page: shown(page) })
  })
}
