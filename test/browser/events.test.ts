// What is reported to the data layer when somebody clicks, on every page; section 7 of the specification.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { ROUTES } from './all-pages.ts'
import { browserSuite, plain } from './browser.ts'

/** An element that leads to the booking or reports an event to the data layer. */
interface Call {
  readonly event: Readonly<Record<string, string>> | null
  readonly text: string
  /** Heading and price of the package it stands in. */
  readonly name: string | null
  readonly price: string | null
}

const test = browserSuite('events')

test('reports for every call to action where it is and what it says, and for packages name and price', async ({
  open,
}) => {
  const page = await open('/', { scripts: false })
  for (const { path } of ROUTES) {
    await page.goto(path)
    for (const call of await callsOf(page)) assert.equal(call.event, expected(call), `${path}: ${call.text}`)
  }
})

test('reports a click at once and in order, wherever on the button it was', async ({ open }) => {
  const page = await open('/professionelle-website')
  await page.locator('[data-island][data-state=awake]').first().waitFor({ state: 'attached' })
  // The first click opens the booking dialog, which would be in the way of the second.
  await page.locator('#preis a[data-event]').dispatchEvent('click')
  await page.locator('#garantie a[data-event] .icon').dispatchEvent('click')
  const layer = await page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer)
  assert.equal(layer.slice(0, 2), [
    { event: 'cta_clicked', location: 'price_section', cta_text: 'Festpreis anfragen' },
    { event: 'cta_clicked', location: 'guarantee_section', cta_text: 'Garantie besprechen' },
  ])
})

test.run()

function expected({ event, text, name, price }: Call): Readonly<Record<string, string>> | null {
  if (event?.['event'] === 'floating_cta_clicked') return { event: 'floating_cta_clicked', location: 'sticky_button' }
  if (name !== null) return { event: 'package_selected', package_name: name, package_price: price ?? '' }
  const location = event?.['location'] ?? 'a location'
  return { event: 'cta_clicked', location: /^[a-z]+(_[a-z]+)+$/.test(location) ? location : 'a name', cta_text: text }
}

async function callsOf(page: Page): Promise<Call[]> {
  const calls = await page.locator('[data-event], a[data-open=booking]').evaluateAll((all) =>
    all.map((link) => {
      const card = link.closest('.package')
      return {
        event: link.getAttribute('data-event'),
        text: link.textContent ?? '',
        name: card?.querySelector('h3')?.textContent ?? null,
        price: card?.querySelector('.package__price')?.firstChild?.textContent ?? null,
      }
    }),
  )
  return calls.map(({ event, text, name, price }) => {
    const fields = event === null ? null : Object.entries(JSON.parse(event) as Record<string, string>)
    return {
      event: fields && Object.fromEntries(fields.map(([field, value]) => [field, plain(value)])),
      text: plain(text),
      name,
      price: price === null ? null : plain(price),
    }
  })
}
