import { freeSlots, relevantTime, type Slot } from './free-slots.ts'
import type { Interval } from './intervals.ts'
import type { AppointmentRules } from './rules.ts'

/** What an offer is made of. */
export interface OfferDeps {
  /** null: the site has no rules for appointments. */
  readonly rules: AppointmentRules | null
  /** What stands in the owner's calendars at that time; null: not all of them are known well enough to offer anything. */
  busy(time: Interval): Promise<readonly Interval[] | null>
  /** What visitors have booked or hold at that time, but for the visit that asks. */
  taken(time: Interval): Promise<readonly Interval[]>
}

/** Why nobody can choose a time. */
export type CallbackReason = 'no-rules' | 'calendars' | 'none-free'

/** What a visitor can choose from; or that somebody calls back. */
export type Offer =
  | { readonly mode: 'slots'; readonly rules: AppointmentRules; readonly slots: readonly Slot[] }
  | { readonly mode: 'callback'; readonly reason: CallbackReason }

/** What is offered at a moment, in milliseconds since 1970. Nothing is guessed: without the calendars there are no slots. */
export async function offer({ rules, busy, taken }: OfferDeps, now: number): Promise<Offer> {
  if (rules === null) return { mode: 'callback', reason: 'no-rules' }
  const time = relevantTime(rules, now)
  const [known, booked] = await Promise.all([busy(time), taken(time)])
  if (known === null) return { mode: 'callback', reason: 'calendars' }
  const slots = freeSlots({ rules, busy: known, taken: booked, now })
  return slots.length > 0 ? { mode: 'slots', rules, slots } : { mode: 'callback', reason: 'none-free' }
}
