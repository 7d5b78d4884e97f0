// The craftsman's way: what he does on three pages is in the dialog, and in everything that the owner gets.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { site } from '../project.ts'
import { rows, startServer } from '../server-process.ts'
import { startMailServer } from '../smtp-server.ts'
import { violations } from './accessible.ts'
import {
  bookOf,
  dialogOf,
  fieldOf,
  fill,
  goOn,
  hasFocus,
  isClosed,
  openDialog,
  PATH,
  VISITOR,
} from './booking-dialog.ts'
import { browserSuite, eventually, scriptsCame, textOf } from './browser.ts'
import { unfold } from './contact-form.ts'
import { canDrop, resultOf, sampleOf } from './document-demo.ts'

const test = browserSuite('what a visitor told us')

const PHONE = { width: 390, height: 844 }
const SEARCH = 'https://search.example.org/?q=secret'
/** Milliseconds; the server takes whoever is quicker for a program. */
const AS_QUICK_AS_PEOPLE = 4000

test('goes from three pages into payload, mail, list and table, and nowhere before it is sent', async ({
  context,
  folder,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'visit-'))
  const database = `file:${join(data, 'leads.db')}`
  const mails = await startMailServer()
  const settings = { LEADS_DATABASE_URL: database, SMTP_URL: mails.url, LEADS_MAIL_TO: 'owner@example.org' }
  const server = await startServer(dirname(folder), settings)
  try {
    const window = await context({ baseURL: `http://localhost:${server.port}`, viewport: PHONE })
    const page = await window.newPage()
    const posted: string[] = []
    page.on('request', (request) => posted.push(request.url() + (request.postData() ?? '')))

    await page.goto(PATH, { referer: SEARCH })
    await calculate(page, '8')
    await readSample(page)
    await page.goto('/chatbot-agentur')
    await openDialog(page, starterOf(page))
    assert.equal(await listed(page), ['STARTER', '8 Mitarbeitende', 'Rechnung'])
    await page.keyboard.press('Escape')
    await isClosed(page)
    await page.goto('/talk-to-us')
    await scriptsCame(page)
    const start = page.locator('#booking-start')
    for (const [name, value] of Object.entries(VISITOR)) await start.locator(`[name=${name}]`).fill(value)
    await start.getByRole('button', { name: 'Weiter' }).click()
    await fieldOf(page, 'callback').waitFor({ state: 'visible' })
    assert.ok(await dialogOf(page).getByRole('radio', { name: '6–15' }).isChecked())
    assert.match(await fieldOf(page, 'message').inputValue(), /^Dokument: Rechnung, Von wem: Muster Bürobedarf GmbH/)
    assert.equal(
      posted.filter((sent) => /STARTER|35280|search\.example|Bürobedarf/.test(sent)),
      [],
    )
    await fill(page, { callback: '0170 0000000' })
    await page.waitForTimeout(AS_QUICK_AS_PEOPLE)
    await bookOf(page).click()
    await dialogOf(page).locator('.seal').waitFor()

    const [row] = await rows(server, "SELECT * FROM leads WHERE kind = 'booking'")
    const payload = JSON.parse(String(row?.['payload'])) as Record<string, unknown>
    assert.equal([payload['employees'], payload['service']], ['6-15', 'Allgemeine Beratung: STARTER'])
    assert.equal(payload['context'], {
      package: 'STARTER',
      calculation: { employees: 8, percent: 30, saving: 35280, months: 2 },
      document: (payload['context'] as { document: object }).document,
      section: 'Reden wir darüber',
      landing: PATH,
      referrer: 'search.example.org',
    })
    await eventually(() => assert.ok(mails.received.some(({ mail }) => mail.subject?.startsWith('Buchung: Erika'))))
    const mail = mails.received.find(({ mail: { subject } }) => subject?.startsWith('Buchung: Erika'))?.mail.text ?? ''
    for (const line of ['Paket: STARTER', 'Rechner, Personen: 8', 'Dokument: Rechnung', `Begonnen auf: ${PATH}`])
      assert.match(mail, `\n${line}\n`)
    const { stdout } = await site(['leads', 'show', String(row?.['id']), '--database', database])
    for (const line of ['package: STARTER', 'calculation.employees: 8', 'document.kind: Rechnung'])
      assert.match(stdout, `\ncontext.${line}\n`)
    const file = join(data, 'leads.csv')
    await site(['leads', 'export', '--kind', 'booking', '--database', database, '--out', file])
    assert.match(readFileSync(file, 'utf8'), ';STARTER;8;30;35280;2;;Rechnung;')
  } finally {
    await server.stop()
    await mails.close()
    rmSync(data, { recursive: true })
  }
})

test('is removed entry by entry with the keyboard, and then not sent', async ({ open }) => {
  const page = await open(PATH, { isAlone: true, size: PHONE })
  await page.route('**/api/booking', (route) => route.fulfill({ json: { ok: true, id: 'lead' } }))
  const sent: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/api/booking') && sent.push(request.postDataJSON()))
  await calculate(page, '8')
  await openDialog(page, starterOf(page))
  assert.equal(await violations(page), [])
  const removal = (name: string) => dialogOf(page).getByRole('button', { name })
  await removal('STARTER entfernen').focus()
  await page.keyboard.press('Enter')
  await hasFocus(removal('8 Mitarbeitende entfernen'))
  assert.match(await textOf(dialogOf(page).locator('.told [aria-live]')), 'STARTER ist entfernt')
  await page.keyboard.press('Enter')
  assert.equal(await listed(page), [])
  await dialogOf(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await removal('Begonnen auf entfernen').press('Enter')
  await goOn(page)
  assert.ok(await dialogOf(page).getByRole('radio', { name: '2–5' }).isChecked())
  await fill(page, { callback: '0170 0000000' })
  await bookOf(page).click()
  await dialogOf(page).locator('.seal').waitFor()
  const last = sent.at(-1) as Record<string, unknown>
  assert.equal([last['service'], last['employees']], ['KI-Automatisierung', '2-5'])
  assert.equal(last['context'], { section: 'Vier Größen, im selben Maßstab' })
})

test('gives way to what the visitor chooses in the dialog himself', async ({ open }) => {
  const page = await open(PATH, { isAlone: true })
  await calculate(page, '8')
  await openDialog(page)
  await goOn(page)
  await dialogOf(page).getByRole('radio', { name: '51–100' }).check()
  await page.keyboard.press('Escape')
  await dialogOf(page).page().getByRole('alertdialog').getByRole('button', { name: 'Weiter ausfüllen' }).click()
  await dialogOf(page).getByRole('button', { name: '8 Mitarbeitende entfernen' }).click()
  assert.ok(await dialogOf(page).getByRole('radio', { name: '51–100' }).isChecked())
})

test('is a list in the message form, too, and goes along with the message', async ({ open, leadsOf }) => {
  const page = await open(PATH, { isAlone: true })
  await calculate(page, '8')
  await unfold(page)
  const form = page.locator('#kontakt form')
  const email = `told-${Date.now()}@example.org`
  for (const [name, value] of Object.entries({ name: 'Erika', email, message: 'Hallo' }))
    await form.locator(`[name=${name}]`).fill(value)
  await form.getByText('8 Mitarbeitende').waitFor()
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  await form.getByText('Vielen Dank!').waitFor()
  const calculation = { employees: 8, percent: 30, saving: 35280, months: 2 }
  assert.equal((await leadsOf(email))[0]?.payload['context'], { calculation, landing: PATH })
})

test('is what it may be, whatever stands in the storage', async ({ open, leadsOf }) => {
  const page = await open(PATH, { isAlone: true })
  const email = `odd-${Date.now()}@example.org`
  await page.evaluate(() => {
    const odd = { package: ['x'], trade: 'Maler'.repeat(1000), landing: 'javascript:alert(1)', evil: '<script>' }
    sessionStorage.setItem('visit', JSON.stringify(odd))
  })
  await openDialog(page)
  await goOn(page, { ...VISITOR, email })
  await fill(page, { callback: '0170 0000000' })
  await bookOf(page).click()
  await dialogOf(page).locator('.seal').waitFor()
  const booking = (await leadsOf(email)).find(({ kind }) => kind === 'booking')
  assert.equal(booking?.payload['context'], {
    trade: 'Maler'.repeat(16),
    section: 'Automatisierung mit KI, die sich rechnet',
  })
})

test.run()

/** Sets the calculator, and waits until it is remembered. */
async function calculate(page: Page, employees: string): Promise<void> {
  await scriptsCame(page)
  await page.locator('#rechner').scrollIntoViewIfNeeded()
  await page.locator('[data-island=calculator][data-state=awake]').waitFor({ state: 'attached' })
  await page.locator('#rechner input[type=number]').fill(employees)
  await eventually(async () => assert.match(await stored(page), '"calculation"'))
}

async function readSample(page: Page): Promise<void> {
  await canDrop(page)
  await sampleOf(page, 'Rechnung eines Lieferanten').click()
  await resultOf(page).waitFor()
  await eventually(async () => assert.match(await stored(page), '"document"'))
}

/** Its slide may be beside the window, where a click scrolls it into view. */
const starterOf = (page: Page) => page.locator('#pakete .package--main [data-open]')

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('visit') ?? '')

/** What the list in the dialog says he told us. */
const listed = (page: Page) => dialogOf(page).locator('.told > div li strong').allTextContents()
