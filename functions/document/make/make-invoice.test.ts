import { XMLParser } from 'fast-xml-parser'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MakeInvoiceAnswer, MakeInvoiceItem, MakeInvoiceRequest } from '../../../schemas/types.ts'
import { ITEMS, VALUES } from '../fixtures/invoice-values.ts'
import { siteWording } from '../fixtures/site-words.ts'
import { read } from '../read.ts'
import type { FieldName } from '../types.ts'
import { readEInvoice } from '../understanding/e-invoice.ts'
import { makeInvoice } from './make-invoice.ts'

const LIMITS = { maxBytes: 1_000_000, maxPages: 20, maxMs: 60_000 }

const test = suite('makeInvoice')

test('makes an XRechnung that our own reader reads back, and whose sums follow the rules', async () => {
  const xml = (await bytesOf(await made())).toString()
  const invoice = readEInvoice(xml)
  assert.is(invoice?.profile, 'XRechnung')
  const found = (name: FieldName) => invoice?.fields.find((field) => field.name === name)?.value
  for (const [name, value] of Object.entries(VALUES)) {
    if (name in { buyerReference: 0, buyerEmail: 0 }) continue
    assert.is(found(name as FieldName), value, name)
  }
  assert.equal(invoice?.items.length, 3)
  assert.equal(brokenSums(xml), [])
})

test('makes a PDF with the same values inside, which our own reader finds', async () => {
  const { buyerReference: _, buyerEmail: _e, contact: _c, phone: _p, ...values } = VALUES
  const answer = await made({ format: 'zugferd', values })
  assert.is(answer.file?.type, 'application/pdf')
  const upload = { fileName: 'a.pdf', format: 'pdf', bytes: await bytesOf(answer) } as const
  const reading = await read(upload, { limits: LIMITS, started: performance.now() })
  const invoice = readEInvoice(reading.invoiceXml ?? '')
  assert.is(invoice?.profile, 'EN 16931')
  assert.is(invoice?.fields.find(({ name }) => name === 'grossTotal')?.value, '226.00')
  const page = reading.pages
    .flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => text)))
    .join(' ')
  for (const seen of ['RE-2025/08', 'Bretter', '226,00', 'Bäckerei Sonnenfeld OHG']) assert.match(page, seen)
})

test('makes a credit note, and an invoice of a seller without a VAT id', async () => {
  const credit = (await bytesOf(await made({ kind: 'credit-note' }))).toString()
  assert.is(readEInvoice(credit)?.kind, 'credit-note')
  const { sellerVatId: _, ...values } = VALUES
  const xml = (
    await bytesOf(await made({ values: { ...values, sellerTaxNumber: '20/123/45678', sellerCountry: 'DE' } }))
  ).toString()
  assert.is(readEInvoice(xml)?.fields.find(({ name }) => name === 'sellerTaxNumber')?.value, '20/123/45678')
})

test('works out what follows from the other numbers: a quantity, a price, the rates', async () => {
  const { taxRate: _, ...values } = VALUES
  const [first, ...rest] = ITEMS as [MakeInvoiceItem, ...MakeInvoiceItem[]]
  const { quantity: _q, ...unnumbered } = first
  const address = 'Hafenweg 3, DE 24103 Kiel'
  const answer = await made({
    values: { ...values, sellerAddress: address, prepaid: '-26.00' },
    items: [unnumbered, ...rest],
  })
  const invoice = readEInvoice((await bytesOf(answer)).toString())
  assert.is(invoice?.items[0]?.quantity, '4')
  assert.is(invoice?.fields.find(({ name }) => name === 'amountDue')?.value, '200.00')
  const plain = { netTotal: '100.00', taxTotal: '19.00', grossTotal: '119.00' }
  const whole = await made({ values: { ...values, ...plain }, items: [{ description: 'Montage', amount: '100.00' }] })
  assert.equal([whole.missing, whole.problems], [[], []])
})

test('names what is missing, each format its own, in the words of the page', async () => {
  const { buyerReference: _, buyerEmail: _e, sellerAddress: _s, ...values } = VALUES
  const names = (answer: MakeInvoiceAnswer) => answer.missing.map(({ name }) => name)
  const answer = await made({ values: { ...values, documentDate: 'gestern' } })
  assert.is(answer.file, undefined)
  const address = ['sellerPostcode', 'sellerCity', 'sellerCountry']
  // Who names no country means the seller's, which is not known here.
  assert.equal(names(answer), ['documentDate', ...address, 'buyerCountry', 'buyerReference', 'buyerEmail'])
  assert.is(answer.missing.at(-1)?.label, 'E-Mail-Adresse des Empfängers')
  assert.is(answer.missing[0]?.label, 'Rechnungsdatum')
  assert.equal(names(await made({ values, format: 'zugferd' })), [...address, 'buyerCountry'])
})

test('pays nobody whose account cannot be right', async () => {
  const values = { ...VALUES, iban: 'DE09700901001234567890' }
  for (const format of ['xrechnung', 'zugferd'] as const) {
    const answer = await made({ values, format })
    assert.equal([answer.file, answer.missing.map(({ name }) => name)], [undefined, ['iban']], format)
  }
})

test('makes nothing of numbers that break the rules', async () => {
  const problems = async (values: object, items: readonly MakeInvoiceItem[] = ITEMS) =>
    (await made({ values: { ...VALUES, ...values }, items: [...items] })).problems
  assert.match((await problems({ grossTotal: '227.00' }))[0] ?? '', 'BR-CO-15')
  assert.match((await problems({ netTotal: '201.00' }))[0] ?? '', 'BR-CO-10')
  assert.match((await problems({ taxTotal: '26.02' }))[0] ?? '', 'BR-CO-17')
  assert.match((await problems({}, []))[0] ?? '', 'Ohne Positionen')
  const [first, ...rest] = ITEMS as [MakeInvoiceItem, ...MakeInvoiceItem[]]
  assert.match((await problems({}, [{ ...first, amount: '101.00' }, ...rest]))[0] ?? '', 'Position 1')
  const half = { description: 'x', unitPrice: '30.00', amount: '100.00', taxRate: '19' }
  assert.match((await problems({}, [half, ...rest]))[0] ?? '', 'braucht Menge')
  assert.match((await problems({ taxRate: '0' }, [{ description: 'x', amount: '200.00' }]))[0] ?? '', 'Befreiungsgrund')
})

test('refuses what does not fit its schema', async () => {
  const outcome = await makeInvoice(Buffer.from('{"format":"docx"}'), { wording: siteWording('de'), limits: LIMITS })
  assert.equal(outcome, { ok: false, error: 'malformed' })
})

test.run()

async function made(changes: Partial<MakeInvoiceRequest> = {}): Promise<MakeInvoiceAnswer> {
  const request = { format: 'xrechnung', kind: 'invoice', values: VALUES, items: ITEMS, ...changes }
  const body = Buffer.from(JSON.stringify(request))
  const outcome = await makeInvoice(body, { wording: siteWording('de'), limits: LIMITS })
  if (!outcome.ok) throw new Error(outcome.fault?.message ?? outcome.error)
  return JSON.parse(outcome.json)
}

async function bytesOf({ file, ...rest }: MakeInvoiceAnswer): Promise<Buffer> {
  if (!file) throw new Error(JSON.stringify(rest))
  return Buffer.from(file.data, 'base64')
}

/** The calculation rules of EN 16931 that the XML breaks, looked at without any of the code that made it. */
function brokenSums(xml: string): string[] {
  const root = new XMLParser({
    removeNSPrefix: true,
    parseTagValue: false,
    isArray: (name) => LISTS.includes(name),
  }).parse(xml)
  const trade = root.CrossIndustryInvoice.SupplyChainTradeTransaction
  const settlement = trade.ApplicableHeaderTradeSettlement
  const sums = settlement.SpecifiedTradeSettlementHeaderMonetarySummation
  const lines = trade.IncludedSupplyChainTradeLineItem.map((line: never) => lineIn(line))
  const taxes = settlement.ApplicableTradeTax.map((tax: Record<string, string>) => ({
    rate: Number(tax['RateApplicablePercent']),
    base: cents(tax['BasisAmount']),
    tax: cents(tax['CalculatedAmount']),
  }))
  const total = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0)
  const rules = {
    'BR-CO-10': cents(sums.LineTotalAmount) === total(lines.map(({ amount }: Line) => amount)),
    'BR-CO-13': cents(sums.TaxBasisTotalAmount) === cents(sums.LineTotalAmount),
    'BR-CO-14': cents(sums.TaxTotalAmount) === total(taxes.map(({ tax }: Tax) => tax)),
    'BR-CO-15': cents(sums.GrandTotalAmount) === cents(sums.TaxBasisTotalAmount) + cents(sums.TaxTotalAmount),
    'BR-CO-16': cents(sums.DuePayableAmount) === cents(sums.GrandTotalAmount) - cents(sums.TotalPrepaidAmount ?? '0'),
    'BR-CO-17': taxes.every(({ base, rate, tax }: Tax) => Math.round((base * rate) / 100) === tax),
    'BR-S-08': taxes.every(
      ({ rate, base }: Tax) =>
        total(lines.filter((line: Line) => line.rate === rate).map((line: Line) => line.amount)) === base,
    ),
  }
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]))
}

interface Line {
  readonly amount: number
  readonly rate: number
}

interface Tax {
  readonly rate: number
  readonly base: number
  readonly tax: number
}

const LISTS = ['IncludedSupplyChainTradeLineItem', 'ApplicableTradeTax']

function lineIn(line: { readonly SpecifiedLineTradeSettlement: Record<string, never> }): Line {
  const settlement = line.SpecifiedLineTradeSettlement as Record<string, { readonly [key: string]: string }[]>
  const [tax] = settlement['ApplicableTradeTax'] ?? []
  const sum = settlement['SpecifiedTradeSettlementLineMonetarySummation'] as unknown as Record<string, string>
  return { amount: cents(sum['LineTotalAmount']), rate: Number(tax?.['RateApplicablePercent']) }
}

/** An element with attributes has its text inside. */
function cents(amount: unknown): number {
  const text = typeof amount === 'object' && amount !== null ? (amount as Record<string, string>)['#text'] : amount
  return Math.round(Number(text) * 100)
}
