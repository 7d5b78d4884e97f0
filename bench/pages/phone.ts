// The slow phone that pages are measured on.

import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import type { Browser } from 'playwright-core'
import { processorMs, trace } from './trace.ts'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** What Lighthouse's preset, four times slower than the machine, makes of a machine of this index. */
const PHONE_INDEX = 1300
const PRESET_SLOWDOWN = 4

/**
 * How many times slower than a processor of this machine the phone is: by Lighthouse's own measure of a machine, counted in
 * processor time, because what is multiplied by it is. While other programs run, the machine is slower than its processors.
 */
export async function slowdownOf(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  try {
    let index = 0
    const events = await trace(await page.context().newCDPSession(page), async () => {
      index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
    })
    const [task] = events
      .filter(({ name }) => name === 'RunTask')
      .sort((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
    if (!task) throw new Error('The browser traced no task')
    return (PRESET_SLOWDOWN * index * ((task.dur ?? 0) / 1000 / processorMs(task))) / PHONE_INDEX
  } finally {
    await page.close()
  }
}

/** Milliseconds after which every part of a page is drawn and every island awake that wakes by itself. */
export const SETTLED_MS = 2500
