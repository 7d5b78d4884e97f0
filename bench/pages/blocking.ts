// How long a page's own tasks keep a slow phone from answering while it is loaded.
import type { Browser } from 'playwright-core'
import { PHONE, SETTLED_MS, slowdownOf } from './phone.ts'
import { processorMs, sameThread, trace } from './trace.ts'

/** A task may take so long before a tap waits noticeably (https://web.dev/articles/tbt). */
const LONG_MS = 50

/**
 * Blocking time after the first paint. Counted in processor time, which other programs on this machine do not change, and
 * scaled to the phone: layout, too, of which Lighthouse takes half.
 */
export async function measureBlocking(browser: Browser, url: string) {
  const slowdown = await slowdownOf(browser)
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const events = await trace(await context.newCDPSession(page), async () => {
      await page.goto(url, { waitUntil: 'load' })
      await page.waitForTimeout(SETTLED_MS)
    })
    const seen = events.find(({ name }) => name === 'firstContentfulPaint')
    if (!seen) throw new Error(`${url} was never painted`)
    const tasks = sameThread(events, seen).filter(({ name, ts }) => name === 'RunTask' && ts >= seen.ts)
    return { blockedMs: tasks.reduce((sum, task) => sum + Math.max(0, processorMs(task) * slowdown - LONG_MS), 0) }
  } finally {
    await context.close()
  }
}
