// What the tests of the contact form do with it, in the words of a visitor.
import type { Locator, Page, Route } from 'playwright-core'
import { eventually, gate, textOf } from './browser.ts'

export interface Typed {
  readonly name: string
  readonly email: string
  readonly message: string
}

let senders = 0

/** A message from an address that no other test writes from. */
export function message(parts: Partial<Typed> = {}): Typed {
  senders += 1
  return { name: 'Erika Beispiel', email: `erika-${senders}@example.org`, message: 'Guten Tag', ...parts }
}

/** The contact form of a page. */
export const formOf = (page: Page) => page.locator('[data-island=ContactForm] form')
export const fieldOf = (page: Page, name: string) => formOf(page).locator(`[name=${name}]`)
export const buttonOf = (page: Page) => formOf(page).locator('[type=submit]')

/** What the form says below its fields; "" if nothing. */
export async function statusOf(page: Page): Promise<string> {
  const [first] = await formOf(page).getByRole('status').locator('.notice p').all()
  return first ? textOf(first) : ''
}

/** The links by which the form says how to reach the owner. */
export const waysOf = (page: Page) => formOf(page).getByRole('status').locator('a')

/** Touches the form and waits until its script listens. */
export async function wake(page: Page): Promise<void> {
  await unfold(page)
  await fieldOf(page, 'name').focus()
  await page.locator('[data-island=ContactForm][data-state=awake]').waitFor({ state: 'attached' })
}

/** Opens the fold that a form is in on phones. */
export async function unfold(page: Page): Promise<void> {
  const title = page.locator('details:not([open]):has([data-island=ContactForm]) > summary')
  if (await title.isVisible()) await title.click()
}

export async function fill(page: Page, typed: Typed): Promise<void> {
  await unfold(page)
  for (const [name, value] of Object.entries(typed)) await fieldOf(page, name).fill(value)
}

/** Fills the form, and sends it when its script listens. */
export async function send(page: Page, typed: Typed): Promise<void> {
  await wake(page)
  await fill(page, typed)
  await buttonOf(page).click()
}

export async function values(page: Page): Promise<Typed> {
  const of = (name: string) => fieldOf(page, name).inputValue()
  return { name: await of('name'), email: await of('email'), message: await of('message') }
}

/** Waits until the form says this. */
export async function says(page: Page, text: string): Promise<void> {
  await eventually(async () => {
    const status = await statusOf(page)
    if (status !== text) throw new Error(`The form says "${status}", not "${text}"`)
  })
}

/** Text of what a field is described by: its help and its error. */
export async function descriptionOf(field: Locator): Promise<string> {
  const ids = (await field.getAttribute('aria-describedby')) ?? ''
  const described = ids.split(' ').filter(Boolean)
  const texts = await Promise.all(described.map((id) => textOf(field.page().locator(`[id="${id}"]`))))
  return texts.join(' ')
}

/** Answers the form itself, or lets the server do it. @returns how often it was sent */
export async function answer(page: Page, handle: (route: Route) => Promise<void>): Promise<{ count: number }> {
  const sent = { count: 0 }
  await page.route('**/api/contact', (route) => {
    sent.count += 1
    return handle(route)
  })
  return sent
}

/** Keeps requests waiting until the gate is opened; then they go on, or are answered here. */
export async function hold(
  page: Page,
  addresses: string | RegExp,
  handle: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<{ open(): void }> {
  const held = gate()
  await page.route(addresses, async (route) => {
    await held.opened
    await handle(route)
  })
  return held
}
