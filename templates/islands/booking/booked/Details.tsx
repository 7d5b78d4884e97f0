import { buttonClass } from '../../../parts/Button.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { PhoneLink } from '../Frame.tsx'
import type { BookingDialogProps, OwnerPhone } from '../props.ts'
import type { Receipt } from './receipt.ts'
import { saveCalendar } from './save-calendar.ts'

type Texts = Pick<BookingDialogProps, 'texts' | 'phone'> & { readonly receipt: Receipt }

/** What was booked: what it is about, when we call, on which number, for how long. */
export function Details({ texts, receipt }: Texts) {
  const { success, confirmation } = texts
  const rows = [
    [confirmation.service, receipt.service],
    receipt.when,
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

/**
 * Saves the call as a calendar file, and leads to where a fixed time is moved or cancelled. The file of a fixed time comes from
 * the server: the mails change the same entry.
 */
export function TimeActions({ texts, phone, receipt }: Texts) {
  const { calendar, manage } = receipt
  const words = { ...texts.confirmation, owner: phone.number }
  return (
    <>
      {typeof calendar === 'string' && (
        <a className={buttonClass({ kind: 'secondary' })} href={calendar} download>
          <Icon name="calendar" />
          {words.calendar}
        </a>
      )}
      {typeof calendar === 'object' && calendar && (
        <button
          className={buttonClass({ kind: 'secondary' })}
          type="button"
          onClick={() => saveCalendar(calendar, receipt, words)}
        >
          <Icon name="calendar" />
          {words.calendar}
        </button>
      )}
      {manage !== null && (
        <a className={buttonClass({ kind: 'tertiary' })} href={manage}>
          {texts.appointment.manage}
        </a>
      )}
    </>
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
