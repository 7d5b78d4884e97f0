// How long a page's own tasks keep a slow phone from answering while it is loaded.
import type { Browser, Page } from 'playwright-core'
import { PHONE, slowdownOf } from './phone.ts'

/** A task may take so long before a tap waits noticeably (https://web.dev/articles/tbt). */
const LONG_MS = 50
/** By then every part of a page is drawn and every island awake that wakes by itself. */
const SETTLED_MS = 2500

/** What Chromium traces; times in microseconds, `tdur` is time on a processor. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
}

/**
 * Blocking time after the first paint. Counted in processor time, which other programs on this machine do not change, and
 * scaled to the phone: layout, too, of which Lighthouse takes half.
 *
 * @param machineIndex how fast Lighthouse found this machine to be
 */
export async function measureBlocking(browser: Browser, url: string, machineIndex: number) {
  const slowdown = slowdownOf(machineIndex)
  const context = await browser.newContext(PHONE)
  try {
    const events = await traceOf(await context.newPage(), url)
    const seen = events.find(({ name }) => name === 'firstContentfulPaint')
    if (!seen) throw new Error(`${url} was never painted`)
    const tasks = events.filter(
      ({ name, pid, tid, ts }) => name === 'RunTask' && pid === seen.pid && tid === seen.tid && ts >= seen.ts,
    )
    const beyond = ({ tdur = 0 }: TraceEvent) => Math.max(0, (tdur / 1000) * slowdown - LONG_MS)
    return { blockedMs: tasks.reduce((sum, task) => sum + beyond(task), 0) }
  } finally {
    await context.close()
  }
}

async function traceOf(page: Page, url: string): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'],
    },
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  const completed = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await completed
  return events
}
