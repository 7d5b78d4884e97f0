import type { Booking, BookingLead } from '../../../../schemas/types.ts'
import { fill } from '../../../parts/format.ts'
import type { Answer } from '../../waiting/post.ts'
import type { CallWords } from '../booked/receipt.ts'
import { fit, type Problem } from '../lead.ts'
import { slotText } from './hold.ts'
import type { Offer } from './offer.ts'
import { type FixedTime, timeText } from './when.ts'

/** What a booking knows about the times that are offered. */
export interface FixedTimes {
  /** The same lead without its time, which the message asks for: it goes where the time is not to be had. */
  readonly askingFor: (lead: BookingLead) => BookingLead
  /** What to say where the server refuses the lead because of its time; null: it does not. */
  readonly takenIn: (answer: Answer) => Problem | null
  /** What to say of the time once the lead was sent. */
  readonly wordsFor: (slot: string, answer: Answer) => CallWords
}

export function fixedTimes({ zone, minutes }: Offer, texts: Booking, language: string): FixedTimes {
  const timeOf = (slot: string) => ({ start: new Date(slot), minutes, zone })
  const textOf = (time: FixedTime) => timeText(time, texts.appointment, language)
  return {
    askingFor: ({ slot = '', zone: _, ...lead }) => {
      const wish = fill(texts.wish.message, { time: textOf(timeOf(slot)) })
      return { ...lead, message: fit([wish, lead.message].filter(Boolean).join('\n'), 'message') }
    },
    takenIn: (answer) => {
      const text = answer.kind === 'refused' ? slotText(answer.answer) : null
      return text === null ? null : { kind: 'taken', fields: ['appointment'], text }
    },
    wordsFor: (slot, answer) => {
      const booked = bookedIn(answer, zone)
      return booked ? bookedWords(booked, texts, textOf(booked)) : wishWords(texts, textOf(timeOf(slot)))
    },
  }
}

interface Booked extends FixedTime {
  readonly manage: string
}

/** The appointment in an answer. A server that took the lead and says nothing of one has not made one: null. */
function bookedIn(answer: Answer, zone: string): Booked | null {
  const { appointment } = (answer.kind === 'accepted' ? answer.answer : {}) as { readonly appointment?: unknown }
  const { start, minutes, manage } = (appointment ?? {}) as Readonly<Record<string, unknown>>
  if (typeof start !== 'string' || typeof minutes !== 'number' || typeof manage !== 'string') return null
  return manage.startsWith('/') ? { start: new Date(start), minutes, zone, manage } : null
}

function bookedWords(time: Booked, { success, confirmation, appointment }: Booking, text: string): CallWords {
  return {
    heading: success.heading,
    promise: fill(appointment.promise, { time: text }),
    when: [appointment.label, text],
    booked: confirmation.booked,
    calendar: `${time.manage}&file=ics`,
    manage: time.manage,
  }
}

function wishWords({ wish }: Booking, text: string): CallWords {
  return {
    heading: wish.heading,
    promise: fill(wish.promise, { time: text }),
    when: [wish.label, text],
    booked: wish.booked,
    calendar: null,
    manage: null,
  }
}
