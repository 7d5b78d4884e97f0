// The states of the contact form: idle, submitting, success, error; and what it says about wrong fields.
import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { browserSuite, eventually, textOf } from './browser.ts'
import {
  answer,
  buttonOf,
  descriptionOf,
  fieldOf,
  fill,
  formOf,
  hold,
  message,
  says,
  send,
  statusOf,
  unfold,
  values,
  wake,
  waysOf,
} from './contact-form.ts'

const CONTACT = '**/api/contact'
const { phone, email }: { phone: string; email: string } = parse(readFileSync('site/data/operator.yaml', 'utf8'))
const EMPTY = { name: '', email: '', message: '' }

/** Section 8 of the specification, and our own words where it leaves them open. */
const FORMS = [
  { path: '/', sending: 'Wird gesendet...', success: 'Vielen Dank! Wir melden uns innerhalb von 2 Stunden.' },
  { path: '/en/', sending: 'Sending...', success: "Thank you! We'll get back to you within 2 hours." },
  { path: '/pt/', sending: 'Enviando...', success: 'Obrigado! Entraremos em contato em até 2 horas.' },
  {
    path: '/ki-automatisierung-agentur',
    sending: 'Wird gesendet...',
    success: '✓ Vielen Dank! Wir melden uns innerhalb von 2 Stunden.',
  },
  {
    path: '/app-entwickeln-lassen',
    sending: 'Wird gesendet...',
    success: '✓ Vielen Dank! Wir melden uns innerhalb von 24 Stunden.',
  },
]

const TALK = [
  {
    path: '/talk-to-us',
    home: '/',
    error: 'Etwas ist schiefgelaufen. Bitte versuch es später erneut.',
    success: 'Danke! Wir melden uns bald bei dir.',
    reachUs: 'Der direkte Weg zu uns:',
  },
  {
    path: '/en/talk-to-us',
    home: '/en/',
    error: 'Something went wrong. Please try again later.',
    success: "Thank you! We'll get back to you soon.",
    reachUs: 'How to reach us directly:',
  },
  {
    path: '/pt/talk-to-us',
    home: '/pt/',
    error: 'Algo deu errado. Tenta novamente mais tarde.',
    success: 'Valeu! Entraremos em contato em breve.',
    reachUs: 'Como falar conosco diretamente:',
  },
]

const HOME_ERROR = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.'

const FAILURES = {
  'the server fails': (route) => route.fulfill({ status: 500, json: { ok: false, error: 'x', fields: {} } }),
  'the network is down': (route) => route.abort('connectionrefused'),
  'something between answers with HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Login</p>' }),
  'the answer is no object': (route) => route.fulfill({ json: null }),
  'the answer does not say that it is ok': (route) => route.fulfill({ json: { ok: 'true' } }),
} satisfies Record<string, (route: Route) => Promise<void>>

const test = browserSuite('contact form')

for (const { path, sending, success } of FORMS) {
  test(`${path}: disables its button while it sends, then thanks and clears its fields`, async ({ open }) => {
    const page = await open(path)
    const held = await hold(page, CONTACT)
    const label = await textOf(buttonOf(page))
    await send(page, message())
    await buttonSays(page, sending)
    assert.ok(await buttonOf(page).isDisabled())
    assert.is(await statusOf(page), '')
    held.open()
    await says(page, success)
    assert.equal(await values(page), EMPTY)
    await buttonSays(page, label)
    assert.not.ok(await buttonOf(page).isDisabled())
  })
}

for (const { path, home, error, success, reachUs } of TALK) {
  test(`${path}: says when it did not work, then thanks and goes home 2 seconds later`, async ({ open }) => {
    const page = await open(path, { isAlone: true, before: ({ clock }) => clock.install() })
    await answer(page, FAILURES['the server fails'])
    await wake(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const typed = message()
    await send(page, typed)
    await says(page, error)
    assert.is(await textOf(formOf(page).getByRole('status')), `${error}${reachUs}${phone}${email}`)
    assert.equal(await values(page), typed)
    await page.unroute(CONTACT)
    await buttonOf(page).click()
    await says(page, success)
    await noteLeaving(page)
    await page.clock.runFor(1999)
    assert.is(await page.evaluate(() => document.documentElement.dataset['left']), undefined)
    assert.is(new URL(page.url()).pathname, path)
    await page.clock.runFor(1)
    await page.waitForURL((url) => url.pathname === home)
  })
}

test('keeps what was typed whatever goes wrong, and sends it at the next try', async ({ open, leadsOf }) => {
  const page = await open('/')
  const typed = message()
  await wake(page)
  await fill(page, typed)
  for (const [failure, handle] of Object.entries(FAILURES)) {
    await answer(page, handle)
    await buttonOf(page).click()
    await says(page, HOME_ERROR)
    assert.equal(await values(page), typed, failure)
    assert.equal(await hrefsOf(page), [`tel:${phone.replaceAll(' ', '')}`, `mailto:${email}`], failure)
    assert.not.ok(await buttonOf(page).isDisabled(), failure)
    await page.unroute(CONTACT)
    // Typing takes the message away, so that the next one is seen to come.
    await fieldOf(page, 'message').fill(typed.message)
    await says(page, '')
  }
  await buttonOf(page).click()
  await says(page, 'Vielen Dank! Wir melden uns innerhalb von 2 Stunden.')
  assert.is((await leadsOf(typed.email)).length, 1)
})

test('shows beside a field what the server found wrong with it', async ({ open }) => {
  const page = await open('/')
  const fields = { email: 'Diese Adresse gibt es nicht' }
  await answer(page, (route) => route.fulfill({ status: 422, json: { ok: false, error: 'x', fields } }))
  const typed = message()
  await send(page, typed)
  await says(page, HOME_ERROR)
  assert.is(await descriptionOf(fieldOf(page, 'email')), fields.email)
  assert.is(await focused(page), 'email')
  assert.equal(await hrefsOf(page), [])
  assert.equal(await values(page), typed)
})

const PROBLEMS = {
  '/': [
    'Bitte geben Sie Ihren Namen ein',
    'Bitte geben Sie Ihre E-Mail-Adresse ein',
    'Bitte schreiben Sie uns eine Nachricht',
  ],
  '/en/': ['Please enter your name', 'Please enter your e-mail address', 'Please write us a message'],
  '/pt/talk-to-us': ['Informe seu nome', 'Informe seu e-mail', 'Escreva uma mensagem'],
}

for (const [path, expected] of Object.entries(PROBLEMS)) {
  test(`${path}: names every field that is missing, and goes to the first`, async ({ open }) => {
    const page = await open(path)
    const sent = await answer(page, (route) => route.continue())
    await wake(page)
    await buttonOf(page).click()
    for (const [index, name] of ['name', 'email', 'message'].entries()) {
      const field = fieldOf(page, name)
      await eventually(async () => assert.match(await descriptionOf(field), expected[index] ?? ''))
      assert.is(await field.getAttribute('aria-invalid'), 'true')
    }
    assert.is(await focused(page), 'name')
    assert.is(sent.count, 0)
  })
}

test('counts spaces as nothing', async ({ open }) => {
  const page = await open('/')
  const sent = await answer(page, (route) => route.continue())
  await send(page, message({ name: '   ', message: ' \n ' }))
  await eventually(async () => assert.is(await focused(page), 'name'))
  assert.match(await descriptionOf(fieldOf(page, 'message')), 'Bitte schreiben Sie uns eine Nachricht')
  assert.is(sent.count, 0)
})

test('asks for a valid address', async ({ open }) => {
  const page = await open('/')
  const sent = await answer(page, (route) => route.continue())
  await wake(page)
  await fill(page, message())
  const field = fieldOf(page, 'email')
  for (const email of ['erika', 'erika@', 'erika@example', '@example.org', 'erika example@example.org']) {
    await field.fill(email)
    await eventually(async () => assert.is(await descriptionOf(field), '', email))
    await buttonOf(page).click()
    const problem = 'Bitte geben Sie eine gültige E-Mail-Adresse ein'
    await eventually(async () => assert.is(await descriptionOf(field), problem, email))
    await eventually(async () => assert.is(await focused(page), 'email'))
  }
  assert.is(sent.count, 0)
})

test('takes a message away while its field is corrected, and leaves the others', async ({ open }) => {
  const page = await open('/')
  await wake(page)
  await buttonOf(page).click()
  await eventually(async () => assert.is(await fieldOf(page, 'name').getAttribute('aria-invalid'), 'true'))
  await fieldOf(page, 'name').pressSequentially('E')
  await eventually(async () => assert.is(await descriptionOf(fieldOf(page, 'name')), ''))
  assert.is(await fieldOf(page, 'name').getAttribute('aria-invalid'), null)
  assert.is(await fieldOf(page, 'email').getAttribute('aria-invalid'), 'true')
  assert.is(await focused(page), 'name')
})

test('takes the message below the form away when somebody goes on typing', async ({ open }) => {
  const page = await open('/')
  await answer(page, (route) => route.abort('connectionrefused'))
  await send(page, message())
  await says(page, HOME_ERROR)
  await fieldOf(page, 'message').press('End')
  await fieldOf(page, 'message').pressSequentially('!')
  await says(page, '')
})

test('sends once when its button is clicked twice', async ({ open, leadsOf }) => {
  const page = await open('/')
  const sent = await answer(page, (route) => route.continue())
  const typed = message()
  await wake(page)
  await fill(page, typed)
  await buttonOf(page).dblclick()
  await says(page, 'Vielen Dank! Wir melden uns innerhalb von 2 Stunden.')
  assert.is(sent.count, 1)
  assert.is((await leadsOf(typed.email)).length, 1)
})

test('can be filled and sent with the keyboard alone', async ({ open, leadsOf }) => {
  const page = await open('/talk-to-us#kontakt')
  const typed = message()
  await fieldOf(page, 'name').focus()
  await page.keyboard.type(typed.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(typed.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(typed.message)
  await page.keyboard.press('Tab')
  assert.ok(await buttonOf(page).evaluate((button) => button === document.activeElement))
  await page.keyboard.press('Enter')
  await says(page, 'Danke! Wir melden uns bald bei dir.')
  assert.is((await leadsOf(typed.email)).length, 1)
})

test('gives its button the focus back with the answer', async ({ open }) => {
  const page = await open('/')
  await send(page, message())
  await says(page, 'Vielen Dank! Wir melden uns innerhalb von 2 Stunden.')
  await eventually(async () => assert.ok(await buttonOf(page).evaluate((button) => button === document.activeElement)))
})

test('covers the whole screen when asked to, and shrinks again, without scripts', async ({ open }) => {
  const page = await open('/ki-automatisierung-agentur', { scripts: false })
  await unfold(page)
  const form = formOf(page)
  const before = await form.boundingBox()
  await form.getByText('Formular groß anzeigen').click()
  const full = await form.boundingBox()
  const size = page.viewportSize()
  assert.ok(full && size && full.width >= size.width && full.height >= size.height, JSON.stringify(full))
  await form.getByText('Formular verkleinern').click()
  assert.is((await form.boundingBox())?.width, before?.width)
})

test('is folded on phones, and opened by its title and by a link to its section, with and without scripts', async ({
  open,
}) => {
  const size = { width: 390, height: 844 }
  for (const scripts of [true, false]) {
    const page = await open('/ki-beratung', { size, scripts })
    assert.is(await fieldOf(page, 'name').isVisible(), false)
    await page.getByText('Nachricht schreiben', { exact: true }).click()
    assert.is(await fieldOf(page, 'name').isVisible(), true)
    const linked = await open('/ki-beratung#kontakt', { size, scripts })
    assert.is(await fieldOf(linked, 'name').isVisible(), true)
    await linked.setViewportSize({ width: 1280, height: 720 })
    assert.is(await linked.getByText('Nachricht schreiben', { exact: true }).isVisible(), false)
    assert.is(await fieldOf(linked, 'name').isVisible(), true)
    const withOtherForm = await open('/ki-automatisierung-agentur', { scripts })
    assert.is(await fieldOf(withOtherForm, 'name').isVisible(), false, 'one form stands open at the end of a page')
    await withOtherForm.getByText('Nachricht schreiben', { exact: true }).click()
    assert.is(await fieldOf(withOtherForm, 'name').isVisible(), true)
  }
})

test.run()

const hrefsOf = (page: Page) => waysOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? null)

/** Makes the page announce that it is being left; its address changes only when the next one is there. */
async function noteLeaving(page: Page): Promise<void> {
  const note = `navigation.addEventListener('navigate', () => { document.documentElement.dataset.left = 'true' })`
  await page.evaluate(note)
}

function buttonSays(page: Page, label: string): Promise<void> {
  return eventually(async () => assert.is(await textOf(buttonOf(page)), label))
}
