// The whole check of a built site: every page is read once, then each part says what it finds.
import { availableParallelism } from 'node:os'
import { contentHash } from '../content/hash.ts'
import type { Words } from '../diagnostics/words.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'
import type { Finding } from './finding.ts'
import { deadLinks, deadRedirects, type Followed, type Referring } from './links/dead-links.ts'
import { referringFiles } from './links/site-files.ts'
import type { Part } from './parts.ts'
import { readPage } from './read-page.ts'
import { type Budget, budgetOf, type Weights, type WrittenBudgets, weightFindings } from './weights/budgets.ts'
import { scales } from './weights/weigh.ts'

export interface Wanted {
  readonly parts: ReadonlySet<Part>
  /** Files of pages below public/; null: all of them, and what stands beside pages. */
  readonly files: ReadonlySet<string> | null
  readonly budgets: WrittenBudgets
  /** The program of a Chromium; null if there is none. */
  readonly chromium: string | null
  /** Called after each page of a part that takes its time. */
  onPage(part: Part, done: number, total: number): void
}

/** A page with what it weighs; null: it was not weighed. */
export interface Weighed extends BuiltPage {
  readonly weights: Weights | null
  readonly budget: Budget
}

export interface SiteReport {
  readonly pages: readonly Weighed[]
  readonly findings: readonly Finding[]
  readonly inside: number
  readonly outside: number
  /** Parts that could not be checked, and why. */
  readonly notChecked: readonly { readonly part: Part; readonly reason: Words }[]
}

/** A page as it was read. */
interface ReadPage extends Weighed {
  readonly referring: Referring
  readonly ids: ReadonlySet<string>
  readonly hash: string
}

/** Checks a built site; nothing is written, and no other host is asked. */
export async function checkSite(site: BuiltSite, wanted: Wanted): Promise<SiteReport> {
  const { parts, files } = wanted
  const isAsked = ({ file }: BuiltPage) => files === null || files.has(file)
  const all = await readPages(site, wanted, isAsked)
  const pages = all.filter(isAsked)
  const links = parts.has('links') ? followed(site, all, files) : NOTHING_FOLLOWED
  const html = parts.has('html') ? await htmlFindings(site, pages, wanted) : []
  const seen = parts.has('axe') ? await looked(site, pages, wanted) : { findings: [], reason: null }
  const weights = pages.flatMap((page) => (page.weights ? weightFindings(page, page.weights, page.budget) : []))
  return {
    pages: pages.map(({ route, file, weights: own, budget }) => ({ route, file, weights: own, budget })),
    findings: [...links.findings, ...html, ...seen.findings, ...weights],
    inside: links.inside,
    outside: links.outside,
    notChecked: seen.reason ? [{ part: 'axe', reason: seen.reason }] : [],
  }
}

async function readPages(
  site: BuiltSite,
  { parts, budgets }: Wanted,
  isAsked: (page: BuiltPage) => boolean,
): Promise<ReadPage[]> {
  const weigh = parts.has('weights') ? scales(site) : null
  const pages: ReadPage[] = []
  for (const page of site.pages) {
    const { route, file } = page
    const html = site.read(file)
    const { ids, references, fetched } = readPage(html)
    const weights = weigh && isAsked(page) ? await weigh(file, fetched) : null
    const budget = budgetOf(budgets, route)
    pages.push({
      route,
      file,
      weights,
      budget,
      ids,
      referring: { page: route, file, references },
      hash: contentHash(html),
    })
  }
  return pages
}

const NOTHING_FOLLOWED: Followed = { findings: [], inside: 0, outside: 0 }

function followed(site: BuiltSite, pages: readonly ReadPage[], files: Wanted['files']): Followed {
  const ids = new Map(pages.map((page) => [page.file, page.ids]))
  const referring = pages.flatMap((page) => (files === null || files.has(page.file) ? [page.referring] : []))
  const beside = files === null ? referringFiles(site) : []
  const links = deadLinks(site, [...referring, ...beside], (file) => ids.get(file))
  return files === null ? { ...links, findings: [...links.findings, ...deadRedirects(site)] } : links
}

/** A page that stands at several addresses is looked at once. */
async function onceEach(
  pages: readonly ReadPage[],
  look: (distinct: readonly ReadPage[]) => Promise<Finding[]>,
): Promise<Finding[]> {
  const copies = new Map<string, ReadPage[]>()
  for (const page of pages) copies.set(page.hash, [...(copies.get(page.hash) ?? []), page])
  const found = await look([...copies.values()].flatMap(([first]) => first ?? []))
  const owners = new Map([...copies.values()].map((same) => [same[0]?.route, same]))
  return found.flatMap((finding) => (owners.get(finding.page) ?? []).map(({ route }) => ({ ...finding, page: route })))
}

function htmlFindings(site: BuiltSite, pages: readonly ReadPage[], { onPage }: Wanted): Promise<Finding[]> {
  return onceEach(pages, async (distinct) => {
    const { htmlChecker } = await import('./html-rules.ts')
    const check = htmlChecker()
    const found: Finding[] = []
    for (const [index, { route, file }] of distinct.entries()) {
      found.push(...(await check({ route, file, html: site.read(file) })))
      onPage('html', index + 1, distinct.length)
    }
    return found
  })
}

interface Looked {
  readonly findings: readonly Finding[]
  /** Why nobody looked; null: somebody did. */
  readonly reason: Words | null
}

const NO_CHROMIUM: Words = {
  en: 'there is no Chromium here; install it with "apt-get install chromium", or name one in CHROMIUM_PATH',
  de: 'hier gibt es kein Chromium; mit „apt-get install chromium“ installieren oder eines in CHROMIUM_PATH nennen',
}

/** More windows than that wait for each other. */
const MOST_WINDOWS = 4

async function looked(site: BuiltSite, pages: readonly ReadPage[], { chromium, onPage }: Wanted): Promise<Looked> {
  if (chromium === null) return { findings: [], reason: NO_CHROMIUM }
  const [{ accessibility }, { withChromium }] = await Promise.all([
    import('./browser/accessibility.ts'),
    import('./browser/chromium.ts'),
  ])
  let problem: string | null = null
  const findings = await onceEach(pages, async (distinct) => {
    let done = 0
    const onOne = () => onPage('axe', ++done, distinct.length)
    const windows = Math.min(MOST_WINDOWS, availableParallelism(), distinct.length)
    const shares = Array.from({ length: windows }, (_, window) => distinct.filter((_, n) => n % windows === window))
    const found = await withChromium(chromium, (browser) =>
      Promise.all(shares.map((share) => accessibility(browser, { site, pages: share, onPage: onOne }))),
    )
    if (!('problem' in found)) return found.flat()
    problem = found.problem
    return []
  })
  return { findings, reason: problem === null ? null : notStarted(chromium, problem) }
}

function notStarted(program: string, problem: string): Words {
  return { en: `${program} did not start (${problem})`, de: `${program} ist nicht gestartet („${problem}“)` }
}
