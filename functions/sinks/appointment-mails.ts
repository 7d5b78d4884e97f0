// Mails about appointments. Each carries the appointment as calendars take it (RFC 5546): with the same UID, and the sequence
// that each change raises.
import type { SendMailOptions, Transporter } from 'nodemailer'
import { type EventTime, ownersEvent, visitorsEvent } from '../appointments/events.ts'
import { calendarText, type Method } from '../appointments/ical/write.ts'
import { appointmentPath } from '../appointments/link.ts'
import { timeText } from '../appointments/time-text.ts'
import { oneLine } from '../lib/one-line.ts'
import { wordsIn } from '../lib/texts.ts'
import type { StoredLead } from '../outbox/queue.ts'
import { CHANGE, INVITATION, REMINDERS } from '../outbox/sink-names.ts'
import { stateOf, zoneOf } from './appointment-texts.ts'
import type { MailSettings } from './mail-settings.ts'
import { letter, ownerMail } from './mail-texts.ts'
import { isPlainAddress, mailbox, messageId, send, TRY_MS } from './mail-transport.ts'
import type { Outcome, Sink, SinkServices } from './sink.ts'

interface MailServices extends SinkServices {
  readonly transport: Transporter
}

/** The invitation and its changes, the reminders, and what the owner gets to know of changes. */
export function appointmentSinks(settings: MailSettings, services: MailServices): Sink[] {
  const invitation: Sink = {
    name: INVITATION,
    tryMs: TRY_MS,
    deliver: (lead, signal) => mailVisitor(lead, stateOf(lead), { settings, services, signal }),
  }
  const reminders = Object.entries(REMINDERS).map(
    ([name, beforeMs]): Sink => ({
      name,
      tryMs: TRY_MS,
      async deliver(lead, signal) {
        const problem = reminderProblem(lead, beforeMs, services)
        return problem ?? mailVisitor(lead, 'reminder', { settings, services, signal })
      },
    }),
  )
  const change: Sink = {
    name: CHANGE,
    tryMs: TRY_MS,
    deliver: (lead, signal) => mailOwner(lead, { settings, services, signal }),
  }
  return [invitation, ...reminders, change]
}

/** Nearer than this to the appointment, a reminder that comes late says nothing new. */
const LATE_SHARE = 0.5
/** The clocks of the store and of this machine differ by less. */
const EARLY_MS = 10 * 60 * 1000

/** Why a reminder is not sent now; null: it is. */
function reminderProblem({ appointment }: StoredLead, beforeMs: number, { now }: SinkServices): Outcome | null {
  const leftMs = appointment?.state === 'booked' ? appointment.start - now().getTime() : 0
  // There is nothing to remind of any more, and nothing went wrong.
  if (leftMs < beforeMs * LATE_SHARE) return { kind: 'delivered' }
  const earlyMs = leftMs - beforeMs
  return earlyMs > EARLY_MS ? { kind: 'failed', problem: 'The time has not come', waitMs: earlyMs } : null
}

interface Sending {
  readonly settings: MailSettings
  readonly services: MailServices
  readonly signal: AbortSignal
}

type VisitorMail = 'booked' | 'moved' | 'cancelled' | 'reminder'

async function mailVisitor(
  lead: StoredLead,
  kind: VisitorMail,
  { settings, services, signal }: Sending,
): Promise<Outcome> {
  const { appointment, payload, language } = lead
  if (!appointment) return { kind: 'refused', problem: 'The appointment is gone' }
  if (!isPlainAddress(payload.email)) return { kind: 'refused', problem: 'The visitor typed no address for one person' }
  const words = wordsIn(language, services.texts).mails.appointment
  const time = timeText(appointment.start, { language, zone: zoneOf(services), visitorZone: payload['zone'] })
  const withTime = (text: string) => text.replace('{time}', () => time)
  const link = await linkTo(lead, services)
  const before = kind === 'cancelled' ? words.again : words.manage
  const paragraphs = [withTime(words[kind].text), ...(link === '' ? [] : [`${before}\n${link}`])]
  const mail: SendMailOptions = {
    from: settings.from,
    to: mailbox(payload.email),
    subject: withTime(words[kind].subject),
    text: letter(lead, paragraphs, services),
    messageId: messageId(lead, `${kind}.${appointment.sequence}`, settings.from),
    headers: { 'Auto-Submitted': 'auto-generated' },
    // A reminder changes nothing in a calendar.
    ...(kind === 'reminder' ? {} : visitorsInvitation(lead, { settings, services, link })),
  }
  return send(services.transport, { ...mail, signal }, 'refused')
}

/** Where the visitor can change the appointment; "" if the address of the site is not known. */
async function linkTo({ id, appointment }: StoredLead, { site, formSecret }: SinkServices): Promise<string> {
  if (!site.url || !appointment) return ''
  return site.url + appointmentPath({ id, sequence: appointment.sequence }, await formSecret())
}

function visitorsInvitation(
  lead: StoredLead,
  { settings, services, link }: Omit<Sending, 'signal'> & { readonly link: string },
): SendMailOptions {
  const people = { organizer: settings.from, organizerName: services.site.name, attendee: lead.payload.email }
  const event = visitorsEvent(lead, eventTime(lead, services), { ...services, link })
  return calendarPart({ ...event, people }, methodOf(lead))
}

async function mailOwner(lead: StoredLead, { settings, services, signal }: Sending): Promise<Outcome> {
  const { appointment, payload } = lead
  if (!appointment) return { kind: 'refused', problem: 'The appointment is gone' }
  const { from, to } = settings
  const words = wordsIn(services.texts.defaultLanguage, services.texts).mails.appointment
  const { text } = ownerMail(lead, services)
  const name = oneLine(payload['name'], 120)
  const { site } = services
  const mail: SendMailOptions = {
    ...{ from, to, text },
    subject: `${words.ownerKinds[stateOf(lead)]}: ${name}${site.name ? ` (${site.name})` : ''}`,
    ...(isPlainAddress(payload.email) && { replyTo: mailbox(payload.email) }),
    messageId: messageId(lead, `appointment.${appointment.sequence}`, from),
    ...invitationOf(lead, { to, from, services }),
  }
  return send(services.transport, { ...mail, signal }, 'failed')
}

/** The appointment of a lead for the owner's calendar; {} if there is none. */
export function invitationOf(
  lead: StoredLead,
  { to, from, services }: { readonly to: string; readonly from: string; readonly services: SinkServices },
): SendMailOptions {
  if (!lead.appointment) return {}
  const people = { organizer: from, organizerName: services.site.name, attendee: to }
  return calendarPart({ ...ownersEvent(lead, eventTime(lead, services), services), people }, methodOf(lead))
}

function eventTime({ appointment }: StoredLead, services: SinkServices): EventTime {
  const { start = 0, end = 0, sequence = 0, state } = appointment ?? {}
  return {
    start,
    end,
    sequence,
    isCancelled: state === 'cancelled',
    at: services.now().getTime(),
    zone: zoneOf(services),
  }
}

const methodOf = ({ appointment }: StoredLead): Method => (appointment?.state === 'cancelled' ? 'CANCEL' : 'REQUEST')

function calendarPart(event: Parameters<typeof calendarText>[0], method: Method): SendMailOptions {
  return { icalEvent: { method, filename: 'termin.ics', content: calendarText(event, method) } }
}
