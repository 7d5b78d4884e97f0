// How fast the owner answers, held against what was promised.
import type { Share } from '../../common/interval.ts'
import type { RegisteredLead } from '../outbox/register.ts'
import { type OfficeHours, officeTimeBetween } from '../reply/office-hours.ts'
import { countedHours } from '../reply/promise.ts'

/** The answers to those who were promised one within so many hours. */
export interface ReplyFigures {
  readonly hours: number
  /** Those that were in time, in office hours, of all that were answered or overdue. */
  readonly within: Share
  /** The same by the clock: nights and holidays count. */
  readonly withinByClock: Share
  /** In office hours; null when half of them or more have no answer. */
  readonly medianMinutes: number | null
  /** Those that can still be answered in time; they count nowhere else. */
  readonly open: number
}

type Promised = RegisteredLead & Required<Pick<RegisteredLead, 'promise'>>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The figures of each promise, the shortest first; [] when nobody was promised anything. */
export function replyFigures(
  leads: readonly RegisteredLead[],
  { now, office }: { readonly now: Date; readonly office: OfficeHours },
): ReplyFigures[] {
  const promised = leads.filter((lead): lead is Promised => lead.promise !== undefined)
  const all = [...new Set(promised.map(({ promise }) => promise.hours))].sort((a, b) => a - b)
  return all.map((hours) => {
    const own = promised.filter(({ promise }) => promise.hours === hours)
    const decided = own.filter(({ answeredAt, promise }) => answeredAt !== null || promise.dueAt <= now)
    const share = (isIn: (lead: Promised) => boolean) => ({ count: decided.filter(isIn).length, of: decided.length })
    return {
      hours,
      within: share(({ answeredAt, promise }) => answeredAt !== null && answeredAt <= promise.dueAt),
      withinByClock: share(
        ({ answeredAt, createdAt }) => answeredAt !== null && +answeredAt - +createdAt <= hours * HOUR_MS,
      ),
      medianMinutes: medianMinutes(decided, countedHours(hours, office)),
      open: own.length - decided.length,
    }
  })
}

/** Who waits still, waits longer than everybody else. */
function medianMinutes(leads: readonly Promised[], office: OfficeHours): number | null {
  const waits = leads
    .map(({ createdAt, answeredAt }) =>
      answeredAt === null ? Number.POSITIVE_INFINITY : officeTimeBetween(+createdAt, +answeredAt, office) / MINUTE_MS,
    )
    .sort((a, b) => a - b)
  const middle = waits.slice(Math.floor((waits.length - 1) / 2), Math.floor(waits.length / 2) + 1)
  const median = middle.reduce((sum, wait) => sum + wait, 0) / middle.length
  return Number.isFinite(median) ? Math.round(median) : null
}
