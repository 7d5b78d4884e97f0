// Carousels that move by themselves: when, and what holds them. The browser's clock is frozen and moved by hand.
import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserSuite, eventually, type Visitor } from './browser.ts'
import { carouselIn, countOf, currentOf, DESKTOP, PHONE, pauseButton, step, trackOf } from './carousel.ts'

const AGENCY = '/ki-automatisierung-agentur'
const LONG_MS = 60_000

const test = browserSuite('carousel that moves by itself')

test('moves on after the time of the specification, and round at its end', async (visitor) => {
  for (const { path, section, size, everyMs, slides } of [
    { path: AGENCY, section: '#ausgangslage', size: PHONE, everyMs: 5000, slides: 5 },
    { path: AGENCY, section: '#pakete', size: PHONE, everyMs: 5000, slides: 4 },
    { path: '/app-entwickeln-lassen', section: '.hero', size: DESKTOP, everyMs: 4000, slides: 9 },
    { path: '/app-entwickeln-lassen', section: '#entwuerfe', size: PHONE, everyMs: 4000, slides: 6 },
  ]) {
    const page = await openStopped(visitor, path, { size })
    const carousel = await rotating(page, section)
    for (let slide = 1; slide <= slides; slide += 1) {
      await eventually(async () => assert.is(await countOf(carousel), `${slide} von ${slides}`))
      assert.is(await currentOf(carousel), slide, section)
      await page.clock.runFor(everyMs - 1)
      assert.is(await currentOf(carousel), slide, section)
      await page.clock.runFor(1)
    }
    assert.is(await currentOf(carousel), 1, section)
  }
})

test('stays where it is on the portfolio', async (visitor) => {
  const page = await openStopped(visitor, '/website-erstellen-lassen')
  const carousel = await carouselIn(page, '#referenzen')
  await page.clock.runFor(LONG_MS)
  assert.is(await currentOf(carousel), 1)
  assert.is(await pauseButton(carousel).count(), 0)
})

test('waits while the pointer is over it, the focus in it, the tab hidden or the carousel out of view', async (visitor) => {
  const page = await openStopped(visitor, AGENCY, { size: PHONE })
  const carousel = await rotating(page, '#faelle')
  const holds: readonly (readonly [() => Promise<unknown>, () => Promise<unknown>])[] = [
    [() => trackOf(carousel).hover(), () => page.mouse.move(0, 0)],
    [() => trackOf(carousel).focus(), () => page.evaluate(() => (document.activeElement as HTMLElement).blur())],
    [() => hide(page, true), () => hide(page, false)],
    [() => page.evaluate(() => scrollTo(0, 0)), () => carouselIn(page, '#faelle')],
  ]
  for (const [index, [hold, release]] of holds.entries()) {
    const before = await currentOf(carousel)
    await eventually(async () => assert.is(await countOf(carousel), `${before} von 6`))
    await hold()
    await isRunning(carousel, false)
    await page.clock.runFor(LONG_MS)
    assert.is(await currentOf(carousel), before, `hold ${index}`)
    await release()
    await isRunning(carousel, true)
    await page.clock.runFor(5000)
    assert.is.not(await currentOf(carousel), before, `hold ${index}`)
  }
})

test('is stopped and started by its first button, which says what it does', async (visitor) => {
  const page = await openStopped(visitor, AGENCY, { size: PHONE })
  const carousel = await rotating(page, '#ausgangslage')
  assert.is(await pauseButton(carousel).getAttribute('aria-label'), 'Automatik anhalten')
  await pauseButton(carousel).click()
  await page.clock.runFor(LONG_MS)
  assert.is(await currentOf(carousel), 1)
  assert.is(await pauseButton(carousel).getAttribute('aria-label'), 'Automatik starten')
  // Once started, it moves although pointer and focus are still on the button.
  await pauseButton(carousel).click()
  await page.clock.runFor(5000)
  assert.is(await currentOf(carousel), 2)
  assert.is(await pauseButton(carousel).getAttribute('aria-label'), 'Automatik anhalten')
})

test('stays under control of a visitor who moves it, until it is started again', async (visitor) => {
  const page = await openStopped(visitor, AGENCY, { size: PHONE })
  const ways: readonly ((carousel: Locator) => Promise<unknown>)[] = [
    (carousel) => step(carousel, 1),
    (carousel) => carousel.getByRole('button', { name: '3 von 5 zeigen' }).click(),
    (carousel) => trackOf(carousel).press('ArrowRight'),
    async (carousel) => {
      const before = await countOf(carousel)
      await trackOf(carousel).hover()
      await page.mouse.wheel(300, 0)
      await eventually(async () => assert.is.not(await countOf(carousel), before))
    },
  ]
  for (const [index, move] of ways.entries()) {
    const carousel = await rotating(page, '#ausgangslage')
    // The list scrolls by the real clock: a wheel turned meanwhile would only end up where the list was going anyway.
    await eventually(async () => assert.is(await countOf(carousel), `${await currentOf(carousel)} von 5`))
    await move(carousel)
    await page.mouse.move(0, 0)
    await page.clock.runFor(1000)
    const after = await currentOf(carousel)
    await page.clock.runFor(LONG_MS)
    assert.is(await currentOf(carousel), after, `way ${index}`)
    await pauseButton(carousel).click()
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  }
})

test('reads out where a visitor went, and not where it went by itself', async (visitor) => {
  const page = await openStopped(visitor, AGENCY, { size: PHONE })
  const carousel = await rotating(page, '#ausgangslage')
  const live = () => carousel.locator('.carousel__count').getAttribute('aria-live')
  assert.is(await live(), 'off')
  await step(carousel, 1)
  assert.is(await live(), 'polite')
})

test('does not start for anyone who prefers reduced motion, and jumps instead of gliding when started', async (visitor) => {
  const page = await openStopped(visitor, AGENCY, { size: PHONE, calm: true })
  const carousel = await carouselIn(page, '#ausgangslage')
  await page.clock.runFor(LONG_MS)
  assert.is(await currentOf(carousel), 1)
  assert.is(await pauseButton(carousel).getAttribute('aria-label'), 'Automatik starten')
  await pauseButton(carousel).click()
  await page.clock.runFor(5000)
  const left = await carousel
    .locator('li')
    .nth(1)
    .evaluate((slide) => slide.getBoundingClientRect().left)
  assert.ok(left < 30, `${left}`)
  await eventually(async () => assert.is(await countOf(carousel), '2 von 5'))
})

test.run()

interface Stopped {
  readonly size?: { readonly width: number; readonly height: number }
  /** Prefers reduced motion. */
  readonly calm?: boolean
}

/** A page whose clock is frozen. */
async function openStopped(
  visitor: Visitor,
  path: string,
  { size = DESKTOP, calm = false }: Stopped = {},
): Promise<Page> {
  const context = await visitor.context({ viewport: size, reducedMotion: calm ? 'reduce' : 'no-preference' })
  const page = await context.newPage()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
  return page
}

async function rotating(page: Page, section: string): Promise<Locator> {
  const carousel = await carouselIn(page, section)
  await isRunning(carousel, true)
  return carousel
}

/** While it moves by itself its count is not read out. */
function isRunning(carousel: Locator, isExpected: boolean): Promise<void> {
  const count = carousel.locator('.carousel__count')
  return eventually(async () => assert.is(await count.getAttribute('aria-live'), isExpected ? 'off' : 'polite'))
}

function hide(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}
