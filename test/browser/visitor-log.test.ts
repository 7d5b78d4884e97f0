// The visitor log: once per browser session, on any route, and again after a failure.
import type { Page, Route } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserSuite, eventually } from './browser.ts'

const LOG = '**/api/log-visitor'
const KEY = 'visit-logged'

const test = browserSuite('visitor log')

test('reports path and query once per session, on whatever page the visit begins', async ({ open }) => {
  const sent: string[] = []
  const page = await open('/ki-beratung?utm_source=brief&q=ä', {
    isAlone: true,
    before: (made) => made.route(LOG, (route) => accept(route, sent)),
  })
  await eventually(async () => assert.is(await stored(page), 'sent'))
  for (const path of ['/imprint', '/en/talk-to-us']) {
    await page.goto(path)
    await isAwake(page)
  }
  assert.equal(
    sent.map((body) => JSON.parse(body) as unknown),
    [{ path: '/ki-beratung?utm_source=brief&q=%C3%A4' }],
  )
})

test('is accepted by the server as it is', async ({ open }) => {
  let status = 0
  const page = await open('/imprint', {
    isAlone: true,
    before: async (made) => {
      made.on('response', (response) => {
        if (response.url().endsWith('/api/log-visitor')) status = response.status()
      })
    },
  })
  await eventually(async () => assert.is(await stored(page), 'sent'))
  assert.is(status, 200)
})

test('is pending until the answer is there, and is not sent again meanwhile', async ({ open }) => {
  const held: Route[] = []
  const page = await open('/imprint', {
    isAlone: true,
    before: (made) => made.route(LOG, (route) => void held.push(route)),
  })
  await eventually(() => assert.is(held.length, 1))
  assert.is(await stored(page), 'pending')
  await page.goto('/legal-brand')
  await isAwake(page)
  assert.is(held.length, 1)
  assert.is(await stored(page), 'pending')
})

test('warns and tries again on the next page when the server fails or cannot be reached', async ({ open }) => {
  const warnings: string[] = []
  const errors: string[] = []
  const answers = [(route: Route) => route.fulfill({ status: 501 }), (route: Route) => route.abort()]
  const sent: string[] = []
  const page = await open('/imprint', {
    isAlone: true,
    before: (made) => {
      made.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      made.on('pageerror', (error) => errors.push(error.message))
      return made.route(LOG, (route) => answers.shift()?.(route) ?? accept(route, sent))
    },
  })
  await eventually(() => assert.is(warnings.length, 1))
  assert.is(await stored(page), null)
  await page.goto('/legal-brand')
  await eventually(() => assert.is(warnings.length, 2))
  assert.is(await stored(page), null)
  await page.goto('/talk-to-us')
  await eventually(async () => assert.is(await stored(page), 'sent'))
  assert.equal(sent, ['{"path":"/talk-to-us"}'])
  assert.equal(errors, [])
  assert.match(warnings[0] ?? '', 'The visit was not counted')
})

test('says nothing of a request that was broken off, and does not repeat it', async ({ open }) => {
  const warnings: string[] = []
  const page = await open('/imprint', {
    isAlone: true,
    before: async (made) => {
      made.on('console', (message) => warnings.push(message.text()))
      await made.addInitScript({
        content: `window.fetch = () => Promise.reject(new DOMException('', 'AbortError'))`,
      })
    },
  })
  await isAwake(page)
  await eventually(async () => assert.is(await stored(page), 'pending'))
  assert.equal(warnings, [])
})

test('waits until a prerendered page is shown', async ({ open }) => {
  const sent: string[] = []
  const page = await open('/imprint', {
    isAlone: true,
    before: async (made) => {
      await made.route(LOG, (route) => accept(route, sent))
      await made.addInitScript({
        content: `Object.defineProperty(document, 'prerendering', { value: true, configurable: true })`,
      })
    },
  })
  await isAwake(page)
  assert.is(await stored(page), null)
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await eventually(() => assert.equal(sent, ['{"path":"/imprint"}']))
})

test('counts nothing where the browser forbids storage', async ({ open }) => {
  const sent: string[] = []
  const page = await open('/imprint', {
    isAlone: true,
    before: async (made) => {
      await made.route(LOG, (route) => accept(route, sent))
      const forbid = `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('', 'SecurityError') } })`
      await made.addInitScript({ content: forbid })
    },
  })
  await isAwake(page)
  assert.equal(sent, [])
})

test.run()

const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY)

const isAwake = (page: Page) =>
  page.locator('[data-island=visitor-log][data-state=awake]').waitFor({ state: 'attached' })

async function accept(route: Route, sent: string[]): Promise<void> {
  sent.push(route.request().postData() ?? '')
  await route.fulfill({ json: { ok: true } })
}
