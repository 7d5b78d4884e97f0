import { describeError, type Logger } from '../lib/log.ts'
import type { Register, Retention } from './register.ts'

/** How long leads and visits are kept: site.yaml says so, and the privacy notice. */
export interface RetentionPeriods {
  readonly leadsMonths: number
  readonly partialLeadsDays: number
  readonly visitsDays: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The times before which nothing is kept any more. */
export function retentionAt(now: Date, { leadsMonths, partialLeadsDays, visitsDays }: RetentionPeriods): Retention {
  const leadsBefore = new Date(now)
  leadsBefore.setUTCMonth(leadsBefore.getUTCMonth() - leadsMonths)
  const days = (count: number) => new Date(now.getTime() - count * DAY_MS)
  return { leadsBefore, partialLeadsBefore: days(partialLeadsDays), visitsBefore: days(visitsDays) }
}

/**
 * Removes at once and then daily what was kept long enough.
 *
 * @param periods undefined: nothing is ever removed
 * @returns what ends it, after what is being removed
 */
export function startPurging(
  { register, log, now }: { readonly register: Register; readonly log: Logger; now(): Date },
  periods: RetentionPeriods | undefined,
): () => Promise<void> {
  if (!periods) return async () => {}
  const purge = async () => {
    try {
      const leads = await register.purge(retentionAt(now(), periods))
      if (leads > 0) log.info({ leads }, 'Leads were removed that were kept as long as the site says')
    } catch (error) {
      log.error({ error: describeError(error) }, 'Leads could not be removed that were kept long enough')
    }
  }
  let purging = purge()
  const timer = setInterval(() => {
    purging = purge()
  }, DAY_MS)
  return () => {
    clearInterval(timer)
    return purging
  }
}
