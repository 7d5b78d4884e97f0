// npm run bench:pages [-- /route …]   Measures every page of the built site as its own server sends it: Lighthouse's
// mobile preset, weights, and how fast it responds to taps on a slow phone. ROUNDS (3) runs of each, medians;
// beside them, what an empty page has on this machine.
// npm run bench:pages -- --openings   Only how long the booking dialog takes to open, for ROUNDS (30) visitors.
// CHROMIUM_PATH names another browser than Debian's Chromium. No other machine is requested for anything.

import { measureBlocking } from './pages/blocking.ts'
import { withBrowser } from './pages/browser.ts'
import { type EmptyPage, withEmptyPage } from './pages/empty-page.ts'
import { COLUMNS, type Column, miss } from './pages/figures.ts'
import { measureInteractions } from './pages/interactions.ts'
import { measureLateFaces } from './pages/late-faces.ts'
import { measureLoading } from './pages/loading.ts'
import { printOpenings } from './pages/openings.ts'
import { routesOf, type Served, withSite } from './pages/site.ts'

const isOpenings = process.argv.includes('--openings')
const ROUNDS = Math.max(1, Number(process.env['ROUNDS'] ?? (isOpenings ? 30 : 3)))

const medianOf = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** The median of each figure; null: the page has no such thing, such as an accordion. */
function median(rounds: readonly Partial<Record<Column, number>>[]): Record<Column, number | null> {
  const columns = Object.keys(COLUMNS) as Column[]
  const middle = (column: Column) => medianOf(rounds.flatMap((round) => round[column] ?? []))
  return Object.fromEntries(columns.map((column) => [column, middle(column)])) as Record<Column, number | null>
}

function row(route: string, figures: Readonly<Record<Column, number | null>>): string {
  const cells = (Object.entries(figures) as [Column, number | null][]).map(([column, value]) => {
    if (value === null) return '–'
    const text = value.toFixed(COLUMNS[column].digits)
    return miss(column, value) ? `**${text}**` : text
  })
  return `| ${route} | ${cells.join(' | ')} |`
}

if (isOpenings) await printOpenings(ROUNDS)
else await withEmptyPage((measureEmpty) => withSite((site) => measurePages(site, measureEmpty)))

async function measurePages({ origin, folder }: Served, measureEmpty: () => Promise<EmptyPage>): Promise<void> {
  const requested = process.argv.slice(2)
  const routes = routesOf(folder).filter((route) => requested.length === 0 || requested.includes(route))
  if (routes.length === 0) throw new Error(`There is no page at ${requested.join(', ')}`)
  const heads = Object.values(COLUMNS).map(({ head }) => head)
  console.log(`${routes.length} pages, ${ROUNDS} rounds, medians; bold misses its figure\n`)
  console.log(`| route | ${heads.join(' | ')} |\n|---|${heads.map(() => '---:|').join('')}`)
  const misses: string[] = []
  const empty: EmptyPage[] = []
  for (const route of routes) {
    empty.push(await measureEmpty())
    const rounds: Partial<Record<Column, number>>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      // New browsers for each round: nothing is kept from the one before.
      rounds.push({
        ...(await measureLoading(`${origin}${route}`)),
        ...(await withBrowser((browser) => measureBlocking(browser, `${origin}${route}`))),
        ...(await withBrowser((browser) => measureInteractions(browser, `${origin}${route}`))),
        ...(await withBrowser((browser) => measureLateFaces(browser, `${origin}${route}`))),
      })
    }
    const figures = median(rounds)
    console.log(row(route, figures))
    for (const column of Object.keys(COLUMNS) as Column[]) {
      if (miss(column, figures[column])) misses.push(`${route}: ${COLUMNS[column].head} ${figures[column]}`)
    }
  }
  console.log(misses.length === 0 ? '\nEvery figure is reached.' : `\nMissed:\n${misses.join('\n')}`)
  printEmpty(empty)
}

/** What the machine and its browser take by themselves: before each page, an empty one was loaded. */
function printEmpty(empty: readonly EmptyPage[]): void {
  const spread = (values: readonly number[]) =>
    `${medianOf(values)?.toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`
  const of = (column: keyof EmptyPage) => spread(empty.map((figures) => figures[column]))
  console.log(
    `\nAn empty page, ${empty.length} times: perf. ${of('performance')}, by clock ${of('clockPerformance')}, TBT ${of('tbtMs')} ms, tap menu ${of('menuTapMs')} ms`,
  )
}
