import { readBytes } from '../lib/body.ts'
import { isFormPost } from '../lib/http.ts'
import { pageLanguage } from '../lib/texts.ts'
import type { Handler, LeadServices } from '../lib/types.ts'
import { NO_APPOINTMENT } from '../outbox/appointments/appointment.ts'
import type { StoredLead } from '../outbox/queue.ts'
import { cancelAppointment, chooseTime } from './change.ts'
import { visitorsEvent } from './events.ts'
import { calendarText } from './ical/write.ts'
import { type LinkedAppointment, readLink } from './link.ts'
import { cancelPage, deadEnd, donePage, linkTo, managePage } from './pages.ts'

/** A form has one time, or one word. */
const MAX_BODY_BYTES = 4 * 1024

/**
 * /api/appointment?t=…: the page by which a visitor moves or cancels, and chooses a time after a booking without scripts. A
 * GET changes nothing: programs that look at mails open links. POST with `slot` chooses or moves, with `cancel=yes` cancels.
 */
export const appointment: Handler<LeadServices> = async (request, services) => {
  const { searchParams } = new URL(request.url)
  const language = languageOf(request, services)
  const link = readLink(searchParams.get('t'), services.formSecret)
  const lead = link && (await services.appointments.find(link.id))
  if (!link || !lead) return deadEnd(language, services, 'invalid')
  const problem = linkProblem(link, lead, services)
  if (problem !== null) return deadEnd(lead.language, services, problem)
  if (request.method === 'POST') return change(request, lead, services)
  if (searchParams.get('file') === 'ics' && lead.appointment) return calendarFile(lead, services)
  if (searchParams.get('cancel') === 'ask' && lead.appointment?.state === 'booked') return cancelPage(lead, services)
  return managePage(lead, services, null)
}

/** How long somebody can choose a time who has sent a form without scripts. */
const CHOICE_MS = 7 * 24 * 60 * 60 * 1000

function linkProblem(
  { sequence }: LinkedAppointment,
  { appointment, createdAt }: StoredLead,
  { now }: LeadServices,
): 'used' | 'past' | null {
  if (sequence !== (appointment?.sequence ?? NO_APPOINTMENT)) return 'used'
  const until =
    appointment?.state === 'booked' ? appointment.start : (appointment?.changedAt ?? createdAt.getTime()) + CHOICE_MS
  return now().getTime() > until ? 'past' : null
}

async function change(request: Request, lead: StoredLead, services: LeadServices): Promise<Response> {
  const form = await formOf(request)
  if (form === null) return deadEnd(lead.language, services, 'invalid')
  const slot = form.get('slot')
  if (form.get('cancel') === 'yes' && lead.appointment) {
    const result = await cancelAppointment(lead, services)
    return result === 'done' ? answerDone(lead, services, 'cancelled') : deadEnd(lead.language, services, 'used')
  }
  if (!slot) return managePage(lead, services, 'none')
  const result = await chooseTime(lead, slot, services)
  if (result === 'outdated') return deadEnd(lead.language, services, 'used')
  if (result !== 'done') return managePage(lead, services, result)
  return answerDone(lead, services, lead.appointment ? 'moved' : 'booked')
}

async function answerDone(
  lead: StoredLead,
  services: LeadServices,
  done: 'booked' | 'moved' | 'cancelled',
): Promise<Response> {
  return donePage((await services.appointments.find(lead.id)) ?? lead, services, done)
}

/** null: it is no form, or too large for one of ours. */
async function formOf(request: Request): Promise<URLSearchParams | null> {
  if (!isFormPost(request)) return null
  const bytes = await readBytes(request, MAX_BODY_BYTES)
  return bytes && new URLSearchParams(new TextDecoder().decode(bytes))
}

function calendarFile(lead: StoredLead, services: LeadServices): Response {
  const { appointment } = lead
  if (!appointment) return deadEnd(lead.language, services, 'invalid')
  const { start, end, sequence, state } = appointment
  const { site, schedule, now } = services
  const zone = schedule.rules?.zone ?? 'UTC'
  const time = { start, end, sequence, isCancelled: state === 'cancelled', at: now().getTime(), zone }
  const link = site.url ? `${site.url}${linkTo(lead, services)}` : ''
  const text = calendarText(visitorsEvent(lead, time, { ...services, link }), 'PUBLISH')
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="termin.ics"',
      'cache-control': 'no-store',
    },
  })
}

/** That of the sending page, or what the browser prefers: a forged link belongs to no lead. */
function languageOf(request: Request, { texts }: Pick<LeadServices, 'texts'>): string {
  const preferred = (request.headers.get('accept-language') ?? '').slice(0, 2).toLowerCase()
  return Object.hasOwn(texts.texts, preferred) ? preferred : pageLanguage(request, texts)
}
