// npm run bench:editor [-- edits]   `site dev --edit` with a real browser: from Enter, or from leaving a field, to the frame in which
// the page shows the new text; and from pressing "Edit" on a page that was just loaded to the first text that can be typed into.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { Change } from '../src/edit/change.ts'
import { launch } from '../test/browser/launch.ts'
import { placeOfText, wayOpened } from '../test/browser/random-author-page.ts'
import { randomNumbers } from '../test/random-editor.ts'
import { quantile } from './documents/figures.ts'
import { shownAfter, WATCH, waitForWord } from './editor/watch-page.ts'
import { agencyIn, type Running, startDev } from './site-dev.ts'

const EDITS = Number(process.argv[2] ?? 40)
const SEED = Number(process.env['SEED'] ?? 23)
const WARM_UP = 3
const PATIENCE_MS = 30_000
/** Rules look at what is typed after a quarter of a second: a save may have to wait for them. */
const THINKING_MS = 320
/** On one page after the other. */
const EDITS_ON_A_PAGE = 5

const PANEL = '.panel[role=dialog]'
const PAGES = ['/', '/website-erstellen-lassen', '/ki-automatisierung-agentur', '/ki-beratung', '/talk-to-us'] as const
const LEGAL = ['/imprint', '/privacy-policy'] as const

interface Way {
  readonly label: string
  readonly routes: readonly string[]
  /** What is changed: words of an MDX text, or a value of a YAML file. */
  readonly kind: Change['kind']
  /** Saves a text that is open for typing with a word more. */
  save(page: Page, word: string): Promise<void>
}

/** To be reached by 95 of 100 saves. */
const SAVED_MS = 150

const SAVES: readonly Way[] = [
  {
    label: 'YAML, on the page: Enter at once',
    routes: PAGES,
    kind: 'set',
    save: (page, word) => typeInPlace(page, word, 0),
  },
  {
    label: 'YAML, on the page: Enter while rules look at it',
    routes: PAGES,
    kind: 'set',
    save: (page, word) => typeInPlace(page, word, THINKING_MS),
  },
  { label: 'YAML, in the panel: field left', routes: PAGES, kind: 'set', save: typeInPanel },
  {
    label: 'MDX, on the page: Enter at once',
    routes: LEGAL,
    kind: 'words',
    save: (page, word) => typeInPlace(page, word, 0),
  },
  {
    label: 'MDX, on the page: Enter while rules look at it',
    routes: LEGAL,
    kind: 'words',
    save: (page, word) => typeInPlace(page, word, THINKING_MS),
  },
]

async function typeInPlace(page: Page, word: string, pauseMs: number): Promise<void> {
  await page.keyboard.insertText(` ${word}`)
  await page.waitForTimeout(pauseMs)
  await page.keyboard.press('Enter')
}

async function typeInPanel(page: Page, word: string): Promise<void> {
  await page.getByRole('button', { name: 'All languages' }).click()
  const box = page.locator(`${PANEL} textarea`).first()
  await box.waitFor()
  await box.press('Control+End')
  await page.keyboard.insertText(` ${word}`)
  await box.press('Tab')
}

/** Opens any text of the page where it stands. @throws after many that only the panel can change */
async function openAnyText(page: Page, random: () => number): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const at = await page.evaluate(placeOfText, random())
    if (!at) continue
    await page.mouse.click(at.x, at.y)
    const way = await page.waitForFunction(wayOpened, null, { timeout: PATIENCE_MS, polling: 20 })
    if ((await way.jsonValue()) === 'box') return
    await page.keyboard.press('Escape')
    await closePanel(page)
  }
  throw new Error(`${page.url()} has no text that can be changed where it stands`)
}

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
}

/** Milliseconds from each save to the frame that shows it; every change is taken back before the next one. */
async function saves(way: Way, { page, running }: { page: Page; running: Running }): Promise<number[]> {
  const random = randomNumbers(SEED)
  const times: number[] = []
  for (let round = 0; times.length < EDITS + WARM_UP; round++) {
    const word = `w${round}q${way.label.length}`
    if (round % EDITS_ON_A_PAGE === 0) {
      const route = way.routes[(round / EDITS_ON_A_PAGE) % way.routes.length] ?? '/'
      await openPage(page, running.address + route)
    }
    await openAnyText(page, random)
    await page.evaluate(waitForWord, word)
    const settled = running.settled()
    const answered = page.waitForResponse(/\/_dev\/edit\/save$/)
    await way.save(page, word)
    // What cannot be written in its place is refused, and the page stays.
    const answer = await answered
    if (!((await answer.json()) as { saved?: boolean }).saved) continue
    const { change } = answer.request().postDataJSON() as { change: Change }
    const shown = await page.waitForFunction(shownAfter, null, { timeout: PATIENCE_MS, polling: 20 })
    const took = await shown.jsonValue()
    if (typeof took === 'number' && change.kind === way.kind) times.push(took)
    await settled
    await undo(page, running)
  }
  return times.slice(WARM_UP)
}

async function undo(page: Page, running: Running): Promise<void> {
  const settled = running.settled()
  const mistakes = page.getByRole('alertdialog')
  const wrong = await mistakes.isVisible()
  // The page with mistakes is above the panel. Words of a field that had the focus are undone by the browser; those of the page by the editor.
  if (!wrong) await closePanel(page)
  await (wrong ? mistakes : page.getByRole('toolbar')).getByRole('button', { name: 'Undo' }).click()
  await settled
  if (wrong) await mistakes.waitFor({ state: 'hidden' })
  await closePanel(page)
}

async function closePanel(page: Page): Promise<void> {
  const close = page.locator(`${PANEL} .top button`)
  if (await close.isVisible()) await close.click()
}

/** Milliseconds from pressing "Edit" to the first text with a caret in it, each in a page that nobody has visited before. */
async function openings(browser: Browser, running: Running): Promise<number[]> {
  const times: number[] = []
  const routes = [...PAGES, ...LEGAL]
  for (let round = 0; round < EDITS + WARM_UP; round++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addInitScript(`sessionStorage.setItem('site-dev-edit', 'off')`)
    const page = await context.newPage()
    await page.goto(running.address + (routes[round % routes.length] ?? '/'), { waitUntil: 'load' })
    const edit = page.getByRole('button', { name: 'Edit', exact: true })
    await edit.waitFor()
    const text = page.locator('main h1, main h2, main p').filter({ visible: true }).first()
    await text.scrollIntoViewIfNeeded()
    const begun = performance.now()
    await edit.click()
    await page.getByRole('button', { name: 'Publish' }).waitFor()
    await text.click()
    await page.waitForFunction(wayOpened, null, { timeout: PATIENCE_MS, polling: 'raf' })
    times.push(performance.now() - begun)
    await context.close()
  }
  return times.slice(WARM_UP)
}

function row(label: string, limitMs: number, times: readonly number[]): string {
  const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)].map((value) => value.toFixed(0))
  const most = Math.max(...times).toFixed(0)
  return `| ${label} | ${times.length} | ${median} | ${p95} | ${most} | ${limitMs} |`
}

const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')

const folder = mkdtempSync(join(tmpdir(), 'bench-editor-'))
const running = await startDev(agencyIn(folder), '--edit')
const browser = await launch()
try {
  console.log(`load ${load()}\n| what | times | median ms | p95 ms | most ms | limit |\n|---|---:|---:|---:|---:|---:|`)
  console.log(row('"Edit" to the first text that can be typed into', 1000, await openings(browser, running)))
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript(WATCH)
  const all: number[] = []
  for (const way of SAVES) {
    const times = await saves(way, { page, running })
    console.log(row(way.label, SAVED_MS, times))
    all.push(...times)
  }
  console.log(row('any of these', SAVED_MS, all))
  console.log(`load ${load()}`)
} finally {
  await browser.close()
  running.child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
