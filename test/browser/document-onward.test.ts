// What a visitor does with a document that was read: correct values, and make files for other programs of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { read as readWorkbook } from '@e965/xlsx'
import iconv from 'iconv-lite'
import { load } from 'js-yaml'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { DocumentAnswer, DocumentExample } from '../../schemas/types.ts'
import { violations } from './accessible.ts'
import { browserSuite, eventually, textOf } from './browser.ts'
import {
  answer,
  buttonOf,
  canDrop,
  choose,
  DEMO_PAGE,
  file,
  found,
  inputOf,
  isIn,
  resultOf,
  sampleOf,
} from './document-demo.ts'

const test = browserSuite('document, onward')

/** The number on the sample of an invoice, which has the year in which it was made. */
function recordedNumber(): string {
  const recorded = load(readFileSync(join(import.meta.dirname, '../../site/data/examples.yaml'), 'utf8')) as {
    readonly rechnung: DocumentExample
  }
  return recorded.rechnung.answers['de']?.data.extractedFields['Rechnungsnummer'] ?? ''
}

const TOTALS = 'Netto und Steuer ergeben nicht den Bruttobetrag.'

test('corrects a value with the keyboard, checks again at every key, and says so in the JSON', async ({ open }) => {
  const page = await read(await open(DEMO_PAGE, { isAlone: true }))
  const report = resultOf(page)
  const issues = report.locator('.dashes').first()
  assert.match(await textOf(issues), TOTALS)
  await report.getByRole('button', { name: '191,00 €, Brutto: korrigieren' }).press('Enter')
  await page.keyboard.type('11')
  assert.match(await textOf(issues), TOTALS)
  await page.keyboard.type('9')
  await eventually(async () => assert.not.match(await textOf(issues), TOTALS))
  assert.match(await textOf(report.locator('.result__checked')), 'Mit Ihrer Korrektur neu geprüft')
  await page.keyboard.press('Enter')
  const corrected = report.getByRole('button', { name: '119,00 €, Brutto: korrigieren' })
  await eventually(async () => assert.ok(await corrected.evaluate((one) => one === document.activeElement)))
  assert.match(await textOf(report), 'korrigiert, gelesen: 191,00 €')
  assert.equal(await violations(page, '.result'), [])
  const [json] = await Promise.all([page.waitForEvent('download'), buttonOf(page, 'Als JSON speichern').click()])
  const { data } = JSON.parse(readFileSync(await json.path(), 'utf8'))
  assert.equal([data.extractedFields.Brutto, data.fieldDetails[3].note], ['119,00\u00a0€', 'korrigiert'])
  await report.getByRole('button', { name: 'Brutto: Korrektur zurücknehmen' }).click()
  await eventually(async () => assert.match(await textOf(issues), TOTALS))
})

test('refuses what is no such value, and forgets it with Escape', async ({ open }) => {
  const page = await read(await open(DEMO_PAGE))
  const report = resultOf(page)
  await report.getByRole('button', { name: '191,00 €, Brutto: korrigieren' }).click()
  await page.keyboard.type('viel')
  const field = report.getByRole('textbox', { name: 'Brutto' })
  assert.is(await field.getAttribute('aria-invalid'), 'true')
  assert.match(await textOf(report.getByRole('alert')), 'Das ist keine Zahl')
  await page.keyboard.press('Escape')
  assert.ok(await report.getByRole('button', { name: '191,00 €, Brutto: korrigieren' }).isVisible())
})

test('makes an Excel file of the values, with code that comes no sooner', async ({ open }) => {
  const loaded: string[] = []
  const page = await open(DEMO_PAGE, {
    isAlone: true,
    before: async (made) => made.on('request', (request) => loaded.push(request.url())),
  })
  await read(page)
  const scripts = () => loaded.filter((url) => url.endsWith('.js')).length
  const before = scripts()
  const [excel] = await Promise.all([page.waitForEvent('download'), buttonOf(page, 'Excel-Tabelle').click()])
  assert.is(excel.suggestedFilename(), 'Analyse-Rechnung.xlsx')
  assert.ok(scripts() > before)
  const { Sheets, SheetNames } = readWorkbook(readFileSync(await excel.path()))
  assert.equal(SheetNames, ['Angaben'])
  assert.equal([Sheets['Angaben']?.['B3']?.v, Sheets['Angaben']?.['C3']?.v], ['Netto', 100])
  assert.is(
    await textOf(resultOf(page).locator('.result__onward').getByRole('status')),
    'Die Datei wurde heruntergeladen.',
  )
})

test('makes a DATEV stack of bookings with the accounts that were chosen', async ({ open }) => {
  const page = await read(await open(DEMO_PAGE, { isAlone: true }))
  await resultOf(page).getByText('DATEV-Buchungsstapel').click()
  await page.getByLabel('Kontenrahmen').selectOption('04')
  await page.getByLabel('Beraternummer').fill('29098')
  assert.equal(await violations(page, '.result'), [])
  const [stack] = await Promise.all([
    page.waitForEvent('download'),
    buttonOf(page, 'Buchungsstapel herunterladen').click(),
  ])
  assert.is(stack.suggestedFilename(), 'EXTF_Buchungsstapel_Analyse-Rechnung.csv')
  const [head = '', , line = ''] = iconv.decode(readFileSync(await stack.path()), 'windows-1252').split('\r\n')
  assert.match(head, ';29098;1;20250101;4;20250205;20250205;')
  assert.ok(
    line.startsWith('191,00;"S";"EUR";;;;6300;70000;"9";0502;"RE-1";"280499";;"Holzbau Nordlicht GmbH RE-1"'),
    line,
  )
})

test('makes an XRechnung of a read invoice once what is missing has been added', async ({ open }) => {
  const page = await open(DEMO_PAGE, { isAlone: true })
  await canDrop(page)
  await sampleOf(page, 'Rechnung-0815.pdf').click()
  await isIn(page, 'result')
  await resultOf(page).getByText('E-Rechnung daraus machen').click()
  await buttonOf(page, 'XRechnung (XML)').click()
  const form = resultOf(page).locator('form', { hasText: 'XRechnung' })
  await form.getByRole('textbox').first().waitFor()
  const missing = await form.locator('label').allTextContents()
  assert.equal(missing, ['Leitweg-ID oder Referenz des Empfängers', 'Ansprechpartner', 'E-Mail-Adresse des Empfängers'])
  assert.equal(await violations(page, '.result'), [])
  await form.getByLabel('Leitweg-ID').fill('B-2025-118')
  await form.getByLabel('Ansprechpartner').fill('Erika Muster')
  await form.getByLabel('E-Mail-Adresse des Empfängers').fill('rechnung@haustechnik.example')
  const [xml] = await Promise.all([page.waitForEvent('download'), buttonOf(page, 'XRechnung (XML)').click()])
  assert.is(xml.suggestedFilename(), 'Analyse-Rechnung-0815.xml')
  const invoice = readFileSync(await xml.path(), 'utf8')
  for (const part of [`<ram:ID>${recordedNumber()}</ram:ID>`, 'xrechnung_3.0', '<ram:GrandTotalAmount>1475.60<']) {
    assert.ok(invoice.includes(part), part)
  }
  const [pdf] = await Promise.all([page.waitForEvent('download'), buttonOf(page, 'ZUGFeRD (PDF)').click()])
  assert.match(readFileSync(await pdf.path(), 'latin1'), /^%PDF-1.7/)
})

test('reads several chosen files, as many as are free, into one Excel file', async ({ open }) => {
  const page = await open(DEMO_PAGE, { isAlone: true })
  const asked = await answer(page, (route) => route.fulfill({ json: found(INVOICE) }))
  await inputOf(page).setInputFiles([file('a.pdf'), file('b.pdf'), file('c.pdf')])
  await isIn(page, 'result')
  assert.equal(
    asked.bodies.map(({ fileName }) => fileName),
    ['a.pdf', 'b.pdf'],
  )
  assert.match(await textOf(resultOf(page)), 'Nicht gelesen: c.pdf')
  const list = page.getByRole('navigation', { name: 'Gelesene Dokumente' })
  assert.is(await list.getByRole('button', { name: 'a.pdf' }).getAttribute('aria-current'), 'true')
  await list.getByRole('button', { name: 'b.pdf' }).click()
  assert.equal(await violations(page, '.demo__result'), [])
  const all = buttonOf(page, 'Excel-Tabelle aller 2 Dokumente')
  const [excel] = await Promise.all([page.waitForEvent('download'), all.click()])
  const { Sheets, SheetNames } = readWorkbook(readFileSync(await excel.path()))
  assert.equal(SheetNames, ['Übersicht', 'Angaben'])
  assert.equal([Sheets['Übersicht']?.['A2']?.v, Sheets['Übersicht']?.['A3']?.v], ['a.pdf', 'b.pdf'])
})

test('shows on a phone the doubts, who, how much, until when and what next; the rest is folded', async ({ open }) => {
  const page = await read(await open(DEMO_PAGE, { size: { width: 390, height: 844 } }))
  const report = resultOf(page)
  assert.match(await textOf(report.locator('.dashes').first()), 'Unsicher gelesen: Brutto 191,00 €')
  const glance = await report.locator('.result__glance').innerText()
  assert.equal(glance.split(/\n+/), [
    'Von wem',
    'Holzbau Nordlicht GmbH',
    'Wie viel',
    '191,00 €',
    'Bis wann',
    '28.04.2099',
    'Was nun',
    'Skonto nutzen',
  ])
  assert.not(await report.getByText('Rechnungsnummer', { exact: true }).isVisible())
  await report.getByText('Erkannte Angaben').click()
  assert.ok(await report.getByText('Rechnungsnummer', { exact: true }).isVisible())
  assert.equal(await violations(page, '.result'), [])
})

test.run()

/** Has an invoice read whose total is wrong by a turned digit. */
async function read(page: Page): Promise<Page> {
  await answer(page, (route) => route.fulfill({ json: found(INVOICE) }))
  await choose(page)
  await isIn(page, 'result')
  return page
}

const INVOICE: Partial<DocumentAnswer['data']> = {
  kind: 'invoice',
  potentialIssues: [TOTALS],
  checks: [{ code: 'totals-differ', as: 'issue', text: TOTALS, said: TOTALS }],
  fieldDetails: [
    field('Rechnungsnummer', 'RE-1', 'documentNumber', 'RE-1'),
    field('Netto', '100,00 €', 'netTotal', '100.00'),
    field('Umsatzsteuer', '19,00 €', 'taxTotal', '19.00'),
    { ...field('Brutto', '191,00 €', 'grossTotal', '191.00'), confidence: 0.72 },
    field('Steuersatz', '19 %', 'taxRate', '19'),
    field('Rechnungsdatum', '05.02.2025', 'documentDate', '2025-02-05'),
    field('Währung', 'EUR', 'currency', 'EUR'),
    field('Aussteller', 'Holzbau Nordlicht GmbH', 'sellerName', 'Holzbau Nordlicht GmbH'),
    field('Fällig am', '28.04.2099', 'dueDate', '2099-04-28'),
  ],
}

function field(label: string, value: string, name: string, plain: string) {
  return { label, value, name, plain, confidence: 0.95, source: 'text' as const }
}
