// Pages about an appointment, for forms and links: they need no scripts.
import { escapeHtml } from '../../common/escape.ts'
import { html } from '../lib/http.ts'
import { later } from '../lib/later.ts'
import type { Lead, StoredLead } from '../lib/lead.ts'
import { answerPage } from '../lib/page.ts'
import { type Words, wordsIn } from '../lib/texts.ts'
import type { LeadServices } from '../lib/types.ts'
import { MAX_CHANGES, NO_APPOINTMENT } from '../outbox/appointments/appointment.ts'
import { appointmentPath } from './link.ts'
import { offer } from './offer.ts'
import type { SlotProblem } from './reserve.ts'
import { freeTimes } from './time-list.ts'
import { timeText } from './time-text.ts'

const numbers = later(() => import('../leads/unusual-number.ts'))

type Titles = Words['answers']['appointment']['titles']

/** A page with a heading; the rest is HTML. */
interface Page {
  readonly status: number
  readonly title: keyof Titles
  readonly parts: readonly string[]
}

export type PageDeps = Pick<LeadServices, 'schedule' | 'site' | 'texts' | 'formSecret' | 'now'>

/** The page after a booking without scripts and without a time; null: there is none to choose. */
export async function choicePage(lead: Lead, deps: PageDeps): Promise<Response | null> {
  const list = await timesToChoose(lead, NO_APPOINTMENT, deps)
  if (list === null) return null
  const { texts } = appointmentWords(lead.language, deps)
  const parts = [paragraph(texts.choose), await doubtAbout(lead, texts.unusual), list]
  return page(lead.language, deps, { status: 200, title: 'choose', parts })
}

/** What is said of a number that nobody could call; the dialog asks about it before it sends. */
async function doubtAbout({ payload: { phone } }: Lead, text: string): Promise<string> {
  if (typeof phone !== 'string' || phone.trim() === '') return ''
  const { isUnusual } = await numbers()
  return isUnusual(phone)
    ? notice(
        'hint',
        text.replace('{phone}', () => phone),
      )
    : ''
}

/** Why a try did not work; null: there was none. */
type Problem = SlotProblem | 'none' | null

/** What a visitor sees who opens a link. */
export async function managePage(lead: StoredLead, deps: PageDeps, problem: Problem): Promise<Response> {
  const { appointment, language } = lead
  const { texts, problems } = appointmentWords(language, deps)
  const isBooked = appointment?.state === 'booked'
  const title = isBooked ? 'manage' : appointment ? 'cancelled' : 'choose'
  const parts = [
    problem === null ? '' : notice('error', problems[problem]),
    timeOf(lead, deps),
    isBooked ? about(lead, deps) : '',
    isBooked ? `<h2>${escapeHtml(texts.moveHeading)}</h2>` : '',
    await otherTimes(lead, deps),
  ]
  return page(language, deps, { status: statusOf(problem), title, parts })
}

function statusOf(problem: Problem): number {
  if (problem === null) return 200
  return problem === 'none' ? 422 : 409
}

async function otherTimes(lead: StoredLead, deps: PageDeps): Promise<string> {
  const { texts } = appointmentWords(lead.language, deps)
  const sequence = lead.appointment?.sequence ?? NO_APPOINTMENT
  if (sequence >= MAX_CHANGES) return paragraph(texts.often)
  return (await timesToChoose(lead, sequence, deps)) ?? paragraph(texts.none)
}

/** After a change. */
export function donePage(lead: StoredLead, deps: PageDeps, done: 'booked' | 'moved' | 'cancelled'): Response {
  const { texts, buttons } = appointmentWords(lead.language, deps)
  const text = done === 'cancelled' ? texts.cancelled : texts.booked
  const manage = done === 'cancelled' ? buttons.again : buttons.manage
  const parts = [notice('success', text), timeOf(lead, deps)]
  const links = [`<p><a href="${escapeHtml(linkTo(lead, deps))}">${escapeHtml(manage)}</a></p>`]
  const calendar = done === 'cancelled' ? [] : [calendarLink(lead, deps)]
  return page(lead.language, deps, { status: 200, title: done, parts: [...parts, ...calendar, ...links] })
}

/** Asks before it cancels. */
export function cancelPage(lead: StoredLead, deps: PageDeps): Response {
  const { texts, buttons } = appointmentWords(lead.language, deps)
  const link = linkTo(lead, deps)
  const form = `<form class="cluster" method="post" action="${escapeHtml(link)}">
<button class="button" type="submit" name="cancel" value="yes">${escapeHtml(buttons.confirm)}</button>
<a href="${escapeHtml(link)}">${escapeHtml(buttons.keep)}</a>
</form>`
  return page(lead.language, deps, {
    status: 200,
    title: 'cancel',
    parts: [timeOf(lead, deps), paragraph(texts.cancel), form],
  })
}

/** For links that lead nowhere. @param language of the lead, or of the browser */
export function deadEnd(language: string, deps: PageDeps, reason: 'used' | 'invalid' | 'past'): Response {
  const { texts } = appointmentWords(language, deps)
  const { phone } = deps.site
  const call =
    phone === null ? '' : `<p><a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}">${escapeHtml(phone)}</a></p>`
  const status = reason === 'invalid' ? 404 : 410
  return page(language, deps, { status, title: reason, parts: [paragraph(texts[reason]), call] })
}

/** The link that the present state of an appointment has. */
export function linkTo(lead: StoredLead, { formSecret }: Pick<PageDeps, 'formSecret'>): string {
  return appointmentPath({ id: lead.id, sequence: lead.appointment?.sequence ?? NO_APPOINTMENT }, formSecret)
}

async function timesToChoose(lead: Lead, sequence: number, deps: PageDeps): Promise<string | null> {
  const found = await offer(deps.schedule, deps.now().getTime(), null)
  if (found.mode === 'callback') return null
  const { texts, buttons } = appointmentWords(lead.language, deps)
  return freeTimes({
    slots: found.slots,
    zone: found.rules.zone,
    language: lead.language,
    action: appointmentPath({ id: lead.id, sequence }, deps.formSecret),
    label: texts.times,
    button: sequence === NO_APPOINTMENT ? buttons.choose : buttons.move,
  })
}

function about(lead: StoredLead, deps: PageDeps): string {
  const { texts, buttons } = appointmentWords(lead.language, deps)
  const { start, end } = lead.appointment ?? { start: 0, end: 0 }
  const minutes = String((end - start) / 60_000)
  const cancel = `<p><a href="${escapeHtml(`${linkTo(lead, deps)}&cancel=ask`)}">${escapeHtml(buttons.cancel)}</a></p>`
  return [paragraph(texts.call.replace('{minutes}', minutes)), calendarLink(lead, deps), cancel].join('\n')
}

function calendarLink(lead: StoredLead, deps: PageDeps): string {
  const { buttons } = appointmentWords(lead.language, deps)
  return `<p><a href="${escapeHtml(`${linkTo(lead, deps)}&file=ics`)}" download="termin.ics">${escapeHtml(buttons.calendar)}</a></p>`
}

function timeOf({ appointment, language, payload }: StoredLead, { schedule: { rules } }: PageDeps): string {
  if (!appointment) return ''
  const zone = rules?.zone ?? 'Europe/Berlin'
  const text = escapeHtml(timeText(appointment.start, { language, zone, visitorZone: payload['zone'] }))
  return `<p><strong>${appointment.state === 'cancelled' ? `<s>${text}</s>` : text}</strong></p>`
}

const appointmentWords = (language: string, { texts }: Pick<PageDeps, 'texts'>) =>
  wordsIn(language, texts).answers.appointment

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

const notice = (kind: 'error' | 'success' | 'hint', text: string) =>
  `<div class="notice notice--${kind}" role="${kind === 'error' ? 'alert' : 'status'}"><p>${escapeHtml(text)}</p></div>`

function page(language: string, { site, texts }: PageDeps, { status, title, parts }: Page): Response {
  const { language: known, home, answers } = wordsIn(language, texts)
  const back = `<p><a href="${escapeHtml(home)}">${escapeHtml(answers.links.home)}</a></p>`
  const content = [...parts, back].filter(Boolean).join('\n')
  const heading = answers.appointment.titles[title]
  // A link to the page contains who may change the appointment: other sites must not get it as referrer.
  const headers = { 'referrer-policy': 'same-origin' }
  return html(status, answerPage({ language: known, home, title: heading, content, site }), headers)
}
