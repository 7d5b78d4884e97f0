import { getHolidays } from 'feiertagejs'
import type { Appointments } from '../../schemas/types.ts'
import type { Day } from './local-time.ts'

type State = NonNullable<Appointments['state']>

/**
 * The public holidays of a German state, those of a part of it too (Mariä Himmelfahrt in Bavaria): "2026-10-03", …
 */
export function holidaysOf(state: State, year: number): ReadonlySet<Day> {
  // Its own texts of dates are those of this machine's zone: a day late where noon in London is another day.
  return new Set(getHolidays(year, state).map(({ date }) => date.toISOString().slice(0, 10)))
}
