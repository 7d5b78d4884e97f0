// The document demo: what it refuses, what can fail, and how often it is free.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserSuite, eventually, textOf } from './browser.ts'
import { hold } from './contact-form.ts'
import {
  answer,
  awake,
  buttonOf,
  canDrop,
  choose,
  DEMO_PAGE,
  drag,
  file,
  focusedText,
  found,
  inputOf,
  isIn,
  resultOf,
  sampleOf,
  zoneOf,
} from './document-demo.ts'

const test = browserSuite('document demo, limits')

const TITLE = 'Das Dokument konnte nicht gelesen werden'
const UNREACHABLE = 'AI processing failed. Please check your API key and connection.'

const REFUSED = {
  'of a type that cannot be read': {
    given: file('Programm.exe', 'application/x-msdownload'),
    text: 'Dateityp nicht unterstützt. Bitte laden Sie PDF, DOCX, XLSX, Bilder oder E-Mail-Dateien hoch.',
  },
  'without contents': {
    given: file('leer.pdf', 'application/pdf', ''),
    text: 'Die Datei ist leer. Vielleicht wurde sie nicht vollständig gespeichert.',
  },
  'that is too large': {
    given: file('groß.pdf', 'application/pdf', 'x'.repeat(10 * 1024 * 1024 + 1)),
    text: 'Die Datei ist größer als 10 MB. Ein Auszug oder ein kleineres Bild genügt.',
  },
}

for (const [what, { given, text }] of Object.entries(REFUSED)) {
  test(`refuses a file ${what}, without sending it`, async ({ open }) => {
    const page = await open(DEMO_PAGE)
    const asked = await answer(page)
    await choose(page, given)
    await fails(page, text)
    assert.is(asked.bodies.length, 0)
    assert.is(await used(page), null)
    await buttonOf(page, 'Neues Dokument').click()
    await isIn(page, 'idle')
  })
}

test('shows what the server says, and the words of the specification where it says nothing', async ({ open }) => {
  const page = await open(DEMO_PAGE)
  const said = { error: { code: 'encrypted', message: 'Das Dokument ist mit einem Kennwort geschützt.' } }
  const answers = [
    { reply: { status: 422, json: said }, text: said.error.message },
    { reply: { status: 500, json: {} }, text: 'Fehler bei der Verarbeitung' },
    {
      reply: { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
      text: 'Fehler bei der Verarbeitung',
    },
    { reply: { status: 200, contentType: 'text/html', body: '<h1>Hallo</h1>' }, text: 'Fehler bei der Verarbeitung' },
    { reply: { status: 200, json: { ok: true } }, text: 'Fehler bei der Verarbeitung' },
  ]
  for (const { reply, text } of answers) {
    await page.unroute('**/api/processDocument*')
    await answer(page, (route) => route.fulfill(reply))
    await choose(page)
    await fails(page, text)
    assert.match(await textOf(zoneOf(page)), 'Das zählt nicht als Analyse.')
    await buttonOf(page, 'Neues Dokument').click()
  }
  assert.is(await used(page), null)
})

test('shows in its own words why the server does not read a document', async ({ open }) => {
  const page = await open(DEMO_PAGE)
  const answered = page.waitForResponse('**/api/processDocument*')
  // No PDF goes on like this: whether or not the server reads documents, it cannot read this one.
  await choose(page)
  const response = await answered
  const { error } = (await response.json()) as { error: { message: string } }
  assert.not.ok(response.ok())
  await fails(page, error.message)
})

test('sends the same file again after the network was gone', async ({ open }) => {
  const page = await open(DEMO_PAGE)
  const asked = await answer(page, (route) =>
    asked.bodies.length === 1 ? route.abort('internetdisconnected') : route.fulfill({ json: found() }),
  )
  await choose(page)
  await fails(page, UNREACHABLE)
  assert.is(await zoneOf(page).getByText(UNREACHABLE).getAttribute('lang'), 'en')
  await buttonOf(page, 'Noch einmal versuchen').click()
  await isIn(page, 'result')
  assert.equal(asked.bodies[1], asked.bodies[0])
})

test('loads a sample again that did not come', async ({ open }) => {
  const page = await open(DEMO_PAGE)
  await answer(page)
  await page.route('**/_a/rechnung-*.pdf', (route) => route.abort('internetdisconnected'), { times: 1 })
  await canDrop(page)
  await sampleOf(page, 'Rechnung-0815.pdf').click()
  await fails(page, UNREACHABLE)
  await buttonOf(page, 'Noch einmal versuchen').click()
  await isIn(page, 'result')
})

test('says when it takes long, and gives up after 45 seconds', async ({ open }) => {
  const page = await open(DEMO_PAGE, { isAlone: true, before: (made) => made.clock.install() })
  await hold(page, '**/api/processDocument*')
  await canDrop(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  // The file is read before the time of the request begins.
  await Promise.all([page.waitForRequest('**/api/processDocument*'), choose(page)])
  const status = zoneOf(page).getByRole('status')
  assert.is(await textOf(status), 'Felder werden zugeordnet …')
  await page.clock.runFor(11_000)
  await eventually(async () => assert.match(await textOf(status), 'Das dauert länger als sonst.'))
  await page.clock.runFor(33_999)
  assert.is(await zoneOf(page).getAttribute('data-state'), 'processing')
  await page.clock.runFor(1)
  await fails(page, UNREACHABLE)
})

test('can be stopped while it reads, and takes nothing else meanwhile', async ({ open }) => {
  const page = await open(DEMO_PAGE)
  const held = await hold(page, '**/api/processDocument*', (route) => route.fulfill({ json: found() }))
  await canDrop(page)
  await choose(page)
  await isIn(page, 'processing')
  assert.is(await focusedText(page), 'Rechnung.pdf wird gelesen')
  await drag(zoneOf(page), 'dragover')
  assert.not(await zoneOf(page).getByText('Loslassen, wir lesen mit').isVisible())
  await buttonOf(page, 'Abbrechen').click()
  await isIn(page, 'idle')
  assert.match(await textOf(zoneOf(page).getByRole('status')), 'Abgebrochen. Das zählt nicht als Analyse.')
  held.open()
  assert.is(await resultOf(page).count(), 0)
  assert.is(await used(page), null)
})

test('is free twice in a session, then offers the booking dialog', async ({ open }) => {
  const page = await open(DEMO_PAGE)
  await readOnce(page)
  assert.match(await textOf(zoneOf(page)), 'Noch 1 kostenlose Analyse')
  await page.reload()
  await readOnce(page)
  assert.is(await used(page), '2')
  assert.match(await textOf(zoneOf(page)), 'Ihre zwei kostenlosen Analysen sind aufgebraucht.')
  await buttonOf(page, 'Neues Dokument').click()
  await isIn(page, 'used-up')
  assert.is(await focusedText(page), 'Zwei Dokumente sind gelesen')
  assert.is(await zoneOf(page).getByRole('link').getAttribute('data-open'), 'booking')
  const asked = await answer(page)
  await drag(zoneOf(page), 'drop')
  await isIn(page, 'used-up')
  assert.is(asked.bodies.length, 0)
})

test('goes on where a sent form has unlocked further analyses', async ({ open }) => {
  const page = await open(DEMO_PAGE)
  await page.evaluate(() => sessionStorage.setItem('analyses', '2'))
  await page.reload()
  await inputOf(page).focus()
  await isIn(page, 'used-up')
  const link = zoneOf(page).getByRole('link')
  await link.focus()
  await page.evaluate(() => sessionStorage.setItem('unlocked', '1'))
  // As when the booking dialog closes and gives the focus back.
  await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement).blur())
  await link.focus()
  await isIn(page, 'idle')
  assert.ok(await inputOf(page).evaluate((input) => input === document.activeElement))
  assert.match(await textOf(zoneOf(page)), 'Weitere Analysen sind freigeschaltet')
  await readOnce(page)
  await buttonOf(page, 'Neues Dokument').click()
  await isIn(page, 'idle')
})

test('counts in the page where the browser forbids storage', async ({ open }) => {
  const page = await open(DEMO_PAGE, {
    isAlone: true,
    before: (made) =>
      made.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
      }),
  })
  await readOnce(page)
  await buttonOf(page, 'Neues Dokument').click()
  await readOnce(page)
  await buttonOf(page, 'Neues Dokument').click()
  await isIn(page, 'used-up')
})

test.run()

async function readOnce(page: Page): Promise<void> {
  await page.unroute('**/api/processDocument*')
  await answer(page)
  await choose(page)
  await isIn(page, 'result')
  await awake(page)
}

async function fails(page: Page, text: string): Promise<void> {
  await isIn(page, 'error')
  await eventually(async () => assert.match(await textOf(zoneOf(page).getByRole('alert')), text))
  await eventually(async () => assert.is(await focusedText(page), TITLE))
}

const used = (page: Page) => page.evaluate(() => sessionStorage.getItem('analyses'))
