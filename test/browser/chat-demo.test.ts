// The chatbot of the chatbot page: answers with their place, says what it does not know, and hands over.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import { browserSuite, eventually, plain, type Visitor } from './browser.ts'

const PATH = '/chatbot-agentur'

const test = browserSuite('chatbot')

test('answers a typed question with the place where the answer stands', async ({ open }) => {
  const page = await openChat(open)
  await page.keyboard.type('Was muss ich für 8 Leute ausgeben?')
  await page.keyboard.press('Enter')
  const answer = saidLast(page)
  await eventually(async () =>
    assert.match(plain((await answer.textContent()) ?? ''), /STARTER ist für 3–10 .* 2\.500–8\.000 €/),
  )
  assert.is(await answer.getByRole('link').getAttribute('href'), '#pakete')
  assert.is(await field(page).inputValue(), '')
  assert.is(await page.evaluate(() => document.activeElement?.tagName), 'INPUT')
})

test('opens the answer in the list of questions', async ({ open }) => {
  const page = await openChat(open)
  await ask(page, 'Und wenn der Bot Unsinn redet?')
  await saidLast(page).getByRole('link').click()
  await eventually(async () =>
    assert.ok(await page.locator('#falsche-antworten').evaluate((e: HTMLDetailsElement) => e.open)),
  )
})

test('does not guess, and hands over to the booking with the question', async ({ open }) => {
  const page = await openChat(open)
  await ask(page, 'Kann er auch Chinesisch?')
  const answer = saidLast(page)
  assert.match((await answer.textContent()) ?? '', 'Dazu steht auf dieser Seite nichts')
  await answer.getByRole('link', { name: 'Einen Menschen fragen' }).click()
  await page.getByRole('dialog', { name: 'Kostenlose Beratung buchen' }).waitFor()
  await eventually(async () =>
    assert.match((await page.getByRole('dialog').textContent()) ?? '', 'Kann er auch Chinesisch?'),
  )
})

test('sends nothing of what is typed', async ({ open }) => {
  const requests: string[] = []
  const page = await openChat(open)
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await ask(page, 'Was kostet das?')
  await eventually(async () => assert.match((await saidLast(page).textContent()) ?? '', 'MICRO'))
  assert.equal(
    requests.filter((request) => !/\.(js|woff2)/.test(request)),
    [],
  )
})

test('takes what is typed as text', async ({ open }) => {
  const page = await openChat(open)
  await ask(page, '<img src=x onerror=alert(1)>')
  assert.is(await page.locator('.chat__said--visitor').last().locator('img').count(), 0)
  assert.match((await page.locator('.chat__said--visitor').last().textContent()) ?? '', '<img')
})

test('is announced, has names, and passes axe with a conversation in it', async ({ open }) => {
  const page = await openChat(open)
  await page.getByRole('button', { name: 'Und wenn er Unsinn erzählt?' }).press('Enter')
  await ask(page, 'Wie spät ist es?')
  assert.is(await page.getByRole('log', { name: 'Gespräch mit dem Chatbot' }).count(), 1)
  assert.match((await saidLast(page).textContent()) ?? '', /^Chatbot: /)
  assert.equal(await violations(page, '#gespraech'), [])
})

test('is a conversation to read without scripts', async ({ open }) => {
  const page = await open(PATH, { scripts: false })
  const log = page.locator('#gespraech [role=log]')
  for (const part of [
    'hier antwortet eine Maschine',
    'Was zahlt ein Betrieb mit 8 Leuten?',
    'STARTER ist für',
    'Dazu steht auf dieser Seite nichts',
  ])
    assert.ok(await log.getByText(part).isVisible(), part)
  assert.not(await page.locator('#gespraech input').isVisible())
})

test.run()

async function openChat(open: Visitor['open']): Promise<Page> {
  const page = await open(PATH)
  await page.locator('#gespraech').scrollIntoViewIfNeeded()
  await page.locator('[data-island=chat-demo][data-state=awake]').waitFor({ state: 'attached' })
  await field(page).focus()
  return page
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Ihre Frage' })

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await page.getByRole('button', { name: 'Fragen', exact: true }).click()
}

const saidLast = (page: Page) => page.locator('.chat__said--machine').last()
