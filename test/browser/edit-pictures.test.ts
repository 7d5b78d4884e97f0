// Pictures in the editor: a photo is chosen and cut round a point, its change is shown before it is published, icons and words of choices lead to
// their fields; and the list of mistakes takes the last change back.
import { readdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Dev, dev } from '../../src/commands/dev.ts'
import type { Form, PageChoices, Saved } from '../../src/edit/protocol.ts'
import type { Project } from '../project.ts'
import { putAway } from './browser.ts'
import { agencyCopy, agencySettings, ask, checkBuild, OPTIONS, openPage, PANEL } from './editing-visit.ts'
import { launch } from './launch.ts'

interface Visit {
  readonly browser: Browser
  readonly project: Project
  readonly running: Dev
  readonly page: Page
  readonly settings: ReturnType<typeof agencySettings>
}

const test = suite<Visit>('pictures in the editor')
/** The first build of the whole site may stall on a busy machine. */
const PATIENCE_MS = 60_000
const REFERENCES = 'site/data/references.yaml'

test.before(async (context) => {
  const project = agencyCopy()
  const settings = agencySettings(project)
  const running = await dev(settings, OPTIONS)
  const browser = await launch()
  Object.assign(context, { browser, project, running, settings })
})
test.after(async ({ browser, running }) => {
  await browser.close()
  await running.stop()
})
test.before.each(async (context) => {
  const page = await context.browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(PATIENCE_MS)
  Object.assign(context, { page })
})
test.after.each(({ page }) => putAway(page))

test('takes a photo with its words, cuts it round a point, and shows it before it is published', async (visit) => {
  const { project, running, page, settings } = visit
  const before = project.read(REFERENCES)
  await openPage(page, `${running.address}/website-erstellen-lassen`)
  await page.locator('.reference h3').first().click()
  await page.getByRole('button', { name: 'All languages' }).or(page.locator(PANEL)).first().waitFor()
  const all = page.getByRole('button', { name: 'All languages' })
  if (await all.isVisible()) await all.click()
  await page.getByRole('button', { name: 'Whole section' }).click()
  const group = page.locator(`${PANEL} details`, { hasText: 'Picture on the computer' }).last()
  await group.locator('summary').click()
  await group.getByLabel('Choose a picture from this computer').setInputFiles({
    name: 'Startseite.jpg',
    mimeType: 'image/jpeg',
    buffer: await halves(),
  })
  await group.getByLabel(/^What does the picture show/).fill('Die Startseite')
  await group.getByRole('button', { name: 'Use this picture' }).click()
  await until(() => /startseite\.jpg/.test(project.read(REFERENCES)), 'the picture is there')
  assert.ok(readdirSync(project.path('site/assets')).includes('startseite.jpg'))

  const image = group.locator('.cut img')
  await image.waitFor()
  await until(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth > 0), 'the picture is shown')
  const box = await image.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.9, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await until(() => /focus: ?\{? ?x: 90/.test(project.read(REFERENCES).replace(/\n\s+/g, ' ')), 'the point is saved')
  await group.getByRole('slider', { name: 'From the left' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await until(() => /x: 0/.test(project.read(REFERENCES)), 'the keyboard sets it, too')
  await until(() => running.isSettled(), 'it is built')
  await checkBuild(running.output(), settings)
  const cut = [...running.output()].find(([path]) => /startseite-\w+-16x10-0-\d+-\d+\.jpg$/.test(path))
  assert.ok(cut, 'the photo is cut to the form of its frame')
  const { width, height } = await sharp(cut[1].bytes).metadata()
  assert.ok(Math.abs((width ?? 0) / (height ?? 1) - 1.6) < 0.02, `${width} x ${height}`)
  const { dominant } = await sharp(cut[1].bytes).stats()
  assert.ok(dominant.r > 200 && dominant.b < 60, 'the left half is what stays')

  await page.getByRole('button', { name: 'Publish' }).click()
  const pictures = page.locator(`${PANEL} .changes .pictures`)
  await pictures.first().waitFor()
  await until(
    () =>
      pictures
        .locator('img')
        .first()
        .evaluate((one) => (one as HTMLImageElement).naturalWidth > 0),
    'the new picture is shown',
  )
  await page.getByRole('button', { name: 'Take everything back' }).click()
  await page.getByText('Nothing was changed.').waitFor()
  assert.is(project.read(REFERENCES), before)
})

test('opens the field of an icon that is clicked on', async ({ running, page }) => {
  await openPage(page, `${running.address}/ki-beratung`)
  const { drawings } = await ask<PageChoices>(page, 'choices', { path: '/ki-beratung' })
  const index = drawings.findIndex(({ origin }) => /\/icon$/.test(origin?.pointer ?? ''))
  assert.ok(index >= 0, 'there is an icon that a file names')
  const icon = page.locator('svg:not([data-dev] *):not(svg svg)').nth(index)
  await icon.scrollIntoViewIfNeeded()
  await icon.click({ force: true })
  await page.locator(PANEL).getByLabel('Icon', { exact: true }).waitFor()
})

test('opens the field of a choice that is shown as words, and that of the words beside it', async ({
  running,
  page,
}) => {
  await openPage(page, `${running.address}/website-erstellen-lassen`)
  const label = page.locator('.reference .label', { hasText: 'Live seit' }).first()
  await label.scrollIntoViewIfNeeded()
  const { width = 0, height = 0 } = (await label.boundingBox()) ?? {}
  await label.click({ position: { x: 4, y: height / 2 } })
  const status = page.locator(PANEL).getByLabel('Status', { exact: true })
  await status.waitFor()
  assert.is(await status.inputValue(), 'Live seit')
  await label.click({ position: { x: width - 4, y: height / 2 } })
  await page.locator(PANEL).getByLabel('Month', { exact: true }).waitFor()
})

test('offers to take back the change that made a mistake, in the list of mistakes', async ({
  project,
  running,
  page,
}) => {
  const file = 'site/pages/ki-beratung.yaml'
  const before = project.read(file)
  await openPage(page, `${running.address}/ki-beratung`)
  const place = { file, pointer: '/sections/0/type' }
  const { hash } = await ask<Form>(page, 'form', place)
  const change = { kind: 'set', pointer: place.pointer, value: 'nothing' }
  await ask<Saved>(page, 'save', { file, hash, change })
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  assert.is(project.read(file), before)
})

/** A wide photo: red on the left, blue on the right. */
function halves(): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: 900, height: 600, channels: 3 as const, background } })
  return sharp(half('#ff0000')).extend({ right: 900, background: '#0000ff' }).jpeg().toBuffer()
}

async function until(isDone: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isDone()) && performance.now() < end) await new Promise((resume) => setTimeout(resume, 25))
  assert.ok(await isDone(), what)
}

test.run()
