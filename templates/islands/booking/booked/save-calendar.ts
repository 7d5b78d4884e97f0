import type { BookingConfirmation } from '../../../../schemas/types.ts'
import { fill } from '../../../parts/format.ts'
import { download } from '../../browser/download.ts'
import { calendarFile } from './calendar.ts'
import type { CallEntry, Receipt } from './receipt.ts'

/** Saves the call as a calendar file. */
export function saveCalendar(
  entry: CallEntry,
  receipt: Receipt,
  words: BookingConfirmation & { readonly owner: string },
): void {
  const { bookedAt, phone, service } = receipt
  const { owner, eventText, file } = words
  const content = calendarFile({
    ...entry,
    id: `${bookedAt.getTime()}@${location.host}`,
    text: `${service}\n${fill(eventText, { phone, owner })}`,
    url: location.href,
  })
  download(content, file, 'text/calendar;charset=utf-8')
}
