import { error } from '../../diagnostics/diagnostic.ts'
import type { UiLanguage, Words } from '../../diagnostics/words.ts'
import type { Finding } from '../finding.ts'

/** What is weighed, in the order of the table. */
export const KINDS = ['html', 'css', 'script', 'fonts', 'images', 'total'] as const

export type Kind = (typeof KINDS)[number]

/** Bytes as they are sent, compressed. */
export type Weights = Readonly<Record<Kind, number>>

/** The most bytes of each kind; what is left out may weigh anything. */
export type Budget = Readonly<Partial<Record<Kind, number>>>

const KB = 1024
const UNITS: Readonly<Record<string, number>> = { '': 1, b: 1, kb: KB, mb: KB * KB }

/** Budgets of a site that sets none: what a phone on a slow network gets within a second and a half. */
export const DEFAULT_BUDGET: Budget = { css: 14 * KB, script: 8 * KB, fonts: 90 * KB, total: 350 * KB }

/** Budgets as written in site/site.yaml: bytes, or "14 KB". */
export interface WrittenBudgets extends Partial<Record<Kind, number | string>> {
  readonly routes?: Readonly<Record<string, Partial<Record<Kind, number | string>>>>
}

/** The budget of a page: the defaults, then the site's budgets, then those of this route. */
export function budgetOf(written: WrittenBudgets, route: string): Budget {
  return { ...DEFAULT_BUDGET, ...inBytes(written), ...inBytes(written.routes?.[route] ?? {}) }
}

function inBytes(written: Partial<Record<Kind, number | string>>): Budget {
  return Object.fromEntries(
    KINDS.flatMap((kind) => (written[kind] === undefined ? [] : [[kind, bytesOf(written[kind])] as const])),
  )
}

/** "14 KB" -> 14336, 500 -> 500; KB and MB are those of 1024. NaN for what is no size. */
export function bytesOf(written: number | string): number {
  if (typeof written === 'number') return written
  const [, number = '', unit = ''] = /^([\d.,]+)\s*(B|KB|MB)?$/i.exec(written.trim()) ?? []
  return Math.round(Number(number.replace(',', '.') || Number.NaN) * (UNITS[unit.toLowerCase()] ?? Number.NaN))
}

/** The kinds of which a page has more than it may. */
export function overBudget(weights: Weights, budget: Budget): Kind[] {
  return KINDS.filter((kind) => weights[kind] > (budget[kind] ?? Number.POSITIVE_INFINITY))
}

/** What is weighed, in words of a sentence. */
const NAMES: Readonly<Record<Kind, Words>> = {
  html: { en: 'HTML', de: 'HTML' },
  css: { en: 'style sheets', de: 'Stylesheets' },
  script: { en: 'script before anything is touched', de: 'Skript vor der ersten Berührung' },
  fonts: { en: 'fonts', de: 'Schriften' },
  images: { en: 'images that are loaded at once', de: 'sofort geladene Bilder' },
  total: { en: 'all of its first visit', de: 'alles beim ersten Besuch' },
}

/** A finding for each kind of which a page has more than it may. */
export function weightFindings(
  { route, file }: { readonly route: string; readonly file: string },
  weights: Weights,
  budget: Budget,
): Finding[] {
  return overBudget(weights, budget).map((kind) => {
    const [is, most] = [weights[kind], budget[kind] ?? 0]
    const message = {
      en: `The page is too heavy: ${NAMES[kind].en}: ${kilobytes(is, 'en')} KB; budget: ${kilobytes(most, 'en')} KB.`,
      de: `Die Seite ist zu schwer: ${NAMES[kind].de}: ${kilobytes(is, 'de')} KB; Budget: ${kilobytes(most, 'de')} KB.`,
    }
    const hint = {
      en: `Take something away, or raise "${kind}" in "budgets" of site/site.yaml (for this page alone under "routes").`,
      de: `Etwas weglassen oder „${kind}“ unter „budgets“ in site/site.yaml anheben (nur für diese Seite unter „routes“).`,
    }
    const spot = { file, offset: 0, text: '' }
    return { diagnostic: error('check/weight', message, null, hint), page: route, spot, written: route }
  })
}

/** One decimal place; rounded up, so that what exceeds a budget never looks as if it fits. */
export function kilobytes(bytes: number, language: UiLanguage): string {
  const text = (Math.ceil((bytes / KB) * 10) / 10).toFixed(1)
  return language === 'de' ? text.replace('.', ',') : text
}
