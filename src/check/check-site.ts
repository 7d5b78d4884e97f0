// The whole check of a built site: every page is read once, then each part reports what it finds.
import { availableParallelism } from 'node:os'
import { contentHash } from '../content/hash.ts'
import type { Words } from '../diagnostics/words.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'
import type { Finding } from './finding.ts'
import { deadLinks, deadRedirects, type LinkReport, type ReferringFile } from './links/dead-links.ts'
import { referringFiles } from './links/site-files.ts'
import type { Part } from './parts.ts'
import { readPage } from './read-page.ts'
import { type Budget, budgetOf, type Weights, type WrittenBudgets, weightFindings } from './weights/budgets.ts'
import { pageWeigher } from './weights/weigh.ts'

export interface SiteCheckOptions {
  readonly parts: ReadonlySet<Part>
  /** Files of pages below public/; null: all of them, and the files beside pages. */
  readonly files: ReadonlySet<string> | null
  readonly budgets: WrittenBudgets
  /** The program of a Chromium; null if there is none. */
  readonly chromium: string | null
  /** Called after each page of a slow part. */
  onPage(part: Part, done: number, total: number): void
}

/** A page with its weights; null: it was not weighed. */
export interface WeighedPage extends BuiltPage {
  readonly weights: Weights | null
  readonly budget: Budget
}

export interface SiteReport {
  readonly pages: readonly WeighedPage[]
  readonly findings: readonly Finding[]
  readonly inside: number
  readonly outside: number
  /** Parts that could not be checked, and why. */
  readonly notChecked: readonly { readonly part: Part; readonly reason: Words }[]
}

/** A page as it was read. */
interface ReadPage extends WeighedPage {
  readonly referring: ReferringFile
  readonly ids: ReadonlySet<string>
  readonly hash: string
}

/** Checks a built site; writes nothing and contacts no other host. */
export async function checkSite(site: BuiltSite, options: SiteCheckOptions): Promise<SiteReport> {
  const { parts, files } = options
  const isSelected = ({ file }: BuiltPage) => files === null || files.has(file)
  const all = await readPages(site, options, isSelected)
  const pages = all.filter(isSelected)
  const links = parts.has('links') ? checkLinks(site, all, files) : NO_LINKS_CHECKED
  const html = parts.has('html') ? await htmlFindings(site, pages, options) : []
  const seen = parts.has('axe') ? await checkAccessibility(site, pages, options) : { findings: [], reason: null }
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
  { parts, budgets }: SiteCheckOptions,
  isSelected: (page: BuiltPage) => boolean,
): Promise<ReadPage[]> {
  const weigh = parts.has('weights') ? pageWeigher(site) : null
  const pages: ReadPage[] = []
  for (const page of site.pages) {
    const { route, file } = page
    const html = site.read(file)
    const { ids, references, fetched } = readPage(html)
    const weights = weigh && isSelected(page) ? await weigh(file, fetched) : null
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

const NO_LINKS_CHECKED: LinkReport = { findings: [], inside: 0, outside: 0 }

function checkLinks(site: BuiltSite, pages: readonly ReadPage[], files: SiteCheckOptions['files']): LinkReport {
  const ids = new Map(pages.map((page) => [page.file, page.ids]))
  const referring = pages.flatMap((page) => (files === null || files.has(page.file) ? [page.referring] : []))
  const beside = files === null ? referringFiles(site) : []
  const links = deadLinks(site, [...referring, ...beside], (file) => ids.get(file))
  return files === null ? { ...links, findings: [...links.findings, ...deadRedirects(site)] } : links
}

/** A page with several addresses is checked once. */
async function onceEach(
  pages: readonly ReadPage[],
  check: (distinct: readonly ReadPage[]) => Promise<Finding[]>,
): Promise<Finding[]> {
  const copies = new Map<string, ReadPage[]>()
  for (const page of pages) copies.set(page.hash, [...(copies.get(page.hash) ?? []), page])
  const found = await check([...copies.values()].flatMap(([first]) => first ?? []))
  const owners = new Map([...copies.values()].map((same) => [same[0]?.route, same]))
  return found.flatMap((finding) => (owners.get(finding.page) ?? []).map(({ route }) => ({ ...finding, page: route })))
}

function htmlFindings(site: BuiltSite, pages: readonly ReadPage[], { onPage }: SiteCheckOptions): Promise<Finding[]> {
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

interface AccessibilityReport {
  readonly findings: readonly Finding[]
  /** Why nothing was checked; null: it was. */
  readonly reason: Words | null
}

const NO_CHROMIUM: Words = {
  en: 'there is no Chromium here; install it with "apt-get install chromium", or name one in CHROMIUM_PATH',
  de: 'hier gibt es kein Chromium; mit „apt-get install chromium“ installieren oder eines in CHROMIUM_PATH nennen',
}

/** More windows than this wait for each other. */
const MOST_WINDOWS = 4

async function checkAccessibility(
  site: BuiltSite,
  pages: readonly ReadPage[],
  { chromium, onPage }: SiteCheckOptions,
): Promise<AccessibilityReport> {
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
