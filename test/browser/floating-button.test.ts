// The button that stays at the foot of the window between 800 px of scrolling and 800 px before the end.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import { browserSuite, eventually, layOutAll } from './browser.ts'

const PAGE = '/ki-automatisierung-agentur'

const test = browserSuite('floating button')

test('appears once the page is scrolled past 800 px and hides within 800 px of its end', async ({ open }) => {
  const page = await open(PAGE)
  await awake(page)
  // What is far from the window is laid out when it comes near, and has its own height from then on.
  await layOutAll(page)
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  for (const [top, isShown] of [
    [0, false],
    [800, false],
    [801, true],
    [end - 801, true],
    [end - 799, false],
    [end, false],
    [1200, true],
    [0, false],
  ] as const) {
    await scrollTo(page, top)
    await shows(page, isShown, `at ${top} of ${end}`)
  }
})

test('takes no focus while it is hidden', async ({ open }) => {
  const page = await open(PAGE)
  await awake(page)
  const lastOfPage = page.locator('.title-block a').last()
  await lastOfPage.focus()
  await page.keyboard.press('Tab')
  assert.not.ok(await page.evaluate(() => Boolean(document.activeElement?.closest('.floating'))))
  await scrollTo(page, 1500)
  await shows(page, true)
  await page.locator('.floating a').focus()
  assert.ok(await page.evaluate(() => Boolean(document.activeElement?.closest('.floating'))))
})

test('knows when the window or the page changes its size', async ({ open }) => {
  const page = await open(PAGE)
  await awake(page)
  await layOutAll(page)
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await scrollTo(page, end - 700)
  await shows(page, false)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.title-block')?.style.setProperty('padding-block-end', '600px')
  })
  await shows(page, true, 'after the page has grown')
  await page.setViewportSize({ width: 1280, height: 1200 })
  await shows(page, false, 'after the window has grown')
})

test('stays away without scripts, and is nowhere else', async ({ open }) => {
  const page = await open(PAGE, { scripts: false })
  await page.mouse.wheel(0, 3000)
  await eventually(async () => assert.ok(await page.locator('.navbar').isVisible()))
  assert.not.ok(await page.locator('.floating').isVisible())
  await page.goto('/website-erstellen-lassen')
  assert.is(await page.locator('.floating').count(), 0)
})

test('hides nothing that has the focus, and passes axe, light and dark', async ({ open }) => {
  const page = await open(PAGE, { size: { width: 390, height: 844 } })
  await awake(page)
  await scrollTo(page, 1500)
  await shows(page, true)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    assert.equal(await violations(page, '.floating'), [])
  }
  const room = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockEnd)
  const height = await page.locator('.floating').evaluate((button) => innerHeight - button.getBoundingClientRect().top)
  assert.ok(Number.parseFloat(room) >= height, `${room} for ${height}px`)
})

test.run()

const awake = (page: Page) =>
  page.locator('[data-island=floating-button][data-state=awake]').waitFor({ state: 'attached' })

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

function shows(page: Page, isExpected: boolean, when = ''): Promise<void> {
  return eventually(async () => assert.is(await page.locator('.floating a').isVisible(), isExpected, when))
}
