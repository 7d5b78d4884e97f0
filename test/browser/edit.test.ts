// What an author sees of `site dev --edit`: a text is changed where it stands, and only it changes in its file.
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Dev, dev } from '../../src/commands/dev.ts'
import { EVENTS_PATH, UPDATING_EVENT } from '../../src/dev/client/protocol.ts'
import { HOSTILE_TEXTS } from '../../src/edit/hostile-texts.ts'
import { EDITOR_PATH } from '../../src/edit/protocol.ts'
import { fixtureProject, type Project, temporaryFolder } from '../project.ts'
import { gate, putAway } from './browser.ts'
import { launch } from './launch.ts'
import { wayOpened } from './random-author-page.ts'

interface Visit {
  readonly project: Project
  readonly running: Dev
  readonly page: Page
}

const test = suite<Visit & { browser: Browser }>('site dev --edit in a browser')

const HEADING = 'Werkzeug für 1 € am Tag'
const SENTENCE = 'Aussuchen, mitnehmen, zurückbringen.'
const FILE = 'site/pages/index.yaml'

test.before(async (context) => {
  context.browser = await launch()
})
test.after(({ browser }) => browser.close())
test.before.each(async (context) => {
  const project = fixtureProject()
  const running = await dev(settingsOf(project), { ...quiet, onDone: () => undefined })
  const page = await context.browser.newPage()
  Object.assign(context, { project, running, page })
})
test.after.each(async ({ page, running }) => {
  await putAway(page)
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

test('goes from one text to another with one click, and saves what was typed', async ({ project, running, page }) => {
  const before = project.read(FILE)
  await page.goto(`${running.address}/`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  const box = page.getByRole('textbox', { name: /Enter saves/ })
  const [heading, other] = [page.getByRole('heading', { name: HEADING }), page.getByText(SENTENCE)]
  await heading.click()
  await box.waitFor()
  await other.click()
  await page.waitForFunction((words) => document.activeElement?.textContent === words, SENTENCE)
  await box.pressSequentially('!')
  await heading.click()
  await page.waitForFunction((words) => document.activeElement?.textContent === words, HEADING)
  await page.getByText(`${SENTENCE}!`).waitFor()
  assert.is(project.read(FILE).replace(`${SENTENCE}!`, SENTENCE), before)
  assert.is(await box.count(), 1)
})

test('stays where a text could not be saved', async ({ running, page }) => {
  await page.goto(`${running.address}/`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  const box = page.getByRole('textbox', { name: /Enter saves/ })
  await page.getByRole('heading', { name: HEADING }).click()
  await box.pressSequentially('!')
  await page.route('**/_dev/edit/save', (route) => route.fulfill({ json: { saved: false, reason: 'Not today.' } }))
  await page.getByText(SENTENCE).click()
  await page.getByText('Not today.').waitFor()
  await page.getByRole('heading', { name: HEADING }).waitFor()
  // What was clicked on would be open by then.
  await page.waitForTimeout(500)
  assert.is(await box.count(), 0)
  await page.getByText(SENTENCE).click()
  await box.waitFor()
})

test('opens what was clicked on, also when what is saved first has the page loaded again', async ({
  project,
  running,
  page,
}) => {
  // The name stands in the page, and in what an island runs with.
  const shelf = project.read('templates/sections/Shelf.tsx')
  project.write('templates/sections/Shelf.tsx', shelf.replace('</h1>', '</h1><p>{tools[0]?.name}</p>'))
  const [name, title] = [page.locator('main p').first(), page.getByRole('heading', { name: 'Das Regal' })]
  await page.goto(`${running.address}/tools`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  await name.getByText('Hammer').waitFor()
  await page.waitForFunction(() => Object.keys(document.querySelector('[data-island] button') ?? {}).length > 0)
  await name.click()
  const box = page.getByRole('textbox', { name: /Enter saves/ })
  await box.press('End')
  await box.pressSequentially('stiel')
  const loadedAgain = page.waitForEvent('load')
  await title.click()
  await loadedAgain
  await page.waitForFunction(() => document.activeElement?.textContent === 'Das Regal')
  assert.is(await name.innerText(), 'Hammerstiel')
  assert.is(await box.count(), 1)
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

test('shows what was asked for last, whatever is answered late', async ({ running, page }) => {
  await page.goto(`${running.address}/`)
  const panel = page.locator('.panel[role=dialog]')
  const list = panel.getByRole('heading', { name: 'Sections of this page' })
  const changes = panel.getByRole('heading', { name: 'What was changed' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Publish' }).waitFor()

  const questions = await heldBack(page, 'form', ({ file }) => file === 'site/data/faqs.yaml')
  await press('Page')
  await questions.asked
  await press('Publish')
  await changes.waitFor()
  await questions.answer()
  assert.equal([await list.count(), await changes.count()], [0, 1], 'the list of sections comes late')

  const sections = await heldBack(page, 'form', ({ pointer }) => pointer === '/sections')
  await press('Page')
  await sections.asked
  await page.getByRole('heading', { name: HEADING }).click()
  const box = page.getByRole('textbox', { name: /Enter saves/ })
  await box.waitFor()
  await sections.answer()
  assert.is(await list.count(), 0, 'a text of the page was opened')
  assert.ok(await box.evaluate((one) => one.matches(':focus')), 'and can be typed into')
  await page.keyboard.press('Escape')

  await press('Page')
  await list.waitFor()
  const move = await heldBack(page, 'save', () => true)
  await panel
    .getByRole('button', { name: /^Move down: / })
    .first()
    .click()
  await move.asked
  await press('Publish')
  await changes.waitFor()
  await move.answer()
  assert.equal([await list.count(), await changes.count()], [0, 1], 'a move is answered late')

  await press('Page')
  await list.waitFor()
  const first = await panel.locator('ol').innerText()
  await panel
    .getByRole('button', { name: /^Move up: / })
    .last()
    .click()
  await page.waitForFunction((before) => {
    const shown = document.querySelector('site-dev-editor')?.shadowRoot?.querySelector<HTMLElement>('ol')
    return shown && shown.innerText !== before
  }, first)
})

test('waits with what comes late while something is dragged', async ({ project, running, page }) => {
  const before = project.read(FILE)
  await page.goto(`${running.address}/`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  const list = page.getByRole('button', { name: 'Page', exact: true })
  await list.click()
  const handles = page.locator('.panel[role=dialog] ol li .handle')
  await handles.first().waitFor()
  const late = await heldBack(page, 'form', ({ pointer }) => pointer === '/sections')
  await list.click()
  await late.asked
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(1).boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 5)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) + 5, { steps: 4 })
  await late.answer()
  await page.mouse.up()
  await page.getByText(/^Saved: /).waitFor()
  assert.ok(project.read(FILE).indexOf('type: text') < before.indexOf('type: text'), 'the section is moved')
})

test('opens the panel for a text that an update of the page has replaced meanwhile', async ({ running, page }) => {
  await page.goto(`${running.address}/`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  const late = await heldBack(page, 'form', () => true)
  const heading = page.getByRole('heading', { name: HEADING })
  await heading.click()
  await late.asked
  await heading.evaluate((one) => one.replaceWith(one.cloneNode(true)))
  await late.answer()
  await page.locator('.panel[role=dialog] .field').first().waitFor()
})

test('opens what was clicked on, also when an update of the page comes between press and release', async ({
  project,
  running,
  page,
}) => {
  const choose = '      - de: Aussuchen, mitnehmen, zurückbringen.\n        en: Choose it, take it, bring it back.\n'
  const others = ['Eins', 'Zwei'].map((word) => `      - { de: ${word}, en: ${word} }\n`).join('')
  const [before, after] = [choose + others, others + choose]
  project.write(FILE, project.read(FILE).replace(choose, before))
  await page.goto(`${running.address}/`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  await page.getByText('Zwei').waitFor()
  await page.getByText('Aussuchen').hover()
  await page.mouse.down()
  await page.evaluate((name) => {
    document.addEventListener(name, () => document.documentElement.setAttribute('data-updating', ''))
  }, UPDATING_EVENT)
  project.write(FILE, project.read(FILE).replace(before, after))
  await page.locator('html[data-updating]').waitFor()
  await page.waitForTimeout(300)
  await page.mouse.up()
  // In its place, or in the panel where the text has been replaced by then.
  await page.waitForFunction(wayOpened, null, { timeout: 10_000 })
})

test('shows what was typed until the page itself does, and the old words where it was not saved', async ({
  running,
  page,
}) => {
  await page.goto(`${running.address}/`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  const way = gate()
  await page.route('**/_dev/edit/save', async (route) => {
    await way.opened
    await route.continue()
  })
  const typed = page.getByRole('heading', { name: `${HEADING} Sofort.` })
  const typeMore = async (words: string) => {
    await page.getByRole('heading', { name: HEADING }).click()
    await page.getByRole('textbox', { name: /Enter saves/ }).waitFor()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  const asked = page.waitForRequest('**/_dev/edit/save')
  await typeMore(' Sofort.')
  await asked
  assert.is(await typed.count(), 1)
  assert.is(await typed.locator('[data-dev]:not([contenteditable=false])').count(), 0, 'nothing is open for typing')
  way.open()
  await page.getByText(/^Saved: /).waitFor()
  await page.waitForFunction(() => !document.querySelector('h1 [data-dev]'))
  assert.is(await typed.count(), 1)
  await page.route('**/_dev/edit/save', (route) => route.abort())
  await typeMore(' Nie.')
  await page.waitForFunction(() => !document.querySelector('h1 [data-dev]'))
  assert.is(await typed.count(), 1)
})

test('writes what was saved in the moment in which the page was left', async ({ project, running, page }) => {
  await page.goto(`${running.address}/`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  await page.getByRole('heading', { name: HEADING }).click()
  await page.getByRole('textbox', { name: /Enter saves/ }).waitFor()
  await page.keyboard.type(' Sofort.')
  // With the page's own these are six, the most that Chromium has with a host: the question waits in the browser.
  await page.evaluate(async (path) => {
    const taken = [1, 2, 3, 4, 5].map((count) => new EventSource(path + count))
    await Promise.all(taken.map((one) => new Promise((open) => one.addEventListener('open', open))))
  }, `${EVENTS_PATH}?path=/`)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(500)
  assert.not.match(project.read(FILE), 'Sofort.')
  await page.goto('about:blank')
  for (let tries = 0; tries < 100 && !project.read(FILE).includes('Sofort.'); tries++) await page.waitForTimeout(50)
  assert.match(project.read(FILE), 'Sofort.')
})

test('opens what was clicked on while the editor was on its way', async ({ running, page }) => {
  await page.goto(`${running.address}/`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  const way = gate()
  await page.route(`**${EDITOR_PATH}`, async (route) => {
    await way.opened
    await route.continue()
  })
  await page.reload()
  await page.getByRole('heading', { name: HEADING }).click()
  assert.is(await page.locator('[data-dev][role=textbox]').count(), 0)
  way.open()
  await page.getByRole('textbox', { name: /Enter saves/ }).waitFor()
})

test('opens what was clicked on while the page was still being read', async ({ running, page }) => {
  await page.goto(`${running.address}/`)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  const way = gate()
  // Modules run when the whole page has been read; this holds its end back.
  await page.route(`${running.address}/`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('</body>', '<script src="/late.js"></script></body>')
    await route.fulfill({ response, body: html })
  })
  await page.route('**/late.js', async (route) => {
    await way.opened
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto(`${running.address}/`, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: HEADING }).click()
  assert.is(await page.locator('site-dev-editor').count(), 0)
  way.open()
  await page.getByRole('textbox', { name: /Enter saves/ }).waitFor()
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

/** Holds answers of one kind back until one of them is let go; it resolves when the page has taken that. */
async function heldBack(page: Page, name: string, isMeant: (body: Record<string, unknown>) => boolean) {
  const [asking, answering] = [gate(), gate()]
  const address = `**/_dev/edit/${name}`
  let isOver = false
  await page.route(address, async (route) => {
    if (isOver || !isMeant(route.request().postDataJSON() as Record<string, unknown>)) return route.fallback()
    const response = await route.fetch()
    asking.open()
    await answering.opened
    await route.fulfill({ response })
  })
  const answer = async () => {
    const answered = page.waitForResponse(address)
    // A browser that ends to let requests be looked at loses some that are on their way: it goes on.
    isOver = true
    answering.open()
    await (await answered).finished()
    // What follows from the answer may ask once more, and is drawn before what is asked for after that.
    for (let turn = 0; turn < 2; turn++)
      await page.evaluate(async () => void (await (await fetch(location.href)).text()))
  }
  return { asked: asking.opened, answer }
}

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
