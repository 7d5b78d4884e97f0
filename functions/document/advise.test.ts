import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { DocumentAdvice } from '../../schemas/types.ts'
import { type Advice, advise } from './advise.ts'
import { siteWording } from './fixtures/site-words.ts'
import { plainReading } from './readers/plain.ts'
import type { LineItem, Reading, Understanding } from './types.ts'
import { understand } from './understand.ts'

const CODES = [
  ...[
    'e-invoice',
    'xml-differs',
    'hard-to-read',
    'partly-unclear',
    'pages-left-out',
    'items-read',
    'check-unsure',
    'kind-unsure',
  ],
  ...['compare-account', 'totals-differ', 'line-differs', 'lines-differ', 'tax-rate', 'tax-differs', 'iban-digits'],
  ...['vat-id-digits', 'missing-seller-name', 'missing-document-date', 'missing-document-number', 'missing-tax-number'],
  ...['missing-buyer-name', 'missing-service-date', 'reverse-charge', 'reverse-charge-with-tax', 'small-business'],
  ...['small-business-with-tax', 'no-tax-no-reason', 'due-passed', 'due-today', 'due-ahead', 'deadline-passed'],
  ...[
    'deadline-today',
    'deadline-ahead',
    'discount',
    'discount-open',
    'discount-over',
    'dated-ahead',
    'due-before-date',
  ],
  ...['notice-period', 'contract-term', 'no-notice-period'],
]

/** Every finding says its code, so that tests do not depend on words. */
const catalogue: DocumentAdvice = {
  kinds: {
    invoice: {
      actions: [{ action: 'Zahlen', priority: 'high', minutes: 5, automation: 'x' }],
      nextSteps: ['Prüfen'],
    },
    default: { actions: [{ action: 'Ablegen', priority: 'other', minutes: 3, automation: 'x' }], nextSteps: [] },
  },
  findings: Object.fromEntries(CODES.map((code) => [code, { as: 'issue' as const, text: code }])),
}

const SELLER = [
  'Holzbau Nordlicht GmbH',
  'Hafenweg 3',
  '24103 Kiel',
  '',
  'Bäckerei Sonnenfeld OHG',
  'Markt 12',
  '24937 Flensburg',
  '',
]
const HEAD = ['Rechnung Nr. 118', 'Rechnungsdatum: 14.03.2025', 'Leistungsdatum: 10.03.2025', 'USt-IdNr.: DE136695976']
const SUMS = ['Nettobetrag: 1.000,00 €', 'USt 19 %: 190,00 €', 'Gesamtbetrag: 1.190,00 €']
const INVOICE = [...SELLER, ...HEAD, ...SUMS, 'IBAN: DE08 7009 0100 1234 5678 90']

const TODAY = '2025-03-20'
const wording = { ...siteWording('de'), advice: catalogue }

function advised(lines: readonly string[], change: (one: Understanding) => Understanding = (one) => one): Advice {
  const reading = plainReading('txt', [lines])
  return advise(change(understand(reading)), reading, { wording, today: new Date(TODAY) })
}

const issues = (...lines: readonly string[]) => advised(lines).issues.filter((code) => !QUIET.includes(code))
/** What is said of many documents without being a fault. */
const QUIET = ['compare-account', 'check-unsure', 'items-read']

const without = (...words: readonly string[]) => INVOICE.filter((line) => !words.some((word) => line.includes(word)))
const changed = (from: string, to: string) => INVOICE.map((line) => line.replace(from, to))

const duties = suite('duties of an invoice')

duties('are all met by a proper one', () => {
  assert.equal(issues(...INVOICE), [])
})

duties('are missed one by one', () => {
  assert.equal(issues(...without('Leistungsdatum')), ['missing-service-date'])
  assert.equal(issues(...without('USt-IdNr')), ['missing-tax-number'])
  assert.equal(issues(...without('Bäckerei', 'Markt 12', 'Flensburg')), ['missing-buyer-name'])
})

duties('are few up to 250 EUR', () => {
  const small = [
    ...SELLER.slice(0, 4),
    'Rechnung',
    'Datum: 14.03.2025',
    'Netto: 100,00 €',
    'USt 19 %: 19,00 €',
    'Summe: 119,00 €',
  ]
  assert.equal(issues(...small), [])
})

duties('are those of Germany alone', () => {
  const british = [
    'Oak Stone Ltd',
    'INVOICE',
    'Invoice No: 7',
    'Date: 14/03/2025',
    'VAT 20%: £200.00',
    'Total: £1,200.00',
  ]
  assert.equal(issues(...british), [])
})

duties('ask for the reason where there is no tax', () => {
  const free = changed('USt 19 %: 190,00 €', 'USt: 0,00 €').map((line) => line.replace('1.190,00', '1.000,00'))
  assert.equal(issues(...free), ['no-tax-no-reason'])
  assert.equal(issues(...free, 'Kleinunternehmer nach § 19 UStG.'), ['small-business'])
  assert.equal(issues(...free, 'Steuerschuldnerschaft des Leistungsempfängers.'), ['reverse-charge'])
})

duties('forbid tax where a note says there is none', () => {
  assert.equal(issues(...INVOICE, 'Kleinunternehmer nach § 19 UStG.'), ['small-business-with-tax'])
  assert.equal(issues(...INVOICE, 'Steuerschuldnerschaft des Leistungsempfängers.'), ['reverse-charge-with-tax'])
})

duties.run()

const sums = suite('arithmetic of an invoice')

sums('has rates that were valid at the date', () => {
  const old = INVOICE.map((line) =>
    line.replace('USt 19 %: 190,00', 'USt 16 %: 160,00').replace('1.190,00', '1.160,00'),
  )
  assert.equal(issues(...old), ['tax-rate'])
  assert.equal(issues(...old.map((line) => line.replace('.03.2025', '.09.2020'))), [])
})

sums('adds up, unless something explains the difference', () => {
  const odd = (one: Understanding): Understanding => ({
    ...one,
    fields: one.fields.map((field) => (field.name === 'grossTotal' ? { ...field, value: '1200.00' } : field)),
  })
  assert.ok(advised(INVOICE, odd).issues.includes('totals-differ'))
})

sums('is checked line by line', () => {
  const line = (amount: string): LineItem => ({
    description: 'x',
    quantity: '4',
    unit: null,
    unitPrice: '250.00',
    amount,
    taxRate: null,
  })
  const having = (items: readonly LineItem[]) => (one: Understanding) => ({ ...one, items })
  assert.ok(advised(INVOICE, having([line('1100.00')])).issues.includes('line-differs'))
  assert.not.ok(advised(INVOICE, having([line('1000.00')])).issues.includes('line-differs'))
  const per = { ...line('10.00'), quantity: '500', unitPrice: '20.00' }
  assert.not.ok(advised(INVOICE, having([{ ...per, unitPrice: '2.00' }])).issues.includes('line-differs'))
})

sums.run()

const dates = suite('dates and terms')

dates('show what is over, what is due today and what is to come', () => {
  assert.equal(issues(...INVOICE, 'Zahlbar bis 18.03.2025'), ['due-passed'])
  assert.equal(issues(...INVOICE, 'Zahlbar bis 20.03.2025'), ['due-today'])
  assert.equal(issues(...INVOICE, 'Zahlbar bis 28.03.2025'), ['due-ahead'])
})

dates('show whether a discount can still be had', () => {
  const terms = 'Zahlbar bis 13.04.2025 netto oder innerhalb 10 Tagen abzüglich 2 % Skonto.'
  assert.ok(issues(...INVOICE, terms).includes('discount-open'))
  const until = (date: string) => `Zahlbar bis 13.04.2025 netto oder bis ${date} abzüglich 2 % Skonto.`
  assert.ok(issues(...INVOICE, until('20.03.2025')).includes('discount-open'))
  assert.ok(issues(...INVOICE, until('19.03.2025')).includes('discount-over'))
})

dates('name the notice period of a contract', () => {
  const contract = ['Mietvertrag', '§ 1 Die Vertragsparteien', 'Kündigungsfrist: drei Monate zum Jahresende']
  assert.ok(issues(...contract).includes('notice-period'))
})

dates.run()

const numbers = suite('check digits')

numbers('of an account and of a VAT id', () => {
  assert.equal(issues(...changed('DE08 7009', 'DE09 7009')), ['iban-digits'])
  assert.equal(issues(...changed('DE136695976', 'DE136695977')), ['vat-id-digits'])
})

numbers('are not blamed where a picture may have been misread', () => {
  const odd = INVOICE.map((line) => line.replace('DE08 7009', 'DE09 7009').replace('DE136695976', 'DE136695977'))
  const page = plainReading('txt', [odd])
  const photo: Reading = { ...page, ocr: { certainty: 0.95, turned: 0 } }
  const blamed = (reading: Reading) =>
    advise(understand(page), reading, { wording, today: new Date(TODAY) }).issues.filter((code) =>
      code.endsWith('-digits'),
    )
  assert.equal(blamed(page).sort(), ['iban-digits', 'vat-id-digits'])
  assert.equal(blamed(photo), [])
  assert.equal(blamed({ ...plainReading('txt', [['Rechnung anbei']]), attachment: photo }), [])
})

numbers.run()

const advice = suite('advise')

advice('names what the XML of an e-invoice and its page disagree on', () => {
  const differs = (one: Understanding): Understanding => ({
    ...one,
    eInvoice: 'EN 16931',
    differences: [{ name: 'grossTotal', xml: '1.00', page: '2.00' }],
  })
  assert.ok(['e-invoice', 'xml-differs'].every((code) => advised(INVOICE, differs).issues.includes(code)))
})

advice('says that the kind is unsure where it is likelier another one', () => {
  const certain = (certainty: number) => (one: Understanding) => ({ ...one, kind: { ...one.kind, certainty } })
  assert.ok(advised(INVOICE, certain(0.49)).issues.includes('kind-unsure'))
  assert.not.ok(advised(INVOICE, certain(0.51)).issues.includes('kind-unsure'))
})

advice('is silent about a finding that the catalogue does not name', () => {
  const reading: Reading = plainReading('txt', [without('Leistungsdatum')])
  const silent = { wording: { ...wording, advice: { ...catalogue, findings: {} } }, today: new Date(TODAY) }
  assert.equal(advise(understand(reading), reading, silent).issues, [])
})

advice('has the actions of the kind, the first at once when the bill is due soon', () => {
  const [pay] = advised([...INVOICE, 'Zahlbar bis 22.03.2025']).actions
  assert.equal([pay?.action, pay?.priority, pay?.estimatedTimeSaved], ['Zahlen', 'immediate', 'etwa 5 min'])
  assert.is(advised(['Liebe Oma,', 'wie geht es dir?']).actions[0]?.action, 'Ablegen')
})

advice('has words for every finding in the catalogue of this site', () => {
  const shipped = readFileSync(new URL('../../site/data/document-advice.yaml', import.meta.url), 'utf8')
  assert.equal(
    CODES.filter((code) => !shipped.includes(`\n  ${code}:\n`)),
    [],
  )
})

advice.run()
