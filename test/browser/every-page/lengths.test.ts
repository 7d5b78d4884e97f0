// A phone has 844 px: how many of them a page takes, and how far it is from one way to book to the next.
import * as assert from 'uvu/assert'
import { ROUTES } from '../all-pages.ts'
import { browserSuite, layOutAll, scriptsCame, type Visitor } from '../browser.ts'

const PHONE = { width: 390, height: 844 }

/** From the top of a page to its first way to book, from one to the next, and from the last to the foot, in pixels. */
const FARTHEST = 3000

/** Phone screens of a page that sells; longer is only the one whose offer has more parts to show. */
const SCREENS = 9.25
const LONGER: Readonly<Record<string, number>> = { '/ki-automatisierung-agentur': 11.25 }

const test = browserSuite('lengths')

test('has a way to book within 3,000 px of every place, on a phone', async (visitor) => {
  const far: string[] = []
  for (const [path, { places, height }] of await pagesOnPhone(visitor)) {
    if (places.length === 0) continue
    const stops = [0, ...places, height]
    for (const [index, stop] of stops.entries()) {
      const before = stops[index - 1] ?? 0
      if (stop - before > FARTHEST) far.push(`${path}: none from ${before} to ${stop} px`)
    }
  }
  assert.equal(far, [])
})

test('takes no more phone screens than agreed', async (visitor) => {
  const long: string[] = []
  for (const [path, { places, height }] of await pagesOnPhone(visitor)) {
    if (places.length === 0) continue
    const screens = height / PHONE.height
    const most = LONGER[path] ?? SCREENS
    if (screens > most) long.push(`${path}: ${screens.toFixed(1)} screens, at most ${most}`)
  }
  assert.equal(long, [])
})

test.run()

interface PhonePage {
  /** Where ways to book stand, in pixels from the top. */
  readonly places: readonly number[]
  readonly height: number
}

let seen: Promise<ReadonlyMap<string, PhonePage>> | null = null

/** Every route on a phone, all of it laid out as it is once it was read; opened once for both tests. */
function pagesOnPhone(visitor: Visitor): Promise<ReadonlyMap<string, PhonePage>> {
  seen ??= openAll(visitor)
  return seen
}

async function openAll({ context }: Visitor): Promise<ReadonlyMap<string, PhonePage>> {
  const page = await (await context({ viewport: PHONE })).newPage()
  const pages = new Map<string, PhonePage>()
  for (const { path } of ROUTES) {
    await page.goto(path)
    await scriptsCame(page)
    await layOutAll(page)
    await page.evaluate(() => document.fonts.ready.then(() => null))
    const places = await page.evaluate(waysToBook)
    pages.set(path, { places, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  }
  return pages
}

/** In the page: how far down what books stands; not the bar, nor the button that floats, nor the foot of the page. */
function waysToBook(): number[] {
  const ways = document.querySelectorAll('main :is([data-open=booking], [href$="/talk-to-us"], .booking-start)')
  return [...ways]
    .filter((way) => !way.closest('.floating') && way.checkVisibility({ visibilityProperty: true }))
    .map((way) => Math.round(way.getBoundingClientRect().top + scrollY))
    .sort((one, other) => one - other)
}
