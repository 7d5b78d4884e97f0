// What the tests of the booking dialog do with it, in the words of a visitor.
import type { Locator, Page, Route } from 'playwright-core'
import * as assert from 'uvu/assert'
import { eventually, scriptsCame } from './browser.ts'

export const PATH = '/ki-automatisierung-agentur'
export const BOOKING = '**/api/booking'

export const VISITOR = { name: 'Erika Beispiel', email: 'erika@example.org' }

export const openerOf = (page: Page) => page.locator('main [data-open=booking]').first()
export const dialogOf = (page: Page) => page.locator('[data-island=BookingDialog] > .dialog').first()
export const questionOf = (page: Page) => page.getByRole('alertdialog')
export const fieldOf = (page: Page, name: string) => dialogOf(page).locator(`[name=${name}]`)
export const nextOf = (page: Page) => dialogOf(page).getByRole('button', { name: /^(Weiter|Continue)$/ })
export const bookOf = (page: Page) => dialogOf(page).locator('[type=submit]:visible')
export const successOf = (page: Page) => dialogOf(page).getByText('Vielen Dank, ')

/** Clicks the first link that opens the dialog, and waits for it and for its code, which comes after it. */
export async function openDialog(page: Page, opener: Locator = openerOf(page)): Promise<void> {
  await scriptsCame(page)
  await opener.click()
  await isOpen(page)
  await page.locator('[data-island=BookingDialog][data-state=awake]').waitFor({ state: 'attached' })
}

/** The dialog is seen before it is modal. */
export const isOpen = (page: Page) => dialogOf(page).and(page.locator(':modal')).waitFor({ state: 'visible' })
export const isClosed = (page: Page) => dialogOf(page).waitFor({ state: 'hidden' })

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await fieldOf(page, name).fill(value)
}

/** Fills step 1 and goes on to step 2; with a clock of its own, the page does not make the test wait. */
export async function goOn(page: Page, values: Readonly<Record<string, string>> = VISITOR): Promise<void> {
  await fill(page, values)
  await nextOf(page).click()
  await fieldOf(page, 'callback').waitFor({ state: 'visible' })
}

/** Fills both steps and sends the booking. */
export async function book(page: Page, values: Readonly<Record<string, string>> = VISITOR): Promise<void> {
  await goOn(page, values)
  await fill(page, { callback: '0170 0000000' })
  await bookOf(page).click()
}

/** A body as it was sent. */
export type Sent = Readonly<Record<string, unknown>>

/** Answers bookings in place of the server, by default with success. @returns the bodies of all requests so far */
export async function takeBookings(
  page: Page,
  handle: (route: Route) => Promise<void> = accept,
  addresses: string | RegExp = BOOKING,
): Promise<Sent[]> {
  const sent: Sent[] = []
  await page.route(addresses, async (route) => {
    sent.push(route.request().postDataJSON() as Sent)
    await handle(route)
  })
  return sent
}

export const accept = (route: Route) => route.fulfill({ json: { ok: true, id: 'lead' } })
export const fail = (route: Route) => route.fulfill({ status: 503, json: { ok: false, error: 'x', fields: {} } })

/** What waits in the browser to be sent: the bodies. */
export async function waitingIn(page: Page): Promise<Sent[]> {
  const stored = await page.evaluate(() => localStorage.getItem('waiting-leads'))
  return (JSON.parse(stored ?? '[]') as { body: Sent }[]).map(({ body }) => body)
}

export const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName ?? null)

export const hasFocus = (element: Locator) =>
  eventually(async () => assert.ok(await element.evaluate((it) => it === document.activeElement)))
