import { Success } from './booking/booked/Success.tsx'
import { Discard } from './booking/Discard.tsx'
import { Announcement, Foot, Head } from './booking/Frame.tsx'
import type { BookingDialogProps } from './booking/props.ts'
import { Check, ContactStep, DetailsStep } from './booking/Steps.tsx'
import { SlotChoice } from './booking/slots/SlotChoice.tsx'
import { useBooking } from './booking/use-booking.ts'
import { useClosing } from './booking/use-dialog.ts'
import { ToldList } from './visit/ToldList.tsx'

/**
 * The booking dialog in two steps. In the page as served it is closed: links with `data-open` open it (`waking/openers.ts`),
 * before its code is here, and lead to a plain page with a form where scripts do not run.
 */
export function BookingDialog(props: BookingDialogProps) {
  const { id, texts } = props
  const booking = useBooking(props)
  const { state, dispatch } = booking
  const closing = useClosing(booking, booking.leave)
  return (
    <>
      <dialog
        className="dialog"
        ref={booking.dialog}
        aria-labelledby={`${id}-title`}
        onClose={booking.closed}
        {...closing}
      >
        <Announcement texts={texts} stage={state.stage} receipt={state.receipt} />
        <Head id={id} texts={texts} stage={state.stage} receipt={state.receipt} />
        <View key={state.round} {...props} booking={booking} />
        <Foot texts={texts} phone={props.phone} />
      </dialog>
      {state.isAsking && (
        <Discard id={id} texts={texts} onKeep={() => dispatch({ type: 'kept' })} onDiscard={booking.discard} />
      )}
    </>
  )
}

type ViewProps = BookingDialogProps & { readonly booking: ReturnType<typeof useBooking> }

/** The choice of a fixed time; nothing where bookings go to somebody else, who knows nothing of free times. */
function Slots({ booking, id, texts, language, address }: ViewProps) {
  const { state, session } = booking
  if (!state.isContactReached || !address.startsWith('/')) return null
  const problem = state.problem?.fields.includes('appointment') ? state.problem : null
  return (
    <SlotChoice
      id={id}
      texts={texts}
      language={language}
      token={() => session.current?.touch.token()}
      onOffer={(times) => {
        if (session.current) session.current.times = times
      }}
      problem={problem ? (problem.text ?? texts.problems[problem.kind]) : undefined}
      refusals={problem?.kind === 'taken' ? state.refusals : 0}
    />
  )
}

/** The form, and after a booking the success view in its place. */
function View({ booking, ...props }: ViewProps) {
  const { state, form } = booking
  if (state.receipt) return <Success {...props} receipt={state.receipt} onClose={booking.close} />
  return (
    <form className="dialog__body" ref={form} noValidate onSubmit={booking.submit} onInput={booking.edit}>
      <ToldList id={props.id} told={booking.told} texts={props.told} />
      <DetailsStep {...props} state={state} />
      <ContactStep
        {...props}
        state={state}
        slots={<Slots {...props} booking={booking} />}
        onBack={() => booking.dispatch({ type: 'back' })}
      />
      {state.stage === 'checking' && <Check />}
    </form>
  )
}
