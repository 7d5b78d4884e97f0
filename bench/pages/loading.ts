import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { withDebuggingPort } from './browser.ts'
import type { Found } from './figures.ts'
import { inProcessorTime } from './processor-time.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Now and then a trace lacks the start of the navigation; Lighthouse itself says to run it again. */
const TRIES = 4

/** Where Lighthouse puts the trace of a page in the folder that it gathers into. */
const TRACE = 'defaultPass.trace.json'

/**
 * Lighthouse's mobile preset: its four scores and its timings, on a simulated slow 4G network and phone. What it has gathered
 * is judged twice: as the clock says, and with tasks as long as they were on a processor.
 */
export async function measureLoading(url: string): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
  try {
    const isHidden = (await (await fetch(url)).text()).includes('content="noindex"')
    // A page that is deliberately kept out of search engines must not lose points for it.
    const skipAudits = isHidden ? ['is-crawlable'] : []
    const settings = { logLevel: 'silent', onlyCategories: CATEGORIES, skipAudits, auditMode: folder } as const
    const { categories, environment } = await gather(url, settings, TRIES)
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    return {
      ...(await judgeInProcessorTime(url, settings)),
      clockPerformance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      machineIndex: environment.benchmarkIndex,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What one visit is judged by; `auditMode` is the folder of what was gathered. */
type Settings = NonNullable<Parameters<typeof lighthouse>[1]> & { readonly auditMode: string }

async function gather(url: string, settings: Settings, tries: number) {
  const result = await withDebuggingPort((port) =>
    lighthouse(url, { ...settings, port, gatherMode: settings.auditMode }),
  )
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { runtimeError } = result.lhr
  if (!runtimeError) return result.lhr
  if (runtimeError.code !== 'NO_NAVSTART' || tries <= 1) throw new Error(`Lighthouse: ${runtimeError.message}`)
  return gather(url, settings, tries - 1)
}

async function judgeInProcessorTime(url: string, settings: Settings) {
  const file = join(settings.auditMode, TRACE)
  const trace = JSON.parse(readFileSync(file, 'utf8'))
  inProcessorTime(trace.traceEvents)
  writeFileSync(file, JSON.stringify(trace))
  const result = await lighthouse(url, settings)
  if (!result) throw new Error(`Lighthouse gave no second result for ${url}`)
  const { audits, categories } = result.lhr
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    fcpSeconds: value('first-contentful-paint') / 1000,
    lcpSeconds: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
  }
}
