// What a document says: the XML of an e-invoice first, then the values beside labels on the page, then the predictions of
// our model.

import { FORMATS } from '../../common/formats.ts'
import { matchesOf } from './matches.ts'
import type { Prediction } from './model-loading/open-models.ts'
import type { ModelOpinion } from './prediction/opinion.ts'
import { proposalsOf } from './prediction/proposals.ts'
import { VOTES, votedFields } from './prediction/votes.ts'
import { isSelected } from './selection/forms.ts'
import { type KindView, selectedKind } from './selection/kind.ts'
import { selectedOn } from './selection/select.ts'
import { viewOf } from './selection/view.ts'
import wordCounts from './selection/word-counts.json' with { type: 'json' }
import { unpackedCounts, wordedKinds } from './selection/wording.ts'
import type { Field, FieldName, Reading, Understanding } from './types.ts'
import { belonging, PARTIES } from './understanding/belonging.ts'
import { candidatesOf } from './understanding/candidates.ts'
import { type Cell, evidenceOf, type Rows, rowsOf } from './understanding/cells.ts'
import { differencesOf, isOtherInvoice } from './understanding/e-invoice/differences.ts'
import { type EInvoice, readEInvoices } from './understanding/e-invoice.ts'
import { itemsOf } from './understanding/items.ts'
import { factsOf } from './understanding/key-facts/facts.ts'
import { keyLinesOf } from './understanding/key-facts/key-lines.ts'
import { termsOf } from './understanding/key-facts/terms.ts'
import { kindOf, type RuledKind } from './understanding/kind.ts'
import { traitsOf } from './understanding/kinds/traits.ts'
import { languageOf } from './understanding/language.ts'
import { addressesFor, type Named, namedOn, partiesOf } from './understanding/parties/parties.ts'
import { isWrittenByBuyer } from './understanding/parties/self-billing.ts'
import type { Candidate } from './understanding/reading.ts'
import { totalsOf } from './understanding/totals.ts'
import { bicsIn, currencyOf, ibansIn, vatIdsIn, writesMonthFirst } from './understanding/values.ts'

const WORD_COUNTS = unpackedCounts(wordCounts)

/** Fields that the best label alone does not decide. */
const DECIDED: readonly FieldName[] = ['netTotal', 'taxTotal', 'grossTotal', 'amountDue', 'sellerName', 'buyerName']

/**
 * Interprets a reading. Of a mail with a readable attachment the attachment is interpreted.
 *
 * @param prediction of our model for the same pages; null: rules alone
 * @param votes how much the prediction counts
 */
export function understand(reading: Reading, prediction: Prediction | null = null, votes = VOTES): Understanding {
  const about = reading.attachment ?? reading
  const { view, named, kindView, text, language, isMonthFirst } = lookAt(about, prediction?.opinion ?? null)
  const selected = selectedOn(view)
  const { xml, fields, ...told } = withXml(about, withFollowing(selected.fields, named), text)
  const { spans = [], salience = [] } = prediction?.opinion ?? {}
  const kind = xml ? { name: xml.kind, certainty: 0.99 } : kindOnPage(about, kindView)
  const known = [...belonging(kind.name, fields), ...factsOf(view.rows, kind.name, fields)].map(calibrated)
  const proposals = proposalsOf(about.pages, spans, isMonthFirst).filter(({ name }) => !isSelected(name))
  const items = xml?.items ?? itemsOf(view.rows, kind.name)
  return {
    language,
    kind,
    fields: votedFields(known, proposals, votes).filter(({ name }) => !isInHead(about, name)),
    unsure: selected.unsure,
    items,
    itemCount: xml?.itemCount ?? items.length,
    keyLines: keyLinesOf(view.rows, kind.name, (line) => votes.salience * (salience[line] ?? 0)),
    ...told,
    models: prediction?.models ?? [],
  }
}

/** The head of a mail names who writes to whom and what about, and its text has no letterhead. */
function isInHead({ mail }: Reading, name: FieldName): boolean {
  if (mail === null) return false
  return PARTIES.includes(name) || (name === 'subject' && mail.subject !== '')
}

/** What rules see in a document, before values are selected. */
export function lookAt(reading: Reading, opinion: ModelOpinion | null) {
  const lines = rowsOf(reading)
  // The lines of XML alone are its texts in any order: nothing stands beside or below anything.
  const rows = reading.format === 'xml' ? [] : lines
  const text = lines.map((row) => row.map((cell) => cell.text).join(' ')).join('\n')
  const language = languageOf(text)
  const isMonthFirst = writesMonthFirst(text, language.code)
  const isSelfBilled = isWrittenByBuyer(rows)
  const found = candidatesOf(rows, isMonthFirst)
  const labelled = withoutBuyers(isSelfBilled ? found.map(ofReader) : found)
  const named = namedOn(rows, labelled, isSelfBilled)
  const ruled = fieldsOnPage(rows, text, labelled, named)
  const ruledAs = ruledKind(reading, rows, { text, fields: ruled })
  const seen = {
    rows,
    kind: ruledAs.name,
    ruled,
    labelled,
    isSelfBilled,
    parties: named.parties,
    scores: opinion?.labels ?? null,
  }
  const view = viewOf({ ...seen, reading, isMonthFirst })
  const kindView: KindView = {
    ruled: ruledAs,
    traits: traitsOf({ rows: lines, pages: reading.pages, fields: ruled, values: view.values }),
    worded: wordedKinds(text, WORD_COUNTS),
    predicted: opinion?.kinds ?? [],
  }
  return { view, named, kindView, text, language, isMonthFirst }
}

/**
 * Scores of labels and places rank values; the chance that the best one is right is higher than its score. Measured on 600
 * generated pages in three languages and the shared samples: of values from a text layer with a score of 0.6 to 0.9 more
 * than nine in ten were right. Values from a picture may have misread characters, and keep their score.
 */
function calibrated(field: Field): Field {
  if (isSelected(field.name) || (field.source !== 'text' && field.source !== 'rule')) return field
  const { confidence } = field
  return { ...field, confidence: confidence + (1 - confidence) * LIFT }
}

const LIFT = 0.35

const INVOICE = /(?:^|\s|[-/(])\p{L}{0,12}(?:(?<!ab)rechnung|invoice|fatura|nota fiscal)(?!\p{L}*[@(])/iu

interface PageContent {
  readonly text: string
  readonly fields: readonly Field[]
}

function ruledKind(reading: Reading, rows: Rows, { text, fields }: PageContent): RuledKind {
  const has = (name: FieldName) => fields.some((field) => field.name === name)
  const hasInvoiceNumber = has('documentNumber') && INVOICE.test(text)
  return kindOf({ reading, rows, hasInvoiceNumber, hasTotals: has('grossTotal') })
}

function kindOnPage(reading: Reading, seen: KindView): Understanding['kind'] {
  const { name, certainty } = isKnownByFormat(reading) ? seen.ruled : selectedKind(seen)
  return { name, certainty }
}

/** The format of mails and tables shows what they are, which the model does not see. */
const isKnownByFormat = ({ mail, format }: Reading) => mail !== null || FORMATS[format].reader === 'table'

function fieldsOnPage(rows: Rows, text: string, candidates: readonly Candidate[], named: Named): Field[] {
  const labelled = [...new Set(candidates.map(({ field }) => field))]
    .filter((name) => !DECIDED.includes(name))
    .flatMap((name) => bestOf(name, candidates))
  const fields = [...labelled, ...totalsOf(rows, candidates), ...partiesOf(named)]
  return [...fields, ...dueByTerms(fields), ...termsOf(rows), ...unlabelled(rows, text, fields)]
}

/** Adds what follows from the values that were chosen: the day of payment from terms in days, the addresses of the parties. */
function withFollowing(fields: readonly Field[], named: Named): Field[] {
  return [...fields, ...dueByTerms(fields), ...addressesFor(fields, named)]
}

/** "Ihre USt-IdNr.": who reads a paper that the buyer wrote is the seller. */
function ofReader(one: Candidate): Candidate {
  const isReaders = one.field === 'buyerVatId' && /^[\s•*(]*(?:ihre\s|your|v\/)/iu.test(one.label.text)
  return isReaders ? { ...one, field: 'sellerVatId' } : one
}

/** A tax number that a label gives to the buyer is not the seller's as well. */
function withoutBuyers(candidates: readonly Candidate[]): Candidate[] {
  const buyers = candidates.filter(({ field }) => field === 'buyerVatId')
  const isBuyers = ({ label, value }: Candidate) =>
    buyers.some((one) => one.label.row === label.row && one.value === value)
  return candidates.filter((one) => one.field !== 'sellerVatId' || !isBuyers(one))
}

/** How clearly a value was read does not show which of two is meant. */
const rank = ({ score, cell }: Candidate) => score / Math.min(1, cell.certainty + 0.05)

function bestOf(name: FieldName, candidates: readonly Candidate[]): Field[] {
  const own = candidates.filter(({ field }) => field === name)
  // Of equals the first: the document's own values stand higher on the page.
  const best = own.reduce<Candidate | null>((top, one) => (top && rank(top) >= rank(one) ? top : one), null)
  if (!best) return []
  const { value, score, evidence, cell } = best
  return [{ name, value, confidence: Math.min(0.97, score), source: cell.source, evidence }]
}

/** "30 days net": the day follows from the date of the document. */
function dueByTerms(fields: readonly Field[]): Field[] {
  const find = (name: FieldName) => fields.find((field) => field.name === name)
  const [issued, days] = [find('documentDate'), find('paymentDays')]
  if (!issued || !days || find('dueDate')) return []
  const due = new Date(Date.parse(issued.value) + Number(days.value) * 86_400_000)
  const confidence = Math.min(0.85, issued.confidence * days.confidence)
  return [{ ...days, name: 'dueDate', value: due.toISOString().slice(0, 10), confidence, source: 'rule' }]
}

type Finder = (text: string) => readonly { readonly value: string; readonly quote: string }[]

/** A long number may continue in the line below. */
function foundIn(rows: Rows, cell: Cell, find: Finder): ReturnType<Finder> {
  const own = find(cell.text)
  const below = rows[cell.row + 1]?.[0]
  return own.length > 0 || !below || !/[A-Z]{2}\d{2}/.test(cell.text) ? own : find(`${cell.text} ${below.text}`)
}

/** Values that need no label, because their form shows what they are. */
function unlabelled(rows: Rows, text: string, known: readonly Field[]): Field[] {
  const has = (name: FieldName) => known.some((field) => field.name === name)
  const first = (name: FieldName, find: Finder, confidence: number): Field[] => {
    if (has(name)) return []
    const found = rows.flat().flatMap((cell) => {
      const [one] = foundIn(rows, cell, find)
      return one ? [{ cell, ...one }] : []
    })[0]
    if (!found) return []
    const { cell, value, quote } = found
    return [{ name, value, confidence, source: cell.source, evidence: evidenceOf(cell, quote) }]
  }
  const buyers = known.find(({ name }) => name === 'buyerVatId')?.value
  const isSellers = ({ value, isChecked }: ReturnType<typeof vatIdsIn>[0]) => isChecked && value !== buyers
  const currency = has('currency') ? null : (currencyOf(text) ?? currencyOfCountry(text, known))
  return [
    ...first('iban', ibansIn, 0.95),
    ...first('bic', (words) => (/bic|swift/i.test(words) ? bicsIn(words) : []), 0.9),
    ...first('sellerVatId', (words) => vatIdsIn(words).filter(isSellers), 0.85),
    ...first(
      'email',
      (words) => matchesOf(words, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g).map(([value]) => ({ value, quote: value })),
      0.86,
    ),
    ...(currency
      ? [{ name: 'currency' as const, value: currency, confidence: 0.9, source: 'rule' as const, evidence: null }]
      : []),
  ]
}

/** Accounts and tax numbers of the euro area. */
const EURO_COUNTRIES = /^(?:AT|BE|BG|CY|DE|EE|ES|FI|FR|GR|HR|IE|IT|LT|LU|LV|MT|NL|PT|SI|SK)/

/** Three countries write "kr": their words for taxes, registers and sums tell them apart. */
const CROWNS: readonly [code: string, words: RegExp][] = [
  ['DKK', /\bCVR\b|\bbeløb|\bforfald|\bDK\d{8}\b/i],
  ['NOK', /\bMVA\b|\bbeløp|\bforfall(?!o)|\bNO\s?\d{9}\b/i],
  ['SEK', /\bbelopp|\bbankgiro\b|\bförfallo|\borg(?:anisations)?\.?-?n(?:r|ummer)\b|\bmoms\b/i],
]

/** Not every invoice names its currency; the account it is paid to implies it. */
function currencyOfCountry(text: string, known: readonly Field[]): string | null {
  // These words stand on Brazilian invoices alone.
  if (/\b(?:CNPJ|DANFE|ICMS|NF-e|NFC-e|NFS-e)\b/.test(text)) return 'BRL'
  const crown = /\d\s?kr\b|\bkr\.?\s?\d/i.test(text) && CROWNS.find(([, words]) => words.test(text))
  if (crown) return crown[0]
  const country = known.find(({ name }) => name === 'iban' || name === 'sellerVatId')
  const hasAmount = known.some(({ name }) => name === 'grossTotal')
  return country && hasAmount && EURO_COUNTRIES.test(country.value) ? 'EUR' : null
}

/** The e-invoice of a file, and what is told of it. XML wins; facts that only the page has are added. */
function withXml({ format, invoiceXml, furtherXml = [] }: Reading, shown: readonly Field[], text: string) {
  const all = readEInvoices(invoiceXml === null ? [] : [invoiceXml, ...furtherXml], text)
  const [xml = null] = all
  const page = format === 'xml' ? [] : shown
  const differences = xml ? differencesOf(xml.fields, page, text) : []
  return {
    xml,
    fields: xml ? merged(xml, isOtherInvoice(differences) ? [] : page) : page,
    eInvoice: xml?.profile ?? null,
    isOrderChange: xml?.isOrderChange ?? false,
    eInvoiceNumbers: all.map(({ number }) => number),
    brokenRules: xml?.brokenRules ?? [],
    differences,
  }
}

const NUMBERS: readonly FieldName[] = [
  ...(['sellerVatId', 'buyerVatId', 'sellerTaxNumber'] as const),
  ...(['customerNumber', 'orderNumber', 'contractNumber'] as const),
]

function merged({ fields }: EInvoice, page: readonly Field[]): Field[] {
  const known = new Set(fields.map(({ name }) => name))
  const values = new Set(fields.map(({ value }) => value))
  // What the XML calls the buyer's is not the seller's, wherever it stands on the page.
  const isTaken = ({ name, value }: Field) => NUMBERS.includes(name) && values.has(value)
  return [...fields, ...page.filter((field) => !known.has(field.name) && !isTaken(field))]
}
