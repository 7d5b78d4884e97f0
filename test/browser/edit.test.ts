// What an author sees of `site dev --edit`: a text is changed where it stands, and only it changes in its file.
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Dev, dev } from '../../src/commands/dev.ts'
import { HOSTILE_TEXTS } from '../../src/edit/hostile-texts.ts'
import { fixtureProject, type Project, temporaryFolder } from '../project.ts'

interface Visit {
  readonly project: Project
  readonly running: Dev
  readonly page: Page
}

const test = suite<Visit & { browser: Browser }>('site dev --edit in a browser')

const HEADING = 'Werkzeug für 1 € am Tag'
const FILE = 'site/pages/index.yaml'

test.before(async (context) => {
  context.browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
test.after(({ browser }) => browser.close())
test.before.each(async (context) => {
  const project = fixtureProject()
  const running = await dev(settingsOf(project), { ...quiet, onDone: () => undefined })
  const page = await context.browser.newPage()
  Object.assign(context, { project, running, page })
})
test.after.each(async ({ page, running }) => {
  await page.close()
  await running.stop()
})

test('changes a heading where it stands, takes it back, and asks no other host', async ({ project, running, page }) => {
  const others: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(running.address)) others.push(request.url())
  })
  const before = project.read(FILE)
  await page.goto(`${running.address}/`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  await page.getByRole('heading', { name: HEADING }).click()
  const box = page.getByRole('textbox', { name: /Enter saves/ })
  await box.press('Control+a')
  await box.pressSequentially('Werkzeug: "neu"')
  await box.press('Enter')
  await page.getByRole('heading', { name: 'Werkzeug: "neu"' }).waitFor()
  const after = project.read(FILE)
  assert.is(after.replace('"Werkzeug: \\"neu\\""', HEADING), before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: HEADING }).waitFor()
  assert.is(project.read(FILE), before)
  assert.equal(others, [])
})

test('leaves everything as it was on Escape', async ({ project, running, page }) => {
  const before = project.read(FILE)
  await page.goto(`${running.address}/`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  const shown = await page.locator('main').innerHTML()
  await page.getByRole('heading', { name: HEADING }).click()
  await page.getByRole('textbox', { name: /Enter saves/ }).pressSequentially('xyz')
  await page.keyboard.press('Escape')
  assert.is(await page.locator('main').innerHTML(), shown)
  assert.is(project.read(FILE), before)
})

test('types the name of a value where the page shows the value, and leads to it', async ({
  project,
  running,
  page,
}) => {
  const named = project.read(FILE).replace(HEADING, '"Werkzeug für {price:hammer} am Tag"')
  project.write(FILE, named)
  await page.goto(`${running.address}/`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  const heading = page.getByRole('heading', { name: /^Werkzeug für 1\s€ am Tag$/ })
  await heading.click()
  const box = page.getByRole('textbox', { name: /Enter saves/ })
  assert.is(await box.innerText(), 'Werkzeug für {price:hammer} am Tag')
  await box.press('End')
  await box.pressSequentially('!')
  await box.press('Enter')
  await page.getByRole('heading', { name: /^Werkzeug für 1\s€ am Tag!$/ }).waitFor()
  assert.is(project.read(FILE).replace('am Tag!', 'am Tag'), named, 'the name stays, not its value')

  await page.getByRole('heading', { name: /am Tag!$/ }).click()
  await page.getByRole('button', { name: '{price:hammer} …' }).click()
  const panel = page.locator('.panel[role=dialog]')
  await panel.getByText('Tools › Hammer › Price').waitFor()
  assert.is(await panel.getByLabel('Price', { exact: true }).inputValue(), '1')
})

test('takes any text from its own pages, and nothing from others', async ({ project, running, page }) => {
  await page.goto(`${running.address}/`)
  const token = (await page.locator('script[data-edit]').getAttribute('data-edit')) ?? ''
  const ask = async (name: string, body: object, headers: Record<string, string> = {}) => {
    const own = { 'content-type': 'application/json', origin: running.address, 'x-site-edit': token }
    const response = await fetch(`${running.address}/_dev/edit/${name}`, {
      method: 'POST',
      headers: { ...own, ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
  }
  const place = { file: FILE, pointer: '/sections/0/title' }
  const { answer: form } = await ask('form', place)
  let { hash } = form
  for (const value of HOSTILE_TEXTS) {
    const { answer } = await ask('save', {
      file: FILE,
      hash,
      change: { kind: 'set', pointer: '/sections/0/title/de', value },
    })
    assert.is(answer['saved'], true, JSON.stringify(value).slice(0, 60))
    hash = answer['hash']
  }
  const now = project.read(FILE)
  const change = { kind: 'set', pointer: '/sections/0/title/de', value: 'x' }
  const outdated = await ask('save', { file: FILE, hash: form['hash'], change })
  assert.equal([outdated.answer['saved'], outdated.answer['yours']], [false, 'x'])
  for (const headers of [
    { 'x-site-edit': 'another' },
    { 'content-type': 'text/plain' },
    { origin: 'http://evil.example' },
  ]) {
    const response = await fetch(`${running.address}/_dev/edit/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: running.address, 'x-site-edit': token, ...headers },
      body: JSON.stringify({ file: FILE, hash, change }),
    })
    assert.is(response.status, 403, JSON.stringify(headers))
  }
  assert.is((await ask('form', { file: 'package.json', pointer: '' })).status, 409)
  assert.is(project.read(FILE), now)
})

const quiet = {
  port: 0,
  editor: 'vscode',
  language: 'en',
  environment: {},
  say: () => undefined,
  isEditable: true,
} as const

function settingsOf({ root }: Project) {
  return { root, out: join(temporaryFolder(), 'dist'), cache: null, compress: false, workerFile: null }
}

test.run()
