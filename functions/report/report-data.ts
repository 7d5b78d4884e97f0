import type { Store } from '../outbox/store.ts'
import type { ReportData } from './report.ts'
import type { ReportWeek } from './week.ts'

/** Where a report takes its figures from. */
export interface ReportStore {
  readonly register: Pick<Store['register'], 'list'>
  readonly counts: Store['counts']
}

/** Everything that a report is made from. */
export async function reportData({ register, counts }: ReportStore, { before }: ReportWeek): Promise<ReportData> {
  const [leads, visits, started] = await Promise.all([
    register.list({ since: new Date(`${before.first}T00:00:00Z`) }),
    counts.visits(before.first),
    counts.events('form_start', before.first),
  ])
  return { leads, visits, started }
}
