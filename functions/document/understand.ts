// What a document says: the XML of an e-invoice first, then what stands beside labels on the page.

import type { Field, FieldName, Reading, Understanding } from './types.ts'
import { belonging } from './understanding/belonging.ts'
import { type Candidate, candidatesOf } from './understanding/candidates.ts'
import { evidenceOf, type Rows, rowsOf } from './understanding/cells.ts'
import { type EInvoice, readEInvoice } from './understanding/e-invoice.ts'
import { itemsOf } from './understanding/items.ts'
import { kindOf } from './understanding/kind.ts'
import { languageOf } from './understanding/language.ts'
import { partiesOf } from './understanding/parties.ts'
import { salientLines } from './understanding/salient.ts'
import { totalsOf } from './understanding/totals.ts'
import { bicsIn, currencyOf, ibansIn, vatIdsIn } from './understanding/values.ts'

/** Fields that are decided elsewhere than by the best label alone. */
const DECIDED: readonly FieldName[] = ['netTotal', 'taxTotal', 'grossTotal', 'amountDue', 'sellerName', 'buyerName']

/** Interprets a reading. A mail with a readable attachment is about the attachment. */
export function understand(reading: Reading): Understanding {
  const about = reading.attachment ?? reading
  const rows = rowsOf(about)
  const text = rows.map((row) => row.map((cell) => cell.text).join(' ')).join('\n')
  const language = languageOf(text)
  const eInvoice = about.invoiceXml === null ? null : readEInvoice(about.invoiceXml)
  const page = fieldsOnPage(rows, text)
  const fields = eInvoice ? merged(eInvoice, page) : page
  const has = (name: FieldName) => fields.some((field) => field.name === name)
  const kind = eInvoice
    ? { name: eInvoice.isCredit ? ('credit-note' as const) : ('invoice' as const), certainty: 0.99 }
    : kindOf({
        reading: about,
        rows,
        hasInvoiceNumber: has('documentNumber') && /rechnung|invoice|fatura|nota/i.test(text),
        hasTotals: has('grossTotal'),
      })
  return {
    language,
    kind,
    fields: belonging(kind.name, fields),
    items: eInvoice?.items ?? itemsOf(rows),
    salient: salientLines(rows),
    eInvoice: eInvoice?.profile ?? null,
    differences: eInvoice ? differencesOf(eInvoice, page) : [],
    models: [],
  }
}

function fieldsOnPage(rows: Rows, text: string): Field[] {
  const isAmerican = /\$|\bUSD\b|\b[A-Z]{2}\s\d{5}\b/.test(text) && !/€|\bEUR\b|R\$/.test(text)
  const candidates = candidatesOf(rows, isAmerican)
  const labelled = [...new Set(candidates.map(({ field }) => field))]
    .filter((name) => !DECIDED.includes(name))
    .flatMap((name) => bestOf(name, candidates))
  const fields = [...labelled, ...totalsOf(candidates), ...partiesOf(rows, candidates)]
  return [...fields, ...unlabelled(rows, text, fields)]
}

function bestOf(name: FieldName, candidates: readonly Candidate[]): Field[] {
  const own = candidates.filter(({ field }) => field === name)
  // The first of equals: what stands higher on the page is the document's own.
  const best = own.reduce<Candidate | null>((top, one) => (top && top.score >= one.score ? top : one), null)
  if (!best) return []
  const { value, score, evidence, cell } = best
  return [{ name, value, confidence: Math.min(0.97, score), source: cell.source, evidence }]
}

/** What needs no label, because its form says what it is. */
function unlabelled(rows: Rows, text: string, known: readonly Field[]): Field[] {
  const has = (name: FieldName) => known.some((field) => field.name === name)
  const first = (
    name: FieldName,
    find: (text: string) => { value: string; quote: string }[],
    confidence: number,
  ): Field[] => {
    if (has(name)) return []
    for (const cell of rows.flat()) {
      const [found] = find(cell.text)
      if (found)
        return [{ name, value: found.value, confidence, source: cell.source, evidence: evidenceOf(cell, found.quote) }]
    }
    return []
  }
  const currency = has('currency') ? null : (currencyOf(text) ?? currencyOfCountry(known))
  return [
    ...first('iban', ibansIn, 0.95),
    ...first('bic', (words) => (/bic|swift/i.test(words) ? bicsIn(words) : []), 0.9),
    ...first('sellerVatId', (words) => vatIdsIn(words).filter(({ isChecked }) => isChecked), 0.85),
    ...first(
      'email',
      (words) => [...words.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)].map(([value]) => ({ value, quote: value })),
      0.8,
    ),
    ...(currency
      ? [{ name: 'currency' as const, value: currency, confidence: 0.9, source: 'rule' as const, evidence: null }]
      : []),
  ]
}

/** Accounts and tax numbers of the euro area. */
const EURO_COUNTRIES = /^(?:AT|BE|BG|CY|DE|EE|ES|FI|FR|GR|HR|IE|IT|LT|LU|LV|MT|NL|PT|SI|SK)/

/** Nobody writes the currency on every invoice; the account it is paid to tells it. */
function currencyOfCountry(known: readonly Field[]): string | null {
  const country = known.find(({ name }) => name === 'iban' || name === 'sellerVatId')
  const hasAmount = known.some(({ name }) => name === 'grossTotal')
  return country && hasAmount && EURO_COUNTRIES.test(country.value) ? 'EUR' : null
}

/** XML wins; what only the page says is added. */
function merged({ fields }: EInvoice, page: readonly Field[]): Field[] {
  const known = new Set(fields.map(({ name }) => name))
  return [...fields, ...page.filter(({ name }) => !known.has(name))]
}

const COMPARED: readonly FieldName[] = ['documentNumber', 'documentDate', 'grossTotal', 'iban']

/** Facts that page and XML tell differently; only where the page is read with some certainty. */
function differencesOf({ fields }: EInvoice, page: readonly Field[]) {
  return COMPARED.flatMap((name) => {
    const xml = fields.find((field) => field.name === name)
    const shown = page.find((field) => field.name === name && field.confidence >= 0.85)
    return xml && shown && xml.value !== shown.value ? [{ name, xml: xml.value, page: shown.value }] : []
  })
}
