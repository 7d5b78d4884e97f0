// npm run bench:pages [-- /route …]   Measures every page of the built site as its own server sends it: Lighthouse's
// mobile preset, weights, and how fast it responds to taps on a slow phone. ROUNDS (3) runs of each, medians;
// beside them, what an empty page has on this machine. Taps are tapped three times a round, an empty page in turns with each.
// npm run bench:pages -- --openings   Only how long the booking dialog takes to open, for ROUNDS (30) visitors.
// npm run bench:pages -- --taps [/route …]   Only weights and taps.
// CHROMIUM_PATH names another browser than Debian's Chromium. No other machine is requested for anything.

import { measureBlocking } from './pages/blocking.ts'
import { withBrowser } from './pages/browser.ts'
import { withEmptyPage } from './pages/empty-page.ts'
import { COLUMNS, type Column, type Figures, type Found, miss } from './pages/figures.ts'
import { measureEmptyTap, measureInteractions } from './pages/interactions.ts'
import { measureLateFaces } from './pages/late-faces.ts'
import { measureLoading } from './pages/loading.ts'
import { printOpenings } from './pages/openings.ts'
import { routesOf, type Served, withSite } from './pages/site.ts'

const isOpenings = process.argv.includes('--openings')
const isTaps = process.argv.includes('--taps')
/** How often each is tapped in a round: a tap is some milliseconds, and the machine's caches are shared with others. */
const TAPS = 3
const ROUNDS = Math.max(1, Number(process.env['ROUNDS'] ?? (isOpenings ? 30 : 3)))

const medianOf = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** The median of each figure. */
function median(found: readonly Found[]): Figures {
  const columns = Object.keys(COLUMNS) as Column[]
  const middle = (column: Column) => medianOf(found.flatMap((figures) => figures[column] ?? []))
  return Object.fromEntries(columns.map((column) => [column, middle(column)])) as Record<Column, number | null>
}

function row(route: string, figures: Figures): string {
  const cells = (Object.entries(figures) as [Column, number | null][]).map(([column, value]) => {
    if (value === null) return '–'
    const text = value.toFixed(COLUMNS[column].digits)
    return miss(column, value) ? `**${text}**` : text
  })
  return `| ${route} | ${cells.join(' | ')} |`
}

if (isOpenings) await printOpenings(ROUNDS)
else await withEmptyPage((emptyUrl) => withSite((site) => measurePages(site, emptyUrl)))

async function measurePages({ origin, folder }: Served, emptyUrl: string): Promise<void> {
  const requested = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
  const routes = routesOf(folder).filter((route) => requested.length === 0 || requested.includes(route))
  if (routes.length === 0) throw new Error(`There is no page at ${requested.join(', ')}`)
  const heads = Object.values(COLUMNS).map(({ head }) => head)
  console.log(`${routes.length} pages, ${ROUNDS} rounds, medians; bold misses its figure\n`)
  console.log(`| route | ${heads.join(' | ')} |\n|---|${heads.map(() => '---:|').join('')}`)
  const misses: string[] = []
  const empty: Found[] = []
  for (const route of routes) {
    if (!isTaps) empty.push(await measureLoading(emptyUrl))
    const found: Found[] = []
    for (let round = 0; round < ROUNDS; round += 1) found.push(...(await measureOnce(`${origin}${route}`, emptyUrl)))
    const figures = median(found)
    console.log(row(route, figures))
    misses.push(...missed(figures).map((text) => `${route}: ${text}`))
  }
  console.log(misses.length === 0 ? '\nEvery figure is reached.' : `\nMissed:\n${misses.join('\n')}`)
  if (!isTaps) printEmpty(empty)
}

function missed(figures: Figures): string[] {
  const columns = (Object.keys(COLUMNS) as Column[]).filter((column) => miss(column, figures[column]))
  return columns.map((column) => `${COLUMNS[column].head} ${figures[column]}`)
}

/** New browsers for each measure: nothing is kept from the one before. */
async function measureOnce(url: string, emptyUrl: string): Promise<Found[]> {
  const found: Found[] = []
  for (let tap = 0; tap < TAPS; tap += 1) {
    found.push(await withBrowser((browser) => measureInteractions(browser, url)))
    found.push(await withBrowser((browser) => measureEmptyTap(browser, emptyUrl)))
  }
  if (isTaps) return found
  found.push(await measureLoading(url))
  found.push(await withBrowser((browser) => measureBlocking(browser, url)))
  found.push(await withBrowser((browser) => measureLateFaces(browser, url)))
  return found
}

/** What the machine and its browser take by themselves: before each page, an empty one was loaded. */
function printEmpty(empty: readonly Found[]): void {
  const spread = (column: Column) => {
    const values = empty.flatMap((figures) => figures[column] ?? [])
    return `${medianOf(values)?.toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`
  }
  const spreads = `perf. ${spread('performance')}, by clock ${spread('clockPerformance')}, TBT ${spread('tbtMs')} ms`
  console.log(`\nAn empty page, ${empty.length} times: ${spreads}`)
}
