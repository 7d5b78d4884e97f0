import { Icon } from '../../../parts/Icon.tsx'
import type { BookingDialogProps } from '../props.ts'
import { Delayed, Details, TimeActions } from './Details.tsx'
import type { Receipt } from './receipt.ts'
import { CONFIRMATION_ID } from './say-booked.ts'

type ConfirmationProps = BookingDialogProps & { readonly receipt: Receipt }

/**
 * Makes the confirmation in a place outside the dialog.
 *
 * @returns shows a receipt there, in place of the one before
 */
export async function confirmationIn(
  place: HTMLElement,
  props: BookingDialogProps,
): Promise<(receipt: Receipt) => void> {
  // It is here already, since it woke the dialog.
  const { drawIn } = await import('../../waking/component.ts')
  const draw = drawIn(place)
  return (receipt) => draw(<Confirmation {...props} receipt={receipt} />)
}

/** What stays on the page after a booking; the buttons that led to the booking lead here. */
function Confirmation(props: ConfirmationProps) {
  const { texts, phone, receipt, bookingUrl } = props
  const { success, confirmation } = texts
  const headingId = `${CONFIRMATION_ID}-title`
  return (
    <section className="card card--marked booked" id={CONFIRMATION_ID} tabIndex={-1} aria-labelledby={headingId}>
      <div className="booked__head">
        <span className="seal">
          <Icon name="check" />
        </span>
        <div>
          <h2 id={headingId}>{receipt.heading}</h2>
          <p>{receipt.promise}</p>
        </div>
      </div>
      <Details {...props} />
      {!receipt.isSent && <Delayed text={success.delayed} phone={phone} />}
      <div className="cluster">
        <TimeActions {...props} />
        <a href={bookingUrl} data-open="booking">
          {confirmation.another}
        </a>
      </div>
    </section>
  )
}
