import type { AppointmentRules } from '../appointments/rules.ts'
import { afterOfficeTime, type OfficeHours, officeHours, wholeDays } from './office-hours.ts'

/** What a visitor was promised: an answer within so many hours of the office. */
export interface ReplyPromise {
  readonly hours: number
  /** Until when the owner has to have answered. */
  readonly dueAt: Date
  /** When the owner is reminded who has not; left out where that is a delivery already. */
  readonly remindAt?: Date
}

/** Since when a lead is answered, and whether that was just said or earlier; gone: there is no such lead. */
export type Answering = { readonly state: 'now' | 'before'; readonly at: Date } | { readonly state: 'gone' }

const HOUR_MS = 60 * 60 * 1000

/** Half an hour before the shorter promise ends, there is still time to keep it. */
const REMINDER_MS = 1.5 * HOUR_MS

/** A promise is counted in office hours; one of a day or more, in days that have some. */
export function promiseOf(hours: number, since: Date, office: OfficeHours): ReplyPromise {
  const start = since.getTime()
  const counted = countedHours(hours, office)
  return {
    hours,
    dueAt: new Date(afterOfficeTime(start, hours * HOUR_MS, counted)),
    remindAt: new Date(afterOfficeTime(start, Math.min(REMINDER_MS, hours * HOUR_MS), office)),
  }
}

/** A promise in the opening hours of a site. @param rules null: it names none */
export function promiseIn(hours: number, since: Date, rules: AppointmentRules | null): ReplyPromise {
  return promiseOf(hours, since, officeHours(rules))
}

/** The hours in which a promise of so many hours is counted. */
export function countedHours(hours: number, office: OfficeHours): OfficeHours {
  return hours < 24 ? office : wholeDays(office)
}
