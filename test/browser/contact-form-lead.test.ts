// What becomes of a message: the row in the database, the events, the page without scripts, unusual input.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browserSuite, eventually, textOf } from './browser.ts'
import {
  answer,
  buttonOf,
  descriptionOf,
  fieldOf,
  fill,
  formOf,
  message,
  says,
  send,
  values,
  wake,
} from './contact-form.ts'

const THANKS = 'Vielen Dank! Wir melden uns innerhalb von 2 Stunden.'

/** Who sends what: section 3 of the specification. */
const SENDERS = [
  { path: '/', source: 'homepage_contact_form', page: undefined, language: 'de', thanks: THANKS },
  {
    path: '/en/',
    source: 'homepage_contact_form',
    page: undefined,
    language: 'en',
    thanks: "Thank you! We'll get back to you within 2 hours.",
  },
  {
    path: '/ki-automatisierung-agentur',
    source: 'ki_automatisierung_agentur_inline',
    page: 'ki-automatisierung-agentur',
    language: 'de',
    thanks: `✓ ${THANKS}`,
  },
]

/** As in functions/leads/suspicion.ts. */
const MIN_AGE_MS = 2000

const test = browserSuite('contact form, its leads')

for (const { path, source, page: from, language, thanks } of SENDERS) {
  test(`${path}: stores name, e-mail, message, source and metadata`, async ({ open, leadsOf }) => {
    const page = await open(path)
    const typed = message()
    const request = page.waitForRequest('**/api/contact')
    const startMs = performance.now()
    await send(page, typed)
    await says(page, thanks)
    const longestMs = performance.now() - startMs
    const [lead, ...others] = await leadsOf(typed.email)
    assert.equal(others, [])
    assert.equal([lead?.kind, lead?.source, lead?.language], ['contact', source, language])
    // The signed time of the first touch, by which the server knows how fast the form was filled: too fast for a person,
    // unless this machine stood still for so long.
    assert.ok((await request).postDataJSON().token)
    assert.is(lead?.suspicion, longestMs < MIN_AGE_MS || lead?.suspicion ? 'too-fast' : '')
    const { name, email, message: text, metadata } = lead?.payload ?? {}
    assert.equal({ name, email, message: text }, typed)
    assert.equal(metadata, { form_type: 'contact_form', ...(from && { page: from }) })
  })
}

test('stores phone and subject of an inline form, which are optional', async ({ open, leadsOf }) => {
  const page = await open('/ki-automatisierung-agentur')
  const typed = message()
  await wake(page)
  await fieldOf(page, 'phone').fill('0170 0000000')
  await fieldOf(page, 'subject').fill('Rechnungen')
  await fill(page, typed)
  await buttonOf(page).click()
  await says(page, `✓ ${THANKS}`)
  const [lead] = await leadsOf(typed.email)
  assert.equal([lead?.payload['phone'], lead?.payload['subject']], ['0170 0000000', 'Rechnungen'])
})

const UNUSUAL = {
  'emoji and joined ones': { name: 'Łukasz 👩‍🔧 Beispiel', message: 'Guten Tag 🏳️‍🌈\n\nzweiter Absatz 👍🏽' },
  'text from right to left': { name: 'محمد بن عبد الله', message: 'שלום, אני צריך אתר חדש' },
  'quotes, tags and SQL': {
    name: `O'Neil "<b>" & Söhne`,
    message: `'); DROP TABLE leads; -- <script>alert(1)</script>`,
  },
  '10,000 characters': { message: 'Ein Satz über Rechnungen. '.repeat(400).trim() },
}

for (const [what, parts] of Object.entries(UNUSUAL)) {
  test(`stores ${what} as typed`, async ({ open, leadsOf }) => {
    const page = await open('/')
    const typed = message(parts)
    await send(page, typed)
    await says(page, THANKS)
    const [lead] = await leadsOf(typed.email)
    assert.is(lead?.payload['name'], typed.name)
    assert.is(lead?.payload['message'], typed.message)
  })
}

test('refuses a name of 10,000 characters beside its field, and keeps everything', async ({ open, leadsOf }) => {
  const page = await open('/')
  const typed = message({ name: 'Erika '.repeat(2000).trim() })
  await send(page, typed)
  await eventually(async () => assert.is.not(await descriptionOf(fieldOf(page, 'name')), ''))
  assert.equal(await values(page), typed)
  assert.equal(await leadsOf(typed.email), [])
  await fieldOf(page, 'name').fill('Erika Beispiel')
  await buttonOf(page).click()
  await says(page, THANKS)
})

test('reports to the data layer how the form is used, and nothing that was typed', async ({ open }) => {
  const page = await open('/')
  const typed = message({ name: 'Geheim Gehalten', message: 'Vertraulich' })
  await send(page, typed)
  await says(page, THANKS)
  const about = { form_type: 'contact_form', source: 'homepage_contact_form' }
  const events = await dataLayer(page)
  const focused = events.filter(({ event }) => event === 'form_field_focus')
  assert.equal(events[0], { event: 'form_start', ...about })
  assert.is(events.filter(({ event }) => event === 'form_start').length, 1)
  assert.equal([...new Set(focused.map(({ field }) => field))], ['name', 'email', 'message'])
  assert.equal(events.slice(-2), [
    { event: 'contact_form_submitted', ...about },
    { event: 'lead', lead_type: 'contact_form', value: 500 },
  ])
  const reported = JSON.stringify(events)
  for (const secret of [typed.name, typed.email, typed.message]) assert.not.match(reported, secret)
})

test('reports to the data layer that a message was not sent, and no lead', async ({ open }) => {
  const page = await open('/')
  await answer(page, (route) => route.abort('connectionrefused'))
  await send(page, message())
  await says(page, 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.')
  const events = (await dataLayer(page)).map(({ event }) => event)
  assert.is(events.at(-1), 'form_submit_failed')
  assert.not.ok(events.includes('contact_form_submitted') || events.includes('lead'))
})

test('answers a robot like a person, and marks what it sent', async ({ open, leadsOf }) => {
  const page = await open('/')
  const typed = message()
  await wake(page)
  await fill(page, typed)
  const trap = fieldOf(page, 'website')
  assert.not.ok(await isSeen(page))
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://example.org/offer'
  })
  await buttonOf(page).click()
  await says(page, THANKS)
  assert.equal(
    (await leadsOf(typed.email)).map(({ suspicion }) => suspicion.includes('honeypot')),
    [true],
  )
})

const PLAIN_FORMS = [
  '/',
  '/en/',
  '/pt/talk-to-us',
  '/ki-automatisierung-agentur',
  '/app-entwickeln-lassen',
  '/ai-development-services',
]

for (const path of PLAIN_FORMS) {
  test(`${path}: sends without scripts and gets a page with the words of its form`, async ({ open, leadsOf }) => {
    const page = await open(path, { scripts: false })
    const { texts, sender } = await propsOf(page)
    const typed = message()
    await fill(page, { ...typed, email: 'erika@example' })
    await buttonOf(page).click()
    await page.waitForURL('**/api/contact')
    assert.match(await textOf(page.locator('main')), texts.problems.emailFormat)
    const again = page.locator('form')
    assert.is(await again.locator('[name=name]').inputValue(), typed.name)
    assert.is(await again.locator('[name=message]').inputValue(), typed.message)
    await again.locator('[name=email]').fill(typed.email)
    await again.locator('[type=submit]').click()
    await page.getByText(texts.success).waitFor()
    assert.is(await page.locator('html').getAttribute('lang'), sender.language)
    assert.is(await page.locator('h1').count(), 1)
    const [lead, ...others] = await leadsOf(typed.email)
    assert.equal(others, [])
    assert.equal([lead?.source, lead?.language, lead?.suspicion], [sender.source, sender.language, 'no-token'])
    assert.equal([lead?.payload['name'], lead?.payload['message']], [typed.name, typed.message])
    assert.equal(lead?.payload['metadata'], sender.metadata)
  })
}

test('lets the browser ask for what is missing where there are no scripts', async ({ open }) => {
  const page = await open('/', { scripts: false })
  await buttonOf(page).click()
  assert.is(new URL(page.url()).pathname, '/')
  assert.ok(await fieldOf(page, 'name').evaluate((field) => field.matches(':focus:invalid')))
})

test('sends nothing that was typed into the short form', async ({ open }) => {
  const page = await open('/ki-automatisierung-agentur')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  const form = page.locator('#anfrage')
  await form.getByLabel('Name').fill('Geheimnis')
  await form.getByLabel('Telefon').fill('0170555')
  await form.getByText('Erstgespräch vereinbaren').click()
  await eventually(async () => {
    const isOpen = await page.locator('dialog[open]').count()
    assert.ok(isOpen > 0 || new URL(page.url()).pathname === '/talk-to-us')
  })
  assert.equal(
    asked.filter((request) => /Geheimnis|0170555/.test(request)),
    [],
  )
})

test.run()

interface FormProps {
  readonly texts: { readonly success: string; readonly problems: { readonly emailFormat: string } }
  readonly sender: { readonly source: string; readonly language: string; readonly metadata: object }
}

async function propsOf(page: Page): Promise<FormProps> {
  const props = await page.locator('[data-island=ContactForm]').getAttribute('data-props')
  return JSON.parse(props ?? '{}') as FormProps
}

type Event = Readonly<Record<string, unknown>>

const dataLayer = (page: Page) => page.evaluate(() => (window as unknown as { dataLayer: Event[] }).dataLayer)

/** Whether a visitor could come upon the field that only robots fill. */
async function isSeen(page: Page): Promise<boolean> {
  const box = await formOf(page).locator('.trap').boundingBox()
  const isOnPage = box !== null && box.width > 1 && box.height > 1 && box.x + box.width > 0 && box.y + box.height > 0
  return isOnPage || (await fieldOf(page, 'website').getAttribute('tabindex')) !== '-1'
}
