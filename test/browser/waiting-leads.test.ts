// Leads that the server did not get: where they wait, when they are sent, and that none is sent twice.
import type { BrowserContext, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { accept, fail, goOn, isOpen, openerOf, PATH, takeBookings, waitingIn } from './booking-dialog.ts'
import { browserSuite, eventually, gate } from './browser.ts'
import { buttonOf, fieldOf, message, says, send } from './contact-form.ts'

const test = browserSuite('waiting leads')

const CONTACT = '**/api/contact'
const DAY_MS = 24 * 60 * 60 * 1000
const FAILED = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.'
const THANKS = 'Vielen Dank! Wir melden uns innerhalb von 2 Stunden.'

test('are sent with the next page view, and forgotten', async ({ open }) => {
  const page = await open('/imprint')
  await seed(page, [lead('Anna'), lead('Bert')])
  const sent = await takeBookings(page)
  await page.goto('/legal-brand')
  await eventually(() => assert.equal(sent.map(nameOf), ['Anna', 'Bert']))
  await eventually(async () => assert.is(await stored(page), null))
})

test('are sent when the network comes back', async ({ open }) => {
  const page = await open('/imprint')
  const sent = await takeBookings(page)
  await seed(page, [lead('Anna')])
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await eventually(() => assert.equal(sent.map(nameOf), ['Anna']))
})

test('go on waiting while the server cannot take them; the one that was tried goes to the end', async ({ open }) => {
  const page = await open('/imprint')
  await seed(page, [lead('Anna'), lead('Bert')])
  const sent = await takeBookings(page, fail)
  await page.goto('/legal-brand')
  await eventually(async () => assert.equal((await waitingIn(page)).map(nameOf), ['Bert', 'Anna']))
  assert.equal(sent.map(nameOf), ['Anna'])
})

test('are dropped after 7 days, and when the server refuses them', async ({ open }) => {
  const page = await open('/imprint')
  await seed(page, [lead('Anna', 8 * DAY_MS), lead('Bert', 6 * DAY_MS)])
  const refuse = { status: 422, json: { ok: false, error: 'x', fields: {} } }
  const sent = await takeBookings(page, (route) => route.fulfill(refuse))
  await page.goto('/legal-brand')
  await eventually(async () => assert.is(await stored(page), null))
  assert.equal(sent.map(nameOf), ['Bert'])
})

test('are sent once, whatever number of tabs is open', async ({ context }) => {
  const browser = await context()
  const held = gate()
  const sent: string[] = []
  await browser.route('**/api/booking', async (route) => {
    sent.push(String(route.request().postDataJSON().name))
    await held.opened
    await accept(route)
  })
  const first = await tab(browser, '/imprint')
  await seed(first, [lead('Anna')])
  const others = await Promise.all(['/imprint', '/legal-brand', '/imprint'].map((path) => tab(browser, path)))
  await eventually(() => assert.equal(sent, ['Anna']))
  await first.evaluate(() => dispatchEvent(new Event('online')))
  held.open()
  for (const page of others) await eventually(async () => assert.is(await stored(page), null))
  assert.equal(sent, ['Anna'])
})

test('cost nothing where none waits', async ({ open }) => {
  const loaded: string[] = []
  const page = await open('/imprint', {
    before: async (made) => {
      made.on('request', (request) => loaded.push(request.url()))
    },
  })
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForLoadState('networkidle')
  assert.equal(
    loaded.filter((url) => url.includes('waiting-leads')),
    [],
  )
})

test('hold a partial lead of a booking that was never finished', async ({ open }) => {
  const page = await open(PATH)
  await takeBookings(page, fail)
  await openerOf(page).click()
  await isOpen(page)
  await goOn(page)
  await eventually(async () => assert.is((await waitingIn(page)).length, 1))
  await page.unrouteAll({ behavior: 'wait' })
  const sent = await takeBookings(page)
  await page.goto('/imprint')
  await eventually(() =>
    assert.equal(
      sent.map(({ step }) => step),
      ['partial_lead'],
    ),
  )
})

test('hold a contact message, which a retry by hand replaces', async ({ open, leadsOf }) => {
  const page = await open('/')
  await page.route(CONTACT, (route) => route.abort('connectionrefused'))
  const typed = message()
  await send(page, typed)
  await says(page, FAILED)
  await fieldOf(page, 'message').fill('Guten Abend')
  await buttonOf(page).click()
  await says(page, FAILED)
  assert.equal(
    (await waitingIn(page)).map((body) => body['message']),
    ['Guten Abend'],
  )
  await page.unroute(CONTACT)
  await buttonOf(page).click()
  await says(page, THANKS)
  await eventually(async () => assert.is(await stored(page), null))
  await page.goto('/imprint')
  assert.equal(
    (await leadsOf(typed.email)).map(({ payload }) => payload['message']),
    ['Guten Abend'],
  )
  assert.is(await page.evaluate(() => sessionStorage.getItem('unlocked')), '1')
})

test('bring a contact message to the server without the visitor doing anything', async ({ open, leadsOf }) => {
  const page = await open('/')
  await page.route(CONTACT, (route) => route.fulfill({ status: 429, json: { ok: false, error: 'x', fields: {} } }))
  const typed = message()
  await send(page, typed)
  await says(page, FAILED)
  await page.unroute(CONTACT)
  await page.goto('/imprint')
  await eventually(async () => assert.is((await leadsOf(typed.email)).length, 1))
  await eventually(async () => assert.is(await stored(page), null))
})

test.run()

const nameOf = (body: Readonly<Record<string, unknown>>) => body['name']
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('waiting-leads'))

/** A lead as it waits in the browser. */
function lead(name: string, ageMs = 0) {
  return { id: `lead-${name}`, address: '/api/booking', body: { name }, since: Date.now() - ageMs }
}

const seed = (page: Page, leads: readonly object[]) =>
  page.evaluate((text) => localStorage.setItem('waiting-leads', text), JSON.stringify(leads))

async function tab(browser: BrowserContext, path: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(path)
  return page
}
