// What the website brought in the last four weeks, beside the four before. From counts by day alone: no cookie, no identifier, and
// nothing that would need consent.
import { type Change, compareCounts, compareShares, type Interval, wilson } from '../../common/interval.ts'
import { contextPart } from '../../common/lead-context.ts'
import type { Count } from '../outbox/counts.ts'
import type { RegisteredLead } from '../outbox/register.ts'
import type { OfficeHours } from '../reply/office-hours.ts'
import { formOf } from './form-of.ts'
import { type ReplyFigures, replyFigures } from './replies.ts'
import type { Days, ReportWeek } from './week.ts'

/** How many of how many, and how sure that is; null: of how many is not known. */
export interface Figure {
  readonly count: number
  readonly of: number | null
  readonly interval: Interval | null
}

/** One thing in both periods. */
export interface Line {
  /** null: the leads did not say. */
  readonly name: string | null
  readonly now: Figure
  readonly before: Figure
  readonly change: Change
}

/** A week's report. Leads are messages and bookings; what looks like a robot's and what was left halfway is counted apart. */
export interface Report extends Pick<ReportWeek, 'name'> {
  readonly now: Days
  readonly before: Days
  /** Leads of visits. */
  readonly leads: Line
  /** Whether there were more leads, however many visits. */
  readonly change: Change
  /** Leads of the visits that began on a page. */
  readonly pages: readonly Line[]
  /** Leads of those that began to fill in a form. */
  readonly forms: readonly Line[]
  /** Leads of all leads, by the section whose button opened the form. */
  readonly sections: readonly Line[]
  /** Leads of all leads, by the site that led here. */
  readonly origins: readonly Line[]
  readonly partial: number
  readonly suspected: number
  readonly replies: readonly ReplyFigures[]
}

/** What a report is made from: everything since `week.before.first`. */
export interface ReportData {
  readonly leads: readonly RegisteredLead[]
  /** Visits by day and path. */
  readonly visits: readonly Count[]
  /** Forms that were begun, by day and source. */
  readonly started: readonly Count[]
}

export function reportOf(
  data: ReportData,
  { week, now, office }: { readonly week: ReportWeek; readonly now: Date; readonly office: OfficeHours },
): Report {
  const [present, past] = [week.now, week.before].map((days) => partOf(data, days)) as [Part, Part]
  const ofAll = ({ leads }: Part) => leads.length
  const lines = (nameOf: NameOf, ofHowMany: OfHowMany, more: readonly string[] = []) =>
    linesOf([present, past], { nameOf, ofHowMany, more })
  return {
    name: week.name,
    now: week.now,
    before: week.before,
    leads: line(
      null,
      ...([present, past].map((part) => figure(part.leads.length, sum(part.visits))) as [Figure, Figure]),
    ),
    change: compareCounts(present.leads.length, past.leads.length),
    pages: lines(contextName('landing'), ({ visits }, name) => (name === null ? null : sum(visits, name, pageOf)), [
      ...new Set(present.visits.map(({ name }) => pageOf(name))),
    ]),
    forms: lines(
      ({ source }) => formOf(source),
      ({ started }, name) => sum(started, name, formOf),
    ),
    sections: lines(contextName('section'), ofAll),
    origins: lines(contextName('referrer'), ofAll),
    partial: present.partial,
    suspected: present.suspected,
    replies: replyFigures(present.leads, { now, office }),
  }
}

/** One of the two periods. */
interface Part {
  readonly leads: readonly RegisteredLead[]
  readonly visits: readonly Count[]
  readonly started: readonly Count[]
  readonly partial: number
  readonly suspected: number
}

function partOf({ leads, visits, started }: ReportData, { first, last }: Days): Part {
  const isIn = (day: string) => first <= day && day <= last
  const all = leads.filter(({ createdAt }) => isIn(createdAt.toISOString().slice(0, 10)))
  const people = all.filter(({ suspicion }) => suspicion.length === 0)
  const whole = people.filter(({ kind }) => kind !== 'partial')
  return {
    leads: whole,
    visits: visits.filter(({ day }) => isIn(day)),
    started: started.filter(({ day }) => isIn(day)),
    partial: people.length - whole.length,
    suspected: all.length - people.length,
  }
}

type NameOf = (lead: RegisteredLead) => string | null
/** null: that is not known. */
type OfHowMany = (part: Part, name: string | null) => number | null

const contextName =
  (part: 'landing' | 'section' | 'referrer'): NameOf =>
  ({ payload }) => {
    const text = contextPart(payload['context'], part)
    return text === null ? null : String(text)
  }

/** Visits are counted with their campaign. */
const pageOf = (path: string) => path.split('?')[0] ?? path

function sum(counts: readonly Count[], name?: string | null, nameOf = (text: string) => text): number {
  return counts.reduce((total, one) => total + (name === undefined || nameOf(one.name) === name ? one.count : 0), 0)
}

/** A line for each name that leads have, and for `more`: those with the most leads first. */
function linesOf(
  [present, past]: readonly [Part, Part],
  { nameOf, ofHowMany, more }: { readonly nameOf: NameOf; ofHowMany: OfHowMany; readonly more: readonly string[] },
): Line[] {
  const names = new Set<string | null>([...present.leads, ...past.leads].map(nameOf).concat(more))
  const figureIn = (part: Part, name: string | null) =>
    figure(part.leads.filter((lead) => nameOf(lead) === name).length, ofHowMany(part, name))
  return [...names]
    .map((name) => line(name, figureIn(present, name), figureIn(past, name)))
    .sort((a, b) => b.now.count - a.now.count || (b.now.of ?? 0) - (a.now.of ?? 0) || b.before.count - a.before.count)
}

/** Where more leads came than visits were counted, visits were not counted whole: browsers may keep them from being so. */
function figure(count: number, of: number | null): Figure {
  const isKnown = of !== null && of > 0 && count <= of
  return { count, of: isKnown ? of : null, interval: isKnown ? wilson({ count, of }) : null }
}

function line(name: string | null, now: Figure, before: Figure): Line {
  const isKnown = now.of !== null && before.of !== null
  const change = isKnown
    ? compareShares({ count: now.count, of: now.of ?? 0 }, { count: before.count, of: before.of ?? 0 })
    : 'unclear'
  return { name, now, before, change }
}
