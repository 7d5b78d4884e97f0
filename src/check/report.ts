// What a check prints: a table of pages, the worst first, and the same for programs.
import type { UiLanguage, Words } from '../diagnostics/words.ts'
import { table } from '../leads/table.ts'
import type { Diagnostic } from '../types.ts'
import type { SiteReport, WeighedPage } from './check-site.ts'
import type { Finding } from './finding.ts'
import { type Budget, KINDS, kilobytes, overBudget } from './weights/budgets.ts'

/** A finished check: what was checked, and what is wrong, each thing once. */
export interface Checkup extends SiteReport {
  readonly diagnostics: readonly Diagnostic[]
}

const HEADINGS: Readonly<Record<UiLanguage, readonly string[]>> = {
  en: ['PAGE', 'FINDINGS', 'HTML', 'CSS', 'SCRIPT', 'FONTS', 'IMAGES', 'TOTAL KB'],
  de: ['SEITE', 'BEFUNDE', 'HTML', 'CSS', 'SKRIPT', 'SCHRIFTEN', 'BILDER', 'GESAMT KB'],
}
/** Pages without findings are left out beyond this many rows. */
const MOST_ROWS = 60

/** The table of pages; what is over its budget has a "!", in red on a terminal. */
export function pageTable(checkup: SiteReport, { language, color }: { language: UiLanguage; color: boolean }): string {
  const ranked = worstFirst(checkup)
  const shown = ranked.filter(({ count }, index) => count > 0 || index < MOST_ROWS)
  const isWeighed = checkup.pages.some(({ weights }) => weights)
  const columns = (isWeighed ? HEADINGS[language] : HEADINGS[language].slice(0, 2)).map((title, index) => ({
    title,
    isNumber: index > 0,
    maxLength: 60,
  }))
  const rows = shown.map(({ page, count }) => [page.route, String(count), ...weightCells(page, language)])
  const text = table(columns, isWeighed ? [...rows, budgetRow(checkup, language)] : rows)
  const left = ranked.length - shown.length
  const lines = left > 0 ? [text, MORE(left)[language]] : [text]
  return lines.join('\n').replace(/\d+[.,]\d!/g, (cell) => (color ? `\x1b[31m${cell}\x1b[0m` : cell))
}

const MORE = (count: number): Words => ({
  en: `… and ${count} more pages without findings`,
  de: `… und ${count} weitere Seiten ohne Befund`,
})

/** Pages with the number of their findings: most findings first, then those nearest to their budget. */
function worstFirst({ pages, findings }: SiteReport): { page: WeighedPage; count: number }[] {
  const counts = countByPage(findings)
  return pages
    .map((page) => ({ page, count: counts.get(page.route) ?? 0 }))
    .sort((a, b) => b.count - a.count || fullness(b.page) - fullness(a.page) || (a.page.route < b.page.route ? -1 : 1))
}

function countByPage(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { page } of findings) counts.set(page, (counts.get(page) ?? 0) + 1)
  return counts
}

/** The largest share of a budget that a page takes. */
function fullness({ weights, budget }: WeighedPage): number {
  return weights ? Math.max(0, ...KINDS.map((kind) => weights[kind] / (budget[kind] ?? Number.POSITIVE_INFINITY))) : 0
}

function weightCells({ weights, budget }: WeighedPage, language: UiLanguage): string[] {
  if (!weights) return []
  const over = overBudget(weights, budget)
  return KINDS.map((kind) => `${kilobytes(weights[kind], language)}${over.includes(kind) ? '!' : ''}`)
}

const BUDGET: Words = { en: 'budget', de: 'Budget' }

/** The budget of most pages; findings name the budgets of the others. */
function budgetRow({ pages }: SiteReport, language: UiLanguage): string[] {
  const budgets = new Map<string, { budget: Budget; count: number }>()
  for (const { budget } of pages) {
    const key = JSON.stringify(budget)
    budgets.set(key, { budget, count: (budgets.get(key)?.count ?? 0) + 1 })
  }
  const [mostCommon] = [...budgets.values()].sort((a, b) => b.count - a.count)
  const cells = KINDS.map((kind) => {
    const bytes = mostCommon?.budget[kind]
    return bytes === undefined ? '–' : kilobytes(bytes, language)
  })
  return [BUDGET[language], '', ...cells]
}

/** The last lines: what was checked, what could not be. */
export function closing({ pages, inside, outside, notChecked }: SiteReport, hasLinks: boolean): Words {
  const checked = hasLinks
    ? {
        en: `${pages.length} pages; ${inside} references within the site followed, ${outside} to other hosts not asked.`,
        de: `${pages.length} Seiten; ${inside} Links innerhalb der Website verfolgt, ${outside} auf andere Rechner nicht angefragt.`,
      }
    : { en: `${pages.length} pages.`, de: `${pages.length} Seiten.` }
  return {
    en: [checked.en, ...notChecked.map(({ part, reason }) => `Not checked: ${part}: ${reason.en}.`)].join('\n'),
    de: [checked.de, ...notChecked.map(({ part, reason }) => `Nicht geprüft: ${part}: ${reason.de}.`)].join('\n'),
  }
}

/** The pages for programs: weights and budgets in bytes, `over` the kinds that are too heavy. */
export function pagesAsData({ pages, findings }: SiteReport): object[] {
  const counts = countByPage(findings)
  return pages.map(({ route, file, weights, budget }) => ({
    route,
    file,
    findings: counts.get(route) ?? 0,
    weights,
    budget,
    over: weights ? overBudget(weights, budget) : [],
  }))
}
