import lighthouse from 'lighthouse'
import { withDebuggingPort } from './browser.ts'
import type { Column } from './figures.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Now and then a trace lacks the start of the navigation; Lighthouse itself says to run it again. */
const TRIES = 4

/** Lighthouse's mobile preset: its four scores and its timings, on a simulated slow 4G network and phone. */
export async function measureLoading(url: string): Promise<Partial<Record<Column, number>>> {
  const { audits, categories, environment } = await runLighthouse(url, TRIES)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpSeconds: value('first-contentful-paint') / 1000,
    lcpSeconds: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    machineIndex: environment.benchmarkIndex,
  }
}

async function runLighthouse(url: string, tries: number) {
  const isHidden = (await (await fetch(url)).text()).includes('content="noindex"')
  // A page that is deliberately kept out of search engines must not lose points for it.
  const skipAudits = isHidden ? ['is-crawlable'] : []
  const result = await withDebuggingPort((port) =>
    lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES, skipAudits }),
  )
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { runtimeError } = result.lhr
  if (!runtimeError) return result.lhr
  if (runtimeError.code !== 'NO_NAVSTART' || tries <= 1) throw new Error(`Lighthouse: ${runtimeError.message}`)
  return runLighthouse(url, tries - 1)
}
