// How a booking ends: the timings of the dialog, by the browser's fake clock, and what happens when sending fails.
import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import * as assert from 'uvu/assert'
import {
  accept,
  book,
  bookOf,
  dialogOf,
  fail,
  fieldOf,
  fill,
  goOn,
  isClosed,
  isOpen,
  nextOf,
  openDialog,
  openerOf,
  PATH,
  successOf,
  takeBookings,
  VISITOR,
  waitingIn,
} from './booking-dialog.ts'
import { browserSuite, eventually, gate, textOf, type Visitor } from './browser.ts'

const test = browserSuite('booking dialog, its end')

test('draws the check between the steps for 800 ms, and says so', async ({ open }) => {
  const page = await timed(open)
  await openInFrozenTime(page)
  await fill(page, VISITOR)
  await nextOf(page).click()
  await dialogOf(page).locator('.seal').waitFor()
  assert.is(await textOf(dialogOf(page).getByRole('status')), 'Angaben geprüft')
  await page.clock.runFor(799)
  assert.not.ok(await fieldOf(page, 'callback').isVisible())
  await page.clock.runFor(1)
  await fieldOf(page, 'callback').waitFor({ state: 'visible' })
})

test('closes 3 seconds after the booking, and starts again', async ({ open }) => {
  const page = await timed(open)
  const opener = await openerOf(page).elementHandle()
  await bookAtOnce(page)
  await page.clock.runFor(2999)
  assert.ok(await successOf(page).isVisible())
  await page.clock.runFor(1)
  await isClosed(page)
  assert.ok(await opener?.evaluate((link) => link === document.activeElement))
  await openInFrozenTime(page)
  assert.ok(await page.getByRole('dialog', { name: 'Kostenlose Beratung buchen' }).isVisible())
  assert.is(await fieldOf(page, 'name').inputValue(), '')
})

test('leaves a confirmation on the page, and no button that asks again', async ({ open }) => {
  const page = await timed(open)
  const packages = page.locator('#pakete .package--main [data-open]')
  await packages.scrollIntoViewIfNeeded()
  await bookAtOnce(page, packages)
  const confirmation = page.getByRole('region', { name: 'Termin gebucht!' })
  await page.keyboard.press('Escape')
  await isClosed(page)
  assert.ok(await confirmation.evaluate((it) => it.getBoundingClientRect().top < innerHeight), 'in view')
  const now = await page.evaluate(() => Date.now() + 2 * 3_600_000)
  const time = new Intl.DateTimeFormat('de', { timeStyle: 'short' }).format(now)
  assert.match(await textOf(confirmation), 'KI-Automatisierung: STARTER')
  assert.match(await textOf(confirmation), new RegExp(`bis (heute|morgen), ${time} Uhr`))
  assert.match(await textOf(confirmation), '0170 0000000')
  const asking = page.locator('a[data-open]:visible')
  assert.equal(await asking.allTextContents(), ['Weiteren Termin buchen'])
  assert.is(
    await textOf(page.locator('header').getByRole('link', { name: 'Termin gebucht' }).first()),
    'Termin gebucht',
  )

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    confirmation.getByRole('button', { name: 'In den Kalender' }).click(),
  ])
  assert.is(download.suggestedFilename(), 'rueckruf.ics')
  // Long lines go on in the next one.
  const calendar = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '')
  const stamp = new Date(now)
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .slice(0, 13)
  assert.match(calendar, `\r\nDTEND:${stamp}`)
  assert.match(calendar, 'KI-Automatisierung: STARTER\\nWir rufen Sie unter 0170 0000000 an.')

  await page.locator('header').getByRole('link', { name: 'Termin gebucht' }).first().click()
  await eventually(() => assert.match(page.url(), '#booking-confirmation'))
  await openInFrozenTime(page, confirmation.getByRole('link', { name: 'Weiteren Termin buchen' }))
  assert.is(await fieldOf(page, 'name').inputValue(), '')
})

test('names the service in the language of the visitor, and in that of the owner for the owner', async ({ open }) => {
  const page = await open('/en/talk-to-us')
  const sent = await takeBookings(page)
  const start = page.locator('#booking-start')
  for (const [name, value] of Object.entries(VISITOR)) await start.locator(`[name=${name}]`).fill(value)
  await start.locator('[type=submit]').click()
  await isOpen(page)
  await fieldOf(page, 'callback').fill('0170 0000000')
  await bookOf(page).click()
  await dialogOf(page).getByText('General consultation').waitFor()
  assert.is(sent.at(-1)?.['service'], 'Allgemeine Beratung')
})

test('stays while the pointer is in it, and closes 3 seconds after it has left', async ({ open }) => {
  const page = await timed(open)
  await bookAtOnce(page)
  const box = await dialogOf(page).boundingBox()
  await page.clock.runFor(2000)
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60)
  await page.clock.runFor(60_000)
  assert.ok(await successOf(page).isVisible())
  await page.mouse.move(4, 4)
  await page.clock.runFor(2999)
  assert.ok(await successOf(page).isVisible())
  await page.clock.runFor(1)
  await isClosed(page)
})

test('stays while somebody moves in it with the keyboard', async ({ open }) => {
  const page = await timed(open)
  await bookAtOnce(page)
  await page.keyboard.press('Tab')
  await page.clock.runFor(60_000)
  assert.ok(await successOf(page).isVisible())
  await page.keyboard.press('Escape')
  await isClosed(page)
})

const FAILURES = {
  'the server is busy': fail,
  'the network is down': (route) => route.abort('connectionrefused'),
  'something between answers with HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Login</p>' }),
} satisfies Record<string, typeof accept>

test('shows the success view whatever goes wrong, with a number to call, and keeps the lead', async ({ open }) => {
  const page = await timed(open)
  for (const [failure, handle] of Object.entries(FAILURES)) {
    await page.evaluate(() => localStorage.clear())
    await takeBookings(page, handle)
    await bookAtOnce(page)
    assert.match(await textOf(dialogOf(page).locator('.notice')), '+49 000 0000000', failure)
    await eventually(async () => {
      const waiting = await waitingIn(page)
      assert.equal(
        waiting.map(({ name, step }) => [name, step]),
        [[VISITOR.name, undefined]],
        failure,
      )
    })
    await page.clock.runFor(3000)
    await isClosed(page)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('reports only in the log that a partial lead failed', async ({ open }) => {
  const errors: string[] = []
  const page = await open(PATH)
  page.on('pageerror', (error) => errors.push(error.message))
  await takeBookings(page, fail)
  await openDialog(page)
  await goOn(page)
  await eventually(() => assert.equal(errors, ['The partial lead was not taken: HTTP 503']))
  assert.is(await dialogOf(page).locator('.notice').count(), 0)
  await eventually(async () => assert.is((await waitingIn(page))[0]?.['step'], 'partial_lead'))
})

test('posts straight to the outside address that a page names', async ({ open }) => {
  const hook = 'https://hooks.example.org/lead'
  const page = await open(PATH, { before: (made) => made.route(`**${PATH}`, (route) => nameAddress(route, hook)) })
  const ours = await takeBookings(page)
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
  const sent = await takeBookings(page, (route) => route.fulfill({ headers, body: 'Accepted' }), hook)
  await openDialog(page)
  await book(page)
  await successOf(page).waitFor()
  assert.is(await dialogOf(page).locator('.notice').count(), 0)
  assert.equal(
    sent.filter(Boolean).map(({ step, name }) => [step, name]),
    [
      ['partial_lead', VISITOR.name],
      [undefined, VISITOR.name],
    ],
  )
  assert.equal(ours, [])
})

test('goes on sending when it is closed meanwhile, and starts again', async ({ open }) => {
  const page = await open(PATH)
  const held = gate()
  const sent = await takeBookings(page, async (route) => {
    await held.opened
    await accept(route)
  })
  await openDialog(page)
  await book(page)
  await eventually(() => assert.is(sent.length, 2))
  await page.keyboard.press('Escape')
  await isClosed(page)
  held.open()
  await eventually(async () => assert.is(await fieldOf(page, 'callback').inputValue(), ''))
  await openDialog(page)
  assert.is(await fieldOf(page, 'name').inputValue(), '')
})

const LONG = 'ä😀 يوسف '.repeat(1250)

test('takes names of 10,000 characters, emoji and names from right to left', async ({ open }) => {
  const page = await open(PATH)
  const sent = await takeBookings(page)
  await openDialog(page)
  await book(page, { ...VISITOR, name: LONG })
  await successOf(page).waitFor()
  const name = String(sent[1]?.['name'])
  assert.ok(LONG.startsWith(name) && [...name].length > 190 && [...name].length <= 200)
  assert.ok(await dialogOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth))
  assert.is(await dialogOf(page).locator('bdi').first().textContent(), name)
})

test('makes no second lead of a step back in the history', async ({ open }) => {
  const page = await open(PATH)
  const sent = await takeBookings(page)
  await openDialog(page)
  await book(page)
  await successOf(page).waitFor()
  await page.goto('/imprint')
  await page.goBack()
  await openDialog(page)
  assert.is(await fieldOf(page, 'name').inputValue(), '')
  assert.is(sent.length, 2)
})

test('books where the browser stores nothing', async ({ open }) => {
  const page = await open(PATH, { isAlone: true, before: (made) => made.addInitScript(forbidStorage) })
  await takeBookings(page, fail)
  await openDialog(page)
  await book(page)
  await successOf(page).waitFor()
  const sent = await takeBookings(page)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await eventually(() =>
    assert.equal(
      sent.map(({ name }) => name),
      [VISITOR.name],
    ),
  )
})

test.run()

/** A page with the dialog, whose time is frozen after it was loaded; bookings are accepted. */
async function timed(open: Visitor['open']): Promise<Page> {
  const page = await open(PATH, { isAlone: true, before: ({ clock }) => clock.install() })
  await takeBookings(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  return page
}

/** The dialog is seen after the frame that answers the click, and modal later; frames wait for the clock, too. */
async function openInFrozenTime(page: Page, opener = openerOf(page)): Promise<void> {
  await opener.click()
  await eventually(async () => {
    await page.clock.runFor(20)
    assert.ok(await dialogOf(page).and(page.locator(':modal')).isVisible())
  })
}

/** Books while time is frozen, the pointer beside the dialog. */
async function bookAtOnce(page: Page, opener = openerOf(page)): Promise<void> {
  await openInFrozenTime(page, opener)
  await fill(page, VISITOR)
  await fieldOf(page, 'email').press('Enter')
  await dialogOf(page).locator('.seal').waitFor()
  await page.clock.runFor(800)
  await fill(page, { callback: '0170 0000000' })
  await page.mouse.move(4, 4)
  await bookOf(page).press('Enter')
  await successOf(page).waitFor()
}

/** The page as it would be if its YAML named an outside address, with the policy that the build makes for it. */
async function nameAddress(route: Route, address: string): Promise<void> {
  const response = await route.fetch()
  const { 'content-security-policy': policy = '', ...headers } = response.headers()
  await route.fulfill({
    response,
    headers: { ...headers, 'content-security-policy': policy.replace('connect-src', `connect-src ${address}`) },
    body: (await response.text()).replace('/api/booking', address),
  })
}

function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  }
}
