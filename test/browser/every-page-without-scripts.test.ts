import * as assert from 'uvu/assert'
import { browserSuite, eventually } from './browser.ts'
import { compiledChecks, inPage, PATHS } from './every-page/look.ts'

const test = browserSuite('every page without scripts')

test('shows all of its texts, and no control that does nothing', async (visitor) => {
  const page = await (await visitor.context({ javaScriptEnabled: false })).newPage()
  const checks = await compiledChecks()
  const found: string[] = []
  for (const path of PATHS) {
    await page.goto(path)
    await page.evaluate(checks)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const problems = [...(await inPage(page, 'brokenWithoutScripts')), ...(await inPage(page, 'cutOffTexts'))]
      found.push(...problems.map((problem) => `${path} at ${width} px: ${problem}`))
    }
  }
  assert.equal(found, [])
})

test('opens the menu, answers and the next card by keyboard alone', async ({ open }) => {
  const page = await open('/ki-automatisierung-agentur', { scripts: false, size: { width: 390, height: 844 } })
  await page.locator('.navbar [popovertarget]').press('Enter')
  await page.locator('#menu').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('#menu').waitFor({ state: 'hidden' })
  const answer = page.locator('#faq .accordion details:not([open])').first()
  await answer.locator('summary').press('Enter')
  assert.ok(await page.locator('#faq .accordion details').nth(1).locator('p').isVisible())
  const track = page.locator('.carousel__track').first()
  const before = await track.evaluate((element) => element.scrollLeft)
  await track.press('ArrowRight')
  await eventually(async () => assert.ok((await track.evaluate((element) => element.scrollLeft)) > before))
})

test.run()
