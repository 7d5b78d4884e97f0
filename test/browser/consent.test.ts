// The consent dialog: only where a tag manager is set, before anything of it is loaded, and revocable.
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { Project, temporaryFolder } from '../project.ts'
import type { ServerProcess } from '../server-process.ts'
import { violations } from './accessible.ts'
import { browserSuite, eventually, root, startBuilt, textOf, type Visitor } from './browser.ts'

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'

const test = browserSuite('consent')
let server: ServerProcess | null = null
test.after(async () => {
  await server?.stop()
})

test('is not asked for, and nothing of it is on the page, where no tag manager is set', async ({ open }) => {
  const page = await open('/')
  assert.is(await page.locator('.consent, [data-consent], [data-island=consent]').count(), 0)
})

test('is asked for at the foot of the window, with two equal answers, and nothing is loaded before', async (visitor) => {
  const { page, loaded } = await openMeasured(visitor, '/')
  const dialog = page.getByRole('dialog', { name: 'Dürfen wir messen, was benutzt wird?' })
  await dialog.waitFor()
  const looks = await dialog.getByRole('button').evaluateAll((all) =>
    all.map((button) => {
      const { width, height, top } = button.getBoundingClientRect()
      const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
      return [width, height, top, backgroundColor, color, fontSize, fontWeight]
    }),
  )
  assert.equal(looks[0], looks[1])
  assert.equal(await dialog.getByRole('button').allTextContents(), ['Ablehnen', 'Zustimmen'])
  // It is not modal: the page below it can still be used.
  await page.locator('.navbar').getByRole('link', { name: 'Kontakt' }).click()
  await page.waitForURL('**/#kontakt')
  assert.ok(await dialog.isVisible())
  assert.equal(loaded, [])
  assert.is(await stored(page), null)
})

test('comes first for the keyboard, after the skip link', async (visitor) => {
  const { page } = await openMeasured(visitor, '/imprint')
  await page.getByRole('dialog').waitFor()
  const names: string[] = []
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab')
    names.push(await textOf(page.locator(':focus')))
  }
  assert.equal(names, ['Zum Inhalt springen', 'Mehr dazu im Datenschutz', 'Ablehnen', 'Zustimmen'])
})

test('loads the tag manager once agreed, and on later pages without asking', async (visitor) => {
  const { page, loaded } = await openMeasured(visitor, '/imprint')
  await page.getByRole('button', { name: 'Zustimmen' }).click()
  await eventually(() => assert.equal(loaded, [TAG_MANAGER]))
  assert.not.ok(await page.getByRole('dialog').isVisible())
  assert.is(await stored(page), 'granted')
  await page.goto('/legal-brand')
  await eventually(() => assert.equal(loaded, [TAG_MANAGER, TAG_MANAGER]))
  await eventually(async () => assert.is(await page.evaluate(() => Reflect.get(window, 'isMeasured')), true))
  assert.not.ok(await page.getByRole('dialog').isVisible())
})

test('loads nothing once refused, and asks no more', async (visitor) => {
  const { page, loaded } = await openMeasured(visitor, '/imprint')
  await page.getByRole('button', { name: 'Ablehnen' }).press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  assert.is(await stored(page), 'denied')
  await page.goto('/legal-brand')
  await page.getByRole('button', { name: 'Einwilligung ändern' }).waitFor()
  assert.not.ok(await page.getByRole('dialog').isVisible())
  assert.equal(loaded, [])
})

test('is changed in the footer: with the focus inside, left by Escape, and withdrawn for good', async (visitor) => {
  const { page, loaded } = await openMeasured(visitor, '/imprint')
  await page.getByRole('button', { name: 'Zustimmen' }).click()
  await eventually(() => assert.is(loaded.length, 1))
  // It was asked for; it has run a little later.
  await page.waitForFunction(() => 'setCookie' in window)
  await page.evaluate(() => Reflect.get(window, 'setCookie')())
  const opener = page.getByRole('button', { name: 'Einwilligung ändern' })
  await opener.press('Enter')
  assert.is(await textOf(page.locator(':focus')), 'Ablehnen')
  await page.keyboard.press('Escape')
  assert.not.ok(await page.getByRole('dialog').isVisible())
  assert.is(await textOf(page.locator(':focus')), 'Einwilligung ändern')
  await opener.click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await reloaded
  assert.is(await stored(page), 'denied')
  assert.equal(await page.context().cookies(), [])
  await opener.waitFor()
  assert.is(loaded.length, 1)
})

test('has three languages and passes axe, light and dark', async (visitor) => {
  const { page } = await openMeasured(visitor, '/en/', { viewport: { width: 320, height: 568 } })
  await page.getByRole('dialog', { name: 'May we measure what is used?' }).waitFor()
  assert.equal(await violations(page, '.consent'), [])
  await page.goto('/pt/')
  await page.getByRole('dialog', { name: 'Podemos medir o que é usado?' }).waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  assert.equal(await violations(page, '.consent'), [])
})

test('is not asked for without scripts, when nothing can be loaded', async (visitor) => {
  const { page } = await openMeasured(visitor, '/imprint', { javaScriptEnabled: false })
  assert.not.ok(await page.locator('.consent').isVisible())
  assert.not.ok(await page.getByText('Einwilligung ändern').isVisible())
})

test.run()

/** A page of the site with a tag manager, and the addresses that it requested from other hosts. */
async function openMeasured(visitor: Visitor, path: string, options: BrowserContextOptions = {}) {
  server ??= await serveMeasured()
  const context = await visitor.context({ ...options, baseURL: `http://localhost:${server.port}` })
  const page = await context.newPage()
  const loaded: string[] = []
  await page.route(/^https:/, (route) => {
    loaded.push(route.request().url())
    const body = `window.isMeasured = true; window.setCookie = () => { document.cookie = '_ga=1; path=/; max-age=999' }`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(path)
  return { page, loaded }
}

/** The agency's site with the id of a tag manager. */
async function serveMeasured(): Promise<ServerProcess> {
  const folder = temporaryFolder()
  for (const part of ['site', 'schemas', 'common', 'templates', 'functions', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const project = new Project(folder)
  project.replace('site/site.yaml', 'tagManager: null', 'tagManager: GTM-TEST123')
  const run = await project.build(['--no-compress'])
  if (run.code !== 0) throw new Error(`site build ended with ${run.code}:\n${run.stderr}`)
  return startBuilt(project.path('dist'))
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('consent'))
