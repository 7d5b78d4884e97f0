// What the tests of fixed times do in step 2 of the booking dialog, in the words of a visitor.
import type { Locator, Page } from 'playwright-core'
import { dialogOf } from './booking-dialog.ts'

export const choiceOf = (page: Page) => dialogOf(page).getByRole('group', { name: /^(Wann dürfen|When may|Quando) / })
export const callbackOf = (page: Page) => dialogOf(page).locator('[name=day][value=""]')
export const daysOf = (page: Page) => dialogOf(page).locator('[name=day]:not([value=""])')
export const timesOf = (page: Page) => dialogOf(page).locator('[name=slot]')
export const statusOf = (page: Page) => choiceOf(page).getByRole('status')
export const problemOf = (page: Page) => choiceOf(page).getByRole('alert')

/** The chips cover their radio buttons, as labels do. */
export async function choose(radio: Locator): Promise<void> {
  // What is forced does not wait until a part that opens has moved it to its place.
  await (await radio.elementHandle())?.waitForElementState('stable')
  await radio.check({ force: true })
}

/** The slot that a radio button stands for: "2026-11-26T08:00:00Z". */
export const slotOf = (radio: Locator) => radio.inputValue()

/** Chooses a day and one of its times. @returns the slot */
export async function chooseTime(page: Page, { day, time }: { readonly day: number; readonly time: number }) {
  await choose(daysOf(page).nth(day))
  await choose(timesOf(page).nth(time))
  return slotOf(timesOf(page).nth(time))
}
