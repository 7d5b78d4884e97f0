// What scripts a page loads, and when.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { fixtureProject } from '../project.ts'
import { browserSuite, eventually, gate, plain, textOf } from './browser.ts'
import { fieldOf, wake } from './contact-form.ts'

const test = browserSuite('islands')

/** Strings that only React's own files contain, even minified. */
const REACT = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='
const REACT_DOM = 'react.dev/errors'

test('gets its scripts even where the browser does not report that the page was painted', async ({ open }) => {
  const silence = () => {
    PerformanceObserver.prototype.observe = () => {}
  }
  const page = await open('/', { isAlone: true, before: (made) => made.addInitScript(silence) })
  await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' })
  assert.is(await page.locator('link[rel=icon][href="data:,"]').count(), 0)
  assert.ok((await page.locator('link[rel=icon]').count()) > 0)
})

test('gets its scripts as soon as it was seen, whatever the clock says', async ({ open }) => {
  const stop = async (made: Page) => {
    await made.clock.install({ time: 0 })
    await made.clock.pauseAt(1000)
  }
  const page = await open('/', { isAlone: true, before: stop })
  await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' })
})

test('wakes what stands in lines that came later than the scripts', async ({ context, origin }) => {
  const rest = gate()
  // Passes everything on, but holds back all of the page except its first section.
  const slow = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(`${origin}${url}`, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await answer.arrayBuffer())
    for (const [name, value] of answer.headers) if (name !== 'content-length') response.setHeader(name, value)
    if (url === '/') {
      const later = body.indexOf('</section>')
      response.write(body.subarray(0, later))
      await rest.opened
      response.end(body.subarray(later))
    } else response.end(body)
  }).listen(0)
  await once(slow, 'listening')
  const page = await (await context()).newPage()
  const scripts = page.waitForEvent('requestfinished', (request) => request.url().includes('/islands-'))
  const opened = page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/`)
  await scripts
  await page.waitForTimeout(300)
  rest.open()
  await opened
  const asleep = page.locator('[data-load=idle]:not([data-state])')
  await eventually(async () => assert.is(await asleep.count(), 0))
  await page.locator('footer').scrollIntoViewIfNeeded()
  await fieldOf(page, 'name').focus()
  await eventually(async () => assert.is(await page.locator('main [data-state=awake] form').count(), 1))
  slow.close()
  slow.closeAllConnections()
})

test('loads no React on pages that are only read, to their end', async ({ open, folder }) => {
  const react = [...filesWith(folder, REACT), ...filesWith(folder, REACT_DOM)]
  for (const path of ['/', '/ki-automatisierung-agentur', '/app-entwickeln-lassen', '/talk-to-us', '/privacy-policy']) {
    let loaded: string[] = []
    const page = await open(path, { before: async (made) => (loaded = scriptsOf(made)) })
    await readToTheEnd(page)
    assert.equal(
      loaded.filter((file) => react.includes(file) || file.startsWith('ContactForm')),
      [],
      path,
    )
    assert.ok(loaded.length > 0, path)
  }
})

test('loads a few small scripts on the imprint', async ({ open, folder }) => {
  for (const path of ['/imprint', '/legal-brand']) {
    let loaded: string[] = []
    const page = await open(path, { before: async (made) => (loaded = scriptsOf(made)) })
    await readToTheEnd(page)
    const bytes = loaded.reduce((sum, file) => sum + readFileSync(join(folder, '_a', file)).length, 0)
    assert.ok(bytes < 10_000, `${path}: ${bytes} bytes in ${loaded.join(', ')}`)
  }
})

test('loads React at the first touch of a form, each file once', async ({ open, folder }) => {
  let loaded: string[] = []
  const page = await open('/', { before: async (made) => (loaded = scriptsOf(made)) })
  await wake(page)
  await fieldOf(page, 'email').focus()
  for (const file of filesWith(folder, REACT_DOM)) assert.ok(loaded.includes(file), file)
  assert.equal(
    loaded.filter((file, index) => loaded.indexOf(file) !== index),
    [],
  )
})

test('holds React in one shared chunk, which no other file repeats', ({ folder }) => {
  assert.is(filesWith(folder, REACT_DOM).length, 1)
  assert.is(filesWith(folder, REACT).length, 1)
})

test('puts no script on a page without islands', async () => {
  const project = fixtureProject()
  const run = await project.build(['--no-compress'])
  assert.is(run.code, 0, run.stderr)
  assert.not.match(project.read('dist/public/terms.html'), '<script')
  assert.match(project.read('dist/public/tools.html'), '<script')
})

test('hands clicks on calls to action to the data layer, with the fields of the specification', async ({ open }) => {
  const page = await open('/ki-automatisierung-agentur')
  // Before any other listener: no link is followed, and no dialog opened.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }))
  await page.locator('#pakete').getByRole('link', { name: 'MICRO' }).click()
  await page.locator('#anfrage').getByText('Erstgespräch vereinbaren').click()
  await page.locator('[data-event*=floating_cta_clicked]').dispatchEvent('click')
  await page.locator('main > section').first().getByRole('link', { name: 'Kostenlose Beratung buchen' }).click()
  assert.equal(await events(page), [
    { event: 'package_selected', package_name: 'MICRO', package_price: '800–2.500 €' },
    { event: 'cta_clicked', location: 'final_cta_section', cta_text: 'Erstgespräch vereinbaren' },
    { event: 'floating_cta_clicked', location: 'sticky_button' },
    { event: 'cta_clicked', location: 'hero_section', cta_text: 'Kostenlose Beratung buchen' },
  ])
})

test('names the place of the last call on every landing page', async ({ open }) => {
  const page = await open('/', { scripts: false })
  for (const path of ['/', '/website-erstellen-lassen', '/professionelle-website', '/app-entwickeln-lassen']) {
    await page.goto(path)
    const place = page.locator('[data-event*=final_cta_section]')
    assert.is(await place.count(), 1, path)
    const event = JSON.parse((await place.getAttribute('data-event')) ?? '{}') as Record<string, string>
    assert.is(plain(event['cta_text'] ?? ''), await textOf(place))
  }
})

test.run()

/** Names of scripts of the build that hold a text. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(join(folder, '_a')).filter((file) => {
    return file.endsWith('.js') && readFileSync(join(folder, '_a', file), 'utf8').includes(text)
  })
}

/** Names of the scripts that a page asks for, as it does. */
function scriptsOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) files.push(request.url().split('/').at(-1) ?? '')
  })
  return files
}

/** Scrolls through a page and waits for everything that wakes by itself. */
async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 700) {
    await page.mouse.wheel(0, 700)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await eventually(async () => {
    const asleep = await page.locator('[data-load=idle]:not([data-state])').count()
    assert.is(asleep, 0)
  })
}

async function events(page: Page): Promise<unknown[]> {
  const layer = await page.evaluate(() => (window as unknown as { dataLayer: Record<string, string>[] }).dataLayer)
  return layer.map((event) => Object.fromEntries(Object.entries(event).map(([key, text]) => [key, plain(text)])))
}
