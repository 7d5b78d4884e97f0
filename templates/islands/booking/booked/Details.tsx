import { buttonClass } from '../../../parts/Button.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { download } from '../../browser/download.ts'
import { PhoneLink } from '../Frame.tsx'
import type { BookingDialogProps, OwnerPhone } from '../props.ts'
import { calendarOf, callByText, type Receipt } from './receipt.ts'

type Texts = Pick<BookingDialogProps, 'texts' | 'phone' | 'language'> & { readonly receipt: Receipt }

/** What was booked: what it is about, by when we call, on which number, for how long. */
export function Details({ texts, language, receipt }: Texts) {
  const { success, confirmation } = texts
  const rows = [
    [confirmation.service, receipt.service],
    [confirmation.callback, callByText(receipt, confirmation, language)],
    [success.phone, receipt.phone],
    [success.durationLabel, success.duration],
  ] as const
  return (
    <dl className="pairs">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Saves the time in which we call as a calendar file. */
export function CalendarButton({ texts, phone, receipt }: Texts) {
  const { confirmation } = texts
  return (
    <button
      className={buttonClass({ kind: 'secondary' })}
      type="button"
      onClick={() =>
        download(calendarOf(receipt, confirmation, phone.number), confirmation.file, 'text/calendar;charset=utf-8')
      }
    >
      <Icon name="calendar" />
      {confirmation.calendar}
    </button>
  )
}

/** Where the server does not have the booking yet: how to reach the owner. */
export function Delayed({ text, phone }: { readonly text: string; readonly phone: OwnerPhone }) {
  const [before, after] = text.split('{phone}')
  return (
    <div className="notice notice--hint">
      <Icon name="info" />
      <p>
        <span>{before}</span>
        <PhoneLink phone={phone} />
        <span>{after}</span>
      </p>
    </div>
  )
}
