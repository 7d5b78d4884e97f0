import type { Locator, Page } from 'playwright-core'
import { textOf } from './browser.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** A carousel that is in view and awake. */
export async function carouselIn(page: Page, section: string): Promise<Locator> {
  const carousel = page.locator(`${section} .carousel`)
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.locator(`${section} [data-island=carousel][data-state=awake]`).waitFor({ state: 'attached' })
  return carousel
}

export const trackOf = (carousel: Locator) => carousel.locator('.carousel__track')
export const countOf = (carousel: Locator) => textOf(carousel.locator('.carousel__count'))
export const step = (carousel: Locator, direction: 1 | -1) => carousel.locator(`[data-step="${direction}"]`).click()
export const pauseButton = (carousel: Locator) => carousel.locator('[data-pause]')

/** Number of the tick that is current, from 1; several would be an error. */
export async function currentOf(carousel: Locator): Promise<number> {
  const marks = await carousel
    .locator('.carousel__dots button')
    .evaluateAll((ticks) => ticks.map((tick) => tick.getAttribute('aria-current')))
  if (marks.filter(Boolean).length !== 1) throw new Error(`Current ticks: ${JSON.stringify(marks)}`)
  return marks.indexOf('true') + 1
}

/** Numbers of the slides that cannot be used, from 1. */
export function inertOf(carousel: Locator): Promise<number[]> {
  return trackOf(carousel)
    .locator('> li')
    .evaluateAll((slides) => slides.flatMap((slide, index) => ((slide as HTMLElement).inert ? [index + 1] : [])))
}
