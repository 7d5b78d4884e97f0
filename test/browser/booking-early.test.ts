// The booking dialog is seen in the frame after the one that answers the tap: it comes with the page, and its code comes later.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import {
  dialogOf,
  fieldOf,
  focusedName,
  hasFocus,
  isClosed,
  isOpen,
  openDialog,
  openerOf,
  PATH,
  questionOf,
  takeBookings,
  VISITOR,
} from './booking-dialog.ts'
import { browserSuite, eventually, type Visitor } from './browser.ts'
import { hold } from './contact-form.ts'

const test = browserSuite('booking dialog, before its code')

const CHUNK = /\/_a\/BookingDialog-[^/]+\.js$/
const REACT_CHUNK = /\/_a\/component-[^/]+\.js$/
const DIALOGS = '[data-island=BookingDialog]'

test('opens once when its link is clicked twice while its script is on the way', async ({ open }) => {
  const { page, held } = await openedEarly(open, 'dblclick')
  assert.is(await page.locator('dialog[open]').count(), 1)
  held.open()
  await isAwake(page)
  assert.is(await page.locator('dialog[open]').count(), 1)
})

test('is there before its script, and takes over what was typed and sent until then', async ({ open }) => {
  const { page, held } = await openedEarly(open)
  assert.is(await focusedName(page), 'name')
  assert.equal(await violations(page, DIALOGS), [])
  const sent = await takeBookings(page)
  await page.keyboard.type(VISITOR.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(VISITOR.email)
  await page.keyboard.press('Enter')
  held.open()
  await fieldOf(page, 'callback').waitFor({ state: 'visible' })
  assert.match(page.url(), new RegExp(`${PATH}$`), 'the page stayed')
  await eventually(() => assert.equal([sent[0]?.['name'], sent[0]?.['email']], [VISITOR.name, VISITOR.email]))
})

test('leaves the focus in the field in which somebody types while its script comes, and asks before it is lost', async ({
  open,
}) => {
  const { page, held } = await openedEarly(open)
  await fieldOf(page, 'email').focus()
  await page.keyboard.type('erika@')
  held.open()
  await isAwake(page)
  await page.keyboard.type('example.org')
  assert.is(await fieldOf(page, 'email').inputValue(), VISITOR.email)
  await page.keyboard.press('Escape')
  await questionOf(page).waitFor()
})

test('can be closed before its script is there, and stays closed', async ({ open }) => {
  const { page, held } = await openedEarly(open)
  await dialogOf(page).getByRole('button', { name: 'Dialog schließen' }).click()
  await isClosed(page)
  await hasFocus(openerOf(page))
  held.open()
  await isAwake(page)
  assert.is(await page.locator('dialog[open]').count(), 0)
  await openDialog(page)
})

test('keeps the page below it from scrolling, until it is closed', async ({ open }) => {
  const page = await open(PATH)
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  const before = await overflow()
  for (let times = 0; times < 2; times++) {
    await openDialog(page)
    assert.is(await overflow(), 'hidden')
    await dialogOf(page).getByRole('button', { name: 'Dialog schließen' }).click()
    await isClosed(page)
    await eventually(async () => assert.is(await overflow(), before))
  }
})

test('is seen before it is modal, and can be typed in and left until then', async ({ open }) => {
  const page = await open(PATH, { isAlone: true, before: ({ clock }) => clock.install() })
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const isModal = () => dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))
  const isSeen = async () => {
    await page.clock.runFor(20)
    assert.ok(await dialogOf(page).isVisible())
  }
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialogOf(page).getByRole('button', { name: 'Dialog schließen' }).press('Enter'),
  ]) {
    await openerOf(page).click()
    await eventually(isSeen)
    assert.not.ok(await isModal())
    assert.is(await focusedName(page), 'name')
    await page.keyboard.type('E')
    await leave()
    await isClosed(page)
    await page.clock.runFor(1000)
    assert.not.ok(await dialogOf(page).isVisible())
    await hasFocus(openerOf(page))
  }
  await openerOf(page).click()
  await eventually(isSeen)
  await page.keyboard.type('rika')
  await eventually(async () => {
    await page.clock.runFor(20)
    assert.ok(await isModal())
  })
  await page.keyboard.type(' Beispiel')
  assert.is(await fieldOf(page, 'name').inputValue(), 'EErika Beispiel', 'in the field that had the focus')
})

test('stays closed when it is closed in the moment in which its code takes over', async ({ open }) => {
  const page = await open(PATH)
  await dialogOf(page).evaluate((dialog) => {
    dialog.addEventListener('open', () => (dialog as HTMLDialogElement).close(), { once: true })
  })
  await openerOf(page).click()
  await page.waitForSelector(`${DIALOGS}[data-state=awake]`, { state: 'attached' })
  await isClosed(page)
  // What the code does then, it does before two frames and a task.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  )
  assert.not.ok(await dialogOf(page).isVisible())
  await openDialog(page)
})

for (const [what, chunk] of Object.entries({ 'its script': CHUNK, React: REACT_CHUNK })) {
  test(`follows its link when ${what} does not come`, async ({ open }) => {
    const page = await open(PATH, { before: (made) => made.route(chunk, (route) => route.abort('connectionrefused')) })
    await openerOf(page).click()
    await page.waitForURL('**/talk-to-us')
  })
}

test.run()

/** A page whose dialog is open, and what brings its code. */
async function openedEarly(open: Visitor['open'], how: 'click' | 'dblclick' = 'click') {
  let held = { open: () => {} }
  const page = await open(PATH, {
    before: async (made) => {
      held = await hold(made, CHUNK)
    },
  })
  await openerOf(page)[how]()
  await isOpen(page)
  assert.is(await page.locator(`${DIALOGS}[data-state]`).count(), 0, 'its code is not here')
  return { page, held: { open: () => held.open() } }
}

const isAwake = (page: Page) => page.locator(`${DIALOGS}[data-state=awake]`).waitFor({ state: 'attached' })
