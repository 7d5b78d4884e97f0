// Carousels: moved by arrows, ticks, keys and swipes; what is out of sight; without scripts.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import { browserSuite, eventually, gate, layOutAll } from './browser.ts'
import { carouselIn, countOf, currentOf, DESKTOP, inertOf, PHONE, step, trackOf } from './carousel.ts'

const AGENCY = '/ki-automatisierung-agentur'
const WEBSITE = '/website-erstellen-lassen'
const APP = '/app-entwickeln-lassen'

/** Section 2 and 9 of the specification. */
const CAROUSELS = [
  { path: AGENCY, section: '#ausgangslage', slides: 5, intervalMs: 5000, autoplay: true },
  { path: AGENCY, section: '#faelle', slides: 6, intervalMs: 5000, autoplay: true },
  { path: AGENCY, section: '#pakete', slides: 4, intervalMs: 5000, autoplay: true },
  { path: WEBSITE, section: '#referenzen', slides: 5, intervalMs: 6000, autoplay: false },
  { path: '/professionelle-website', section: '#referenzen', slides: 5, intervalMs: 6000, autoplay: false },
  { path: APP, section: '.hero', slides: 9, intervalMs: 4000, autoplay: true },
  { path: APP, section: '#entwuerfe', slides: 6, intervalMs: 4000, autoplay: true },
  { path: APP, section: '#leistungen', slides: 6, intervalMs: 4000, autoplay: true },
]

const test = browserSuite('carousel')

test('stands where the specification requires it, with its slides, its time and its buttons', async ({ open }) => {
  const page = await open('/', { scripts: false })
  for (const { path, section, slides, intervalMs, autoplay } of CAROUSELS) {
    if (!page.url().endsWith(path)) await page.goto(path)
    const mark = page.locator(`${section} [data-island=carousel]`)
    const props = JSON.parse((await mark.getAttribute('data-props')) ?? '{}') as Record<string, unknown>
    assert.equal([props['intervalMs'], props['autoplay']], [intervalMs, autoplay], `${path}${section}`)
    assert.is(await mark.locator('.carousel__track > li').count(), slides, `${path}${section}`)
    assert.is(await mark.locator('.carousel__dots button').count(), slides, `${path}${section}`)
    // What stops the movement comes before everything that moves.
    const first = mark.locator('button').first()
    assert.is(await first.getAttribute('aria-label'), autoplay ? 'Automatik anhalten' : 'Referenz: zurück')
  }
})

test('goes on and back by its arrows, and round at both ends', async ({ open }) => {
  const page = await open(WEBSITE, { size: PHONE })
  const carousel = await carouselIn(page, '#referenzen')
  const seen: string[] = []
  for (const direction of [1, 1, 1, 1, 1, -1, -1] as const) {
    await step(carousel, direction)
    await eventually(async () => assert.match(await countOf(carousel), `${await currentOf(carousel)} von 5`))
    seen.push(await countOf(carousel))
  }
  assert.equal(seen, ['2 von 5', '3 von 5', '4 von 5', '5 von 5', '1 von 5', '5 von 5', '4 von 5'])
})

test('goes to a slide by its tick, and takes the others out of the way of keyboard and screen reader', async ({
  open,
}) => {
  const page = await open(WEBSITE)
  const carousel = await carouselIn(page, '#referenzen')
  await eventually(async () => assert.equal(await inertOf(carousel), [2, 3, 4, 5]))
  await carousel.getByRole('button', { name: '4 von 5 zeigen' }).click()
  await eventually(async () => assert.equal(await inertOf(carousel), [1, 2, 3, 5]))
  assert.is(await currentOf(carousel), 4)
  assert.ok(await carousel.getByRole('heading').nth(3).isVisible())
})

test('counts all slides that are seen side by side, and goes round once the last one is seen', async ({ open }) => {
  const page = await open(AGENCY, { size: DESKTOP })
  const carousel = await carouselIn(page, '#ausgangslage')
  const counts: string[] = []
  for (const next of ['1–3', '2–4', '3–5', '1–3']) {
    await eventually(async () => assert.is(await countOf(carousel), `${next} von 5`))
    counts.push(await countOf(carousel))
    await step(carousel, 1)
  }
  assert.is(counts.length, 4)
  await carousel.getByRole('button', { name: '5 von 5 zeigen' }).click()
  await eventually(async () => assert.is(await countOf(carousel), '3–5 von 5'))
  assert.is(await currentOf(carousel), 5)
  await carousel.getByRole('button', { name: '4 von 5 zeigen' }).click()
  assert.is(await currentOf(carousel), 4)
  assert.is(await countOf(carousel), '3–5 von 5')
})

test('follows a swipe', async ({ open }) => {
  const page = await open(WEBSITE, { size: PHONE })
  const carousel = await carouselIn(page, '#referenzen')
  await trackOf(carousel).hover()
  await page.mouse.wheel(330, 0)
  await eventually(async () => assert.is(await countOf(carousel), '2 von 5'))
  assert.is(await currentOf(carousel), 2)
  await eventually(async () => assert.equal(await inertOf(carousel), [1, 3, 4, 5]))
})

test('is moved with the keyboard alone: arrows, Home and End on the list, Enter on buttons', async ({ open }) => {
  const page = await open(WEBSITE)
  const carousel = await carouselIn(page, '#referenzen')
  await carousel.getByRole('radio', { name: 'Rechner' }).focus()
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(async () => assert.is(await countOf(carousel), '2 von 5'))
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab')
  assert.ok(await trackOf(carousel).evaluate((track) => track === document.activeElement))
  for (const [key, count] of [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['Home', 1],
    ['ArrowLeft', 5],
    ['Home', 1],
    ['End', 5],
  ] as const) {
    await page.keyboard.press(key)
    await eventually(async () => assert.is(await countOf(carousel), `${count} von 5`))
  }
})

test('turns round where a language is written from right to left', async ({ open }) => {
  const page = await open(WEBSITE, { size: PHONE })
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const carousel = await carouselIn(page, '#referenzen')
  await trackOf(carousel).focus()
  for (const [key, count] of [
    ['ArrowLeft', 2],
    ['ArrowRight', 1],
    ['ArrowRight', 5],
  ] as const) {
    await page.keyboard.press(key)
    await eventually(async () => assert.is(await countOf(carousel), `${count} von 5`))
  }
})

test('is a carousel on phones and a plain list beside it on wide screens, also after turning the phone', async ({
  open,
}) => {
  const page = await open(APP, { size: DESKTOP })
  for (const section of ['#entwuerfe', '#leistungen']) {
    const carousel = await carouselIn(page, section)
    assert.not.ok(await carousel.locator('.carousel__controls').isVisible())
    await eventually(async () => assert.is(await carousel.getAttribute('aria-roledescription'), null))
    assert.is(await trackOf(carousel).getAttribute('tabindex'), null)
    assert.equal(await inertOf(carousel), [])
  }
  await page.setViewportSize(PHONE)
  const carousel = await carouselIn(page, '#entwuerfe')
  await carousel.locator('[data-step="1"]').waitFor()
  assert.is(await carousel.getAttribute('aria-roledescription'), 'Karussell')
  await step(carousel, 1)
  await eventually(async () => assert.is(await countOf(carousel), '2 von 6'))
})

test('shows the packages side by side on common rows, on phones one after the other', async ({ open }) => {
  const page = await open(AGENCY, { size: DESKTOP })
  const carousel = await carouselIn(page, '#pakete')
  const tops = () =>
    carousel.locator('.package__price').evaluateAll((all) => all.map((price) => price.getBoundingClientRect().top))
  assert.is(new Set(await tops()).size, 1)
  assert.equal(await inertOf(carousel), [])
  await page.setViewportSize(PHONE)
  await carousel.locator('[data-step="1"]').waitFor()
  await step(carousel, 1)
  await eventually(async () => assert.is(await countOf(carousel), '2 von 4'))
  assert.ok(await carousel.getByText('Am beliebtesten').isVisible())
})

test('lets the browser find words in slides out of sight', async ({ open }) => {
  const page = await open(WEBSITE)
  const carousel = await carouselIn(page, '#referenzen')
  await eventually(async () => assert.equal(await inertOf(carousel), [2, 3, 4, 5]))
  // The cursor is in the browser's search field, no longer in the page.
  await page.evaluate(() => {
    document.hasFocus = () => false
    dispatchEvent(new Event('blur'))
  })
  await eventually(async () => assert.equal(await inertOf(carousel), []))
  await page.evaluate(() => {
    document.hasFocus = () => true
    dispatchEvent(new Event('focus'))
  })
  await eventually(async () => assert.equal(await inertOf(carousel), [2, 3, 4, 5]))
})

test('moves nothing below it when it wakes', async ({ open }) => {
  const script = gate()
  const page = await open(APP, {
    size: { width: 390, height: 1200 },
    isAlone: true,
    before: async (made) => {
      await made.route('**/carousel-*.js', (route) => script.opened.then(() => route.continue()))
      await made.addInitScript({
        content: `new PerformanceObserver((list) => (window.shifts ??= []).push(...list.getEntries().map((shift) => ({
          atMs: shift.startTime, of: shift.sources.map(({ node }) => node?.nodeName + ' ' + node?.textContent),
        })))).observe({ type: 'layout-shift' })`,
      })
    },
  })
  const heights = () =>
    page
      .locator('main > section')
      .evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().height))
  const sinceMs = await facesCame(page)
  const asleep = await heights()
  assert.not.ok(await page.locator('.hero [data-step="1"]').isVisible())
  script.open()
  await carouselIn(page, '.hero')
  await carouselIn(page, '#leistungen')
  assert.equal(await heights(), asleep)
  // Not for a single frame either.
  const shifts = await page.evaluate((): { atMs: number; of: string[] }[] => Reflect.get(window, 'shifts') ?? [])
  assert.equal(
    shifts.filter(({ atMs }) => atMs > sinceMs),
    [],
  )
})

test('is a list to swipe, with the switch of device, without scripts', async ({ open }) => {
  const page = await open(WEBSITE, { scripts: false, size: PHONE })
  const carousel = page.locator('#referenzen .carousel')
  assert.not.ok(await carousel.locator('[data-step="1"]').isVisible())
  const desktop = carousel.locator('.device--desktop').first()
  const phone = carousel.locator('.device--mobile').first()
  assert.ok((await desktop.isVisible()) && !(await phone.isVisible()))
  await carousel.getByText('Handy').click()
  assert.ok((await phone.isVisible()) && !(await desktop.isVisible()))
  await trackOf(carousel).hover()
  await page.mouse.wheel(330, 0)
  await eventually(async () => {
    const left = await carousel
      .locator('li')
      .nth(1)
      .evaluate((slide) => slide.getBoundingClientRect().left)
    assert.ok(left >= 0 && left < 100, `${left}`)
  })
})

test('has nothing that axe would report, on phones and wide screens, light and dark', async ({ open }) => {
  const page = await open(APP, { size: PHONE })
  for (const [colorScheme, size] of [
    ['light', PHONE],
    ['dark', DESKTOP],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    await step(await carouselIn(page, '.hero'), 1)
    await carouselIn(page, '#entwuerfe')
    assert.equal(await violations(page, '.hero'), [])
    assert.equal(await violations(page, '#entwuerfe'), [])
  }
  await page.goto(AGENCY)
  for (const section of ['#ausgangslage', '#faelle', '#pakete']) {
    await carouselIn(page, section)
    assert.equal(await violations(page, section), [])
  }
})

test.run()

/**
 * Waits for all faces: texts move a little when theirs comes, labels' last of all.
 *
 * @returns the page's time from which on nothing else but what is asked moves it
 */
async function facesCame(page: Page): Promise<number> {
  await eventually(async () => {
    const families = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${status} ${family}`))
    assert.match(families.join('\n'), /^loaded "?IBM Plex Mono/m)
  })
  // Part by part, labels have it from then on.
  await layOutAll(page)
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    return performance.now()
  })
}
