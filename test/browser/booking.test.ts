// The booking dialog from the first click to the lead: how it opens, its two steps, what it sends.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import {
  book,
  bookOf,
  dialogOf,
  fieldOf,
  fill,
  focusedName,
  goOn,
  hasFocus,
  isClosed,
  isOpen,
  nextOf,
  openDialog,
  openerOf,
  PATH,
  questionOf,
  successOf,
  takeBookings,
  VISITOR,
} from './booking-dialog.ts'
import { browserSuite, eventually, gate, textOf } from './browser.ts'
import { descriptionOf } from './contact-form.ts'

const test = browserSuite('booking dialog')

const REQUIRED = 'Bitte füllen Sie alle Pflichtfelder aus (Name, E-Mail)'
const FORMAT = 'Bitte geben Sie eine gültige E-Mail-Adresse ein'
const PHONE = 'Telefonnummer ist für die finale Terminbuchung erforderlich'
/** Of which React has 60 KB. */
const MAX_BYTES = 75 * 1024
const DIALOGS = '[data-island=BookingDialog]'

test('loads its script when somebody is about to click, 75 KB at most to the end of a booking', async ({
  open,
  folder,
}) => {
  const loaded: string[] = []
  const page = await open(PATH)
  // What the page loads by itself when it is idle is not the dialog's.
  await eventually(async () => assert.is(await page.locator('[data-load=idle]:not([data-state])').count(), 0))
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) loaded.push(new URL(request.url()).pathname)
  })
  await openerOf(page).hover()
  await eventually(() => assert.ok(loaded.some((file) => file.includes('BookingDialog'))))
  await openDialog(page)
  const weigh = () => {
    const bytes = loaded.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length)
    return bytes.reduce((total, size) => total + size, 0)
  }
  await takeBookings(page)
  await book(page)
  await successOf(page).waitFor()
  assert.ok(weigh() <= MAX_BYTES, `${weigh()} bytes in ${loaded.join(', ')}`)
})

test('is opened by every booking link of a page, and gives the focus back to it', async ({ open }) => {
  const page = await open(PATH)
  await openDialog(page)
  await page.keyboard.press('Escape')
  await isClosed(page)
  const opened = await page.evaluate(openEach)
  assert.ok(opened.length > 5)
  assert.not(opened.includes(false), String(opened))
  await openDialog(page)
  await dialogOf(page).getByRole('button', { name: 'Dialog schließen' }).click()
  await isClosed(page)
  await hasFocus(openerOf(page))
})

test('leaves a click that opens a new tab to the browser', async ({ open }) => {
  const page = await open(PATH)
  const opened = page.context().waitForEvent('page')
  await openerOf(page).click({ modifiers: ['Control'] })
  const tab = await opened
  // A tab in the background may be long in loading; where it leads is known before.
  await tab.waitForURL('**/talk-to-us', { waitUntil: 'commit' })
  await tab.close()
  assert.not.ok(await dialogOf(page).isVisible())
})

test('leads to the booking page without scripts', async ({ open }) => {
  const page = await open(PATH, { scripts: false })
  await openerOf(page).click()
  await page.waitForURL('**/talk-to-us')
})

test('leads through step 1: explains what is missing, at once and by name', async ({ open }) => {
  const page = await open(PATH)
  const sent = await takeBookings(page)
  await openDialog(page)
  const dialog = page.getByRole('dialog', { name: 'Kostenlose Beratung buchen' })
  assert.ok(await dialog.isVisible())
  assert.is(await focusedName(page), 'name')
  assert.is(await textOf(dialog.getByRole('status')), 'Schritt 1 von 2')
  assert.is(await textOf(dialog.locator('[aria-current=step]')), '1 Ihre Daten')
  assert.equal(await violations(page, DIALOGS), [])

  assert.is(await nextOf(page).getAttribute('aria-disabled'), 'true')
  await nextOf(page).click({ force: true })
  await eventually(async () => assert.is(await descriptionOf(fieldOf(page, 'name')), REQUIRED))
  assert.is(await descriptionOf(fieldOf(page, 'email')), REQUIRED)
  assert.is(await focusedName(page), 'name')
  assert.equal(await violations(page, DIALOGS), [])

  await fill(page, { name: VISITOR.name })
  assert.is(await dialog.getByText(REQUIRED).count(), 0)
  assert.is(await nextOf(page).getAttribute('aria-disabled'), 'true')
  await fill(page, { email: 'erika@example' })
  assert.is(await nextOf(page).getAttribute('aria-disabled'), null)
  await nextOf(page).click()
  await eventually(async () => assert.is(await descriptionOf(fieldOf(page, 'email')), FORMAT))
  assert.is(await focusedName(page), 'email')
  assert.equal(await violations(page, DIALOGS), [])
  assert.is(sent.length, 0)
})

test('leads through step 2: carries the phone number over, and requires one', async ({ open }) => {
  const page = await open(PATH)
  const sent = await takeBookings(page)
  await openDialog(page)
  await goOn(page, { ...VISITOR, phone: '0170 1' })
  const dialog = page.getByRole('dialog', { name: 'Kontaktdetails' })
  assert.is(await textOf(dialog.getByRole('status').first()), 'Schritt 2 von 2')
  assert.is(await focusedName(page), 'callback')
  assert.is(await fieldOf(page, 'callback').inputValue(), '0170 1')
  assert.ok(await dialog.getByRole('radio', { name: '2–5' }).isChecked())
  assert.ok(await dialog.getByText('Welchen Ablauf möchten Sie automatisieren?').isVisible())
  assert.equal(await violations(page, DIALOGS), [])

  await fill(page, { callback: ' ' })
  await bookOf(page).click()
  await eventually(async () => assert.match(await descriptionOf(fieldOf(page, 'callback')), PHONE))
  assert.equal(await violations(page, DIALOGS), [])
  await fill(page, { callback: '0170 2' })
  assert.not.match(await descriptionOf(fieldOf(page, 'callback')), PHONE)

  await dialog.getByRole('button', { name: 'Zurück' }).click()
  await hasFocus(fieldOf(page, 'name'))
  await goOn(page, { phone: '0170 3' })
  assert.is(await fieldOf(page, 'callback').inputValue(), '0170 2', 'what was typed in step 2 stays')
  assert.equal(
    sent.map(({ phone }) => phone),
    ['0170 1', '0170 3'],
  )
})

test('sends a partial lead on leaving step 1, and not again while nothing changes', async ({ open }) => {
  const page = await open(PATH)
  const sent = await takeBookings(page)
  await openDialog(page)
  await goOn(page)
  await dialogOf(page).getByRole('button', { name: 'Zurück' }).click()
  await goOn(page)
  const [{ timestamp, elapsedMs, token: _, ...partial } = {}, ...more] = sent
  assert.equal(partial, {
    ...VISITOR,
    phone: '',
    source: 'KI Automatisierung Landing Page-step1',
    step: 'partial_lead',
  })
  assert.is(new Date(String(timestamp)).toISOString(), timestamp)
  assert.type(elapsedMs, 'number')
  assert.equal(more, [])
})

test('sends the lead with all its fields, and informs the data layer and the session', async ({ open, origin }) => {
  const page = await open(`${PATH}?utm_source=post`)
  const sent = await takeBookings(page)
  await openDialog(page)
  await goOn(page)
  await fill(page, { callback: '0170 0000000', company: 'Beispiel GmbH', message: 'Rechnungen' })
  await dialogOf(page).getByRole('radio', { name: '16–50' }).check()
  await bookOf(page).click()
  await successOf(page).waitFor()
  const { timestamp, elapsedMs, token: _, checkPhone, ...lead } = sent[1] ?? {}
  assert.equal(lead, {
    ...VISITOR,
    phone: '0170 0000000',
    company: 'Beispiel GmbH',
    employees: '16-50',
    message: 'Rechnungen',
    source: 'KI Automatisierung Landing Page',
    service: 'KI-Automatisierung',
    url: `${origin}${PATH}?utm_source=post`,
    // Nothing was chosen or calculated before; the path has no query.
    context: { section: 'Automatisierung mit KI, die sich rechnet', landing: PATH },
  })
  assert.is(new Date(String(timestamp)).toISOString(), timestamp)
  assert.type(elapsedMs, 'number')
  const events = await page.evaluate(() => (window as unknown as { dataLayer: { event: string }[] }).dataLayer)
  assert.is(events.filter(({ event }) => event === 'termin_success').length, 1)
  assert.is(await page.evaluate(() => sessionStorage.getItem('unlocked')), '1')

  const dialog = page.getByRole('dialog', { name: 'Termin gebucht!' })
  assert.is(
    await textOf(dialog.locator('.lead')),
    'Vielen Dank, Erika Beispiel. Wir melden uns innerhalb von 2 Stunden bei Ihnen.',
  )
  assert.match(await textOf(dialog.locator('dl')), '0170 0000000')
  assert.match(await textOf(dialog.locator('.dialog__foot')), 'DSGVO-konform, Server in Deutschland')
  assert.is(await dialog.locator('.dialog__foot a').getAttribute('href'), 'tel:+490000000000')
  assert.equal(await violations(page, DIALOGS), [])
})

test('makes one lead of a double click, with its button disabled while it sends', async ({ open }) => {
  const page = await open(PATH)
  const held = gate()
  const sent = await takeBookings(page, async (route) => {
    if (!route.request().postData()?.includes('partial_lead')) await held.opened
    await route.fulfill({ json: { ok: true, id: 'lead' } })
  })
  await openDialog(page)
  await goOn(page)
  await fill(page, { callback: '0170 0000000' })
  await bookOf(page).dblclick()
  await eventually(async () => assert.is(await textOf(bookOf(page)), 'Wird gesendet...'))
  assert.ok(await bookOf(page).isDisabled())
  assert.equal(await violations(page, DIALOGS), [])
  held.open()
  await successOf(page).waitFor()
  assert.is(sent.length, 2)
})

test('is set up by its page, and by the link that opens it', async ({ open }) => {
  const page = await open('/app-entwickeln-lassen')
  const sent = await takeBookings(page)
  const source = 'app-entwickeln-lassen-unlimited-design'
  await openDialog(page, page.locator(`[data-source=${source}]`).first())
  await book(page)
  await successOf(page).waitFor()
  assert.equal(
    sent.map((lead) => [lead['source'], lead['service']]),
    [
      [`${source}-step1`, undefined],
      [source, 'App-Entwicklung'],
    ],
  )
  await page.goto('/ai-development-services')
  await openDialog(page)
  await book(page)
  const dialog = page.getByRole('dialog', { name: 'Your call is booked' })
  assert.is(await textOf(dialog.locator('.lead')), 'Thank you, Erika Beispiel. We will get back to you within 2 hours.')
})

test('takes over what was typed into the short form, which sends nothing itself', async ({ open }) => {
  const page = await open(PATH)
  const sent = await takeBookings(page)
  const short = page.locator('[data-carried]')
  for (const name of ['name', 'phone', 'employees']) {
    assert.ok(
      await short
        .locator(`[name=${name}]`)
        .first()
        .evaluate((field: HTMLInputElement) => field.required || field.type === 'radio'),
    )
  }
  assert.is(await short.getByText('Pflichtfeld').count(), 3)
  await short.locator('[name=name]').fill(VISITOR.name)
  await short.locator('[name=phone]').fill('0170 7')
  await short.locator('[name=company]').fill('Beispiel GmbH')
  await short.getByRole('radio', { name: '6–15' }).check()
  await openDialog(page, short.getByRole('link'))
  assert.is(sent.length, 0)
  assert.is(await fieldOf(page, 'name').inputValue(), VISITOR.name)
  await goOn(page, { email: VISITOR.email })
  await bookOf(page).click()
  await successOf(page).waitFor()
  const { phone, company, employees } = sent[1] ?? {}
  assert.equal({ phone, company, employees }, { phone: '0170 7', company: 'Beispiel GmbH', employees: '6-15' })
})

test('asks before typed data are lost: beside the dialog, and with Escape', async ({ open }) => {
  const page = await open(PATH)
  await openDialog(page)
  await page.mouse.click(5, 5)
  await isClosed(page)

  await openDialog(page)
  await fill(page, VISITOR)
  await page.mouse.click(5, 5)
  await questionOf(page).waitFor()
  assert.match(await textOf(questionOf(page)), 'Ihre Angaben sind noch nicht gesendet. Dialog schließen?')
  await hasFocus(questionOf(page).getByRole('button', { name: 'Weiter ausfüllen' }))
  assert.equal(await violations(page, DIALOGS), [])
  await page.keyboard.press('Escape')
  await questionOf(page).waitFor({ state: 'detached' })
  assert.is(await fieldOf(page, 'email').inputValue(), VISITOR.email)

  await fieldOf(page, 'name').click()
  await page.keyboard.press('Escape')
  await questionOf(page).getByRole('button', { name: 'Schließen' }).click()
  await isClosed(page)
  await hasFocus(openerOf(page))
  await openDialog(page)
  assert.is(await fieldOf(page, 'email').inputValue(), '')
})

test('closes at once by its icon, and keeps what was typed for the next opening', async ({ open }) => {
  const page = await open(PATH)
  await openDialog(page)
  await fill(page, VISITOR)
  await dialogOf(page).getByRole('button', { name: 'Dialog schließen' }).click()
  await isClosed(page)
  await openDialog(page)
  assert.is(await fieldOf(page, 'email').inputValue(), VISITOR.email)
  // A selection that ends beside the dialog is no click beside it.
  const box = await fieldOf(page, 'email').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  assert.is(await questionOf(page).count(), 0)
})

test('can be used with the keyboard alone', async ({ open }) => {
  const page = await open(PATH)
  const sent = await takeBookings(page)
  await openerOf(page).focus()
  await page.keyboard.press('Enter')
  await isOpen(page)
  await eventually(async () => assert.is(await focusedName(page), 'name'))
  await page.keyboard.type(VISITOR.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(VISITOR.email)
  await page.keyboard.press('Enter')
  await eventually(async () => assert.is(await focusedName(page), 'callback'))
  await page.keyboard.type('0170')
  // The choice of a time lies in between, where the server offers any.
  for (let stop = 0; stop < 8 && (await focusedName(page)) !== 'employees'; stop++) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
  await hasFocus(bookOf(page))
  await page.keyboard.press('Enter')
  await successOf(page).waitFor()
  assert.is(sent[1]?.['employees'], '6-15')
  await hasFocus(dialogOf(page).getByRole('heading'))
})

test('breaks no rule of accessibility in dark mode either', async ({ context }) => {
  const page = await (await context({ colorScheme: 'dark' })).newPage()
  await page.goto(PATH)
  await takeBookings(page)
  await openDialog(page)
  await nextOf(page).click({ force: true })
  assert.equal(await violations(page, DIALOGS), [])
  await fill(page, VISITOR)
  await page.keyboard.press('Escape')
  assert.equal(await violations(page, DIALOGS), [])
  await page.keyboard.press('Enter')
  await goOn(page)
  await bookOf(page).click()
  assert.equal(await violations(page, DIALOGS), [])
  await fill(page, { callback: '0170' })
  await bookOf(page).click()
  await successOf(page).waitFor()
  assert.equal(await violations(page, DIALOGS), [])
})

test.run()

/** Clicks every booking link of the page. @returns whether the dialog was there a moment later, for each */
async function openEach(): Promise<boolean[]> {
  const opened: boolean[] = []
  for (const link of document.querySelectorAll<HTMLElement>('[data-open=booking]')) {
    link.click()
    let dialog: HTMLDialogElement | null = null
    for (let look = 0; look < 200 && !dialog; look++) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      dialog = document.querySelector<HTMLDialogElement>('.dialog[open]')
    }
    opened.push(dialog !== null)
    dialog?.close()
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return opened
}
