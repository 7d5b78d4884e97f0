// What a page weighs, and how it responds: script that comes with the booking dialog, and the time from a tap to the
// frame that answers it, on a slow phone.
import type { Browser, Page } from 'playwright-core'
import type { Column } from './figures.ts'
import { PHONE, slowdownOf } from './phone.ts'
import { type Weigh, weigh, weighDocument } from './weights.ts'

/** What answers a tap in each of the live pieces. */
const LIVE = [
  '[data-question]',
  '.shop__steps button:last-of-type',
  '.remake input',
  '[data-island=trades] .chip',
  '[data-shown] .app__tap',
  '.check .chip',
].join()

type Figures = Partial<Record<Column, number>>

/**
 * Four taps, each on a page of its own; a page without a menu, an answer or a live piece has no figure for it.
 *
 * @param machineIndex how fast Lighthouse found this machine to be
 */
export async function measureInteractions(browser: Browser, url: string, machineIndex: number): Promise<Figures> {
  const place = { browser, url, slowdown: slowdownOf(machineIndex) }
  return {
    ...(await visit(place, readAndBook)),
    ...(await visit(place, async ({ page }) => tapped(page, 'menuInpMs', '.navbar [popovertarget]'))),
    ...(await visit(place, async ({ page }) => tapped(page, 'accordionInpMs', 'details:not([open]) > summary'))),
    ...(await visit(place, async ({ page }) => tapped(page, 'liveInpMs', LIVE))),
  }
}

interface Visit {
  readonly page: Page
  readonly weights: Weigh
}

interface Place {
  readonly browser: Browser
  readonly url: string
  readonly slowdown: number
}

async function visit({ browser, url, slowdown }: Place, act: (visit: Visit) => Promise<Figures>): Promise<Figures> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const weights = await weigh(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'load' })
    // Scripts come once the page is seen, which may be after it is loaded: what they do at their start belongs to loading.
    await page.waitForSelector('html[data-scripts=ready]', { state: 'attached' })
    await page.evaluate(watchEvents)
    return await act({ page, weights })
  } finally {
    await context.close()
  }
}

/** Keeps the durations of all events of interactions on the window; those below 16 ms are not reported. */
function watchEvents(): void {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Weighs the page, reads it to its end, as most do, then opens the booking dialog. */
async function readAndBook({ page, weights }: Visit): Promise<Figures> {
  const { html: htmlKb, css } = await weighDocument(page.url())
  const loaded = await weights()
  const steps = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  for (let step = 0; step < steps; step += 1) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    await page.waitForTimeout(50)
  }
  const read = await weights()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const inp = await tapped(page, 'bookingInpMs', 'main [data-open=booking]')
  const figures = {
    htmlKb,
    scriptKb: loaded.Script,
    readKb: read.Script,
    cssKb: css + loaded.Stylesheet,
    fontsKb: read.Font,
    totalKb: htmlKb + css + read.all,
  }
  if ((await page.locator('dialog[open]').count()) === 0) return figures
  return { ...figures, ...inp, bookingKb: (await weights()).Script - read.Script }
}

/** Interaction to next paint of one tap, in ms in steps of 8; nothing where there is nothing to tap. */
async function tapped(page: Page, column: Column, selector: string): Promise<Figures> {
  const target = page.locator(selector).filter({ visible: true }).first()
  if ((await target.count()) === 0) return {}
  await target.scrollIntoViewIfNeeded()
  await target.tap()
  // The dialog's script has to come first; the tap itself is answered at once.
  await page.waitForTimeout(3000)
  const durations = await page.evaluate(() => (window as unknown as { durations?: number[] }).durations)
  return durations ? { [column]: Math.max(0, ...durations) } : {}
}
