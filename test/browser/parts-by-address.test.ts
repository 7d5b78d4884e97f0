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

test('stay where a link on the page has led while what is above them is still being drawn', async ({
  context,
}: Visitor) => {
  const visitor = await context({ viewport: PHONE })
  const page = await visitor.newPage()
  await page.addInitScript(holdIdleMoments)
  await page.goto(AGENCY)
  const link = (address: string) =>
    page.evaluate((href) => {
      document.body.insertAdjacentHTML('afterbegin', `<a id="link" href="${href}">Dorthin</a>`)
    }, address)
  const answer = page.locator('#faq .accordion details').nth(4)
  await link(`#${await answer.getAttribute('id')}`)
  await page.locator('#link').click()
  await page.evaluate(() => dispatchEvent(new Event('idle-moments')))
  await layOutAll(page)
  const top = await answer.evaluate((element) => element.getBoundingClientRect().top)
  assert.ok(top >= 0 && top <= LOWEST_TOP, `${top} px`)
})

test.run()

/** Runs in the page: nothing that waits for an idle moment goes on before "idle-moments". */
function holdIdleMoments(): void {
  const idle = window.requestIdleCallback.bind(window)
  const released = new Promise((resolve) => addEventListener('idle-moments', resolve, { once: true }))
  window.requestIdleCallback = (callback, options) => {
    void released.then(() => idle(callback, options))
    return 0
  }
}
