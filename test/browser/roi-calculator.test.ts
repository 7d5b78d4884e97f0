// The ROI calculator: its inputs, its figures to the euro, and what it says, draws and hands out.
import { readFile } from 'node:fs/promises'
import { PDFDocument } from 'pdf-lib'
import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import { browserSuite, eventually, type Opening, plain, textOf, type Visitor } from './browser.ts'

const AGENCY = '/ki-automatisierung-agentur'
const WRONG = 'Bitte geben Sie eine ganze Zahl von 1 bis 100 ein.'
const PAUSE_MS = 500

const TAX_OFFICE = [
  'Bei einer Investition von 2.500–8.000 € sparen Sie 79.380 € im Jahr. Zeit bis zum ROI: 1 Monat.',
  'In 24 Monaten kommen 158.760 € Ersparnis zusammen. Zeit bis zum ROI bei einer Investition von 2.500–8.000 €: 1 Monat.',
]

const test = browserSuite('roi calculator')

test('calculates every headcount and every time saving to the euro', async ({ open }) => {
  const page = await openCalculator(open)
  const shown = await page.evaluate(everyResult)
  const expected = [15, 30, 45, 60].flatMap((percent) =>
    Array.from({ length: 100 }, (_, index) => specified(index + 1, percent)),
  )
  assert.is(shown.length, 400)
  assert.equal(
    shown.map((figures) => figures.map(plain)),
    expected,
  )
})

test('starts at 5 people and 30 percent, and moves both fields together', async ({ open }) => {
  const page = await openCalculator(open)
  assert.equal(await inputsOf(page), { range: '5', number: '5', percent: '30' })
  await rangeOf(page).focus()
  await page.keyboard.press('ArrowRight')
  assert.equal(await inputsOf(page), { range: '6', number: '6', percent: '30' })
  assert.is(await rangeOf(page).getAttribute('aria-valuetext'), '6 Mitarbeitende')
  await page.keyboard.press('Home')
  assert.is(await rangeOf(page).getAttribute('aria-valuetext'), '1 Person')
  await page.keyboard.press('End')
  assert.is(await figure(page, 'employees'), '100')
  await numberOf(page).fill('12')
  assert.equal(await inputsOf(page), { range: '12', number: '12', percent: '30' })
  await page.getByRole('radio', { name: '45 %' }).press('Space')
  assert.is(await figure(page, 'saving'), '79.380 €')
})

test('redraws both drawings at once, with the figures in words, and soon for every width', async ({ open }) => {
  const page = await openCalculator(open)
  await page.getByRole('button', { name: /^Steuerkanzlei/ }).press('Enter')
  assert.equal(await inputsOf(page), { range: '12', number: '12', percent: '45' })
  assert.equal(await drawn(page), TAX_OFFICE)
  assert.match(await textOf(page.locator('.calculator__chart svg:visible')), 'Zeit bis zum ROI: 1 Monat')
  await eventually(() => assert.is(search(page), '?employees=12&percent=45'))
  await page.setViewportSize({ width: 390, height: 800 })
  assert.equal(await drawn(page), TAX_OFFICE.slice(0, 1))
  await page.getByText('Ersparnis und Investition über 24 Monate').first().click()
  assert.equal(await drawn(page), TAX_OFFICE)
  await page.setViewportSize({ width: 1280, height: 720 })
})

test('takes nothing but whole numbers from 1 to 100, says so, and keeps the last result', async ({ open }) => {
  const page = await openCalculator(open)
  await numberOf(page).fill('12')
  const [range, saving] = [await rangeOf(page).inputValue(), await figure(page, 'saving')]
  for (const typed of ['', '0', '101', '2.5', '-', 'e']) {
    await numberOf(page).fill('12')
    assert.equal([await problemOf(page), await numberOf(page).getAttribute('aria-invalid')], ['', null])
    await numberOf(page).fill('')
    // All at once, as it is pasted: "10" on the way to "101" would be a right number.
    await page.keyboard.insertText(typed)
    await numberOf(page).blur()
    await eventually(async () => assert.is(await problemOf(page), WRONG, typed))
    assert.is(await numberOf(page).getAttribute('aria-invalid'), 'true')
    assert.equal([await rangeOf(page).inputValue(), await figure(page, 'saving')], [range, saving], typed)
  }
  assert.equal(await violations(page, '#rechner'), [])
  await page.emulateMedia({ colorScheme: 'dark' })
  assert.equal(await violations(page, '#rechner'), [])
  await page.emulateMedia({ colorScheme: null })
  await rangeOf(page).press('ArrowLeft')
  assert.equal(await inputsOf(page), { range: '11', number: '11', percent: '30' })
  assert.is(await problemOf(page), '')
})

test('waits for a pause of 500 ms before it announces, changes the address or reports a mistake', async ({ open }) => {
  const before = (page: Page) => page.clock.install()
  const page = await openCalculator(open, { before, isAlone: true })
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await rangeOf(page).press('ArrowRight')
  await page.clock.runFor(PAUSE_MS - 1)
  await rangeOf(page).press('ArrowRight')
  await page.clock.runFor(PAUSE_MS - 1)
  assert.equal([await statusOf(page), search(page)], ['', ''])
  await page.clock.runFor(1)
  assert.is(
    await statusOf(page),
    'Bei einer Investition von 2.500–8.000 € sparen Sie 30.870 € im Jahr. Zeit bis zum ROI: 3 Monate.',
  )
  assert.is(search(page), '?employees=7&percent=30')
  await numberOf(page).press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.clock.runFor(PAUSE_MS - 1)
  assert.is(await problemOf(page), '')
  await page.clock.runFor(1)
  assert.is(await problemOf(page), WRONG)
})

test('is set by the address, finds its state again on the way back, and ignores what does not fit', async ({
  open,
}) => {
  const page = await openCalculator(open, {}, '?employees=12&percent=45&lang=de')
  assert.equal(await inputsOf(page), { range: '12', number: '12', percent: '45' })
  assert.is(await figure(page, 'saving'), '79.380 €')
  await rangeOf(page).press('End')
  await eventually(() => assert.is(search(page), '?employees=100&percent=45&lang=de'))
  await page.goto(new URL('/imprint', page.url()).href)
  await page.goBack()
  await wake(page)
  assert.equal(await inputsOf(page), { range: '100', number: '100', percent: '45' })
  assert.is(await figure(page, 'employees'), '100')
  await page.goto(new URL(`${AGENCY}?employees=0&percent=31`, page.url()).href)
  await wake(page)
  assert.is(await figure(page, 'saving'), '23.760 €')
})

test('hands the calculation out as a PDF, and says so when that fails', async ({ open }) => {
  const page = await openCalculator(open, {}, '?employees=12&percent=45')
  const button = page.getByRole('button', { name: 'Berechnung als PDF' })
  await page.route('**/_a/page-*.js', (route) => route.abort())
  await button.click()
  const failed = page.locator('.calculator__failed')
  await eventually(async () => assert.match(await textOf(failed), 'konnte nicht gezeichnet werden'))
  await page.reload()
  await wake(page)
  await page.unroute('**/_a/page-*.js')
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  assert.is(download.suggestedFilename(), 'ersparnis-berechnung.pdf')
  const document = await PDFDocument.load(await readFile(await download.path()))
  assert.equal([document.getPageCount(), document.getTitle()], [1, 'Was Automatisierung bringt'])
  assert.is(await textOf(failed), '')
})

test('has nothing that axe would report in light and dark, nor on a phone', async ({ open }) => {
  const page = await openCalculator(open, { size: { width: 390, height: 800 } })
  assert.equal(await violations(page, '#rechner'), [])
  await page.emulateMedia({ colorScheme: 'dark' })
  assert.equal(await violations(page, '#rechner'), [])
  await page.emulateMedia({ colorScheme: null })
  assert.equal(await smallTargets(page), [])
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  assert.is(scroll, client)
})

test('without scripts shows the usual result and no control, and so it does where its code does not come', async ({
  open,
}) => {
  const still = await open(AGENCY, { scripts: false })
  await showsTheUsual(still)
  const page = await open(AGENCY, {
    before: (opened) => opened.route('**/_a/calculator-*.js', (route) => route.abort()),
  })
  await page.locator('#rechner .calculator').scrollIntoViewIfNeeded()
  await page.locator('[data-island="calculator"][data-state="failed"]').waitFor({ state: 'attached' })
  await showsTheUsual(page)
})

test.run()

async function openCalculator(open: Visitor['open'], opening: Opening = {}, parameters = ''): Promise<Page> {
  const page = await open(AGENCY + parameters, opening)
  await wake(page)
  return page
}

async function wake(page: Page): Promise<void> {
  await page.locator('#rechner .calculator').scrollIntoViewIfNeeded()
  await page.locator('[data-island="calculator"][data-state="awake"]').waitFor({ state: 'attached' })
}

const rangeOf = (page: Page) => page.getByRole('slider', { name: 'Mitarbeitende' })
const numberOf = (page: Page) => page.getByRole('spinbutton', { name: 'Mitarbeitende, Zahl eingeben' })
const problemOf = (page: Page) =>
  page.locator('#rechner [data-wrong]').evaluate((place: HTMLElement) => (place.hidden ? '' : place.textContent))
const search = (page: Page) => new URL(page.url()).search
const statusOf = (page: Page) => textOf(page.locator('#rechner [role="status"]'))
const figure = (page: Page, name: string) => textOf(page.locator(`#rechner [data-figure="${name}"]`))

/** The drawings as screen readers announce them. */
async function drawn(page: Page): Promise<string[]> {
  const images = await page.locator('#rechner').getByRole('img').all()
  return Promise.all(images.map(async (image) => plain((await image.getAttribute('aria-label')) ?? '')))
}

async function inputsOf(page: Page) {
  const chosen = page.locator('#rechner [type="radio"]:checked')
  return {
    range: await rangeOf(page).inputValue(),
    number: await numberOf(page).inputValue(),
    percent: await chosen.inputValue(),
  }
}

/** In the page: the figures for all inputs, as shown after each of them. */
function everyResult(): string[][] {
  const section = document.querySelector('#rechner')
  const range = section?.querySelector<HTMLInputElement>('[type="range"]')
  const figures = ['monthlyCost', 'investment', 'saving', 'months', 'twoYears']
  const radios = [...(section?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])]
  return radios.flatMap((radio) => {
    radio.click()
    return Array.from({ length: 100 }, (_, index) => {
      if (range) range.value = String(index + 1)
      range?.dispatchEvent(new Event('input', { bubbles: true }))
      return figures.map((name) => section?.querySelector(`[data-figure="${name}"]`)?.textContent ?? '')
    })
  })
}

/** Section 9 of the specification once more, in whole numbers only: shares in percent, halves doubled. */
const SPECIFIED = [
  { upTo: 2, from: 800, to: 2500, salary: 3200, share: 45 },
  { upTo: 5, from: 1500, to: 4000, salary: 3300, share: 40 },
  { upTo: 15, from: 2500, to: 8000, salary: 3500, share: 35 },
  { upTo: 50, from: 8000, to: 25_000, salary: 4000, share: 30 },
  { upTo: 100, from: 15_000, to: 50_000, salary: 4200, share: 30 },
]

function specified(staff: number, percent: number): string[] {
  const row = SPECIFIED.find(({ upTo }) => staff <= upTo)
  if (!row) throw new RangeError(`The specification has no row for ${staff}`)
  const monthly = hundredth(staff * row.salary * row.share)
  const saving = hundredth(monthly * 12 * percent)
  const twiceMiddle = row.from + row.to
  let months = 1
  while (months * saving * 2 < twiceMiddle * 12) months += 1
  const thousands = Math.floor((4 * saving - twiceMiddle + 1000) / 2000)
  return [
    `${dotted(monthly)} €`,
    `${dotted(row.from)}–${dotted(row.to)} €`,
    `${dotted(saving)} €`,
    months === 1 ? '1 Monat' : `${months} Monate`,
    `${dotted(thousands)} Tsd. €`,
  ]
}

/** A hundredth, rounded half up, without a fraction on the way. */
const hundredth = (value: number) => (value - (value % 100)) / 100 + (value % 100 >= 50 ? 1 : 0)
const dotted = (value: number) => new Intl.NumberFormat('de-DE').format(value)

async function showsTheUsual(page: Page): Promise<void> {
  const section = page.locator('#rechner')
  assert.equal(await Promise.all(['employees', 'percent', 'saving'].map((name) => figure(page, name))), [
    '5',
    '30 %',
    '23.760 €',
  ])
  assert.is(await section.locator('[data-figure="employees"]').isVisible(), true)
  assert.equal(await visible(section.locator('input, button')), [])
  assert.is(await section.locator('tbody tr').count(), 5)
}

async function visible(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML))
}

/** Controls that are lower or narrower than a fingertip (44 px). */
function smallTargets(page: Page): Promise<string[]> {
  const controls = page.locator('#rechner .calculator :is(input, button, a)')
  return controls.evaluateAll((all) =>
    all
      .map((one) => ({ html: one.outerHTML, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ html }) => html),
  )
}
