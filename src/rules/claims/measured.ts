// Promises that the owner measures: how many were answered within as many hours as the site says. The figures are written by
// "site stats --write", so that a build needs no database.
import { percents, wilson } from '../../../common/interval.ts'
import type { MeasuredReply } from '../../../schemas/types.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import { dayIn } from '../../diagnostics/said.ts'
import type { Diagnostic, Location, Site } from '../../types.ts'
import { fieldsOf } from '../values.ts'
import type { Claim } from './register.ts'

/** What is wrong with the figures behind a claim. @param at where it names them */
export type Measured = (claim: Claim, at: Location) => Diagnostic[]

/** From then on nobody knows whether it is still so; a month is what counts. */
const OLD_MONTHS = 2
/** The interval of fewer is so wide that they prove nothing. */
const LEAST = 10
/** Who keeps a promise nine times of ten keeps it, but for what happens to everybody. */
const KEPT_SHARE = 0.9

export const NOT_KEPT = 'law/claim-not-kept'

/** The figures of site/data/measured.yaml. @param now what their age is reckoned from */
export function measuredIn({ data }: Site, now: Date): Measured {
  const replies = fieldsOf(data.get('measured')?.data())?.['reply']
  const figures = (Array.isArray(replies) ? replies : []) as readonly MeasuredReply[]
  return (claim, at) => {
    const figure = figures.find(({ hours }) => String(hours) === claim.amount.number)
    if (!figure) return [unmeasured(claim, at)]
    const found: Diagnostic[] = []
    if (figure.of < LEAST) found.push(tooFew(claim, figure, at))
    else if (figure.within < KEPT_SHARE * figure.of) found.push(notKept(claim, figure, at))
    if (monthsBetween(figure.measured, now) > OLD_MONTHS) found.push(outdated(claim, figure, at))
    return found
  }
}

function monthsBetween(day: string, now: Date): number {
  const then = new Date(day)
  return (now.getUTCFullYear() - then.getUTCFullYear()) * 12 + now.getUTCMonth() - then.getUTCMonth()
}

const MEASURE = {
  en: 'Measure it with "site stats --write", where the leads are.',
  de: 'Mit „site stats --write“ messen, dort wo die Anfragen liegen.',
}

function unmeasured({ name, value }: Claim, at: Location): Diagnostic {
  const message = {
    en: `The claim "${name}" is to be proved by a figure, and none was measured for "${value}" hours (UWG § 5).`,
    de: `Die Werbeaussage „${name}“ soll eine Messung belegen, und für „${value}“ Stunden gibt es keine (UWG § 5).`,
  }
  return warning('law/claim-unmeasured', message, at, MEASURE)
}

function tooFew({ name }: Claim, { of }: MeasuredReply, at: Location): Diagnostic {
  const message = {
    en: `The claim "${name}" rests on ${of} answers; fewer than ${LEAST} prove nothing (UWG § 5).`,
    de: `Die Werbeaussage „${name}“ stützt sich auf ${of} Antworten; weniger als ${LEAST} belegen nichts (UWG § 5).`,
  }
  return warning('law/claim-few', message, at, MEASURE)
}

function notKept({ name, value }: Claim, { within, of, since }: MeasuredReply, at: Location): Diagnostic {
  const [en, de] = ['en', 'de'].map((language) => percents(wilson({ count: within, of }), language))
  const message = {
    en: `The claim "${name}" is not kept: since ${since}, ${within} of ${of} were answered within ${value} hours (${en?.low} to ${en?.high} %), and 90 % is the least (UWG § 5).`,
    de: `Die Werbeaussage „${name}“ wird nicht eingehalten: Seit ${dayIn('de', since)} wurden ${within} von ${of} innerhalb von ${value} Stunden beantwortet (${de?.low} bis ${de?.high} %), und 90 % sind das Mindeste (UWG § 5).`,
  }
  const hint = {
    en: 'Answer sooner, or promise what is true; then measure again with "site stats --write".',
    de: 'Schneller antworten oder versprechen, was stimmt; dann mit „site stats --write“ neu messen.',
  }
  return warning(NOT_KEPT, message, at, hint)
}

function outdated({ name }: Claim, { measured }: MeasuredReply, at: Location): Diagnostic {
  const message = {
    en: `The claim "${name}" was measured on ${measured}, more than ${OLD_MONTHS} months ago (UWG § 5).`,
    de: `Die Werbeaussage „${name}“ wurde am ${dayIn('de', measured)} gemessen, vor mehr als ${OLD_MONTHS} Monaten (UWG § 5).`,
  }
  return warning('law/claim-measured-old', message, at, MEASURE)
}
