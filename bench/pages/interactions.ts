// What a page weighs, and how it responds: script that comes with the booking dialog, and the work between a tap and the
// frame that answers it, on a slow phone. Counted in processor time, as blocking is: other programs do not change it.
import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Column } from './figures.ts'
import { PHONE, SETTLED_MS, slowdownOf } from './phone.ts'
import { processorMs, sameThread, type TraceEvent, trace } from './trace.ts'
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

/** Four taps, each on a page of its own; a page without a menu, an answer or a live piece has no figure for it. */
export async function measureInteractions(browser: Browser, url: string): Promise<Figures> {
  const place = { browser, url, slowdown: await slowdownOf(browser) }
  return {
    ...(await visit(place, readAndBook)),
    ...(await visit(place, (visit) => tapped(visit, 'menuTapMs', '.navbar [popovertarget]'))),
    ...(await visit(place, (visit) => tapped(visit, 'accordionTapMs', 'details:not([open]) > summary'))),
    ...(await visit(place, (visit) => tapped(visit, 'liveTapMs', LIVE))),
  }
}

interface Visit {
  readonly page: Page
  readonly session: CDPSession
  readonly weights: Weigh
  readonly slowdown: number
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
    await page.goto(url, { waitUntil: 'load' })
    // Scripts come once the page is seen, which may be after it is loaded: what they do at their start belongs to loading.
    await page.waitForSelector('html[data-scripts=ready]', { state: 'attached' })
    await page.waitForTimeout(SETTLED_MS)
    return await act({ page, session, weights, slowdown })
  } finally {
    await context.close()
  }
}

/** Weighs the page, reads it to its end, as most do, then opens the booking dialog. */
async function readAndBook(visit: Visit): Promise<Figures> {
  const { page, weights } = visit
  const { html: htmlKb, css } = await weighDocument(page.url())
  const loaded = await weights()
  const steps = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  for (let step = 0; step < steps; step += 1) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    await page.waitForTimeout(50)
  }
  const read = await weights()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const inp = await tapped(visit, 'bookingTapMs', 'main [data-open=booking]')
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

/** How long a finger rests before it taps, in ms: what the way to its target draws is not the tap's. */
const REST_MS = 700
/** How long it stays on the glass, in ms. */
const PRESS_MS = 80

/** One tap: what the main thread does until the frame that answers it, scaled to the phone. Nothing where there is nothing to tap. */
async function tapped(visit: Visit, column: Column, selector: string): Promise<Figures> {
  const { page, session, slowdown } = visit
  const target = page.locator(selector).filter({ visible: true }).first()
  if ((await target.count()) === 0) return {}
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(REST_MS)
  const box = await target.boundingBox()
  if (!box) return {}
  // Off the middle, where a slider already stands.
  const finger = { x: box.x + box.width / 3, y: box.y + box.height / 2 }
  const events = await trace(session, async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await page.waitForTimeout(PRESS_MS)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // The dialog's script has to come first; the tap itself is answered at once.
    await page.waitForTimeout(3000)
  })
  return { [column]: answerMs(events) * slowdown }
}

/**
 * Processor milliseconds from the finger's move that is answered to the frame that answers it: a click comes when the finger
 * leaves the glass, a slider goes where it lands. @throws Error if no frame does
 */
function answerMs(events: readonly TraceEvent[]): number {
  const isOf =
    (...types: string[]) =>
    ({ name, args }: TraceEvent) =>
      name === 'EventDispatch' && types.includes(args?.data?.type ?? '')
  const answer = events.find(isOf('click', 'input'))
  const move = events.filter(isOf('pointerdown', 'pointerup')).findLast(({ ts }) => answer && ts <= answer.ts)
  const thread = move ? sameThread(events, move).filter(({ ts, dur = 0 }) => ts + dur >= move.ts) : []
  const frame = thread.find(({ name, ts }) => name === 'Commit' && answer && ts >= answer.ts)
  if (!frame) throw new Error('No frame answered the tap')
  const tasks = thread.filter(({ name, ts }) => name === 'RunTask' && ts <= frame.ts)
  return tasks.reduce((sum, task) => sum + processorMs(task), 0)
}
