// What the editor does with the agency's texts: what `site validate` would say of them is put right with a button, questions are
// added, and entries are dragged.
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Dev, dev } from '../../src/commands/dev.ts'
import type { Project } from '../project.ts'
import { gate, putAway } from './browser.ts'
import { agencyCopy, agencySettings, OPTIONS, openPage, PANEL, untilShown } from './editing-visit.ts'
import { launch } from './launch.ts'

interface Visit {
  readonly browser: Browser
  readonly project: Project
  readonly running: Dev
  readonly page: Page
}

const test = suite<Visit>("the editor with the agency's site")
/** The first build of the whole site may stall on a busy machine. */
const PATIENCE_MS = 60_000

test.before(async (context) => {
  const project = agencyCopy()
  const running = await dev(agencySettings(project), OPTIONS)
  const browser = await launch()
  Object.assign(context, { browser, project, running })
})
test.after(async ({ browser, running }) => {
  await browser.close()
  await running.stop()
})
test.before.each(async (context) => {
  const page = await context.browser.newPage({ viewport: { width: 1280, height: 900 }, hasTouch: true })
  page.setDefaultTimeout(PATIENCE_MS)
  Object.assign(context, { page })
})
test.after.each(({ page }) => putAway(page))

const FILE = 'site/pages/website-erstellen-lassen.yaml'

test('declares a number as a claim, and writes the name of a value instead of the value', async (visit) => {
  const { project, running, page } = visit
  await openPage(page, `${running.address}/website-erstellen-lassen`)
  const claims = project.read('site/data/claims.yaml')
  await type(page, ' 97 % unserer Kunden empfehlen uns.')
  const declare = page.getByRole('button', { name: /^Declare it as a claim/ })
  await declare.first().click()
  await until(() => project.read('site/data/claims.yaml') !== claims, 'the claim is declared')
  const declared = project.read('site/data/claims.yaml')
  assert.match(declared, /97/)
  assert.ok(
    claims.split('\n').every((line) => declared.split('\n').includes(line)),
    'nothing else of the file changed',
  )
  await page.keyboard.press('Escape')

  const before = project.read(FILE)
  await openPage(page, `${running.address}/website-erstellen-lassen`)
  await type(page, ' Die Website kostet 2.990 €.')
  await page.getByRole('button', { name: /^Write instead: .*\{price:/ }).click()
  await until(() => project.read(FILE) !== before, 'the name is written')
  assert.match(project.read(FILE), /Die Website kostet \{price:website\}/)
})

const OFFERS = 'site/data/offers.yaml'
const NOTE = 'note: Festpreis, zuzüglich Umsatzsteuer.'
const FEATURE = 'Konzept, Gestaltung und Texte'

/** Puts another note below the price, and opens the page with it. */
async function writeNote({ project, running, page }: Visit, note: string): Promise<void> {
  project.write(OFFERS, project.read(OFFERS).replace(NOTE, `note: ${note}`))
  await page.goto(`${running.address}/professionelle-website`)
  await page.getByText(note, { exact: false }).first().waitFor()
  await until(() => running.isSettled(), 'the site is built')
  await openPage(page, `${running.address}/professionelle-website`)
}

test('offers at once what puts a text right, and repairs another text of the same file after what was typed', async (visit) => {
  const { project, page } = visit
  const before = project.read(OFFERS)
  await writeNote(visit, 'Professionelle Website für 2.990 € als Festpreis.')
  await page.getByText('Professionelle Website für').first().click()
  await page.getByRole('button', { name: /^Write instead: .*\{price:website\}/ }).click()
  await until(() => project.read(OFFERS).includes('für {price:website} als'), 'the name is written')

  project.write(OFFERS, before)
  await writeNote(visit, 'Professionelle Website für 4.444 € als Festpreis.')
  await page
    .locator('.price__now')
    .getByText('2.990')
    .click({ position: { x: 40, y: 12 } })
  const box = page.locator(PANEL).getByLabel('Price', { exact: true })
  await box.fill('4444')
  await page.getByRole('button', { name: /^Save this, and write in .*\{price:website\}/ }).click()
  await until(() => project.read(OFFERS).includes('für {price:website} als'), 'the other text is put right')
  assert.match(project.read(OFFERS), /price: 4444\n {2}was: 4990\n {2}saving: 546\n/, 'and what follows from the price')
  await page.getByRole('button', { name: 'Undo' }).click()
  await until(() => project.read(OFFERS).includes('für 4.444 €'), 'it was one step')
  assert.match(project.read(OFFERS), /price: 2990\n {2}was: 4990\n {2}saving: 2000\n/)
  project.write(OFFERS, before)
})

test('opens what is clicked on after a repair as it is with the repair', async (visit) => {
  const { project, page } = visit
  const before = project.read(OFFERS)
  await writeNote(visit, 'Professionelle Website für 2.990 € als Festpreis.')
  const way = gate()
  await page.route('**/_dev/edit/save', async (route) => {
    await way.opened
    await route.continue()
  })
  await page.getByText('Professionelle Website für').first().click()
  await page.getByRole('button', { name: /^Write instead: .*\{price:website\}/ }).click()
  await page.getByText(FEATURE).first().click()
  way.open()
  await page.waitForFunction((words) => document.activeElement?.textContent === words, FEATURE)
  await page.keyboard.type('!')
  await page.keyboard.press('Enter')
  await until(() => project.read(OFFERS).includes(`${FEATURE}!`), 'the other text is saved')
  assert.match(project.read(OFFERS), 'für {price:website} als')
  project.write(OFFERS, before)
})

test('writes along what follows from a price, with a button at its field', async ({ project, running, page }) => {
  const before = project.read(OFFERS)
  await openPage(page, `${running.address}/professionelle-website`)
  await page
    .locator('.price__now')
    .getByText('2.990')
    .click({ position: { x: 40, y: 12 } })
  const box = page.locator(PANEL).getByLabel('Price', { exact: true })
  await box.fill('2890')
  await page.getByRole('button', { name: 'Save, and with it Saving: 2100' }).click()
  await until(() => project.read(OFFERS) !== before, 'it is saved')
  assert.is(project.read(OFFERS), before.replace('price: 2990', 'price: 2890').replace('saving: 2000', 'saving: 2100'))
  await page.locator('main .price__now', { hasText: '2.890' }).waitFor()
  await until(() => running.isSettled(), 'the site is built')
  assert.equal(
    running.diagnostics().filter(({ severity }) => severity === 'error'),
    [],
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await until(() => project.read(OFFERS) === before, 'both are taken back at once')
})

test('begins a new section with texts that are recognised as examples', async ({ project, running, page }) => {
  await openPage(page, `${running.address}/ki-beratung`)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByLabel('Choose', { exact: true }).selectOption('text')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page
    .locator(PANEL)
    .getByText(/BEISPIEL: /)
    .first()
    .waitFor()
  assert.match(project.read('site/pages/ki-beratung.yaml'), /BEISPIEL: /)
  await until(
    () =>
      running.diagnostics().some(({ code, at }) => code === 'text/placeholder' && /ki-beratung/.test(at?.file ?? '')),
    'validate names it',
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await until(() => !project.read('site/pages/ki-beratung.yaml').includes('BEISPIEL'), 'taken back')
})

test('adds a question to a list, and drags a section to another place with a mouse and a finger', async (visit) => {
  const { project, running, page } = visit
  await openPage(page, `${running.address}/ki-beratung`)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByLabel('Title', { exact: true }).fill('Was kostet ein Gespräch?')
  await page.getByLabel('Questions of').selectOption('website')
  await page.getByRole('button', { name: 'New question' }).click()
  await until(() => project.read('site/data/faqs.yaml').includes('Was kostet ein Gespräch?'), 'the question is there')
  await page.locator(PANEL).getByText('Was kostet ein Gespräch?').first().waitFor()

  // A page that is loaded again has none for a moment.
  const names = () =>
    page
      .locator(`${PANEL} ol li button:first-of-type`)
      .allTextContents()
      .then((all) => all.map((name) => name.replace(/^\d+\s*/, '')))
      .catch((): string[] => [])
  for (const way of ['mouse', 'touch'] as const) {
    // A section with something that runs in the page is moved by loading the page again.
    await untilShown(page, way)
    await page.getByRole('button', { name: 'Page', exact: true }).click()
    await page.getByRole('heading', { name: 'Sections of this page' }).waitFor()
    const before = await names()
    assert.ok(before.length > 4, way)
    const [from, to] = [await middleOf(page, 2), await middleOf(page, 4)]
    if (way === 'mouse') await dragByMouse(page, from, to)
    else await dragByTouch(page, from, to)
    const wanted = [...before.slice(0, 2), before[3], before[4], before[2], ...before.slice(5)]
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await page.waitForTimeout(25))
      if (JSON.stringify(await names()) === JSON.stringify(wanted)) break
    assert.equal(await names(), wanted, way)
  }
})

test('takes blanks and new lines in what opens a folded part, as in any text', async ({ project, running, page }) => {
  await openPage(page, `${running.address}/ki-beratung`)
  const folded = page.locator('summary', { hasText: 'Ergebnisse nach Betriebsgröße' })
  await folded.click()
  const box = page.getByRole('textbox', { name: /Enter saves/ })
  await box.pressSequentially(' für alle Betriebe')
  await box.press('Shift+Enter')
  assert.is((await box.innerText()).trim(), 'Ergebnisse nach Betriebsgröße für alle Betriebe')
  await box.press('Backspace')
  await box.press('Enter')
  await until(() => /Betriebsgröße für alle Betriebe/.test(project.read('site/data/interface.yaml')), 'it is saved')
  await page.locator('summary', { hasText: 'für alle Betriebe' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await until(() => !/für alle Betriebe/.test(project.read('site/data/interface.yaml')), 'it is taken back')
})

test('tells a screen reader of a label while it is typed, which the page spares it', async ({ running, page }) => {
  await openPage(page, `${running.address}/ki-beratung`)
  const label = page.locator('main p[aria-hidden=true]:has(i)').first()
  const words = await label.innerText()
  await label.scrollIntoViewIfNeeded()
  const at = await label.evaluate(({ lastChild }) => {
    const range = document.createRange()
    range.selectNodeContents(lastChild as Node)
    const { x, y, height } = range.getBoundingClientRect()
    return { x: x + 8, y: y + height / 2 }
  })
  await page.mouse.click(at.x, at.y)
  await page.getByRole('textbox', { name: /Enter saves/ }).waitFor()
  await page.keyboard.press('Escape')
  await label.waitFor()
  assert.is(await label.innerText(), words)
})

test('opens the field of a word in a drawing, where nobody can type', async ({ running, page }) => {
  await openPage(page, `${running.address}/professionelle-website`)
  await page.locator('main svg .tx-stamp', { hasText: 'TAGE' }).click()
  const field = page.locator(PANEL).getByLabel('Unit')
  await field.waitFor()
  assert.is(await field.inputValue(), 'TAGE')
})

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(page: Page, row: number): Promise<Point> {
  const handle = page.locator(`${PANEL} ol li .handle`).nth(row)
  // The panel may be drawn anew between the two.
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await page.waitForTimeout(25)) {
    const box = await handle.boundingBox()
    if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  throw new Error(`there is no handle in row ${row}`)
}

async function dragByMouse({ mouse }: Page, from: Point, to: Point): Promise<void> {
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(to.x, to.y, { steps: 4 })
  await mouse.up()
}

async function dragByTouch(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  await touch('touchMove', [{ x: to.x, y: (from.y + to.y) / 2 }])
  await touch('touchMove', [to])
  await touch('touchEnd', [])
}

/** Types at the end of the first paragraph of the page that opens where it stands. */
async function type(page: Page, words: string): Promise<void> {
  await page.locator('main h1 ~ p, main h1 + * p, main p').first().click()
  const box = page.getByRole('textbox', { name: /Enter saves/ })
  await box.waitFor()
  await box.press('Control+End')
  await box.pressSequentially(words)
}

async function until(isDone: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!isDone() && performance.now() < end) await new Promise((resume) => setTimeout(resume, 25))
  assert.ok(isDone(), what)
}

test.run()
