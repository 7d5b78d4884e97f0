import { freeSlots, relevantTime, type Slot } from './free-slots.ts'
import type { Interval } from './intervals.ts'
import type { AppointmentRules } from './rules.ts'

/** When appointments can take place, and what is in their way. */
export interface Schedule {
  /** null: the site has no rules for appointments. */
  readonly rules: AppointmentRules | null
  /** What stands in the owner's calendars at a time; null: not all of them are known well enough to offer anything. */
  busy(time: Interval): Promise<readonly Interval[] | null>
  /** What visitors have booked or hold. @param visit whose own hold does not count; null: nobody's */
  taken(time: Interval, visit: string | null): Promise<readonly Interval[]>
}

/** Why nobody can choose a time. */
export type CallbackReason = 'no-rules' | 'calendars' | 'none-free'

/** What a visitor can choose from; or that somebody calls back. */
export type Offer =
  | { readonly mode: 'slots'; readonly rules: AppointmentRules; readonly slots: readonly Slot[] }
  | { readonly mode: 'callback'; readonly reason: CallbackReason }

/**
 * What is offered. Nothing is guessed: without the calendars there are no slots.
 *
 * @param now in milliseconds since 1970
 * @param visit that asks: what it holds itself is offered to it
 */
export async function offer({ rules, busy, taken }: Schedule, now: number, visit: string | null): Promise<Offer> {
  if (rules === null) return { mode: 'callback', reason: 'no-rules' }
  const time = relevantTime(rules, now)
  const known = await busy(time)
  if (known === null) return { mode: 'callback', reason: 'calendars' }
  const slots = freeSlots({ rules, busy: known, taken: await taken(time, visit), now })
  return slots.length > 0 ? { mode: 'slots', rules, slots } : { mode: 'callback', reason: 'none-free' }
}
