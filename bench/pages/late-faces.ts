import type { Browser } from 'playwright-core'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** On a slow connection the faces come well after the page was seen. */
const LATE_MS = 1500
const SETTLED_MS = 1000

/**
 * How far a page moves when its faces come after it was seen, which Lighthouse next to the server never sees.
 *
 * @returns the sum of all layout shifts on a phone or a desktop, whichever is more; the cumulative layout shift, which
 *   counts the worst five seconds only (https://web.dev/articles/cls), is never more
 */
export async function measureLateFaces(browser: Browser, url: string): Promise<{ lateFacesCls: number }> {
  const shifts: number[] = []
  for (const viewport of SCREENS) shifts.push(await shiftOf(browser, url, viewport))
  return { lateFacesCls: Math.max(...shifts) }
}

async function shiftOf(browser: Browser, url: string, viewport: (typeof SCREENS)[number]): Promise<number> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.continue()
    })
    await page.addInitScript(watchShifts)
    await page.goto(url)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(SETTLED_MS)
    return await page.evaluate(() => Number(Reflect.get(window, 'shifted')))
  } finally {
    await context.close()
  }
}

/** Adds up all shifts of a page on its window. */
function watchShifts(): void {
  Object.assign(window, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Number(entry.value) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
