import { type Dispatch, type FormEvent, type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { leaving } from '../browser/leaving.ts'
import { write } from '../browser/storage.ts'
import { push } from '../data-layer/push.ts'
import type { Told } from '../visit/told.ts'
import { messageDraft, serviceOf, sizeFor } from '../visit/told-entries.ts'
import { useTold } from '../visit/use-told.ts'
import { showModal } from '../waking/modal.ts'
import { confirmationIn } from './booked/Confirmation.tsx'
import { callSoon, type Receipt } from './booked/receipt.ts'
import { placeForConfirmation, sayBooked } from './booked/say-booked.ts'
import { fill, suggest } from './fill.ts'
import {
  contactProblem,
  detailsProblem,
  doubtIn,
  finalLead,
  type Problem,
  partialLead,
  type Typed,
  typedIn,
} from './lead.ts'
import type { BookingDialogProps } from './props.ts'
import { openSession, originOf, type Session } from './session.ts'
import { type Action, next, START } from './state.ts'
import { useAutoClose } from './use-auto-close.ts'
import { type DialogRefs, returnFocus, useFocus } from './use-dialog.ts'

/** What the hooks and the steps of one dialog share. */
interface BookingContext extends DialogRefs {
  readonly props: BookingDialogProps
  readonly session: RefObject<Session | null>
  readonly dispatch: Dispatch<Action>
  /** Keeps on the page what was booked. */
  readonly confirm: (receipt: Receipt) => Promise<void>
}

/**
 * The states of the booking dialog (specification, section 4). The DOM owns what is typed: both steps stand in one
 * form, which stays as it is while the dialog is closed, and goes when the booking is sent or given up.
 */
export function useBooking(props: BookingDialogProps) {
  const dialog: DialogRefs['dialog'] = useRef(null)
  const form: DialogRefs['form'] = useRef(null)
  const session = useRef<Session>(null)
  const [state, dispatch] = useReducer(next, START)
  const opener = useRef<HTMLElement>(null)
  const { place, confirm } = useConfirmation(opener, props)
  const booking: BookingContext = { props, dialog, form, session, dispatch, confirm }
  const { stage, isOpen } = state

  const told = useTold()
  useSuggestions(booking, told, isOpen)
  useOpening(booking, opener, state.isContactReached)
  useCheck(booking, stage === 'checking')
  useFocus(booking, state)
  useAutoClose(dialog, isOpen && stage === 'done', props.texts.closeMs)

  const close = () => dialog.current?.close()
  const discard = () => {
    session.current = null
    dispatch({ type: 'discarded' })
    close()
  }
  return {
    ...booking,
    state,
    told,
    close,
    discard,
    /** Closes, but asks first where something typed would be lost. */
    leave: () => (isUnsent(booking) ? dispatch({ type: 'asked' }) : close()),
    closed: () => {
      dispatch({ type: 'closed' })
      returnFocus(opener.current)
      if (stage === 'done') place.current?.scrollIntoView({ block: 'nearest' })
    },
    edit: () => {
      if (session.current) session.current.isTouched = true
      noteFilled(booking)
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (stage === 'details') leaveDetails(booking)
      if (stage === 'contact') void book(booking)
    },
  }
}

/** The place where the page says what was booked last; null before. */
function useConfirmation(opener: RefObject<HTMLElement | null>, props: BookingDialogProps) {
  const place = useRef<HTMLElement>(null)
  const show = useRef<(receipt: Receipt) => void>(null)
  const confirm = async (receipt: Receipt) => {
    place.current ??= placeForConfirmation(opener.current)
    sayBooked(receipt.booked)
    show.current ??= await confirmationIn(place.current, props)
    show.current(receipt)
  }
  return { place, confirm }
}

/** Takes over the dialog that one of its links has opened (`waking/openers.ts`). */
function useOpening(booking: BookingContext, opener: RefObject<HTMLElement | null>, isContactReached: boolean): void {
  const { dialog, session, dispatch, props } = booking
  const open = useEffectEvent((event: Event) => {
    opener.current = (event as CustomEvent<HTMLElement>).detail
    session.current = openSession(session.current, props, opener.current)
    // Typed before anything listened, and not beside the link.
    session.current.isTouched ||= hasTexts(booking) && !opener.current.closest('[data-carried]')
    dispatch({ type: 'opened' })
    noteFilled(booking)
    // Step 1 was done on the page.
    if (opener.current instanceof HTMLFormElement && !isContactReached) leaveDetails(booking)
  })
  useEffect(() => {
    const element = dialog.current
    element?.addEventListener('open', open)
    return () => element?.removeEventListener('open', open)
  }, [dialog])
}

/** Shows the check between the steps for its time. */
function useCheck({ props, dispatch }: BookingContext, isOn: boolean): void {
  const { checkMs } = props.texts
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => dispatch({ type: 'checked' }), checkMs)
    return () => clearTimeout(timer)
  }, [isOn, checkMs, dispatch])
}

function leaveDetails(booking: BookingContext): void {
  const { props, session, dispatch } = booking
  const typed = typedOf(booking)
  const problem = detailsProblem(typed)
  if (problem) dispatch({ type: 'refused', problem })
  if (problem || !session.current) return
  carryPhone(booking, session.current, typed)
  const { sender, touch } = session.current
  const partial = partialLead(typed, originOf(session.current, props.service))
  void sender.sendPartial(partial, Promise.race([touch.signed, leaving()]))
  dispatch({ type: 'left-details' })
}

/** Step 2 begins with the number of step 1, unless another one was typed there. */
function carryPhone({ form }: BookingContext, session: Session, { phone, callback }: Typed): void {
  if (callback === '') fill(form.current, { callback: phone })
  session.suggested = suggest(form.current, session.suggested, { callback: phone })
}

/** Step 2 begins with what the visitor told us: company size and message follow it until he changes them. */
function useSuggestions({ props, form, session }: BookingContext, told: Told, isOpen: boolean): void {
  const { texts, told: words } = props
  useEffect(() => {
    if (!isOpen || !session.current) return
    const { options, default: usual } = texts.employees
    const values = { employees: sizeFor(told, options) ?? usual, message: messageDraft(told, words) }
    session.current.suggested = suggest(form.current, session.current.suggested, values)
  }, [isOpen, told, texts, words, form, session])
}

async function book(booking: BookingContext): Promise<void> {
  const { props, session, dispatch, confirm } = booking
  const typed = typedOf(booking)
  const booked = session.current
  const problem = contactProblem(typed)
  if (problem) dispatch({ type: 'refused', problem })
  if (problem || !booked) return
  // A second click finds no session any more, even before React has drawn the disabled button.
  session.current = null
  dispatch({ type: 'sent' })
  const origin = originOf(booked, props.service)
  const times = typed.slot ? booked.times : null
  const lead = finalLead(typed, origin)
  // A number that cannot be one is asked about once, and sent when it comes again.
  const checkPhone = booked.doubted !== typed.callback
  const answer = await booked.sender.sendFinal(lead, { instead: times?.askingFor(lead), checkPhone })
  const refusal = times?.takenIn(answer) ?? (checkPhone ? doubtIn(answer) : null)
  if (refusal) {
    session.current = { ...booked, doubted: refusal.kind === 'unusual' ? typed.callback : booked.doubted }
    comeBack(booking, refusal)
    return
  }
  if (answer.kind !== 'refused') noteBooking()
  const receipt: Receipt = {
    name: lead.name,
    phone: lead.phone,
    service: serviceOf(props.about, origin.told),
    bookedAt: origin.now,
    isSent: answer.kind === 'accepted',
    ...(times?.wordsFor(typed.slot, answer) ?? callSoon(origin.now, props.texts, props.language)),
  }
  dispatch({ type: 'settled', receipt })
  await confirm(receipt)
}

/** What is in doubt has to be seen, also by somebody who closed the dialog meanwhile. */
function comeBack({ dialog, dispatch }: BookingContext, problem: Problem): void {
  dispatch({ type: 'returned', problem })
  if (dialog.current?.open === false) showModal(dialog.current)
}

/** A lead that waits in the browser is a booking too: the visitor has done all there is to do. */
function noteBooking(): void {
  push({ event: 'termin_success' })
  write('session', 'unlocked', '1')
}

const typedOf = ({ form }: BookingContext): Typed => typedIn(new FormData(form.current ?? undefined))

function noteFilled(booking: BookingContext): void {
  const { name, email } = typedOf(booking)
  booking.dispatch({ type: 'edited', isFilled: Boolean(name && email) })
}

/** Whether the dialog holds something that was typed in it and not sent. */
function isUnsent(booking: BookingContext): boolean {
  return Boolean(booking.session.current?.isTouched) && hasTexts(booking)
}

function hasTexts(booking: BookingContext): boolean {
  const { employees, website, ...texts } = typedOf(booking)
  return Object.values(texts).some(Boolean)
}
