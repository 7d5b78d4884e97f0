// Where a booking begins: step 1 in the hero of the booking page, bar, menu and floating button.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import { dialogOf, fieldOf, hasFocus, isClosed, isOpen, PATH, takeBookings, VISITOR } from './booking-dialog.ts'
import { browserSuite, eventually, gate, scriptsCame, textOf } from './browser.ts'

const test = browserSuite('where a booking begins')

const PHONE = { width: 390, height: 844 }

const STEP_2: Readonly<Record<string, string>> = {
  '/talk-to-us': 'Kontaktdetails',
  '/en/talk-to-us': 'Contact details',
  '/pt/talk-to-us': 'Dados de contato',
}

for (const [path, heading] of Object.entries(STEP_2)) {
  test(`goes on from ${path} with step 2`, async ({ open }) => {
    const page = await open(path, { size: PHONE })
    const sent = await takeBookings(page)
    await begin(page, { ...VISITOR, phone: '0170 1' })
    await page.getByRole('dialog', { name: heading }).waitFor()
    await fieldOf(page, 'callback').waitFor({ state: 'visible' })
    assert.is(await fieldOf(page, 'callback').inputValue(), '0170 1')
    const [{ name, email, source, step } = {}] = sent
    assert.equal({ name, email, source, step }, { ...VISITOR, source: 'talk_to_us_hero-step1', step: 'partial_lead' })
  })
}

test('says what is missing where it stands, in the words of the page', async ({ open }) => {
  const page = await open('/talk-to-us')
  await begin(page, { name: 'Erika' })
  const email = startOf(page).locator('[name=email]')
  await hasFocus(email)
  assert.is(await textOf(startOf(page).getByRole('alert')), 'Bitte füllen Sie alle Pflichtfelder aus (Name, E-Mail)')
  assert.is(await email.getAttribute('aria-invalid'), 'true')
  assert.equal(await violations(page), [])
  await begin(page, { email: 'erika@example' })
  assert.is(await textOf(startOf(page).getByRole('alert')), 'Bitte geben Sie eine gültige E-Mail-Adresse ein')
  await email.fill('erika@example.org')
  assert.is(await textOf(startOf(page).getByRole('alert')), '')
  assert.not.ok(await dialogOf(page).isVisible())
})

test('counts as begun at the first focus, once', async ({ open }) => {
  const page = await open('/talk-to-us')
  const begun: string[] = []
  page.on('request', (request) => {
    if (/form_start/.test(request.postData() ?? '')) begun.push(request.postDataJSON().source)
  })
  await takeBookings(page)
  await startOf(page).locator('[name=name]').focus()
  await eventually(() => assert.equal(begun, ['talk_to_us_hero']))
  await begin(page, VISITOR)
  await isOpen(page)
  assert.equal(begun, ['talk_to_us_hero'])
})

test('sends step 1 when its token is there, however fast somebody was: its booking alone is left', async ({
  open,
  leadsOf,
}) => {
  const page = await open('/talk-to-us')
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/booking')) sent.push(request.postDataJSON().token)
  })
  const token = gate()
  await page.route('**/api/form-token', async (route) => {
    await token.opened
    await route.continue()
  })
  const who = { name: 'Erika', email: `quick-${Date.now()}@example.org` }
  await begin(page, who)
  await fieldOf(page, 'callback').waitFor({ state: 'visible' })
  assert.equal(sent, [], 'without a token nothing would show which booking completes it')
  token.open()
  await eventually(async () => assert.equal(await kindsOf(who.email), ['partial']))
  assert.ok(sent[0])
  // Whoever is quicker counts as a program, whose booking takes the place of none.
  await page.waitForTimeout(2500)
  await fieldOf(page, 'callback').fill('0170 0000000')
  await dialogOf(page).locator('[type=submit]:visible').click()
  await eventually(async () => assert.equal(await kindsOf(who.email), ['booking']))

  async function kindsOf(email: string): Promise<string[]> {
    return (await leadsOf(email)).map(({ kind }) => kind)
  }
})

test('sends step 1 without a token when somebody leaves before it is there', async ({ open, leadsOf }) => {
  const page = await open('/talk-to-us', { before: (it) => it.route('**/api/form-token', () => {}) })
  const email = `gone-${Date.now()}@example.org`
  await begin(page, { name: 'Erika', email })
  await fieldOf(page, 'callback').waitFor({ state: 'visible' })
  await page.goto('about:blank')
  await eventually(async () => {
    const [lead] = await leadsOf(email)
    assert.is(lead?.kind, 'partial')
    assert.match(String(lead?.suspicion), 'no-token')
  })
})

test('gives its place to the confirmation', async ({ open }) => {
  const page = await open('/talk-to-us', { size: PHONE })
  await takeBookings(page)
  await begin(page, VISITOR)
  await fieldOf(page, 'callback').fill('0170 0000000')
  await dialogOf(page).locator('[type=submit]:visible').click()
  await dialogOf(page).locator('.seal').waitFor()
  await page.keyboard.press('Escape')
  await isClosed(page)
  assert.not.ok(await startOf(page).isVisible())
  await page.locator('.hero').getByRole('region', { name: 'Termin gebucht!' }).waitFor()
  assert.equal(await violations(page), [])
})

test('asks for a call by message where no scripts run', async ({ open, leadsOf }) => {
  const page = await open('/pt/talk-to-us', { scripts: false })
  const email = `start-${Date.now()}@example.org`
  await begin(page, { name: 'Erika', email, phone: '0170 1' })
  await page.locator('h1').waitFor()
  const [lead] = await leadsOf(email)
  const { kind, source, language, payload } = lead ?? {}
  assert.equal([kind, source, language, payload?.['phone']], ['contact', 'talk_to_us_hero', 'pt', '0170 1'])
  assert.is(payload?.['message'], 'Por favor, liguem para mim sobre uma consulta gratuita.')
})

test('is in the bar, the menu and the floating button of a page with the dialog', async ({ open }) => {
  const page = await open(PATH, { size: PHONE, isAlone: true })
  const bar = page.locator('.navbar__mobile').getByRole('link', { name: 'Termin buchen' })
  await opens(page, () => bar.click())
  await opens(page, async () => {
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await page.locator('#menu').getByRole('link', { name: 'Termin buchen' }).click()
  })
  await hasFocus(page.getByRole('button', { name: 'Menü öffnen' }))
  await page.mouse.wheel(0, 3000)
  await opens(page, () => page.locator('.floating a').click())
})

test('is the booking page from the bar of the home page', async ({ open }) => {
  const page = await open('/')
  await page.locator('.navbar__tools').getByRole('link', { name: 'Termin buchen' }).click()
  await page.waitForURL('**/talk-to-us')
})

test.run()

const startOf = (page: Page) => page.locator('#booking-start')

/** Fills fields of the form in the hero and sends it. */
async function begin(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await startOf(page).locator(`[name=${name}]`).fill(value)
  await startOf(page).locator('[type=submit]').click()
}

async function opens(page: Page, act: () => Promise<void>): Promise<void> {
  await scriptsCame(page)
  await act()
  await isOpen(page)
  await page.keyboard.press('Escape')
  await isClosed(page)
}
