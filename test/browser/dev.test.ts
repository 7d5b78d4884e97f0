// What an author sees of `site dev`: the page follows each edit and otherwise stays as they left it.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Dev, dev } from '../../src/commands/dev.ts'
import { UPDATING_EVENT, type Waiting } from '../../src/dev/client/protocol.ts'
import { fixtureProject, type Project, temporaryFolder } from '../project.ts'
import { putAway } from './browser.ts'
import { launch } from './launch.ts'

interface Visit {
  readonly project: Project
  readonly running: Dev
  readonly page: Page
}

const test = suite<Visit & { browser: Browser }>('site dev in a browser')

test.before(async (context) => {
  context.browser = await launch()
})
test.after(({ browser }) => browser.close())
test.before.each(async (context) => {
  const project = fixtureProject()
  // A field to type into, and a page that is longer than the window.
  project.replace('templates/Page.tsx', '</main>', FORM)
  project.replace('templates/styles/site.css', 'body {', 'main { padding-bottom: 3000px }\nbody {')
  const running = await dev(settingsOf(project), { ...quiet, onDone: () => undefined })
  const page = await context.browser.newPage()
  Object.assign(context, { project, running, page })
})
test.after.each(async ({ page, running }) => {
  await putAway(page)
  await running.stop()
})

const FORM = '<label>Name <input name="name" /></label><label>Mail <input id="mail" /></label></main>'

test('swaps content in place: scroll, focus and what was typed stay', async ({ project, running, page }) => {
  await open(page, `${running.address}/`)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Name').evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2))
  await page.mouse.wheel(0, 400)
  await page.waitForFunction(() => scrollY > 300)
  const before = await leftAs(page)
  project.replace('site/pages/index.yaml', 'Werkzeug für 1 € am Tag', 'Werkzeug für 2 € am Tag')
  await page.getByRole('heading', { name: 'Werkzeug für 2 € am Tag' }).waitFor()
  assert.equal(await leftAs(page), before)
  assert.equal(before, { isMarked: true, scroll: before.scroll, focus: 'name', value: 'Ada', selection: [1, 2] })
})

test('asks again for a page that was lost on its way', async ({ project, running, page }) => {
  let asked = 0
  await page.route(`${running.address}/`, (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    asked += 1
    // The first one is never answered.
    return asked > 1 ? route.continue() : undefined
  })
  await open(page, `${running.address}/`)
  assert.is(asked, 2)
  project.replace('site/pages/index.yaml', 'Werkzeug für 1 € am Tag', 'Werkzeug für 2 € am Tag')
  await page.getByRole('heading', { name: 'Werkzeug für 2 € am Tag' }).waitFor()
  assert.ok((await leftAs(page)).isMarked, 'the page was not loaded again')
  assert.is(asked, 2, 'a changed page comes with the news of it')
})

test('follows edits that come while one waits', async ({ project, running, page }) => {
  await open(page, `${running.address}/`)
  await page.evaluate((name) => {
    document.addEventListener(
      name,
      (event) => {
        const { waitFor } = (event as CustomEvent<Waiting>).detail
        waitFor(new Promise((go) => document.addEventListener('go', go)))
        document.documentElement.setAttribute('data-waits', '')
      },
      { once: true },
    )
  }, UPDATING_EVENT)
  project.replace('site/pages/index.yaml', 'Werkzeug für 1 € am Tag', 'Werkzeug für 2 € am Tag')
  await page.locator('html[data-waits]').waitFor()
  project.replace('site/pages/index.yaml', 'Werkzeug für 2 € am Tag', 'Werkzeug für 3 € am Tag')
  await served(`${running.address}/`, 'Werkzeug für 3')
  await page.evaluate(() => document.dispatchEvent(new Event('go')))
  await page.getByRole('heading', { name: 'Werkzeug für 3 € am Tag' }).waitFor()
  assert.ok((await leftAs(page)).isMarked, 'the page was not loaded again')
})

test('swaps styles in place, and a template that no island is made of', async ({ project, running, page }) => {
  await open(page, `${running.address}/`)
  await page.getByLabel('Mail').fill('ada@')
  project.write('templates/styles/tokens.css', ':root { --ink: rgb(1, 2, 3) }\n')
  await page.waitForFunction(() => getComputedStyle(document.body).color === 'rgb(1, 2, 3)')
  await page.waitForFunction(() => document.querySelectorAll('link[rel=stylesheet]').length === 1)
  project.replace('templates/sections/Text.tsx', '<h2>', '<h2 className="new">')
  await page.locator('h2.new').first().waitFor()
  const { isMarked, value } = await leftAs(page)
  assert.equal([isMarked, value], [true, 'ada@'])
})

test('swaps styles that pages carry themselves', async ({ project, running, page }) => {
  project.replace('site/site.yaml', 'icon: mark.svg', 'icon: mark.svg\ninlineStyles: true')
  await served(`${running.address}/`, '<style>')
  await open(page, `${running.address}/`)
  assert.is(await page.locator('link[rel=stylesheet]').count(), 0)
  for (const ink of ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']) {
    await page.getByLabel('Mail').fill('ada@')
    project.write('templates/styles/tokens.css', `:root { --ink: ${ink} }\n`)
    await page.waitForFunction((wanted) => getComputedStyle(document.body).color === wanted, ink)
    assert.equal((await leftAs(page)).value, 'ada@')
  }
})

test('lets an island run on when something else changes, and starts its new code', async ({
  project,
  running,
  page,
}) => {
  await open(page, `${running.address}/tools`)
  await page.getByLabel('Name').fill('Ada')
  const count = page.locator('output').first()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island="DayPrice"]')].every((island) =>
      Object.keys(island).some((key) => key.startsWith('__reactContainer')),
    ),
  )
  await page.getByRole('button', { name: 'Hammer' }).click()
  await page.getByText('4 × 1 €').waitFor()
  project.replace('site/pages/tools.yaml', 'Das Regal', 'Die Werkstatt')
  await page.getByRole('heading', { name: 'Die Werkstatt' }).waitFor()
  assert.is(await count.textContent(), '4 × 1 €')
  assert.is((await leftAs(page)).isMarked, true)
  project.replace('templates/islands/DayPrice.tsx', '} × $', '} mal $')
  await page.getByText('3 mal 1 €').waitFor()
  await page.waitForFunction(() => document.querySelector('input')?.value === 'Ada')
  assert.is((await leftAs(page)).isMarked, false)
})

test('shows a mistake over the last good page, and removes it when it is fixed', async (context) => {
  const { project, running, page } = context
  await open(page, `${running.address}/`)
  await page.getByLabel('Name').fill('Ada')
  const good = project.read('site/pages/index.yaml')
  project.replace('site/pages/index.yaml', 'languages: [de, en]', 'langauges: [de, en]')
  const dialog = page.getByRole('alertdialog', { name: '1 error' })
  await dialog.waitFor()
  assert.match((await dialog.textContent()) ?? '', /langauges.*site\/pages\/index\.yaml:2:1/s)
  assert.match((await dialog.getByRole('link').getAttribute('href')) ?? '', /^vscode:\/\/file\/.*index\.yaml:2:1$/)
  assert.is(await page.getByRole('heading', { name: 'Werkzeug für 1 € am Tag' }).count(), 1)
  project.write('site/pages/index.yaml', good)
  await dialog.waitFor({ state: 'detached' })
  const { isMarked, focus, value } = await leftAs(page)
  assert.equal([isMarked, focus, value], [true, 'name', 'Ada'])
})

test('can be used with the keyboard: the mistake has the focus, Escape closes it', async (context) => {
  const { project, running, page } = context
  await open(page, `${running.address}/`)
  project.replace('templates/Page.tsx', '<main>', '<main <')
  await page.getByRole('alertdialog').waitFor()
  assert.is(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName), 'h1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  assert.is(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName), 'a')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
})

test('breaks no rule of the policy that hosts send', async ({ project, running, page }) => {
  const messages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text())
  })
  await open(page, `${running.address}/`)
  project.replace('site/site.yaml', 'defaultLanguage: de', 'defaultLanguage: fr')
  await page.getByRole('alertdialog').waitFor()
  project.replace('site/site.yaml', 'defaultLanguage: fr', 'defaultLanguage: de')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  assert.equal(messages, [])
})

/** Waits until a page holds a text: an edit made before the page is opened must not load it again later. */
async function served(address: string, text: string): Promise<void> {
  const until = Date.now() + 30_000
  while (!(await (await fetch(address)).text()).includes(text)) {
    assert.ok(Date.now() < until, `${address} never held ${text}`)
    await sleep(20)
  }
}

async function open(page: Page, address: string): Promise<void> {
  // The client fetches the page again to have it as it was sent.
  const isReady = page.waitForResponse((response) => response.request().resourceType() === 'fetch')
  await page.goto(address)
  await (await isReady).finished()
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

/** What must not change under an author's hands; a page that was loaded again has no mark. */
function leftAs(page: Page) {
  return page.evaluate(() => {
    const field = document.activeElement instanceof HTMLInputElement ? document.activeElement : null
    return {
      isMarked: document.documentElement.hasAttribute('data-marked'),
      scroll: scrollY,
      focus: field?.name || field?.id || null,
      value: field?.value ?? null,
      selection: field ? [field.selectionStart, field.selectionEnd] : null,
    }
  })
}

const quiet = { port: 0, editor: 'vscode', language: 'en', environment: {}, say: () => undefined } as const

function settingsOf({ root }: Project) {
  return { root, out: join(temporaryFolder(), 'dist'), cache: null, compress: false, workerFile: null }
}

test.run()
