// The check of six questions on the consulting page.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import { browserSuite, eventually, plain, textOf, type Visitor } from './browser.ts'

const PATH = '/ki-beratung'

const test = browserSuite('self-check')

test('has no result and no booking before all questions are answered', async ({ open }) => {
  const page = await openCheck(open)
  for (const index of [0, 1, 2, 3, 4]) await answer(page, index, 'Ja')
  assert.is(await textOf(page.locator('#pruefung [data-progress]')), '5 von 6 beantwortet')
  assert.not(await page.locator('#pruefung [data-result]').isVisible())
})

test('says what the answers mean, and what to do about those that are not the best', async ({ open }) => {
  const page = await openCheck(open)
  for (const index of [0, 1, 2, 3, 4]) await answer(page, index, 'Ja')
  await answer(page, 5, 'Nein')
  assert.is(await textOf(page.locator('#pruefung [data-band]')), 'Das spricht für einen Pilot')
  assert.is(await textOf(page.locator('#pruefung [role=status]')), 'Das spricht für einen Pilot. 10 von 12 Punkten')
  assert.equal(await page.locator('#pruefung [data-advice] li').count(), 1)
  await answer(page, 5, 'Ja')
  assert.not(await page.locator('#pruefung h4').isVisible())
})

test('advises against it, too', async ({ open }) => {
  const page = await openCheck(open)
  for (const index of [0, 1, 2, 3, 4, 5]) await answer(page, index, index < 2 ? 'Ja' : 'Nein')
  assert.is(await textOf(page.locator('#pruefung [data-band]')), 'Lassen Sie es, wie es ist')
})

test('takes the result along into the booking', async ({ open }) => {
  const page = await openCheck(open)
  for (const index of [0, 1, 2, 3, 4, 5]) await answer(page, index, index === 1 ? 'Teils' : 'Ja')
  await page.getByRole('link', { name: 'Mit diesem Ergebnis buchen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kostenlose Beratung buchen' })
  await dialog.waitFor()
  await eventually(async () => {
    const text = plain((await dialog.textContent()) ?? '')
    for (const part of ['Das spricht für einen Pilot (11 von 12 Punkten)', 'Läuft er meistens gleich ab? Teils'])
      assert.match(text, part)
  })
})

test('is answered by keyboard, has names, and passes axe', async ({ open }) => {
  const page = await openCheck(open)
  await page
    .getByRole('group', { name: 'Kommt der Ablauf mehrmals am Tag vor?' })
    .getByRole('radio', { name: 'Ja' })
    .focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  assert.ok(await page.getByRole('radio', { name: 'Teils' }).first().isChecked())
  for (const index of [1, 2, 3, 4, 5]) await answer(page, index, 'Nein')
  assert.equal(await violations(page, '#pruefung'), [])
})

test('is questions, advice and results to read without scripts', async ({ open }) => {
  const page = await open(PATH, { scripts: false })
  for (const part of [
    'Kommt der Ablauf mehrmals am Tag vor?',
    'Was selten vorkommt',
    'Ja: 2 Punkte, Teils: 1 Punkt',
    'ab 9 Punkten',
  ])
    assert.ok(await page.locator('#pruefung .unscripted').getByText(part).first().isVisible(), part)
  assert.is(await page.locator('#pruefung input:visible').count(), 0)
})

test.run()

async function openCheck(open: Visitor['open']): Promise<Page> {
  const page = await open(PATH)
  await page.locator('#pruefung').scrollIntoViewIfNeeded()
  await page.locator('[data-island=self-check][data-state=awake]').waitFor({ state: 'attached' })
  return page
}

async function answer(page: Page, index: number, label: string): Promise<void> {
  await page.locator('#pruefung fieldset').nth(index).getByRole('radio', { name: label, exact: true }).press('Space')
  // What follows from it comes behind the frame that shows it.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
}
