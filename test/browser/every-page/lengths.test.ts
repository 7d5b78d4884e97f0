// A phone has 844 px: how many of them a page takes, and how far it is from one way to book to the next.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { ROUTES } from '../all-pages.ts'
import { browserSuite, layOutAll, type Visitor } from '../browser.ts'

const PHONE = { width: 390, height: 844 }

/** From the top of a page to its first way to book, from one to the next, and from the last to the foot, in pixels. */
const FARTHEST = 3000

/** Phone screens of a page that sells; longer is only the one whose offer has more parts to show. */
const SCREENS = 9.25
const LONGER: Readonly<Record<string, number>> = { '/ki-automatisierung-agentur': 11.25 }

const test = browserSuite('lengths')

test('has a way to book within 3,000 px of every place, on a phone', async (visitor) => {
  const far: string[] = []
  await eachRoute(visitor, async (page, path) => {
    const places = await page.evaluate(waysToBook)
    if (places.length === 0) return
    const stops = [0, ...places, await page.evaluate(() => document.documentElement.scrollHeight)]
    for (const [index, stop] of stops.entries()) {
      const before = stops[index - 1] ?? 0
      if (stop - before > FARTHEST) far.push(`${path}: none from ${before} to ${stop} px`)
    }
  })
  assert.equal(far, [])
})

test('takes no more phone screens than agreed', async (visitor) => {
  const long: string[] = []
  await eachRoute(visitor, async (page, path) => {
    if ((await page.evaluate(waysToBook)).length === 0) return
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    const most = LONGER[path] ?? SCREENS
    if (screens > most) long.push(`${path}: ${screens.toFixed(1)} screens, at most ${most}`)
  })
  assert.equal(long, [])
})

test.run()

/** Opens every route on a phone, all of it laid out as it is once it was read. */
async function eachRoute({ open }: Visitor, look: (page: Page, path: string) => Promise<void>): Promise<void> {
  for (const { path } of ROUTES) {
    const page = await open(path, { size: PHONE })
    await layOutAll(page)
    await page.evaluate(() => document.fonts.ready.then(() => null))
    await look(page, path)
  }
}

/** In the page: how far down what books stands; not the bar, nor the button that floats, nor the foot of the page. */
function waysToBook(): number[] {
  const ways = document.querySelectorAll('main :is([data-open=booking], [href$="/talk-to-us"], .booking-start)')
  return [...ways]
    .filter((way) => !way.closest('.floating') && way.checkVisibility({ visibilityProperty: true }))
    .map((way) => Math.round(way.getBoundingClientRect().top + scrollY))
    .sort((one, other) => one - other)
}
