// The contact form before its script is there, while it comes, and when it does not come.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserSuite, eventually } from './browser.ts'
import { answer, buttonOf, fieldOf, fill, hold, message, says, send, values, wake } from './contact-form.ts'

const FORM_CHUNK = /\/_a\/ContactForm-[^/]+\.js$/
const REACT_CHUNK = /\/_a\/component-[^/]+\.js$/
const MENU_CHUNK = /\/_a\/mobile-menu-[^/]+\.js$/
const THANKS = 'Vielen Dank! Wir melden uns innerhalb von 2 Stunden.'

const test = browserSuite('contact form, waking up')

for (const [what, chunk] of Object.entries({ 'its script': FORM_CHUNK, React: REACT_CHUNK })) {
  test(`keeps what was typed, and the cursor, while ${what} comes`, async ({ open, leadsOf }) => {
    let held = { open: () => {} }
    const page = await open('/', {
      before: async (made) => {
        held = await hold(made, chunk)
      },
    })
    const typed = message({ message: 'Zeile eins' })
    await fill(page, typed)
    held.open()
    await isAwake(page)
    assert.equal(await values(page), typed)
    assert.is(await focused(page), 'message')
    await page.keyboard.type(' und zwei')
    await buttonOf(page).click()
    await says(page, THANKS)
    const [lead] = await leadsOf(typed.email)
    assert.is(lead?.payload['message'], 'Zeile eins und zwei')
  })
}

test('counts a form as begun that was left again before its script came', async ({ open }) => {
  let held = { open: () => {} }
  const page = await open('/', {
    before: async (made) => {
      held = await hold(made, FORM_CHUNK)
    },
  })
  const isTouched = page.waitForRequest('**/api/form-token')
  await fieldOf(page, 'email').focus()
  await page.locator('.brand').first().focus()
  held.open()
  await isTouched
  const layer = await page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer)
  const about = { form_type: 'contact_form', source: 'homepage_contact_form' }
  assert.equal(layer, [
    { event: 'form_start', ...about },
    { event: 'form_field_focus', ...about, field: 'email' },
  ])
})

test('keeps what the browser filled in before the page was ready', async ({ open }) => {
  const typed = message()
  const page = await open('/')
  // As autofill and a step back in the history do it: values, and no event.
  for (const [name, value] of Object.entries(typed)) {
    await fieldOf(page, name).evaluate((field: HTMLInputElement, text) => {
      field.value = text
    }, value)
  }
  await wake(page)
  assert.equal(await values(page), typed)
})

test('keeps a message that was sent before its script came, and sends it in place', async ({ open, leadsOf }) => {
  let held = { open: () => {} }
  const page = await open('/', {
    before: async (made) => {
      held = await hold(made, FORM_CHUNK)
    },
  })
  const sent = await answer(page, (route) => route.continue())
  const typed = message()
  await fill(page, typed)
  await buttonOf(page).click()
  assert.is(sent.count, 0)
  held.open()
  await says(page, THANKS)
  assert.is(new URL(page.url()).pathname, '/')
  assert.is((await leadsOf(typed.email)).length, 1)
})

for (const [what, chunk] of Object.entries({ 'its script': FORM_CHUNK, React: REACT_CHUNK })) {
  test(`sends as a plain form when ${what} cannot be loaded, and the menu works`, async ({ open, leadsOf }) => {
    const page = await open('/', {
      size: { width: 390, height: 800 },
      before: (made) => made.route(chunk, (route) => route.abort('connectionrefused')),
    })
    const typed = message()
    await fill(page, typed)
    await page.locator('[data-island=ContactForm][data-state=failed]').waitFor({ state: 'attached' })
    await worksMenu(page)
    await buttonOf(page).click()
    await page.getByText(THANKS).waitFor()
    assert.is((await leadsOf(typed.email)).length, 1)
  })
}

const BROKEN = {
  'breaks while it is drawn': 'export function ContactForm() { throw new Error("broken") }',
  'is not in its file': 'export const other = 1',
}

for (const [what, body] of Object.entries(BROKEN)) {
  test(`leaves the form as it came, with what was typed, when its component ${what}`, async ({ open, leadsOf }) => {
    let held = { open: () => {} }
    const page = await open('/', {
      before: async (made) => {
        held = await hold(made, FORM_CHUNK, (route) => route.fulfill({ contentType: 'text/javascript', body }))
      },
    })
    const typed = message()
    await fill(page, typed)
    held.open()
    await page.locator('[data-island=ContactForm][data-state=failed]').waitFor({ state: 'attached' })
    await eventually(async () => assert.equal(await values(page), typed))
    assert.is(await focused(page), 'message', 'the cursor')
    await buttonOf(page).click()
    await page.getByText(THANKS).waitFor()
    assert.is((await leadsOf(typed.email)).length, 1)
  })
}

test('works when another island cannot be loaded', async ({ open }) => {
  const page = await open('/', {
    size: { width: 390, height: 800 },
    before: (made) => made.route(MENU_CHUNK, (route) => route.abort('connectionrefused')),
  })
  await page.locator('[data-island=mobile-menu][data-state=failed]').waitFor({ state: 'attached' })
  await page.locator('[data-island=language-switcher][data-state=awake]').waitFor({ state: 'attached' })
  await worksMenu(page)
  await send(page, message())
  await says(page, THANKS)
})

test('reports in the console which island did not wake up', async ({ open }) => {
  const errors: string[] = []
  const page = await open('/', {
    before: async (made) => {
      made.on('pageerror', (error) => errors.push(error.message))
      await made.route(FORM_CHUNK, (route) => route.abort('connectionrefused'))
    },
  })
  await fieldOf(page, 'name').focus()
  await eventually(() => assert.equal(errors, ['Island "ContactForm" did not wake up']))
})

test.run()

const isAwake = (page: Page) =>
  page.locator('[data-island=ContactForm][data-state=awake]').waitFor({ state: 'attached' })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? null)

/** Opens the menu and closes it. */
async function worksMenu(page: Page): Promise<void> {
  const menu = page.locator('#menu')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await menu.waitFor({ state: 'visible' })
  await menu.getByRole('button', { name: 'Menü schließen' }).click()
  await menu.waitFor({ state: 'hidden' })
}
