// The report that the owner gets on Mondays. Servers look every minute whether it is due; the store lets one of them send it.
import { describeError, type Logger } from '../lib/log.ts'
import { type SiteTexts, wordsIn } from '../lib/texts.ts'
import { settlementOf } from '../outbox/deliver.ts'
import type { Reports } from '../outbox/reports.ts'
import type { OfficeHours } from '../reply/office-hours.ts'
import type { Outcome, Reporter } from '../sinks/sink.ts'
import { type ReportData, reportOf } from './report.ts'
import { type ReportStore, reportData } from './report-data.ts'
import { reportText } from './report-text.ts'
import { type ReportWeek, reportWeekAt } from './week.ts'

export interface WeeklyDeps {
  readonly store: ReportStore & { readonly reports: Reports }
  readonly reporter: Reporter
  readonly texts: SiteTexts
  readonly office: OfficeHours
  readonly log: Logger
  now(): Date
  /** From 0 to 1. */
  random(): number
}

/** As long as a delivery (functions/outbox/deliver.ts): a report is never in two tries at once. */
const LEASE_MARGIN_MS = 45_000

/**
 * Makes what sends the report of the last week, if it is due and no other process has sent it.
 *
 * @returns a function that does nothing most of the time, to be called as often as one likes
 */
export function weeklyReport(deps: WeeklyDeps): (cancel?: AbortSignal) => Promise<void> {
  let settled = ''
  return async (cancel) => {
    const now = deps.now()
    const week = reportWeekAt(now, deps.office.zone)
    if (now < week.dueAt || settled === week.name) return
    try {
      if (await sendIfDue(deps, week, cancel)) settled = week.name
    } catch (error) {
      deps.log.error(
        { week: week.name, error: describeError(error) },
        'The weekly report cannot be made; it is tried again',
      )
    }
  }
}

/** @returns whether nothing remains to be done about the week */
async function sendIfDue(deps: WeeklyDeps, week: ReportWeek, cancel?: AbortSignal): Promise<boolean> {
  const { store, reporter, log, random } = deps
  const claim = await store.reports.claimReport(week.name, reporter.tryMs + LEASE_MARGIN_MS)
  if (claim.state !== 'mine') return claim.state === 'settled'
  const { delivery } = claim
  const outcome = await tryOnce(deps, week, cancel)
  const settlement = settlementOf(delivery, outcome, random())
  await store.reports.settleReport(delivery, settlement)
  if (settlement.state === 'waiting')
    log.warn({ week: week.name, problem: settlement.problem }, 'The weekly report failed')
  if (settlement.state === 'dead')
    log.error({ week: week.name, problem: settlement.problem }, 'The weekly report was given up')
  return settlement.state !== 'waiting'
}

async function tryOnce(deps: WeeklyDeps, week: ReportWeek, cancel?: AbortSignal): Promise<Outcome> {
  const { store, reporter, texts, office } = deps
  const data = await reportData(store, week)
  if (!hasBegun(data, week)) return { kind: 'delivered' }
  const { mails, language } = wordsIn(texts.defaultLanguage, texts)
  const report = reportOf(data, { week, now: deps.now(), office })
  const timeout = AbortSignal.timeout(reporter.tryMs)
  const signal = cancel ? AbortSignal.any([cancel, timeout]) : timeout
  return reporter.send({ week: week.name, ...reportText(report, { words: mails.report, language }) }, signal)
}

/** A website that was put up this week has nothing to tell about the last. */
function hasBegun({ leads, visits, started }: ReportData, { now }: ReportWeek): boolean {
  const days = [
    ...leads.map(({ createdAt }) => createdAt.toISOString().slice(0, 10)),
    ...[...visits, ...started].map(({ day }) => day),
  ]
  return days.some((day) => day <= now.last)
}
