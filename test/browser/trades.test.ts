// The choice of a trade on the agency page: calculator, cases, packages and closing call follow it.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import { browserSuite, eventually, plain, type Visitor } from './browser.ts'

const PATH = '/ki-automatisierung-agentur'
const PLUMBER = /^Sanitärbetrieb/

const test = browserSuite('trades')

test('shows the plumber with 8 people first, and changes nothing before a choice', async ({ open }) => {
  const page = await openTrades(open)
  assert.match(await panel(page), 'Sanitärbetrieb, 8 Mitarbeitende')
  assert.is(await page.locator('#gewerk input:checked').count(), 0)
  assert.is(await page.locator('#rechner [type=number]').inputValue(), '5')
  assert.is(await page.locator('[data-fits]').count(), 0)
})

test('moves the parts that are not awake yet', async ({ open }) => {
  const page = await openTrades(open)
  await choose(page, PLUMBER)
  await follows(page, { employees: '8', saving: '35.280 €', name: 'Sanitärbetrieb', package: 'STARTER' })
  assert.match(await closing(page), 'Bringen Sie das Angebot mit')
})

test('moves the parts that are awake, and back', async ({ open }) => {
  const page = await openTrades(open)
  for (const id of ['rechner', 'faelle', 'pakete']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded()
    await page.locator(`#${id} [data-island][data-state=awake]`).first().waitFor({ state: 'attached' })
  }
  await page.locator('#gewerk').scrollIntoViewIfNeeded()
  await choose(page, /^Großhandel/)
  await follows(page, { employees: '80', saving: '181.440 €', name: 'Großhandel', package: 'SCALE' })
  await choose(page, PLUMBER)
  await follows(page, { employees: '8', saving: '35.280 €', name: 'Sanitärbetrieb', package: 'STARTER' })
  assert.is(await page.locator('[data-fits]').count(), 1)
})

test('can be chosen by keyboard, says what it did, and leads there', async ({ open }) => {
  const page = await openTrades(open)
  await page.getByRole('radio', { name: PLUMBER }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await eventually(async () =>
    assert.is(
      plain((await page.locator('#gewerk [role=status]').textContent()) ?? ''),
      'Eingestellt auf: Arztpraxis, 6 Mitarbeitende.',
    ),
  )
  assert.is(await page.getByRole('link', { name: 'Zur Rechnung' }).getAttribute('href'), '#rechner')
  assert.equal(await violations(page, '#gewerk'), [])
})

test('goes along into the booking', async ({ open }) => {
  const page = await openTrades(open)
  await choose(page, PLUMBER)
  await page.getByRole('link', { name: 'Für meinen Betrieb besprechen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kostenlose Beratung buchen' })
  await dialog.waitFor()
  await eventually(async () => {
    const text = plain((await dialog.textContent()) ?? '')
    for (const part of ['Sanitärbetrieb', '8 Mitarbeitende', '35.280 €']) assert.match(text, part)
  })
})

test('shows all trades without scripts', async ({ open }) => {
  const page = await open(PATH, { scripts: false })
  assert.is(await page.locator('#gewerk [data-trade]:visible').count(), 6)
  assert.is(await page.locator('#gewerk input:visible').count(), 0)
})

test.run()

async function openTrades(open: Visitor['open']): Promise<Page> {
  const page = await open(PATH)
  await page.locator('#gewerk').scrollIntoViewIfNeeded()
  await page.locator('[data-island=trades][data-state=awake]').waitFor({ state: 'attached' })
  return page
}

const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).press('Space')

const panel = async (page: Page) => plain((await page.locator('#gewerk [data-trade]:visible').textContent()) ?? '')

const closing = async (page: Page) => plain((await page.locator('[data-closing] h2').first().textContent()) ?? '')

interface Followed {
  readonly employees: string
  readonly saving: string
  readonly name: string
  readonly package: string
}

/** Looks at each part, as a visitor who scrolls there. */
async function follows(page: Page, expected: Followed): Promise<void> {
  await eventually(async () => assert.match(await panel(page), expected.name))
  await page.locator('#rechner .calculator').scrollIntoViewIfNeeded()
  await eventually(async () =>
    assert.is(plain((await page.locator('#rechner [data-figure=saving]').textContent()) ?? ''), expected.saving),
  )
  assert.is(await page.locator('#rechner [type=number]').inputValue(), expected.employees)
  await page.locator('#faelle').scrollIntoViewIfNeeded()
  const shown = page.locator('#faelle .carousel__track > li:not([inert])').filter({ hasText: expected.name })
  await eventually(async () => assert.ok(await isAtStart(page, expected.name), `${expected.name} comes first`))
  assert.ok((await shown.count()) > 0)
  const card = page.locator('#pakete li', { has: page.locator('[data-fits]') })
  assert.is(await card.locator('h3').textContent(), expected.package)
  assert.is(await card.locator('[data-fits]').textContent(), 'Passt zu Ihrem Betrieb')
}

/** Whether a case stands where the list begins, or as near as the end of the list lets it. */
function isAtStart(page: Page, name: string): Promise<boolean> {
  return page.locator('#faelle .carousel__track').evaluate((track, wanted) => {
    const slide = [...track.children].find(
      (one) => one.querySelector('[data-case]')?.getAttribute('data-case') === wanted,
    )
    if (!slide) return false
    const [from, to] = [track.getBoundingClientRect(), slide.getBoundingClientRect()]
    const isAtEnd = Math.abs(track.scrollWidth - track.clientWidth - track.scrollLeft) < 2
    return Math.abs(to.left - from.left) < 3 || (isAtEnd && to.right <= from.right + 1)
  }, name)
}
