import { BOOKING_REQUEST } from '../../../common/booking-request.ts'
import type { HeroBookingForm } from '../../../schemas/types.ts'
import type { Context } from '../../types.ts'
import { ADDRESS } from '../contact/send.ts'
import { Enhance } from '../Enhance.tsx'
import { Foot, Progress } from './Frame.tsx'
import { ownerPhone } from './props.ts'
import { DetailsStep } from './Steps.tsx'
import { START } from './state.ts'

interface BookingStartProps {
  readonly form: HeroBookingForm
  readonly context: Context
}

const ID = 'booking-start'

/**
 * Step 1 of the booking on a page; it goes on in the dialog. Without scripts it sends a message that asks for a call, and whoever
 * gave a number chooses the time on the page that answers.
 */
export function BookingStart({ form: { source, message }, context }: BookingStartProps) {
  const { booking: texts, interface: words } = context.data
  return (
    <Enhance name="booking-start" load="interaction" props={{ source, problems: texts.problems }}>
      <form
        className="hero__figure booking-start"
        id={ID}
        method="post"
        action={ADDRESS}
        // The browser's own words would be in its language; ours and the server's are in that of the page.
        noValidate
        aria-labelledby={`${ID}-title`}
        data-open="booking"
        data-carried=""
        data-source={source}
      >
        <h2 id={`${ID}-title`}>{texts.title}</h2>
        <Progress texts={texts} isFirst />
        <DetailsStep id={ID} texts={texts} words={words.field} state={{ ...START, isFilled: true }} />
        <input type="hidden" name="message" value={message} />
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="metadata.form_type" value={BOOKING_REQUEST} />
        <input type="hidden" name="language" value={context.language} />
        <Foot texts={texts} phone={ownerPhone(context)} />
      </form>
    </Enhance>
  )
}
