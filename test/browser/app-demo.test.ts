// The design on the app page that can be tapped through.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import { browserSuite, eventually, textOf, type Visitor } from './browser.ts'

const PATH = '/app-entwickeln-lassen'
const TAPS = ['Heizung warten, Lindenweg 4', 'Arbeit beginnen', 'Foto aufnehmen', 'Fertig', 'Bericht senden']

const test = browserSuite('tappable design')

test('leads from screen to screen with five taps, by finger', async ({ open }) => {
  const page = await openApp(open)
  for (const name of TAPS) await tap(page, name).click()
  await eventually(async () => assert.is(await textOf(status(page)), '6 von 6: Erledigt'))
  await tap(page, 'Zur Liste').click()
  await eventually(async () => assert.is(await textOf(status(page)), '1 von 6: Heute'))
})

test('leads through by keyboard, with the focus on the next button', async ({ open }) => {
  const page = await openApp(open)
  await tap(page, 'Heizung warten, Lindenweg 4').focus()
  for (const _ of TAPS) await page.keyboard.press('Enter')
  assert.is(await textOf(status(page)), '6 von 6: Erledigt')
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Zur Liste')
})

test('begins again', async ({ open }) => {
  const page = await openApp(open)
  await tap(page, 'Heizung warten, Lindenweg 4').click()
  await page.getByRole('button', { name: 'Von vorn' }).click()
  await eventually(async () => assert.is(await textOf(status(page)), '1 von 6: Heute'))
  assert.is(await page.locator('#ausprobieren .app__screens > li:visible').count(), 1)
})

test('lays each button on its drawing, large enough for a finger, on a phone', async ({ open }) => {
  const page = await openApp(open, { width: 390, height: 844 })
  const [button, screen] = await Promise.all([
    tap(page, 'Heizung warten, Lindenweg 4').boundingBox(),
    page.locator('#ausprobieren .app__screen:visible').boundingBox(),
  ])
  assert.ok(button && screen)
  assert.ok(button.height >= 44 && button.x >= screen.x && button.x + button.width <= screen.x + screen.width)
  assert.equal(await violations(page, '#ausprobieren'), [])
})

test('shows all screens without scripts', async ({ open }) => {
  const page = await open(PATH, { scripts: false })
  assert.is(await page.locator('#ausprobieren .app__screens > li:visible').count(), 6)
  assert.is(await page.locator('#ausprobieren button:visible').count(), 0)
})

test.run()

async function openApp(open: Visitor['open'], size = { width: 1280, height: 720 }): Promise<Page> {
  const page = await open(PATH, { size })
  await page.locator('#ausprobieren .live').scrollIntoViewIfNeeded()
  await page.locator('[data-island=app-demo][data-state=awake]').waitFor({ state: 'attached' })
  await eventually(async () => assert.is(await textOf(status(page)), '1 von 6: Heute'))
  return page
}

const status = (page: Page) => page.locator('#ausprobieren [role=status]')

const tap = (page: Page, name: string) => page.locator('#ausprobieren').getByRole('button', { name, exact: true })
