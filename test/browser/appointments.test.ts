// A fixed time from the first click to the link that moves it: on three pages, in three languages, with our own server.
import type { BrowserContextOptions, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import {
  bookOf,
  dialogOf,
  fieldOf,
  fill,
  goOn,
  isClosed,
  isOpen,
  openDialog,
  successOf,
  waitingIn,
} from './booking-dialog.ts'
import { browserSuite, eventually, gate, scriptsCame, textOf, type Visitor } from './browser.ts'
import {
  callbackOf,
  choiceOf,
  choose,
  chooseTime,
  daysOf,
  problemOf,
  slotOf,
  statusOf,
  timesOf,
} from './slot-choice.ts'

/** Milliseconds; whoever is quicker counts as a program, which gets no time. */
const AS_QUICK_AS_PEOPLE = 2500

const test = browserSuite('appointments')

const AGENCY = '/ki-automatisierung-agentur'
const WEBSITES = '/website-erstellen-lassen'
const TALK = '/talk-to-us'
const DIALOGS = '[data-island=BookingDialog]'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
const HELD = 'Diese Zeit ist 10 Minuten lang für Sie reserviert.'

let count = 0

/** A visitor whose leads no other test has. */
const visitor = () => {
  count += 1
  return { name: 'Erika Beispiel', email: `erika-${process.pid}-${count}@example.org` }
}

// Each test takes times of its own: what one has booked, the next one is not offered.
let taken = 0
const ownTime = () => {
  taken += 1
  return { day: 1 + (taken % 5), time: 1 + Math.floor(taken / 5) }
}

test('asks for free times when step 2 is reached, and for nothing before', async ({ open }) => {
  const page = await open(AGENCY)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/api\/(slots|hold)/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  await openDialog(page)
  await fill(page, visitor())
  assert.equal(asked, [])
  await goOn(page, {})
  await choiceOf(page).waitFor()
  assert.equal(asked, ['/api/slots'])
  assert.ok(await callbackOf(page).isChecked(), 'a call soon is what is chosen at first')
  assert.equal(await violations(page, DIALOGS), [])
})

for (const [path, start] of Object.entries({ [AGENCY]: openAndGoOn, [WEBSITES]: openAndGoOn, [TALK]: goOnInHero }))
  test(`books a time on ${path}: kept while he types, booked, confirmed, moved and cancelled`, async ({
    open,
    leadsOf,
  }) => {
    const who = visitor()
    const page = await open(path)
    await start(page, who)
    const slot = await chooseTime(page, ownTime())
    await eventually(async () => assert.is(await textOf(statusOf(page)), HELD))
    assert.equal(await violations(page, DIALOGS), [])
    await fill(page, { callback: '0170 0000000' })
    await page.waitForTimeout(AS_QUICK_AS_PEOPLE)
    await bookOf(page).click()
    await successOf(page).waitFor()
    const dialog = page.getByRole('dialog', { name: /gebucht!$/ })
    assert.match(await textOf(dialog.locator('.lead')), /^Vielen Dank, Erika Beispiel\. Wir rufen Sie an: \S+, .* Uhr/)
    assert.equal(await violations(page, DIALOGS), [])
    const leads = await leadsOf(who.email)
    assert.equal(
      leads.map(({ kind }) => kind),
      ['booking'],
      'only the booking lead is left',
    )

    await page.keyboard.press('Escape')
    await isClosed(page)
    const confirmation = page.locator('#booking-confirmation')
    assert.match(await textOf(confirmation.locator('dl')), /Termin.* Uhr/)
    const calendar = await confirmation.getByRole('link', { name: 'In den Kalender' }).getAttribute('href')
    const file = await page.request.get(String(calendar))
    assert.match(await file.text(), `DTSTART;TZID=Europe/Berlin:${stampInBerlin(slot)}`)
    await moveAndCancel(page)
  })

test('keeps a time for one visitor: another one is not offered it, and is told when it has gone meanwhile', async ({
  open,
  context,
}) => {
  const [first, second] = [await open(AGENCY), await (await context()).newPage()]
  await openAndGoOn(first, visitor())
  await second.goto(AGENCY)
  await openAndGoOn(second, visitor())
  const place = ownTime()
  const slot = await chooseTime(first, place)
  await eventually(async () => assert.is(await textOf(statusOf(first)), HELD))
  // The list of the second one is older than that.
  await chooseTime(second, place)
  await eventually(async () => assert.match(await textOf(problemOf(second)), /vergeben/))
  await eventually(async () => assert.is(await second.locator(`[name=slot][value="${slot}"]`).count(), 0))
  assert.is(await second.locator('[name=slot]:checked').count(), 0)
  assert.equal(await violations(second, DIALOGS), [])
  await fill(second, { callback: '0170 0000000' })
  await bookOf(second).click()
  await eventually(async () => assert.match(await textOf(problemOf(second)), /wählen Sie/))
  await choose(timesOf(second).first())
  await eventually(async () => assert.is(await problemOf(second).count(), 0))
})

test('comes back to the list when the time is gone at the last moment, with everything that was typed', async ({
  open,
}) => {
  const page = await open(AGENCY)
  await page.route('**/api/hold', (route) => route.abort('connectionrefused'))
  const who = visitor()
  await openAndGoOn(page, who)
  const slot = await chooseTime(page, ownTime())
  await fill(page, { callback: '0170 0000000', message: 'Rechnungen' })
  await page.waitForTimeout(AS_QUICK_AS_PEOPLE)
  await bookedBySomebodyElse(page, slot)
  await bookOf(page).click()
  await eventually(async () => assert.match(await textOf(problemOf(page)), /andere/))
  await eventually(async () => assert.is(await choiceOf(page).evaluate((it) => it === document.activeElement), true))
  assert.is(await fieldOf(page, 'message').inputValue(), 'Rechnungen')
  await eventually(async () => assert.is(await page.locator(`[name=slot][value="${slot}"]`).count(), 0))
  await choose(timesOf(page).first())
  await bookOf(page).click()
  await successOf(page).waitFor()
})

test('calls back as ever: by choice, without times, and where the server says nothing of them', async ({ open }) => {
  const answers = {
    'by choice': null,
    'no times': { json: { ok: true, mode: 'callback', reason: 'unreadable' } },
    'an error': { status: 500, json: { error: { code: 'failed', message: 'x' } } },
    'a page of something between': { contentType: 'text/html', body: '<p>Login</p>' },
  }
  const page = await open(AGENCY)
  for (const [what, answer] of Object.entries(answers)) {
    if (answer) await page.route('**/api/slots*', (route) => route.fulfill(answer))
    await openAndGoOn(page, visitor(), { hasTimes: !answer })
    await fill(page, { callback: '0170 0000000' })
    await bookOf(page).click()
    await successOf(page).waitFor()
    assert.match(
      await textOf(dialogOf(page).locator('.lead')),
      'Wir melden uns innerhalb von 2 Stunden bei Ihnen.',
      what,
    )
    await page.goto(`${AGENCY}?${encodeURIComponent(what)}`)
  }
})

test('asks for a time where a day is chosen and none is', async ({ open }) => {
  const page = await open(AGENCY)
  await openAndGoOn(page, visitor())
  await choose(daysOf(page).first())
  await fill(page, { callback: '0170 0000000' })
  await bookOf(page).click()
  await eventually(async () =>
    assert.is(await textOf(problemOf(page)), 'Bitte wählen Sie eine Uhrzeit oder den Rückruf'),
  )
  assert.equal(await violations(page, DIALOGS), [])
})

test('promises no time that the server has not booked, and sends the wish later', async ({ open, leadsOf }) => {
  const page = await open(AGENCY)
  const who = visitor()
  await openAndGoOn(page, who)
  await page.route('**/api/hold', (route) => route.abort('connectionrefused'))
  const slot = await chooseTime(page, ownTime())
  await page.route('**/api/booking', (route) => route.abort('connectionrefused'))
  await fill(page, { callback: '0170 0000000' })
  await page.waitForTimeout(AS_QUICK_AS_PEOPLE)
  await bookOf(page).click()
  const dialog = page.getByRole('dialog', { name: 'Ihr Wunschtermin ist noch nicht bestätigt' })
  await dialog.waitFor()
  assert.match(await textOf(dialog.locator('.lead')), /können wir \S+, .* Uhr .*nicht zusagen/)
  assert.is(await dialog.getByText('In den Kalender').count(), 0)
  assert.is(await textOf(page.locator('header [href="#booking-confirmation"]').first()), 'Anfrage vorgemerkt')
  await eventually(async () =>
    assert.equal(
      (await waitingIn(page)).map((body) => body['slot']),
      [slot],
    ),
  )
  // Meanwhile somebody else gets it: the wish goes to the owner as a message.
  await page.unroute('**/api/booking')
  await bookedBySomebodyElse(page, slot)
  await page.goto('/imprint')
  await eventually(async () => {
    const [lead] = (await leadsOf(who.email)).filter(({ kind }) => kind === 'booking')
    assert.match(String(lead?.payload['message']), /^Wunschtermin: /)
    assert.is(lead?.payload['slot'], undefined)
  })
})

test('asks once about a number that cannot be one, and sends it when it comes again', async ({ open }) => {
  const page = await open(AGENCY)
  await openAndGoOn(page, visitor())
  await fill(page, { callback: '12' })
  await bookOf(page).click()
  await eventually(async () => assert.match(await textOf(dialogOf(page)), /Diese Nummer sieht ungewöhnlich aus/))
  await eventually(async () =>
    assert.ok(await fieldOf(page, 'callback').evaluate((it) => it === document.activeElement)),
  )
  assert.equal(await violations(page, DIALOGS), [])
  await bookOf(page).click()
  await successOf(page).waitFor()
})

test('asks somebody who has closed the dialog meanwhile, too', async ({ open }) => {
  const page = await open(AGENCY)
  await openAndGoOn(page, visitor())
  const held = gate()
  await page.route('**/api/booking', async (route) => {
    await held.opened
    await route.continue()
  })
  await fill(page, { callback: '12' })
  await bookOf(page).click()
  await page.keyboard.press('Escape')
  await isClosed(page)
  held.open()
  await isOpen(page)
  await eventually(async () => assert.match(await textOf(dialogOf(page)), /Diese Nummer sieht ungewöhnlich aus/))
})

test('can be done with the keyboard alone', async ({ open }) => {
  const page = await open(AGENCY)
  await openAndGoOn(page, visitor())
  await fieldOf(page, 'callback').focus()
  await page.keyboard.type('0170 0000000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  assert.ok(await daysOf(page).first().isChecked())
  // Past the button for more days.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  assert.ok(await timesOf(page).first().isChecked())
  for (let steps = ownTime().time + 4; steps > 0; steps -= 1) await page.keyboard.press('ArrowRight')
  const slot = await slotOf(page.locator('[name=slot]:checked'))
  await eventually(async () => assert.is(await textOf(statusOf(page)), HELD))
  const sent = page.waitForRequest('**/api/booking')
  await fieldOf(page, 'company').press('Enter')
  assert.is((await sent).postDataJSON()['slot'], slot)
  await successOf(page).waitFor()
})

test('shows the time of the owner, and beside it that of a visitor elsewhere', async ({ context }) => {
  const page = await visit(context, '/en/talk-to-us', { timezoneId: 'America/New_York' })
  await goOnInHero(page, visitor())
  await choose(daysOf(page).first())
  const [slot, chip] = [await slotOf(timesOf(page).first()), timesOf(page).first().locator('+ span')]
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone }).format(new Date(slot)).replace(/\s/g, ' ')
  assert.is(await textOf(chip), clock('Europe/Berlin') + clock('America/New_York'))
  assert.ok(await choiceOf(page).getByText('German time, with your own time below.').isVisible())
})

test('offers the same days to a visitor whose clock is a year behind', async ({ context, open }) => {
  const right = await open(AGENCY)
  await openAndGoOn(right, visitor())
  const before = ({ clock }: Page) => clock.setSystemTime(Date.now() - 365 * 24 * 3_600_000)
  const wrong = await visit(context, AGENCY, {}, before)
  await openAndGoOn(wrong, visitor())
  const labels = (page: Page) => daysOf(page).locator('+ span').allTextContents()
  assert.equal(await labels(wrong), await labels(right))
  await chooseTime(wrong, ownTime())
  await eventually(async () => assert.is(await textOf(statusOf(wrong)), HELD))
})

test('is chosen without scripts, on the page that answers the form, and moved and cancelled there', async ({
  open,
  leadsOf,
}) => {
  const page = await open(TALK, { scripts: false })
  const who = visitor()
  for (const [name, value] of Object.entries({ ...who, phone: '0170 0000000' }))
    await page.locator(`#booking-start [name=${name}]`).fill(value)
  await page.locator('#booking-start [type=submit]').click()
  await page.getByRole('heading', { name: 'Wann dürfen wir anrufen?' }).waitFor()
  assert.is((await leadsOf(who.email)).length, 1, 'the request is safe before a time is chosen')
  // One day is open at a time, with the button below its times.
  await page.locator('summary').nth(1).click()
  assert.equal(
    await page.locator('details').evaluateAll((all) => all.map((it) => it.hasAttribute('open')).indexOf(true)),
    1,
  )
  await page.locator('summary').first().click()
  await choose(page.locator('[name=slot]').nth(2))
  await page.getByRole('button', { name: 'Diese Zeit buchen' }).click()
  await page.getByRole('heading', { name: 'Ihr Termin steht' }).waitFor()
  await page.getByRole('link', { name: 'Verschieben oder absagen' }).click()
  await moveAndCancelHere(page)
})

test('can be chosen by everybody where no scripts run', async ({ open }) => {
  for (const size of [PHONE, DESKTOP]) {
    const page = await open(TALK, { size })
    for (const [name, value] of Object.entries({ ...visitor(), phone: '12' }))
      await page.locator(`#booking-start [name=${name}]`).fill(value)
    // As without scripts; axe-core needs some.
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#booking-start')?.submit())
    await page.getByRole('heading', { name: 'Wann dürfen wir anrufen?' }).waitFor()
    await page.getByText('Die Nummer 12 sieht ungewöhnlich aus.').waitFor()
    assert.equal(await violations(page), [])
  }
})

test('says when a time is no longer kept', async ({ open }) => {
  const page = await open(AGENCY)
  await page.route('**/api/hold', async (route) => {
    const response = await route.fetch()
    const until = new Date(Date.now() + 2500).toISOString()
    await route.fulfill({
      response,
      headers: { ...response.headers(), date: new Date().toUTCString() },
      json: { ok: true, until },
    })
  })
  await openAndGoOn(page, visitor())
  await chooseTime(page, ownTime())
  await eventually(async () => assert.match(await textOf(statusOf(page)), /^Die Reservierung ist abgelaufen\./))
  await fill(page, { callback: '0170 0000000' })
  await bookOf(page).click()
  await successOf(page).waitFor()
})

test('says at step 1 what it sends, and where the privacy notice is', async ({ open }) => {
  for (const [path, words] of Object.entries({
    [AGENCY]: 'Mit „Weiter“',
    '/talk-to-us': 'Mit „Weiter“',
    '/en/talk-to-us': '“Continue”',
    '/pt/talk-to-us': 'Com “Continuar”',
  })) {
    const page = await open(path)
    if (path === AGENCY) await openDialog(page)
    const note = page.locator(path === AGENCY ? '.dialog .note' : '#booking-start .note').first()
    assert.match(await textOf(note), words)
    assert.match(String(await note.getByRole('link').getAttribute('href')), /privacy-policy/)
  }
})

test.run()

/** Opens the dialog and goes on to step 2. */
async function openAndGoOn(page: Page, who: Readonly<Record<string, string>>, { hasTimes = true } = {}): Promise<void> {
  await openDialog(page)
  await goOn(page, who)
  if (hasTimes) await choiceOf(page).waitFor()
}

/** Fills step 1 where it stands on the page; it goes on in the dialog. */
async function goOnInHero(page: Page, who: Readonly<Record<string, string>>): Promise<void> {
  const start = page.locator('#booking-start')
  for (const [name, value] of Object.entries(who)) await start.locator(`[name=${name}]`).fill(value)
  await start.locator('[type=submit]').click()
  await isOpen(page)
  await choiceOf(page).waitFor()
}

/** A page in a window of its own, such as one in another time zone. */
async function visit(
  context: Visitor['context'],
  path: string,
  options: BrowserContextOptions,
  before: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const page = await (await context(options)).newPage()
  await before(page)
  await page.goto(path)
  await scriptsCame(page)
  return page
}

/** A moment as calendar files write it: "20261126T090000". */
function stampInBerlin(slot: string): string {
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Berlin' })
  return format.format(new Date(slot)).replace(' ', 'T').replace(/[-:]/g, '')
}

/** Somebody who was faster. */
async function bookedBySomebodyElse(page: Page, slot: string): Promise<void> {
  const { token } = (await (await page.request.post('/api/form-token', { data: {} })).json()) as { token: string }
  const who = { ...visitor(), phone: '0170 0000001', employees: '2-5', source: 'x', service: 'y', url: page.url() }
  await page.waitForTimeout(AS_QUICK_AS_PEOPLE)
  const data = { ...who, slot, token, timestamp: new Date().toISOString() }
  const answer = await page.request.post('/api/booking', { data })
  assert.is(answer.status(), 200, await answer.text())
}

/** Follows the link of the confirmation, whose pages need no scripts. */
async function moveAndCancel(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Termin verschieben oder absagen' }).click()
  await moveAndCancelHere(page)
}

async function moveAndCancelHere(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Ihr Termin' }).waitFor()
  await choose(page.locator('[name=slot]').first())
  await page.getByRole('button', { name: 'Auf diese Zeit verschieben' }).click()
  await page.getByRole('heading', { name: 'Ihr Termin ist verschoben' }).waitFor()
  await page.getByRole('link', { name: 'Verschieben oder absagen' }).click()
  await page.getByRole('link', { name: 'Termin absagen' }).click()
  await page.getByRole('button', { name: 'Ja, absagen' }).click()
  await page.getByRole('heading', { name: 'Ihr Termin ist abgesagt' }).waitFor()
}
