// An author who has never seen YAML, in German: changes a heading in three languages, a price and a picture, adds a question and a
// section, moves it, takes that back, and publishes. Every step is one that the page or the panel names; no file is opened.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Dev, dev } from '../../src/commands/dev.ts'
import type { Project } from '../project.ts'
import { agencyCopy, agencySettings, OPTIONS, PANEL } from './editing-visit.ts'
import { launch } from './launch.ts'

interface Visit {
  readonly browser: Browser
  readonly project: Project
  readonly running: Dev
  readonly page: Page
  readonly panel: Locator
}

const test = suite<Visit>('an author who has never seen YAML')
/** The first build of the whole site may stall on a busy machine. */
const PATIENCE_MS = 60_000

test.before(async (context) => {
  const project = agencyCopy()
  git(project, 'init', '--quiet')
  git(project, 'config', 'user.name', 'Erika Beispiel')
  git(project, 'config', 'user.email', 'erika@example.org')
  git(project, 'add', '.')
  git(project, 'commit', '--quiet', '--message', 'Anfang')
  const running = await dev(agencySettings(project), { ...OPTIONS, language: 'de' })
  const browser = await launch()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(PATIENCE_MS)
  Object.assign(context, { browser, project, running, page, panel: page.locator(PANEL) })
})
test.after(async ({ browser, running }) => {
  await browser.close()
  await running.stop()
})

test('changes the site without looking at a file, and publishes it', async (visit) => {
  const { project, page, panel } = visit
  await open(visit, '/')
  await page.getByRole('heading', { level: 1 }).click()
  await button(page, 'Alle Sprachen').click()
  for (const [language, words, name] of HEADING) {
    await panel.getByLabel(language, { exact: true }).fill(words)
    await page.keyboard.press('Tab')
    await said(page, `Überschrift › ${name}`)
  }
  await page.getByRole('heading', { level: 1, name: HEADING[0][1] }).waitFor()

  await sections(visit)
  await panel.getByRole('button', { name: /^\d+ · Erzählen Sie uns/ }).click()
  const title = panel.locator('fieldset', { has: page.locator('legend', { hasText: /^Überschrift$/ }) }).first()
  const untitled = project.read(HOME)
  for (const [language, words] of TITLE) {
    assert.is(project.read(HOME), untitled, 'not before it is written in every language')
    await title.getByLabel(language, { exact: true }).fill(words)
    await page.keyboard.press('Tab')
  }
  await page.locator('main').getByText(TITLE[0][1]).first().waitFor({ state: 'attached' })

  await sections(visit)
  await panel.getByLabel('Auswählen').selectOption('owner-profile')
  await panel.locator('fieldset').getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
  await panel.getByText('Porträt', { exact: true }).click()
  await panel.getByLabel('Bild von diesem Rechner wählen').setInputFiles(join(project.root, PHOTO))
  const take = button(page, 'Dieses Bild nehmen')
  for (const [language, words] of PORTRAIT) {
    assert.ok(await take.isDisabled(), 'not before it is described in every language')
    await panel.getByLabel(`Was ist auf dem Bild zu sehen? (nötig) ${language}`).fill(words)
  }
  await take.click()
  await page.getByRole('img', { name: PORTRAIT[0][1] }).waitFor({ state: 'attached' })

  await open(visit, PAGE)
  await page.locator('main .price__now').click()
  const price = panel.getByLabel('Preis', { exact: true })
  await price.fill('2.890')
  // What follows from the new price is another value of the offer: the field says so, and it is saved along.
  await button(page, 'Speichern, und damit Ersparnis: 2100').waitFor()
  await page.keyboard.press('Tab')
  await said(page, 'Preis, und damit Ersparnis: 2100')
  await page.locator('main .price__now', { hasText: '2.890' }).waitFor()
  await page.locator('main', { hasText: /2\.100/ }).waitFor()
  assert.match(project.read(OFFERS), /price: 2890\n {2}was: 4990\n {2}saving: 2100\n/)

  await sections(visit)
  await panel.getByLabel('Titel', { exact: true }).fill('Was kostet ein Gespräch?')
  await panel.getByLabel('Fragen von').selectOption('professional-website')
  await button(page, 'Neue Frage').click()
  await page.locator('main summary', { hasText: 'Was kostet ein Gespräch?' }).waitFor()

  await sections(visit)
  await panel.getByLabel('Auswählen').selectOption('text')
  await panel.locator('fieldset').getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
  await said(page, 'Professionelle Website')
  const added = page.locator('main', { hasText: 'BEISPIEL' })
  await added.waitFor()

  await sections(visit)
  const [before, order, listed] = [project.read(FILE), await shownOrder(page), await panel.locator('ol').innerText()]
  await panel
    .getByRole('button', { name: /^Nach oben: / })
    .last()
    .click()
  await until(async () => (await shownOrder(page)) !== order, 'the section is moved')
  // The list is drawn anew after a move, in the place of what else was opened in the meantime.
  await until(async () => (await panel.locator('ol').innerText()) !== listed, 'the list shows the move')
  await button(page, 'Schließen').click()
  await button(page, 'Rückgängig').click()
  await until(async () => (await shownOrder(page)) === order, 'the section is back')
  assert.is(project.read(FILE), before)

  await button(page, 'Veröffentlichen').click()
  await panel.getByText(HEADING[0][1]).first().waitFor()
  await panel.getByText('Was kostet ein Gespräch?').first().waitFor()
  await button(page, 'In git festhalten').click()
  await panel.getByText('Es wurde nichts geändert.').waitFor()
  const changed = git(project, 'show', '--name-only', '--format=').trim().split('\n').sort()
  assert.equal(changed, ['site/assets/lieferschein.jpg', FAQS, OFFERS, HOME, FILE])
  assert.is(git(project, 'status', '--porcelain', '--', 'site'), '')
})

test.run()

const PAGE = '/professionelle-website'
const [FILE, HOME] = ['site/pages/professionelle-website.yaml', 'site/pages/home.yaml']
const [FAQS, OFFERS] = ['site/data/faqs.yaml', 'site/data/offers.yaml']
const PHOTO = 'site/assets/samples/lieferschein.jpg'
const HEADING = [
  ['DE', 'Software nach Maß', 'Deutsch'],
  ['EN', 'Software made to measure', 'Englisch'],
  ['PT', 'Software sob medida', 'Portugiesisch'],
] as const

const TITLE = [
  ['DE', 'Schreiben Sie uns, was Zeit kostet'],
  ['EN', 'Tell us what takes time'],
  ['PT', 'Conte o que toma tempo'],
] as const
const PORTRAIT = [
  ['DE', 'Der Inhaber am Zeichentisch'],
  ['EN', 'The owner at his drawing board'],
  ['PT', 'O proprietário na prancheta'],
] as const

async function open({ running, page }: Visit, path: string): Promise<void> {
  await page.goto(`${running.address}${path}`)
  await button(page, 'Veröffentlichen').waitFor()
}

/** The panel with the sections of the page. */
async function sections({ page, panel }: Visit): Promise<void> {
  await button(page, 'Seite').click()
  await panel.getByRole('heading', { name: 'Abschnitte dieser Seite' }).waitFor()
}

/** The bar says that something was saved. */
async function said(page: Page, what: string): Promise<void> {
  await page.getByRole('toolbar').getByText('Gespeichert').filter({ hasText: what }).waitFor()
}

/** @param number of a section in the list of them */
function button(page: Page, name: string, number?: number): Locator {
  return page.getByRole('button', { name: number === undefined ? name : `${number} · ${name}`, exact: true })
}

function git(project: Project, ...words: string[]): string {
  return execFileSync('git', words, { cwd: project.root, encoding: 'utf8' })
}

/** The headings of the page in their order; a page that is loaded again has none for a moment. */
async function shownOrder(page: Page): Promise<string> {
  const headings = await page
    .locator('main h2')
    .allTextContents()
    .catch(() => [])
  return headings.join('\n')
}

async function until(isDone: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isDone()) && performance.now() < end) await new Promise((resume) => setTimeout(resume, 25))
  assert.ok(await isDone(), what)
}
