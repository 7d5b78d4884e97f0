import { withoutBreaks } from '../../../common/spaces.ts'
import type { Booking, FieldWords, PageBooking } from '../../../schemas/types.ts'
import { phoneHref } from '../../parts/frame/TitleBlock.tsx'
import type { Context } from '../../types.ts'
import type { ToldTexts } from '../visit/told-entries.ts'
import { toldTexts } from '../visit/told-texts.ts'

/** The owner's phone number, shown at the foot. */
export interface OwnerPhone {
  readonly number: string
  readonly href: string
  readonly isPlaceholder: boolean
}

/** Plain JSON: it stands in the HTML for the browser. */
export interface BookingDialogProps {
  /** The ids in the dialog begin with it. */
  readonly id: string
  readonly source: string
  /** As the owner reads it in the lead. */
  readonly service: string
  /** The same as visitors read it. */
  readonly about: string
  /** Where leads are posted. */
  readonly address: string
  readonly texts: Booking
  readonly words: FieldWords
  readonly phone: OwnerPhone
  readonly told: ToldTexts
  readonly language: string
  /** Where a booking can be begun without scripts. */
  readonly bookingUrl: string
}

/** Where leads go unless a page names an outside address. */
const ADDRESS = '/api/booking'

/** What BookingDialog needs, from the settings of its page and the texts of the site. */
export function bookingDialogProps(page: PageBooking, context: Context): BookingDialogProps {
  const { data } = context
  const { booking } = data
  const { heading = booking.success.heading, messageLabel = booking.message.label } = page
  return {
    id: 'booking-dialog',
    source: page.source,
    service: page.service,
    about: page.about ?? page.service,
    address: page.webhook?.href ?? ADDRESS,
    texts: {
      ...booking,
      success: { ...booking.success, heading },
      message: { ...booking.message, label: messageLabel },
    },
    words: data.interface.field,
    phone: ownerPhone(context),
    told: toldTexts(context),
    language: context.language,
    bookingUrl: context.bookingUrl,
  }
}

export function ownerPhone({ data: { operator } }: Context): OwnerPhone {
  return {
    number: withoutBreaks(operator.phone),
    href: phoneHref(operator.phone),
    isPlaceholder: operator.placeholders,
  }
}
