// What a page weighs, and how it responds: script that comes with the booking dialog, and the work between a tap and the
// frame that answers it, on a slow phone. Counted in processor time, as blocking is: other programs change it only by what they
// leave of the caches.
import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Column, Found } from './figures.ts'
import { PHONE, SETTLED_MS, slowdownOf } from './phone.ts'
import { processorMs, sameThread, type TraceEvent, trace } from './trace.ts'
import { type Weigh, weigh, weighDocument } from './weights.ts'

/** What is tapped, and how long what follows may take to come, in ms; the answer itself is the next frame. */
interface Tap {
  readonly column: Column
  readonly selector: string
  readonly followedMs: number
}

// The dialog's script has to come.
const BOOKING: Tap = { column: 'bookingTapMs', selector: 'main [data-open=booking]', followedMs: 3000 }
const MENU: Tap = { column: 'menuTapMs', selector: '.navbar [popovertarget]', followedMs: 700 }
const ANSWER: Tap = { column: 'accordionTapMs', selector: 'details:not([open]) > summary', followedMs: 700 }
/** What answers a tap in each of the live pieces. */
const LIVE: Tap = {
  column: 'liveTapMs',
  selector: [
    '[data-question]',
    '.shop__steps button:last-of-type',
    '.remake input',
    '[data-island=trades] .chip',
    '[data-shown] .app__tap',
    '.check .chip',
  ].join(),
  followedMs: 700,
}

/** Four taps, each on a page of its own; a page without a menu, an answer or a live piece has no figure for it. */
export async function measureInteractions(browser: Browser, url: string): Promise<Found> {
  const place = { browser, url, slowdown: await slowdownOf(browser) }
  return {
    ...(await visit(place, readAndBook)),
    ...(await visit(place, (visit) => tapped(visit, MENU))),
    ...(await visit(place, (visit) => tapped(visit, ANSWER))),
    ...(await visit(place, (visit) => tapped(visit, LIVE))),
  }
}

/** A tap on the menu of the empty page, which stands for what any tap takes at that time. */
export async function measureEmptyTap(browser: Browser, url: string): Promise<Found> {
  const place = { browser, url, slowdown: await slowdownOf(browser) }
  return visit(place, (visit) => tapped(visit, { ...MENU, column: 'emptyTapMs' }))
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

async function visit({ browser, url, slowdown }: Place, act: (visit: Visit) => Promise<Found>): Promise<Found> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const weights = await weigh(session)
    await page.goto(url, { waitUntil: 'load' })
    // Scripts come once the page is seen, which may be after it is loaded: what they do at their start belongs to loading.
    await page.evaluate(listening)
    await page.waitForTimeout(SETTLED_MS)
    return await act({ page, session, weights, slowdown })
  } finally {
    await context.close()
  }
}

/** Weighs the page, reads it to its end, as most do, then opens the booking dialog. */
async function readAndBook(visit: Visit): Promise<Found> {
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
  const inp = await tapped(visit, BOOKING)
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
async function tapped(visit: Visit, { column, selector, followedMs }: Tap): Promise<Found> {
  const { page, session, slowdown } = visit
  await page.evaluate(reach, selector)
  await page.waitForTimeout(REST_MS)
  const finger = await page.evaluate(reach, selector)
  if (!finger) return {}
  const events = await trace(session, async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await page.waitForTimeout(PRESS_MS)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForTimeout(followedMs)
  })
  return { [column]: answerMs(events) * slowdown }
}

/**
 * Runs in the page, since Playwright's own ways to find something leave listeners there for every event of a finger.
 *
 * @returns where a finger touches the first that is shown, brought into view: off the middle, where a slider already stands; null without one
 * @throws Error if a finger would touch something else
 */
function reach(selector: string): { x: number; y: number } | null {
  const target = [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  if (!target) return null
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = target.getBoundingClientRect()
  const place = { x: x + width / 3, y: y + height / 2 }
  if (!target.contains(document.elementFromPoint(place.x, place.y))) throw new Error(`Something lies over ${selector}`)
  return place
}

/** Runs in the page: done when everything listens, the bench itself as well, because events that nobody listens to are not traced. */
function listening(): Promise<void> {
  for (const type of ['pointerdown', 'pointerup']) addEventListener(type, () => {})
  return new Promise((done) => {
    const clock = setInterval(() => {
      if (document.documentElement.dataset['scripts'] !== 'ready') return
      clearInterval(clock)
      done()
    }, 20)
  })
}

/**
 * Processor milliseconds that keep a finger waiting: the longer of what its coming down takes, where things are prepared, and what
 * its move does that is answered, until the frame that answers it. A click comes when the finger leaves the glass; a slider
 * goes where it lands.
 *
 * @throws Error if no frame does
 */
function answerMs(events: readonly TraceEvent[]): number {
  const isOf =
    (...types: string[]) =>
    ({ name, args }: TraceEvent) =>
      name === 'EventDispatch' && types.includes(args?.data?.type ?? '')
  const down = events.find(isOf('pointerdown'))
  const answer = events.find(isOf('click', 'input'))
  const move = events.filter(isOf('pointerdown', 'pointerup')).findLast(({ ts }) => answer && ts <= answer.ts)
  const thread = move ? sameThread(events, move) : []
  const frame = thread.find(({ name, ts }) => name === 'Commit' && answer && ts >= answer.ts)
  if (!down || !move || !frame) throw new Error('No frame answered the tap')
  const taskMs = (from: TraceEvent, to: TraceEvent) =>
    thread
      .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur >= from.ts && ts <= to.ts)
      .reduce((sum, task) => sum + processorMs(task), 0)
  return Math.max(taskMs(down, down), taskMs(move, frame))
}
