// An author who changes the agency's site at random in a browser: in each file only what was meant changes, and what is shown is what
// a build would make.
import { isDeepStrictEqual } from 'node:util'
import type { Page, Request } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Dev, dev } from '../../src/commands/dev.ts'
import { hasErrors } from '../../src/diagnostics/diagnostic.ts'
import { contentsOf, type Project } from '../project.ts'
import { randomNumbers } from '../random-editor.ts'
import { checkFiles, textsIn } from './changed-files.ts'
import { agencyCopy, agencySettings, checkBuild, OPTIONS, openPage, untilShown } from './editing-visit.ts'
import { launch } from './launch.ts'
import { RandomAuthor } from './random-author.ts'

const test = suite('random changes in a browser')

/** Changes that are saved or refused; EDITS=2000 is the long form. */
const EDITS = Number(process.env['EDITS'] ?? 60)
/** Not every page has every kind of thing to change. */
const MOST_TRIES = 2 * EDITS
const SEED = Number(process.env['SEED'] ?? 23)
/** One page after the other, several changes on each. */
const EDITS_ON_A_PAGE = 9
/** A build of the whole site takes seconds. */
const EDITS_BETWEEN_BUILDS = 60
const PATIENCE_MS = 60_000

test('changes only what was meant, keeps all comments, and shows what a build would make', async () => {
  const project = agencyCopy()
  const settings = agencySettings(project)
  const original = contentsOf(project.path('site'))
  const running = await dev(settings, OPTIONS)
  const browser = await launch()
  const random = randomNumbers(SEED)
  const counts = new Map<string, number>()
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const author = new RandomAuthor(page, random)
    let edits = 0
    for (let tries = 0; edits < EDITS && tries < MOST_TRIES; tries++) {
      if (tries % EDITS_ON_A_PAGE === 0) await openAnyPage(page, running, random)
      if (!(await editOnce({ page, author, running, project, count }))) continue
      edits += 1
      if (edits % EDITS_BETWEEN_BUILDS === 0 || edits === EDITS) {
        await checkBuild(running.output(), settings)
        process.stdout.write(`    ${edits} of ${EDITS} changes\n`)
      }
    }
    assert.is(edits, EDITS, `changes in ${MOST_TRIES} tries`)
    process.stdout.write(`    ${[...counts].map(([what, times]) => `${what} ${times}`).join(', ')}\n`)
    await takeEverythingBack(page)
    assert.equal(contentsOf(project.path('site')), original)
  } finally {
    await browser.close()
    await running.stop()
  }
})

interface EditDeps {
  readonly page: Page
  readonly author: RandomAuthor
  readonly running: Dev
  readonly project: Project
  count(what: string): void
}

/** One change, taken back when the site has a mistake with it. @returns whether the page had something of the kind */
async function editOnce({ page, author, running, project, count }: EditDeps): Promise<boolean> {
  const before = textsIn(project)
  const done = await author.edit()
  const after = textsIn(project)
  if (!done?.saved) assert.equal(after, before, `${JSON.stringify(done)}: nothing was saved`)
  if (done?.saved) checkFiles(before, after, done)
  else if (done) assert.ok(done.reason.length > 10, `${JSON.stringify(done)} says no reason`)
  count(done ? `${done.kind}${done.saved ? '' : ' refused'}` : 'nothing there')
  if (!done?.saved) return done !== null
  await settled(running)
  if (hasErrors(running.diagnostics())) {
    await undo(page)
    await until(() => isDeepStrictEqual(textsIn(project), before))
    await settled(running)
    assert.equal(textsIn(project), before, `${JSON.stringify(done)} taken back`)
    count('taken back')
  }
  await untilShown(page, JSON.stringify(done))
  return true
}

/** Waits until every edit that was seen is worked through. What a click writes, the server takes in the same moment. */
const settled = (running: Dev) => until(() => running.isSettled())

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!isSo() && performance.now() < end) await new Promise((resume) => setTimeout(resume, 10))
}

async function openAnyPage(page: Page, running: Dev, random: () => number): Promise<void> {
  const routes = [...running.output().keys()]
    .filter((path) => path.startsWith('public/') && path.endsWith('.html') && !path.endsWith('404.html'))
    .map((path) => path.slice('public'.length).replace(/(?:\/index)?\.html$/, '') || '/')
    .sort()
  await openPage(page, running.address + (routes[Math.floor(random() * routes.length)] ?? '/'))
}

/** From the keyboard, as the mistakes stand over the page. What loads the page again takes a key that comes too early along. */
async function undo(page: Page): Promise<void> {
  await page.getByRole('alertdialog').waitFor({ timeout: PATIENCE_MS })
  for (let asked: Request | null = null; !asked; ) {
    await page.getByRole('button', { name: 'Publish' }).waitFor({ timeout: PATIENCE_MS })
    const asking = page.waitForRequest(/\/_dev\/edit\/undo$/, { timeout: 2000 }).catch(() => null)
    await page.keyboard.press('Control+z')
    asked = await asking
    await asked?.response()
  }
}

async function takeEverythingBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Take everything back' }).click()
  await page.getByText('Nothing was changed.').waitFor()
}

test.run()
