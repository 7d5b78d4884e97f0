/** How long leads and visits are kept, from site.yaml; the privacy notice states the same. */
export interface RetentionPeriods {
  readonly leadsMonths: number
  readonly partialLeadsDays: number
  readonly visitsDays: number
}

/** The times before which nothing is kept. */
export interface Retention {
  readonly leadsBefore: Date
  readonly partialLeadsBefore: Date
  readonly visitsBefore: Date
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Counts the periods back from a moment. */
export function retentionAt(now: Date, { leadsMonths, partialLeadsDays, visitsDays }: RetentionPeriods): Retention {
  const leadsBefore = new Date(now)
  leadsBefore.setUTCMonth(leadsBefore.getUTCMonth() - leadsMonths)
  const days = (count: number) => new Date(now.getTime() - count * DAY_MS)
  return { leadsBefore, partialLeadsBefore: days(partialLeadsDays), visitsBefore: days(visitsDays) }
}
