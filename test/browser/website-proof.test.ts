// What website pages prove: the slider between an old and a new website, and the page's own weight and time.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import { browserSuite, eventually, type Visitor } from './browser.ts'

const SLIDER = '/website-erstellen-lassen'
const MEASURE = '/professionelle-website'

const test = browserSuite('proof of websites')

test('moves the line between both pictures by keyboard', async ({ open }) => {
  const page = await openAt(open, SLIDER, 'before-after')
  const slider = page.getByRole('slider', { name: 'Trennlinie zwischen alter und neuer Website' })
  assert.is(await slider.getAttribute('aria-valuetext'), '50 % neu')
  await slider.press('Home')
  assert.is(await slider.getAttribute('aria-valuetext'), '100 % neu')
  assert.match(await clipOf(page), /\b0(px|%)?\)$/)
  await slider.press('End')
  assert.match(await clipOf(page), /100%\)$/)
})

test('shows the figures that the browser recorded', async ({ open }) => {
  const page = await openAt(open, MEASURE, 'page-measure')
  await eventually(async () => {
    const { weight, requests, hosts, expected } = await figures(page)
    assert.equal([weight, requests, hosts], [`${expected.kilobytes} KB`, expected.requests, '0'])
  })
  await eventually(async () =>
    assert.match((await page.locator('[data-figure=drawn]').textContent()) ?? '', /^\d+,\d\d s$/),
  )
  assert.match((await page.locator('[data-figure=shift]').textContent()) ?? '', /^0,0\d\d$/)
})

test('hides a figure that a browser does not record', async ({ open }) => {
  const page = await open(MEASURE, {
    isAlone: true,
    before: (blank) =>
      blank.addInitScript(() => {
        Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['resource', 'navigation'] })
      }),
  })
  await wake(page, 'page-measure')
  assert.equal(
    await page.locator('[data-figure]:visible').evaluateAll((all) => all.map((one) => one.getAttribute('data-figure'))),
    ['weight', 'requests', 'hosts', 'line'],
  )
})

test('passes axe', async ({ open }) => {
  const slider = await openAt(open, SLIDER, 'before-after')
  assert.equal(await violations(slider, '#vorher-nachher'), [])
  const measure = await openAt(open, MEASURE, 'page-measure')
  assert.equal(await violations(measure, '#messung'), [])
})

test('shows both pictures without scripts', async ({ open }) => {
  const page = await open(SLIDER, { scripts: false })
  const boxes = await page
    .locator('.remake figure')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  assert.is(new Set(boxes).size, 2)
  assert.is(await page.locator('.remake input').isVisible(), false)
})

test('says the limit without scripts, and no figure', async ({ open }) => {
  const page = await open(MEASURE, { scripts: false })
  assert.ok(await page.getByText('Mehr als 350 KB darf keine Seite wiegen').isVisible())
  assert.is(await page.locator('[data-figure]:visible').count(), 0)
})

test.run()

async function openAt(open: Visitor['open'], path: string, island: string): Promise<Page> {
  const page = await open(path)
  await wake(page, island)
  return page
}

async function wake(page: Page, island: string): Promise<void> {
  const mark = page.locator(`[data-island=${island}]`)
  await mark.locator('> *').first().scrollIntoViewIfNeeded()
  await page.locator(`[data-island=${island}][data-state=awake]`).waitFor({ state: 'attached' })
}

const clipOf = (page: Page) => page.locator('.remake__after').evaluate((after) => getComputedStyle(after).clipPath)

/** What is shown, and what the browser says when it is asked again. No named function inside: tsx would wrap it. */
function figures(page: Page) {
  return page.evaluate(() => {
    const [weight, requests, hosts] = ['weight', 'requests', 'hosts'].map(
      (name) => document.querySelector(`[data-figure=${name}]`)?.textContent,
    )
    const records = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const bytes = (records as PerformanceResourceTiming[]).reduce((sum, one) => sum + one.encodedBodySize, 0)
    return {
      weight,
      requests,
      hosts,
      expected: { kilobytes: Math.round(bytes / 1024), requests: String(records.length) },
    }
  })
}
