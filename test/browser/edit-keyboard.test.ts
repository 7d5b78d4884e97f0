// The editor without a mouse, and for those who listen: every part of it is reached, does its work, and has no fault that axe finds.
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Dev, dev } from '../../src/commands/dev.ts'
import { fixtureProject, type Project } from '../project.ts'
import { violations } from './accessible.ts'
import { putAway } from './browser.ts'
import { checkBuild, OPTIONS, openPage, PANEL, settingsOf } from './editing-visit.ts'
import { launch } from './launch.ts'

interface Visit {
  readonly project: Project
  readonly running: Dev
  readonly page: Page
  readonly settings: ReturnType<typeof settingsOf>
}

const test = suite<Visit & { browser: Browser }>('the editor by keyboard')
const FILE = 'site/pages/index.yaml'

test.before(async (context) => {
  context.browser = await launch()
})
test.after(({ browser }) => browser.close())
test.before.each(async (context) => {
  const project = fixtureProject()
  const settings = settingsOf(project)
  const running = await dev(settings, OPTIONS)
  const page = await context.browser.newPage()
  Object.assign(context, { project, settings, running, page })
})
test.after.each(async ({ page, running }) => {
  await putAway(page)
  await running.stop()
})

test('changes, moves, undoes, repeats and shows what was changed by keyboard alone', async ({
  project,
  running,
  page,
}) => {
  const before = project.read(FILE)
  const isFile = async (wanted: (text: string) => boolean, what: string) => {
    const end = performance.now() + 30_000
    while (!wanted(project.read(FILE)) && performance.now() < end) await page.waitForTimeout(20)
    assert.ok(wanted(project.read(FILE)), what)
  }
  await openPage(page, `${running.address}/`)

  await press(page, 'button', 'Page')
  await page.getByRole('heading', { name: 'Sections of this page' }).waitFor()
  assert.equal(await violations(page, 'site-dev-editor'), [])
  await press(page, 'button', /^Move down: /)
  await isFile((text) => text.indexOf('type: text') < text.indexOf('type: hero'), 'moved down')
  await page.keyboard.press('Control+z')
  await isFile((text) => text === before, 'taken back')
  await page.keyboard.press('Control+Shift+z')
  await isFile((text) => text !== before, 'done again')
  await press(page, 'button', 'Undo')
  await isFile((text) => text === before, 'taken back with the button')
  await press(page, 'button', 'Redo')
  await isFile((text) => text !== before, 'done again with the button')
  await press(page, 'button', 'Undo')
  await isFile((text) => text === before, 'taken back again')

  await press(page, 'button', 'Page')
  await press(page, 'button', /So geht es|How it works/)
  const box = page.locator(PANEL).getByRole('group', { name: 'Title' }).getByLabel('DE')
  await box.waitFor()
  assert.equal(await violations(page, 'site-dev-editor'), [])
  await tabTo(page, async () => box.evaluate((one) => one.matches(':focus')))
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Tab')
  await isFile((text) => text.includes('So geht es!'), 'saved when the field is left')

  await press(page, 'button', 'Publish')
  await page.getByText('So geht es!').first().waitFor()
  assert.equal(await violations(page, 'site-dev-editor'), [])
  await page.keyboard.press('Escape')
  await page.locator(PANEL).waitFor({ state: 'hidden' })
  assert.is(await page.getByRole('button', { name: 'Publish' }).evaluate((one) => one.matches(':focus')), true)
})

test('opens a text of the page with the keyboard, leaves it with Escape, and saves it with Enter', async ({
  project,
  running,
  page,
}) => {
  const before = project.read(FILE)
  await openPage(page, `${running.address}/`)
  await press(page, 'link', 'Zum Werkzeug')
  const box = page.getByRole('textbox', { name: /Enter saves/ })
  await box.waitFor()
  await page.keyboard.type('xyz')
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'hidden' })
  assert.is(project.read(FILE), before)
  await press(page, 'link', 'Zum Werkzeug')
  await box.waitFor()
  assert.equal(await violations(page, 'site-dev-editor'), [])
  await page.keyboard.type(' jetzt')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Zum Werkzeug jetzt' }).waitFor()
  assert.is(project.read(FILE).replace('Zum Werkzeug jetzt', 'Zum Werkzeug'), before)
})

test('leaves nothing of itself in what is built', async ({ settings, running }) => {
  const plain = await dev({ ...settings, cache: null }, { ...OPTIONS, isEditable: false })
  const [edited, other] = [running.output(), plain.output()]
  await plain.stop()
  await checkBuild(edited, settings)
  assert.equal([...edited.keys()].sort(), [...other.keys()].sort())
  for (const [path, { bytes }] of edited) {
    assert.ok(other.get(path)?.bytes.equals(bytes), path)
    assert.not.ok(/site-dev|_dev\//.test(bytes.toString('latin1')), path)
  }
})

/** Tabs on until something is reached. @throws when it is not within a page of stops */
async function tabTo(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  for (let stops = 0; stops < 200; stops++) {
    if (await isReached()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('it cannot be reached with Tab')
}

async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await target.waitFor()
  await tabTo(page, () => target.evaluate((one) => one.matches(':focus')))
  await page.keyboard.press('Enter')
}

test.run()
