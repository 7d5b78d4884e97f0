// Checks every page once, in all the ways a visitor may see it, and notes what is wrong; loads each page once.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from '../accessible.ts'
import { MISSING, ROUTES, WIDTHS } from '../all-pages.ts'
import { eventually, layOutAll, type Visitor } from '../browser.ts'
import type { Checks } from './in-page.ts'
import { walk } from './keyboard-walk.ts'

const NAMES = [
  'cut off',
  'broken words',
  'inaccessible',
  'text spacing',
  'zoom',
  'movement',
  'forced colours',
  'foreign language',
  'keyboard',
  'print',
] as const

type Name = (typeof NAMES)[number]

/** What is wrong, by check: "/talk-to-us at 390 px: …". */
export type Findings = Readonly<Record<Name, readonly string[]>>

let looked: Promise<Findings> | null = null

/** What is wrong with the pages; collected once for all tests. */
export function findings(visitor: Visitor): Promise<Findings> {
  looked ??= look(visitor)
  return looked
}

/** Calls one of the functions of in-page.ts there. */
export function inPage<K extends keyof Checks>(page: Page, name: K): Promise<ReturnType<Checks[K]>> {
  return page.evaluate(`checks.${name}()`)
}

/** Other routes of one page look the same; `routes.test.ts` checks that they are the same. */
export const PATHS: readonly string[] = [
  ...ROUTES.filter(({ path, canonical }) => path === canonical || path === '/ki-automatisierung-b').map(
    ({ path }) => path,
  ),
  MISSING,
]

/** Pages on which something stays in place while the rest scrolls, or that ask for something. */
const ZOOMED = ['/talk-to-us', '/ki-automatisierung-agentur']

async function look(visitor: Visitor): Promise<Findings> {
  const queue = [...PATHS]
  const found = new Map<Name, string[]>(NAMES.map((name) => [name, []]))
  const content = await compiledChecks()
  const work = async () => {
    const context = await visitor.context()
    await context.addInitScript({ content })
    const page = await context.newPage()
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const note: Note = (name, where, what) => {
        found.get(name)?.push(...what.map((finding) => `${path}${where}: ${finding}`))
      }
      await open(page, path)
      await lookAtWidths(page, note)
      await lookClosely(page, note)
      // 1280 by 1024 px, four times as large.
      await page.setViewportSize({ width: 320, height: 256 })
      note('zoom', '', await inPage(page, 'greedyBars'))
      if (ZOOMED.includes(path)) note('zoom', '', await walk(page))
    }
  }
  await Promise.all([work(), work()])
  return Object.fromEntries(found) as unknown as Findings
}

/** in-page.ts as a script for a page. */
export async function compiledChecks(): Promise<string> {
  const entry = fileURLToPath(new URL('in-page.ts', import.meta.url))
  const built = await build({ entryPoints: [entry], bundle: true, format: 'iife', write: false })
  return built.outputFiles[0]?.text ?? ''
}

type Note = (name: Name, where: string, what: readonly string[]) => void

/** Opens a page and goes through it until all islands that wake by themselves are awake. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await eventually(async () => assert.is(await page.evaluate(nextAsleep), null, path))
  await layOutAll(page)
  // Text in another font has another width.
  await page.evaluate(() => document.fonts.ready.then(() => null))
}

/** Name of the first island that sleeps and that nobody has to touch, now in view; null: all are awake. */
function nextAsleep(): string | null {
  const island = document.querySelector<HTMLElement>(':is([data-load=idle], [data-load=visible]):not([data-state])')
  island?.firstElementChild?.scrollIntoView()
  return island?.dataset['island'] ?? null
}

/**
 * Contrast follows the colour scheme, what else axe-core looks at follows the width: two of the four combinations,
 * each taking more than a second, say all.
 */
async function lookAtWidths(page: Page, note: Note): Promise<void> {
  for (const width of WIDTHS) {
    const at = ` at ${width} px`
    await page.setViewportSize({ width, height: 900 })
    note('cut off', at, await inPage(page, 'cutOffTexts'))
    note('broken words', at, await inPage(page, 'brokenWords'))
    if (width !== 390 && width !== 1440) continue
    const colorScheme = width === 390 ? 'light' : 'dark'
    await page.emulateMedia({ colorScheme })
    note('inaccessible', `${at}, ${colorScheme}`, await violations(page))
    note('text spacing', at, await withSpacing(page))
  }
}

async function lookClosely(page: Page, note: Note): Promise<void> {
  note('movement', '', await inPage(page, 'movements'))
  note('foreign language', '', await inPage(page, 'foreignTexts'))
  await page.setViewportSize({ width: 1280, height: 720 })
  note('keyboard', '', await walk(page))
  await page.emulateMedia({ forcedColors: 'active' })
  note('forced colours', '', await inPage(page, 'lostBorders'))
  // A4 without its margins of 1 cm, at 96 px an inch.
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.emulateMedia({ media: 'print', forcedColors: 'none' })
  note('print', '', [...(await inPage(page, 'asPrinted')), ...(await inPage(page, 'cutOffTexts'))])
  await page.emulateMedia({ media: 'screen' })
}

/** @see https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** What does not fit once letters, words, lines and paragraphs stand as far apart as WCAG 1.4.12 says. */
async function withSpacing(page: Page): Promise<string[]> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)
  const found = await inPage(page, 'cutOffTexts')
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
  return found
}
