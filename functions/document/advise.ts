// What a bookkeeper would notice, and what to do: rules make findings, the catalogue of the site
// (site/data/document-advice.yaml) words them. Nothing is guessed; each finding rests on a fact of the document.
import { dateFindings } from './advice/dates.ts'
import { missingDuties, taxNotes } from './advice/duties.ts'
import { eInvoiceFindings } from './advice/e-invoice.ts'
import { type Case, daysBetween, type Finding } from './advice/findings.ts'
import { numberFindings } from './advice/numbers.ts'
import { readingFindings } from './advice/reading.ts'
import { sumFindings } from './advice/sums.ts'
import { textOf } from './lines.ts'
import type { DocumentKind, Reading, Understanding } from './types.ts'
import type { Wording } from './wording.ts'

export interface Action {
  readonly action: string
  readonly priority: 'immediate' | 'high' | 'other'
  readonly estimatedTimeSaved: string
  readonly automation: string
}

export interface Advice {
  readonly insights: readonly string[]
  readonly issues: readonly string[]
  readonly actions: readonly Action[]
  readonly nextSteps: readonly string[]
}

/** What advice depends on besides the document. */
export interface AdviceOptions {
  readonly wording: Wording
  readonly today: Date
}

/** A finding that the catalogue does not name is not shown: this is how the owner silences a rule. */
export function advise(understanding: Understanding, reading: Reading, options: AdviceOptions): Advice {
  const { advice: catalogue } = options.wording
  const about = caseOf(understanding, reading, options)
  const findings = findingsOf(about)
  const worded = findings.flatMap((one) => {
    const entry = catalogue.findings[one.code]
    return entry ? [{ as: entry.as, text: filled(entry.text, one) }] : []
  })
  const texts = (as: 'issue' | 'insight' | 'step') => worded.filter((one) => one.as === as).map(({ text }) => text)
  return {
    insights: texts('insight'),
    issues: texts('issue'),
    actions: actionsOf(about, findings, options),
    nextSteps: [...texts('step'), ...stepsOf(about, options)],
  }
}

function caseOf(understanding: Understanding, reading: Reading, { wording, today }: AdviceOptions): Case {
  const { pages } = reading.attachment ?? reading
  return {
    understanding,
    reading,
    text: pages.flatMap((page) => page.lines.map(textOf)).join('\n'),
    wording,
    language: wording.language,
    today: today.toISOString().slice(0, 10),
    field: (name) => understanding.fields.find((field) => field.name === name),
  }
}

function findingsOf(about: Case): Finding[] {
  return [
    ...eInvoiceFindings(about),
    ...readingFindings(about),
    ...sumFindings(about),
    ...numberFindings(about),
    ...missingDuties(about),
    ...taxNotes(about),
    ...dateFindings(about),
  ]
}

/** Replaces {name} by the value of that name. */
function filled(text: string, { values }: Finding): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Kinds with an amount that somebody pays. */
const BILLS: readonly DocumentKind[] = ['invoice', 'reminder', 'receipt', 'statement']
/** A bill is due at once when its date is a week away, or has passed. */
const URGENT_DAYS = 7

function actionsOf(about: Case, findings: readonly Finding[], { wording }: AdviceOptions): Action[] {
  const { texts, advice } = wording
  const { name } = about.understanding.kind
  const own = advice.kinds[name]?.actions ?? advice.kinds['default']?.actions ?? []
  const caused = findings.flatMap(({ code }) => advice.findings[code]?.actions ?? [])
  return [...caused, ...own].map(({ action, priority, minutes, automation }, index) => ({
    action,
    priority: index === caused.length && isUrgent(about) ? 'immediate' : priority,
    estimatedTimeSaved: texts.timeSaved.replace('{minutes}', String(minutes)),
    automation,
  }))
}

function isUrgent({ understanding, field, today }: Case): boolean {
  if (!BILLS.includes(understanding.kind.name)) return false
  const due = field('dueDate')
  return understanding.kind.name === 'reminder' || (due !== undefined && daysBetween(today, due.value) <= URGENT_DAYS)
}

function stepsOf(about: Case, { wording }: AdviceOptions): readonly string[] {
  const { kinds } = wording.advice
  const { name } = about.understanding.kind
  return kinds[name]?.nextSteps ?? kinds['default']?.nextSteps ?? []
}
