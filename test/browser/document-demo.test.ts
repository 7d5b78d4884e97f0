// The document demo: a document given in each way, and the result that comes out.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import type { DocumentAnswer } from '../../schemas/types.ts'
import { violations } from './accessible.ts'
import { browserSuite, eventually, plain, textOf } from './browser.ts'
import { hold, unfold } from './contact-form.ts'
import {
  answer,
  awake,
  buttonOf,
  canDrop,
  choose,
  DEMO_CHUNK,
  DEMO_PAGE,
  demoOf,
  drag,
  exampleOf,
  file,
  focusedText,
  found,
  inputOf,
  isIn,
  resultOf,
  sampleOf,
  zoneOf,
} from './document-demo.ts'

const test = browserSuite('document demo')

test('reads a chosen file, sends it as the contract says, and shows the result in place of the example', async ({
  open,
}) => {
  const page = await open(DEMO_PAGE)
  const asked = await answer(page)
  assert.ok(await exampleOf(page).isVisible())
  await choose(page)
  await isIn(page, 'result')
  assert.equal(asked.bodies, [
    {
      fileName: 'Rechnung.pdf',
      fileType: 'application/pdf',
      fileSize: 8,
      fileData: 'data:application/pdf;base64,JVBERi0xLjc=',
    },
  ])
  assert.is(await textOf(zoneOf(page).getByRole('heading')), 'Rechnung.pdf ist gelesen')
  assert.not(await exampleOf(page).isVisible())
  await eventually(async () => assert.is(await focusedText(page), 'Eingangsrechnung'))
  assert.equal(await started(page), [{ event: 'automation_started', location: 'document_demo' }])
})

test('shows everything that was found, in words', async ({ open }) => {
  const page = await result(await open(DEMO_PAGE), found())
  const report = resultOf(page)
  assert.is(await textOf(report.locator('.label').first()), 'Rechnung.pdf · PDF · 184 KB · 2,1 s')
  const meter = report.getByRole('meter', { name: 'Sicherheit' })
  assert.is(await meter.getAttribute('aria-valuenow'), '93')
  assert.match(await textOf(report), '93 %')
  assert.equal(await texts(page, 'dt'), ['Rechnungsnummer', 'Brutto', 'Sprache', 'Qualität'])
  assert.equal(await texts(page, 'dd'), ['RE-1', '119,00 €', 'Deutsch', 'gut'])
  assert.equal(await texts(page, '.actions li'), [
    'sofortSkonto nutzen, spart 6 minVorschlagen',
    'hochBuchen, spart 4 minÜbergeben',
    'weitereAblegen, spart 2 minBenennen',
  ])
  assert.equal(await texts(page, 'h4'), [
    'Zu prüfen',
    'Erkannte Angaben',
    'Vorgeschlagene Schritte',
    'Auffällig',
    'Nächste Schritte',
    'Weiter damit',
  ])
  assert.match(await textOf(report), 'Zusammenfassung. Rechnung über Papier.')
})

test('shows how certain each value is, where it comes from and where it stands on the page', async ({ open }) => {
  const page = await result(await open(DEMO_PAGE), found(await evidence()))
  const report = resultOf(page)
  assert.equal((await texts(page, 'dd')).slice(0, 2), ['RE-198 % · XML', '119,00 €62 % · Bildunsicher, bitte prüfen'])
  assert.equal((await texts(page, 'dt')).slice(0, 2), ['Rechnungsnummer1', 'Brutto'])
  assert.match(await textOf(report.locator('.result__head')), 'E-Rechnung: EN 16931')
  assert.match(await textOf(report.locator('table')), /Papier\s*10 Stück\s*4,99 €\s*49,90 €/)
  // A WebP of one colour was drawn, although the page allows no pictures from elsewhere.
  const canvas = report.getByRole('img', { name: 'Seite 1 des Dokuments mit den Fundstellen' })
  await eventually(async () => assert.equal(await colourOf(canvas), [200, 40, 40]))
  const [sheet, mark] = await Promise.all([canvas.boundingBox(), report.locator('.page-picture__mark').boundingBox()])
  if (!sheet || !mark) throw new Error('Sheet and mark are seen')
  assert.ok(Math.abs((mark.x - sheet.x) / sheet.width - 0.6) < 0.01)
  assert.ok(Math.abs(mark.width / sheet.width - 0.2) < 0.01)
  assert.equal(await violations(page, '.result'), [])
})

test('leaves out what was not found, and treats text as text only', async ({ open }) => {
  const hostile = '<img src=x onerror="document.title=1"><b>x</b>'
  const data = {
    documentType: hostile,
    summary: hostile,
    extractedFields: { [hostile]: hostile },
    keyInsights: [hostile],
  }
  const page = await result(await open(DEMO_PAGE), { data })
  assert.is(await resultOf(page).locator('img, b').count(), 0)
  assert.equal(await texts(page, 'dt'), [hostile])
  assert.equal(await texts(page, 'h4'), ['Erkannte Angaben', 'Auffällig', 'Weiter damit'])
  assert.is(await resultOf(page).getByRole('meter').count(), 0)
})

test('fits a phone, long words and file names included', async ({ open }) => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6)
  const page = await open(DEMO_PAGE, { size: { width: 320, height: 640 } })
  await answer(page, (route) =>
    route.fulfill({ json: found({ documentType: long, extractedFields: { [long]: long }, keyInsights: [long] }) }),
  )
  await choose(page, file(`${long}.pdf`))
  await isIn(page, 'result')
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
  assert.is((await textOf(zoneOf(page).getByRole('heading'))).length, 40 + ' ist gelesen'.length)
})

test('is accessible in every view, light and dark', async ({ open }) => {
  const page = await open(DEMO_PAGE)
  let release = await hold(page, '**/api/processDocument*', (route) => route.fulfill({ json: found() }))
  await canDrop(page)
  assert.equal(await inBothSchemes(page), [], 'idle')
  await drag(zoneOf(page), 'dragover')
  assert.equal(await inBothSchemes(page), [], 'over')
  await drag(zoneOf(page), 'dragleave')
  await choose(page, file('a.exe', 'application/x-msdownload'))
  await isIn(page, 'error')
  assert.equal(await inBothSchemes(page), [], 'error')
  await buttonOf(page, 'Neues Dokument').click()
  await choose(page)
  await isIn(page, 'processing')
  assert.equal(await inBothSchemes(page), [], 'processing')
  release.open()
  await isIn(page, 'result')
  assert.equal(await inBothSchemes(page), [], 'result')
  await buttonOf(page, 'Neues Dokument').click()
  release = await hold(page, '**/api/processDocument*')
  await page.evaluate(() => sessionStorage.setItem('analyses', '2'))
  await inputOf(page).dispatchEvent('focusin')
  await isIn(page, 'used-up')
  assert.equal(await inBothSchemes(page), [], 'used up')
})

test('highlights the zone while a file is above it, and reads the first file of a drop', async ({ open }) => {
  const page = await open(DEMO_PAGE)
  const asked = await answer(page)
  await canDrop(page)
  assert.ok(await drag(zoneOf(page), 'dragover'), 'the browser would open the file')
  assert.ok(await zoneOf(page).getByText('Loslassen, wir lesen mit').isVisible())
  await drag(zoneOf(page), 'dragleave')
  assert.not(await zoneOf(page).getByText('Loslassen, wir lesen mit').isVisible())
  // Nothing has touched the widget so far: React is not loaded.
  assert.is(await page.locator('[data-island=DocumentProcessor][data-state]').count(), 0)
  await drag(demoOf(page), 'drop', [
    { name: 'eins.txt', type: 'text/plain', contents: 'eins' },
    { name: 'zwei.txt', type: 'text/plain', contents: 'zwei' },
  ])
  await isIn(page, 'result')
  assert.equal(
    asked.bodies.map(({ fileName }) => fileName),
    ['eins.txt'],
  )
})

test('keeps a file that was dropped or chosen while its script comes', async ({ open }) => {
  for (const give of [(page: Page) => drag(zoneOf(page), 'drop'), (page: Page) => choose(page)]) {
    let held = { open: () => {} }
    const page = await open(DEMO_PAGE, { before: async (made) => (held = await hold(made, DEMO_CHUNK)) })
    const asked = await answer(page)
    await canDrop(page)
    await give(page)
    assert.is(asked.bodies.length, 0)
    held.open()
    await isIn(page, 'result')
    assert.is(asked.bodies.length, 1)
  }
})

test('takes a pasted file', async ({ open }) => {
  const page = await open(DEMO_PAGE)
  const asked = await answer(page)
  await canDrop(page)
  const paste = () =>
    page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    })
  await page.evaluate(() => window.scrollTo(0, 0))
  await paste()
  await zoneOf(page).scrollIntoViewIfNeeded()
  assert.is(await zoneOf(page).getAttribute('data-state'), 'idle', 'pasted out of sight')
  await paste()
  await isIn(page, 'result')
  assert.is(asked.bodies[0]?.fileName, 'image.png')
})

test('loads a sample when it is chosen, and not before', async ({ open }) => {
  const loaded: string[] = []
  const page = await open(DEMO_PAGE, {
    before: async (made) => made.on('request', (request) => loaded.push(request.url())),
  })
  const asked = await answer(page)
  await canDrop(page)
  for (const [name, start] of [
    ['Rechnung-0815.pdf', 'data:application/pdf;base64,JVBERi'],
    ['Lieferschein-4711.jpg', 'data:image/jpeg;base64,/9j/'],
  ] as const) {
    assert.not.ok(loaded.some((url) => new RegExp(`\\.${name.slice(-3)}$`).test(url)))
    await sampleOf(page, name).click()
    await isIn(page, 'result')
    assert.is(asked.bodies.at(-1)?.fileName, name)
    assert.ok(asked.bodies.at(-1)?.fileData.startsWith(start))
    // Judged by the day on which it was made: nothing in it is ever overdue.
    assert.match(loaded.filter((url) => url.includes('/api/processDocument')).at(-1) ?? '', /&today=20\d\d-\d\d-\d\d$/)
  }
})

test('reads the picture of a process on the home page, in its language', async ({ open }) => {
  const page = await open('/en')
  const asked = await answer(page)
  await choose(page, file('process.docx', ''))
  await isIn(page, 'error')
  assert.match(await textOf(zoneOf(page)), 'Please upload an image (JPEG, PNG, WebP, GIF) or a PDF of your process.')
  await buttonOf(page, 'New document').click()
  await choose(page, file('process.png', 'image/png'))
  await isIn(page, 'result')
  assert.is(asked.bodies.length, 1)
  assert.equal(await texts(page, 'h4'), [
    ...['To check', 'What we found', 'Suggested steps', 'Worth noting', 'Next steps', 'Take it further'],
  ])
  assert.is(await resultOf(page).locator('h3').getAttribute('lang'), null)
  assert.equal(await started(page), [{ event: 'automation_started', location: 'ai_analyzer' }])
})

test('copies and saves the answer as JSON, and downloads it as a PDF', async ({ open }) => {
  const page = await open(DEMO_PAGE, { isAlone: true })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await result(page, found())
  await buttonOf(page, 'Als JSON kopieren').click()
  const status = resultOf(page).locator('.result__take').getByRole('status')
  await eventually(async () => assert.is(await textOf(status), 'In die Zwischenablage kopiert.'))
  assert.equal(JSON.parse(await page.evaluate(() => navigator.clipboard.readText())), found())
  const [json] = await Promise.all([page.waitForEvent('download'), buttonOf(page, 'Als JSON speichern').click()])
  assert.is(json.suggestedFilename(), 'Analyse-Rechnung.json')
  assert.equal(JSON.parse(readFileSync(await json.path(), 'utf8')), found())
  const [pdf] = await Promise.all([page.waitForEvent('download'), buttonOf(page, 'Als PDF mitnehmen').click()])
  assert.is(pdf.suggestedFilename(), 'Analyse-Rechnung.pdf')
  assert.match(readFileSync(await pdf.path(), 'latin1'), /^%PDF-1/)
})

test('shows the JSON to be copied by hand where the browser refuses', async ({ open }) => {
  const page = await open(DEMO_PAGE)
  await result(page, found())
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    document.execCommand = () => false
  })
  await buttonOf(page, 'Als JSON kopieren').click()
  const field = resultOf(page).getByRole('textbox')
  assert.equal(JSON.parse(await field.inputValue()), found())
  assert.ok(await field.evaluate((element) => element === document.activeElement))
})

test('starts over with "Neues Dokument"', async ({ open }) => {
  const page = await result(await open(DEMO_PAGE), found())
  await buttonOf(page, 'Neues Dokument').click()
  await isIn(page, 'idle')
  assert.is(await resultOf(page).count(), 0)
  assert.ok(await exampleOf(page).isVisible())
  assert.ok(await inputOf(page).evaluate((input) => input === document.activeElement))
})

test('leaves the focus to a visitor who went on meanwhile', async ({ open }) => {
  const page = await open(DEMO_PAGE)
  const held = await hold(page, '**/api/processDocument*', (route) => route.fulfill({ json: found() }))
  await choose(page)
  await isIn(page, 'processing')
  await unfold(page)
  const field = page.locator('[data-island=ContactForm] [name=message]')
  await field.focus()
  held.open()
  await isIn(page, 'result')
  assert.ok(await field.evaluate((element) => element === document.activeElement))
})

test('says without scripts what they are needed for, and keeps the example', async ({ open }) => {
  const page = await open(DEMO_PAGE, { scripts: false })
  assert.ok(await zoneOf(page).getByText('braucht diese Seite JavaScript').isVisible())
  assert.not(await page.locator('.dropzone label').isVisible())
  assert.not(await page.locator('.samples').isVisible())
  assert.ok(await exampleOf(page).isVisible())
})

test('says the same when its script cannot be loaded', async ({ open }) => {
  const page = await open(DEMO_PAGE, {
    before: (made) => made.route(DEMO_CHUNK, (route) => route.abort('connectionrefused')),
  })
  await choose(page)
  await page.locator('[data-island=DocumentProcessor][data-state=failed]').waitFor({ state: 'attached' })
  assert.ok(await zoneOf(page).getByText('braucht diese Seite JavaScript').isVisible())
  assert.not(await page.locator('.dropzone label').isVisible())
})

test.run()

/** Has a document read and waits for the result. */
async function result(page: Page, json: unknown): Promise<Page> {
  await answer(page, (route) => route.fulfill({ json }))
  await choose(page)
  await isIn(page, 'result')
  await awake(page)
  return page
}

async function texts(page: Page, selector: string): Promise<string[]> {
  return (await resultOf(page).locator(selector).allTextContents()).map(plain)
}

async function started(page: Page): Promise<unknown[]> {
  const layer = await page.evaluate(() => (window as unknown as { dataLayer: { event: string }[] }).dataLayer)
  return layer.filter(({ event }) => event === 'automation_started')
}

async function inBothSchemes(page: Page): Promise<string[]> {
  const wrong: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    wrong.push(...(await violations(page, '.demo')))
  }
  return wrong
}

async function evidence(): Promise<Partial<DocumentAnswer['data']>> {
  const red = { create: { width: 64, height: 90, channels: 3, background: { r: 200, g: 40, b: 40 } } } as const
  const webp = await sharp(red).webp({ lossless: true }).toBuffer()
  return {
    fieldDetails: [
      { label: 'Rechnungsnummer', value: 'RE-1', confidence: 0.98, source: 'xml', page: 1, box: [0.6, 0.2, 0.8, 0.25] },
      { label: 'Brutto', value: '119,00 €', confidence: 0.62, source: 'ocr' },
    ],
    lineItems: [{ description: 'Papier', quantity: '10', unit: 'Stück', unitPrice: '4,99 €', amount: '49,90 €' }],
    eInvoice: 'EN 16931',
    preview: { page: 1, width: 64, height: 90, picture: `data:image/webp;base64,${webp.toString('base64')}` },
  }
}

/** Red, green and blue in the middle of a canvas. */
const colourOf = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) =>
    Array.from(element.getContext('2d')?.getImageData(element.width / 2, element.height / 2, 1, 1).data ?? []).slice(
      0,
      3,
    ),
  )
