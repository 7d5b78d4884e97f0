// Addresses that name a part of a page lead to it, and stay there while what is above it is drawn.
import * as assert from 'uvu/assert'
import { browserSuite, layOutAll, type Visitor } from './browser.ts'

const AGENCY = '/ki-automatisierung-agentur'
/** Far down the page, but farther from its foot than a window is high. */
const PARTS = ['rechner', 'demo', 'faelle', 'pakete', 'faq', 'anfrage']
const PHONE = { width: 390, height: 844 }
/** Below the bar, with a little space. */
const LOWEST_TOP = 130

const test = browserSuite('parts of a page by their address')

test('are shown at once and stay, on a phone', async ({ context }: Visitor) => {
  const missed: string[] = []
  for (const part of PARTS) {
    const visitor = await context({ viewport: PHONE })
    const page = await visitor.newPage()
    await page.goto(`${AGENCY}#${part}`)
    await layOutAll(page)
    const top = await page.locator(`#${part}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))
    if (top < 0 || top > LOWEST_TOP) missed.push(`#${part} stands at ${top} px`)
    await visitor.close()
  }
  assert.equal(missed, [])
})

test.run()
