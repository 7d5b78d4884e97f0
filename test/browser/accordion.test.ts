// Questions and answers: one open at a time or several, by pointer and keyboard, and links to a single answer.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import { browserSuite, eventually } from './browser.ts'

const EXCLUSIVE = '/website-erstellen-lassen'
const SEVERAL = '/ki-automatisierung-agentur'
/** 8 questions, one open at a time, the rest folded on phones. */
const FOLDED = '/online-shop-erstellen-lassen'
const PHONE = { width: 390, height: 844 }

const test = browserSuite('accordion')

test('keeps one of the 8 answers open; a click on the open one closes it', async ({ open }) => {
  const page = await open(EXCLUSIVE, { scripts: false })
  assert.is(await page.locator('#faq .accordion details').count(), 8)
  assert.equal(await openOnes(page), [0])
  await page.locator('#faq .accordion summary').nth(3).click()
  assert.equal(await openOnes(page), [3])
  await page.locator('#faq .accordion summary').nth(3).click()
  assert.equal(await openOnes(page), [])
})

test('lets several of the 6 answers be open at once', async ({ open }) => {
  const page = await open(SEVERAL, { scripts: false })
  assert.is(await page.locator('#faq .accordion details').count(), 6)
  await page.locator('#faq .accordion summary').nth(2).click()
  await page.locator('#faq .accordion summary').nth(5).click()
  assert.equal(await openOnes(page), [0, 2, 5])
})

test('keeps one answer open in browsers that do not know the name of <details>', async ({ open }) => {
  const page = await open(EXCLUSIVE)
  await awake(page)
  await page.locator('#faq .accordion details').evaluateAll((all) => {
    for (const answer of all) answer.removeAttribute('name')
  })
  await page.locator('#faq .accordion summary').nth(4).click()
  await eventually(async () => assert.equal(await openOnes(page), [4]))
})

test('opens the answer that the address names and brings it into view, on opening the page and later', async ({
  open,
}) => {
  const page = await open(EXCLUSIVE, { scripts: false })
  const ids = await page.locator('#faq .accordion details').evaluateAll((all) => all.map(({ id }) => id))
  const awakePage = await open(`${EXCLUSIVE}#${ids[6]}`)
  await isShown(awakePage, 6)
  await awakePage.evaluate((id) => {
    location.hash = id ?? ''
  }, ids[2])
  await isShown(awakePage, 2)
  await awakePage.goBack()
  await isShown(awakePage, 6)
})

test('opens an answer again for a link to the answer that the address names already', async ({ open }) => {
  const page = await open(SEVERAL)
  await awake(page)
  const id = await page.locator('#faq .accordion details').nth(4).getAttribute('id')
  await page.evaluate((name) => {
    document.body.insertAdjacentHTML('afterbegin', `<a id="link" href="#${name}">Zur Antwort</a>`)
  }, id)
  await page.locator('#link').click()
  await isShown(page, 4)
  await page
    .locator('#faq .accordion details')
    .nth(4)
    .evaluate((answer) => answer.removeAttribute('open'))
  await page.locator('#link').press('Enter')
  await isShown(page, 4)
})

test('puts the open question into the address, so that it can be passed on, and adds no step to the way back', async ({
  open,
}) => {
  const page = await open(EXCLUSIVE)
  await awake(page)
  const steps = await page.evaluate(() => history.length)
  const second = page.locator('#faq .accordion details').nth(1)
  await second.locator('summary').click()
  await eventually(async () => assert.is(new URL(page.url()).hash, `#${await second.getAttribute('id')}`))
  await second.locator('summary').click()
  await eventually(() => assert.is(new URL(page.url()).hash, ''))
  assert.is(await page.evaluate(() => history.length), steps)
})

test('is opened and closed with the keyboard', async ({ open }) => {
  const page = await open(EXCLUSIVE)
  await page.locator('#faq .accordion summary').first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  assert.equal(await openOnes(page), [1])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  assert.equal(await openOnes(page), [2])
  await page.keyboard.press('Space')
  assert.equal(await openOnes(page), [])
})

test('folds the rest on phones; an answer in it opens and leaves it open', async ({ open }) => {
  const page = await open(FOLDED, { size: PHONE })
  await page.locator('#fragen').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  const fold = page.locator('#fragen .fold')
  const sixth = page.locator('#fragen .accordion details').nth(5)
  await page.locator('[data-island=accordion][data-state=awake]').waitFor({ state: 'attached' })
  assert.not(await sixth.isVisible())
  await fold.locator('> summary').click()
  await sixth.locator('summary').click()
  await eventually(async () => {
    assert.ok(await sixth.locator('p').isVisible())
    assert.is(await page.locator('#fragen .accordion details[open]').count(), 1)
  })
})

test('opens what is folded on phones for an answer that the address names', async ({ open }) => {
  const wide = await open(FOLDED)
  const sixth = (page: Page) => page.locator('#fragen .accordion details').nth(5)
  assert.ok(await sixth(wide).isVisible())
  const id = await sixth(wide).getAttribute('id')
  const page = await open(`${FOLDED}#${id}`, { size: PHONE })
  await eventually(async () => assert.ok(await sixth(page).locator('p').isVisible()))
})

test('has nothing that axe would report, light and dark', async ({ open }) => {
  const page = await open(SEVERAL)
  await awake(page)
  await page.locator('#faq .accordion summary').nth(2).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    assert.equal(await violations(page, '#faq'), [])
  }
})

test.run()

async function awake(page: Page): Promise<void> {
  await page.locator('#faq').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await page.locator('[data-island=accordion][data-state=awake]').waitFor({ state: 'attached' })
}

const openOnes = (page: Page) =>
  page
    .locator('#faq .accordion details')
    .evaluateAll((all) => all.flatMap((answer, index) => ((answer as HTMLDetailsElement).open ? [index] : [])))

/** The answer is open, its question near the top of the window and not below the navigation. */
function isShown(page: Page, index: number): Promise<void> {
  return eventually(async () => {
    const answer = page.locator('#faq .accordion details').nth(index)
    assert.ok(await answer.evaluate((element) => (element as HTMLDetailsElement).open))
    const [top, bar] = await answer.evaluate((element) => [
      element.getBoundingClientRect().top,
      document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0,
    ])
    assert.ok(top !== undefined && top >= (bar ?? 0) && top < 300, `${top} below ${bar}`)
  })
}
