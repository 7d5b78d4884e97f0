import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { advise } from '../advise.ts'
import { siteWording } from '../fixtures/site-words.ts'
import { read } from '../read.ts'
import { plainReading } from '../readers/plain.ts'
import type { Reading } from '../types.ts'
import { understand } from '../understand.ts'
import { cii, orderX, ubl, XRECHNUNG } from '../understanding/fixtures/e-invoices.ts'

const test = suite('advice on e-invoices')

test('names a broken rule with its amounts, in the language of the page', async () => {
  const alone = await readingOf(ubl({ gross: '1200.00', due: '1200.00' }))
  assert.equal(issuesOf(alone, 'de').slice(0, 1), [
    'BR-CO-15: Brutto 1.200,00\u00a0€; Netto (1.000,00\u00a0€) und Umsatzsteuer (190,00\u00a0€) ergeben 1.190,00\u00a0€.',
  ])
  assert.match(issuesOf(alone, 'en')[0] ?? '', /^BR-CO-15: Total €1,200\.00; net \(€1,000\.00\) and VAT/)
  assert.match(issuesOf(alone, 'pt')[0] ?? '', /^BR-CO-15: Total €\s1\.200,00/)
})

test('explains the first rules, and names the others', async () => {
  const empty = ubl({ guideline: XRECHNUNG }).replace(/<cac:Account[\s\S]*<\/cac:LegalMonetaryTotal>/, '')
  const issues = issuesOf(await readingOf(empty), 'de').filter((text) => /BR-/.test(text))
  assert.is(issues.length, 7)
  assert.match(issues.at(-1) ?? '', /verletzt weitere Regeln der EN 16931: BR-\d+, .*BR-DE-/)
})

test('has words for every rule that is checked', () => {
  const files = ['rules', 'arithmetic'].map((name) => readText(`../understanding/e-invoice/${name}.ts`)).join('\n')
  const rules = [...new Set([...files.matchAll(/'(BR-[A-Z\d-]+)'/g)].map(([, rule = '']) => rule))]
  const { findings } = siteWording('de').advice
  assert.ok(rules.length > 50, String(rules.length))
  for (const rule of rules) assert.ok(findings[rule.toLowerCase()]?.text.startsWith(`${rule}: `), rule)
})

test('says which of several e-invoices was read', () => {
  const page = plainReading('txt', [['Rechnung Nr. B-18']])
  const two: Reading = { ...page, invoiceXml: cii({ number: 'A-17' }), furtherXml: [ubl({ number: 'B-18' })] }
  assert.ok(
    issuesOf(two, 'de').includes('Die Datei enthält 2 E-Rechnungen (B-18, A-17). Die Angaben sind die von B-18.'),
  )
})

test('says that the XML is damaged, and reads the page', () => {
  const page = plainReading('txt', [['Rechnung Nr. 118 vom 14.03.2025', 'Gesamtbetrag: 119,00 €']])
  const damaged: Reading = { ...page, invoiceXml: cii().slice(0, 2000) }
  assert.is(understand(damaged).fields.find(({ name }) => name === 'documentNumber')?.value, '118')
  assert.ok(issuesOf(damaged, 'en').some((text) => text.startsWith('The XML of the e-invoice is damaged.')))
})

test('names every value that the page displays otherwise, and takes nothing from the page of another invoice', () => {
  const lines = [
    'Holzbau Nordlicht GmbH',
    'Kai 3',
    '20457 Hamburg',
    '',
    'Rechnung Nr. 7001',
    'Rechnungsdatum: 01.02.2024',
    'Nettobetrag: 10,00 €',
    'USt 19 %: 1,90 €',
    'Gesamtbetrag: 11,90 €',
    'IBAN: DE02 1203 0000 0000 2020 51',
    'Kundennummer: 4711',
  ]
  const without = ubl().replace('>K-77<', '><')
  const both: Reading = { ...plainReading('txt', [lines]), invoiceXml: without }
  const { differences, fields } = understand(both)
  const named = differences.map(({ name }) => name)
  for (const name of ['documentNumber', 'documentDate', 'grossTotal', 'iban'] as const)
    assert.ok(named.includes(name), name)
  assert.ok(fields.every(({ source }) => source === 'xml'))
  assert.ok(
    issuesOf(both, 'de').includes(
      'Brutto: Im XML steht „1.190,00\u00a0€“, auf der Seite „11,90\u00a0€“. Es gilt das XML.',
    ),
  )
})

test('takes no number from the page that the XML gives to something else', () => {
  const lines = ['Rechnung Nr. R-2025/118', 'USt-IdNr.: DE136695976', 'Kundennummer: 4711']
  const swapped = cii()
    .replace(/<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976.*?<\/ram:SpecifiedTaxRegistration>/, '')
    .replace('<ram:ID>K-77</ram:ID>', '')
    .replace(
      '</ram:BuyerTradeParty>',
      '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE136695976</ram:ID></ram:SpecifiedTaxRegistration>$&',
    )
  const { fields } = understand({ ...plainReading('txt', [lines]), invoiceXml: swapped })
  const value = (wanted: string) => fields.find(({ name }) => name === wanted)?.value
  assert.equal([value('sellerVatId'), value('buyerVatId'), value('customerNumber')], [undefined, 'DE136695976', '4711'])
})

test('calls an order an order', async () => {
  const { insights } = advised(await readingOf(orderX()), 'de')
  assert.ok(insights[0]?.startsWith('Elektronische Bestellung (Order-X COMFORT)'), insights[0])
  const changed = issuesOf(await readingOf(orderX({ typeCode: '230' })), 'en')
  assert.ok(changed[0]?.startsWith('This changes an order (R-2025/118)'), changed[0])
})

test('names an account with wrong check digits, and takes it all the same', async () => {
  const odd = await readingOf(cii().replace('DE08 7009', 'DE09 7009'))
  assert.is(understand(odd).fields.find(({ name }) => name === 'iban')?.value, 'DE09700901001234567890')
  assert.ok(issuesOf(odd, 'de').some((text) => text.includes('Prüfziffer der IBAN DE09 7009 0100 1234 5678 90')))
})

test('finds the period of the service as good as its day', async () => {
  const days =
    '<cac:InvoicePeriod><cbc:StartDate>2025-03-01</cbc:StartDate><cbc:EndDate>2025-03-31</cbc:EndDate></cac:InvoicePeriod>'
  const monthly = ubl().replace(/<cac:Delivery>.*?<\/cac:Delivery>/, days)
  assert.not.ok(issuesOf(await readingOf(monthly), 'de').some((text) => text.includes('Zeitpunkt der Leistung')))
})

test.run()

function readText(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

function readingOf(xml: string): Promise<Reading> {
  const limits = { maxBytes: 1_000_000, maxPages: 20, maxMs: 30_000 }
  const upload = { fileName: 'a.xml', format: 'xml' as const, bytes: new Uint8Array(Buffer.from(xml)) }
  return read(upload, { limits, started: performance.now() })
}

function advised(reading: Reading, language: string) {
  return advise(understand(reading), reading, { wording: siteWording(language), today: new Date('2025-03-20') })
}

function issuesOf(reading: Reading, language: string): readonly string[] {
  return advised(reading, language).issues
}
