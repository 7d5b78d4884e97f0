// Goes through a page with the Tab key alone, as somebody without a mouse does.
import type { Page } from 'playwright-core'
import { inPage } from './look.ts'
import type { Stop } from './stops.ts'

/** More stops than any page has; a walk that does not end by then goes in circles. */
const MOST_STOPS = 250

/**
 * What a walk finds: a stop that cannot be seen or lies under something else, one above the stop before it, an
 * element that is never reached.
 */
export async function walk(page: Page): Promise<string[]> {
  const expected = await inPage(page, 'beginWalk')
  const problems: string[] = []
  const seen = new Set<number>()
  let last: Stop | null = null
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    const stop: Stop | null = await inPage(page, 'stopHere')
    if (!stop || seen.has(stop.index)) break
    seen.add(stop.index)
    if (stop.problem) problems.push(`${stop.name} ${stop.problem}`)
    if (last && isAbove(stop, last)) problems.push(`${stop.name} comes after ${last.name}, but stands above it`)
    last = stop
  }
  return [...problems, ...expected.filter(([index]) => !seen.has(index)).map(([, name]) => `${name} is not reached`)]
}

/** Above and not to the right: anyone who reads line by line, or column by column, has passed it. */
const isAbove = (stop: Stop, last: Stop) =>
  stop.bottom <= last.top + 2 && stop.left <= last.left + 2 && !(stop.carousel >= 0 && stop.carousel === last.carousel)
