// What has to fit on the narrowest screen when letters, words and lines are spaced out (WCAG 2.2, 1.4.12), and on a phone.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserSuite } from './browser.ts'

const SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

const test = browserSuite('narrow screens')

test('have room for the bar and the title block with spaced text', async ({ open }) => {
  const page = await open('/')
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)
  const outside: string[] = []
  for (const width of [320, 389, 600]) {
    await page.setViewportSize({ width, height: 700 })
    for (const part of ['.navbar', '.title-block']) outside.push(...(await beyondEdge(page, part)))
  }
  assert.equal(outside, [])
})

test('have the booking in the one row of the bar from 360 px on', async ({ open }) => {
  for (const route of ['/', '/en/', '/pt/']) {
    const page = await open(route)
    for (const width of [360, 389, 390]) {
      await page.setViewportSize({ width, height: 700 })
      const row = await page.locator('.navbar__row').evaluate((bar) =>
        [...bar.querySelectorAll('.brand, .navbar__mobile > *')].map((one) => {
          const { top, height } = one.getBoundingClientRect()
          return height > 0 ? Math.round((top + height / 2) / 4) : 'not there'
        }),
      )
      assert.ok(row.length === 3 && new Set(row).size === 1, `${route} at ${width} px: ${row}`)
    }
  }
})

test('give the drawn portrait at most a third of a phone', async ({ open }) => {
  const page = await open('/professionelle-website')
  for (const height of [640, 844]) {
    await page.setViewportSize({ width: 390, height })
    const portrait = page.locator('.owner .drawing')
    await portrait.scrollIntoViewIfNeeded()
    const box = await portrait.boundingBox()
    assert.ok(box && box.height <= height / 3, `${box?.height} of ${height}`)
  }
})

test('keep the lines of a title together around the measured word', async ({ open }) => {
  const page = await open('/ki-beratung', { scripts: false })
  await page.setViewportSize({ width: 390, height: 844 })
  const spread = await page.locator('h1').evaluate((title) => {
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight)
    return title.getBoundingClientRect().height / lineHeight
  })
  assert.ok(Math.abs(spread - Math.round(spread)) < 0.15, `${spread} lines`)
})

test('have the link home of the open menu in a landmark', async ({ open }) => {
  const page = await open('/')
  await page.setViewportSize({ width: 390, height: 844 })
  const home = page.getByRole('navigation', { name: 'Menü' }).locator('.brand')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  assert.ok(await home.isVisible())
})

test.run()

/** What of a part of the page reaches beyond the screen. */
function beyondEdge(page: Page, part: string): Promise<string[]> {
  return page.locator(`${part} *`).evaluateAll((all) =>
    all
      .map((one) => ({ name: one.outerHTML.slice(0, 60), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.right > innerWidth + 1)
      .map(({ name }) => `${innerWidth} px: ${name}`),
  )
}
