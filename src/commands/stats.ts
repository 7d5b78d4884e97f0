import { percents, wilson } from '../../common/interval.ts'
import type { Count } from '../../functions/outbox/counts.ts'
import { formOf } from '../../functions/report/form-of.ts'
import { type ReplyFigures, replyFigures } from '../../functions/report/replies.ts'
import { type Counted, counted, dayIn, numberIn } from '../diagnostics/said.ts'
import type { UiLanguage, Words } from '../diagnostics/words.ts'
import { hostFacts } from '../leads/host-facts.ts'
import { bars, type Column, table } from '../leads/table.ts'
import { withStore } from '../leads/with-store.ts'
import type { DatabaseOptions } from './leads.ts'

/** What happened on the site since a day. */
export interface Stats {
  /** ISO date, UTC. */
  readonly since: string
  readonly visits: { readonly total: number; readonly byDay: readonly Sum[]; readonly byPath: readonly Sum[] }
  /** From the first focus in a form to a lead, by source of the form. */
  readonly funnel: readonly Funnel[]
  /** How fast leads were answered, by what was promised. */
  readonly replies: readonly ReplyFigures[]
}

export interface Sum {
  readonly name: string
  readonly count: number
}

/** partial: those that were left after step 1 and not finished since. */
export interface Funnel {
  readonly source: string
  readonly started: number
  readonly partial: number
  readonly sent: number
  readonly suspected: number
}

/** `site stats`: visits per day and path, how forms were used, and how fast leads were answered. */
export function stats(
  { root, database }: DatabaseOptions,
  span: { readonly since: Date; readonly until: Date },
): Promise<Stats> {
  const days = daysOf(span)
  const [since = ''] = days
  return withStore({ root, named: database }, async ({ counts, register }) => {
    const visits = await counts.visits(since)
    const started = await counts.events('form_start', since)
    const leads = await register.list({ since: new Date(`${since}T00:00:00Z`) })
    const sources = new Set([...started.map(({ name }) => name), ...leads.map(({ source }) => formOf(source))])
    const funnel = [...sources].sort().map((source) => {
      const own = leads.filter((lead) => formOf(lead.source) === source)
      const people = own.filter(({ suspicion }) => suspicion.length === 0)
      return {
        source,
        started: sum(started.filter(({ name }) => name === source)),
        partial: people.filter(({ kind }) => kind === 'partial').length,
        sent: people.filter(({ kind }) => kind !== 'partial').length,
        suspected: own.length - people.length,
      }
    })
    const replies = replyFigures(leads, { now: span.until, office: hostFacts(root).office })
    return {
      since,
      visits: { total: sum(visits), byDay: byDay(visits, days), byPath: byPath(visits) },
      funnel,
      replies,
    }
  })
}

const sum = (counts: readonly Count[]) => counts.reduce((total, { count }) => total + count, 0)

const DAY_MS = 86_400_000

function daysOf({ since, until }: { readonly since: Date; readonly until: Date }): string[] {
  const count = Math.floor((until.getTime() - since.getTime()) / DAY_MS) + 1
  return Array.from({ length: count }, (_, n) => new Date(since.getTime() + n * DAY_MS).toISOString().slice(0, 10))
}

/** Days without a visit as well: a gap says something. */
function byDay(visits: readonly Count[], days: readonly string[]): Sum[] {
  const totals = new Map(sums(visits, ({ day }) => day).map(({ name, count }) => [name, count]))
  return days.map((day) => ({ name: day, count: totals.get(day) ?? 0 }))
}

function byPath(visits: readonly Count[]): Sum[] {
  return sums(visits, ({ name }) => name).sort((a, b) => b.count - a.count)
}

/** In the order in which the names come. */
function sums(counts: readonly Count[], nameOf: (count: Count) => string): Sum[] {
  const totals = new Map<string, number>()
  for (const count of counts) totals.set(nameOf(count), (totals.get(nameOf(count)) ?? 0) + count.count)
  return [...totals].map(([name, count]) => ({ name, count }))
}

const MOST_PATHS = 20

const VISITS: Counted = { en: ['visit', 'visits'], de: ['Besuch', 'Besuche'] }
const SINCE: Words = { en: 'since', de: 'seit' }
const NO_FORM: Words = { en: 'No form was used.', de: 'Kein Formular wurde benutzt.' }

const COLUMNS: readonly Words[] = [
  { en: 'FORM', de: 'FORMULAR' },
  { en: 'STARTED', de: 'BEGONNEN' },
  { en: 'LEFT AFTER STEP 1', de: 'NACH SCHRITT 1 VERLASSEN' },
  { en: 'SENT', de: 'GESENDET' },
  { en: 'SPAM?', de: 'SPAM?' },
]

/** The same for a terminal: a chart of days, paths, the funnel as a table, and a line about the answers. */
export function statsText({ since, visits, funnel, replies }: Stats, language: UiLanguage): string {
  const number = (count: number) => numberIn(language, count)
  const days = visits.byDay.map(({ name, count }) => ({ label: dayIn(language, name), value: count }))
  const paths = visits.byPath.slice(0, MOST_PATHS).map(({ name, count }) => ({ label: name, value: count }))
  const rows = funnel.map(({ source, started, partial, sent, suspected }) => [
    source,
    ...[started, partial, sent, suspected].map(number),
  ])
  return [
    `${counted(visits.total, VISITS)[language]} ${SINCE[language]} ${dayIn(language, since)} (UTC)`,
    ...(visits.total > 0 ? ['', bars(days, number), '', bars(paths, number)] : []),
    '',
    funnel.length > 0 ? table(columnsIn(language), rows) : NO_FORM[language],
    ...(replies.length > 0 ? ['', ...replies.map((one) => repliesText(one)[language])] : []),
  ].join('\n')
}

function columnsIn(language: UiLanguage): Column[] {
  return COLUMNS.map((title, index) => ({ title: title[language], isNumber: index > 0 }))
}

/** "Answered within 2 office hours: 18 of 20 (70 to 97 %), 12 by the clock, median 41 minutes, 1 can still be answered in time" */
function repliesText({ hours, within, withinByClock, medianMinutes, open }: ReplyFigures): Words {
  const isShort = hours < 24
  const english = percents(wilson(within), 'en')
  const german = percents(wilson(within), 'de')
  return {
    en: [
      `Answered within ${hours} ${isShort ? 'office hours' : 'hours on open days'}: ${within.count} of ${within.of} (${english.low} to ${english.high} %)`,
      `${withinByClock.count} by the clock`,
      medianMinutes === null ? 'half or more have no answer' : `median ${medianMinutes} minutes`,
      ...(open > 0 ? [`${open} can still be answered in time`] : []),
    ].join(', '),
    de: [
      `Innerhalb von ${hours} ${isShort ? 'Stunden der Öffnungszeit' : 'Stunden an offenen Tagen'} beantwortet: ${within.count} von ${within.of} (${german.low} bis ${german.high} %)`,
      `nach der Uhr ${withinByClock.count}`,
      medianMinutes === null ? 'die Hälfte oder mehr ohne Antwort' : `im Median nach ${medianMinutes} Minuten`,
      ...(open > 0 ? [`noch rechtzeitig möglich: ${open}`] : []),
    ].join(', '),
  }
}
