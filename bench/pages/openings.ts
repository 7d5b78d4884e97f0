// How long the booking dialog takes to open on a phone four times slower than this machine.
import type { Browser, Page } from 'playwright-core'
import { withBrowser } from './browser.ts'
import { PHONE } from './phone.ts'
import { withSite } from './site.ts'

const SLOWDOWN = 4
const PAGES = ['/ki-automatisierung-agentur', '/talk-to-us']
const VISITOR = { name: 'Erika Beispiel', email: 'erika@example.org' }

/** Milliseconds of one opening, from the tap: to the next frame, and until the dialog is on the screen. */
interface Opening {
  readonly nextPaint: number
  readonly shown: number
}

/** Prints the median and the 95th percentile of many first openings, each of a new visitor, and of the openings after them. */
export async function printOpenings(rounds: number): Promise<void> {
  console.log(`${rounds} visitors, processor ${SLOWDOWN} times slower; ms as median / p95\n`)
  console.log('| page | opening | tap to next frame | tap to dialog |\n|---|---|---:|---:|')
  await withSite(({ origin }) =>
    withBrowser(async (browser) => {
      for (const path of PAGES) {
        const visits: Opening[][] = []
        for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, `${origin}${path}`))
        for (const [place, name] of ['first', 'again'].entries()) {
          const openings = visits.flatMap((opened) => opened[place] ?? [])
          console.log(`| ${path} | ${name} | ${row(openings, 'nextPaint')} | ${row(openings, 'shown')} |`)
        }
      }
    }),
  )
}

function row(openings: readonly Opening[], figure: keyof Opening): string {
  const sorted = openings.map((opening) => opening[figure]).sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)
  return `${at(0.5)} / ${at(0.95)}`
}

/** Opens the dialog twice. */
async function visit(browser: Browser, url: string): Promise<Opening[]> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForSelector('html[data-scripts=ready]', { state: 'attached' })
    // What is drawn and woken by itself belongs to loading.
    await page
      .locator('main > :not([data-drawn]), [data-load=idle]:not([data-state])')
      .first()
      .waitFor({ state: 'detached' })
    for (const [name, value] of Object.entries(VISITOR)) {
      const field = page.locator(`#booking-start [name=${name}]`)
      if ((await field.count()) > 0) await field.fill(value)
    }
    const first = await opening(page)
    // Seen first, and modal after it.
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    return [first, await opening(page)]
  } finally {
    await context.close()
  }
}

async function opening(page: Page): Promise<Opening> {
  const opener = page
    .locator('main a[data-open=booking], #booking-start [type=submit]')
    .filter({ visible: true })
    .first()
  await opener.scrollIntoViewIfNeeded()
  await page.evaluate(watchOpening)
  await opener.tap()
  await page.waitForFunction(() => (window as Watching).opening?.shown !== undefined)
  // The entry of the tap comes after its frame.
  await page
    .waitForFunction(() => (window as Watching).opening?.nextPaint !== undefined, null, { timeout: 2000 })
    .catch(() => {})
  const { shown = Number.NaN, nextPaint = 0 } = await page.evaluate(() => (window as Watching).opening ?? {})
  return { shown, nextPaint }
}

interface Presented {
  /** When the frame with this element was on the screen. */
  readonly renderTime: number
}

type Watching = Window & { opening?: Partial<Opening> }

/** Keeps the times of the next opening on the window. An event that was answered within 16 ms is not reported. */
function watchOpening(): void {
  const watching = window as Watching
  const opening: { nextPaint?: number; shown?: number } = {}
  watching.opening = opening
  let tappedAt = 0
  addEventListener('pointerup', (event) => (tappedAt = event.timeStamp), { capture: true, once: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (tappedAt > 0 && entry.startTime >= tappedAt - 1)
        opening.nextPaint = Math.max(opening.nextPaint ?? 0, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.startTime >= tappedAt) opening.shown ??= (entry as PerformanceEntry & Presented).renderTime - tappedAt
  }).observe({ type: 'element' })
  document.querySelector('dialog h2')?.setAttribute('elementtiming', 'dialog')
}
