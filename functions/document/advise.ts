// What a bookkeeper would notice, and what to do: rules make findings, the catalogue of the site
// (site/data/document-advice.yaml) words them. Nothing is guessed; each finding rests on a fact of the document.
import { type CheckCode, check, daysBetween } from '../../common/document-checks.ts'
import type { RepeatableCheck } from '../../schemas/types.ts'
import { DISCOUNT, dateFindings } from './advice/dates.ts'
import { missingDuties, taxNotes } from './advice/duties.ts'
import { eInvoiceFindings } from './advice/e-invoice.ts'
import { type Case, type Finding, factsOf } from './advice/findings.ts'
import { numberFindings } from './advice/numbers.ts'
import { readingFindings } from './advice/reading.ts'
import { sumChecks } from './advice/sums.ts'
import { textOf } from './lines.ts'
import type { DocumentKind, FieldName, Reading, Understanding } from './types.ts'
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
  /** What the report in the browser needs to run the checks again. */
  readonly checks: readonly RepeatableCheck[]
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
    checks: repeatable(about, findings, options),
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
    ...check(checksOf(about), factsOf(about)),
    ...numberFindings(about),
    ...missingDuties(about),
    ...taxNotes(about),
    ...dateFindings(about),
  ]
}

/** The checks that mean something for this document; a visitor who corrects a value has them run again. */
const checksOf = (about: Case): CheckCode[] => [
  'check-unsure',
  ...sumChecks(about),
  'iban-digits',
  'vat-id-digits',
  'due-passed',
  'due-today',
  'due-ahead',
  'deadline-passed',
  'deadline-today',
  'deadline-ahead',
  'dated-ahead',
  'due-before-date',
]

/** What a finding rests on that no check repeats: it goes when one of these values is corrected. */
const RESTS_ON: Readonly<Record<string, readonly FieldName[]>> = {
  discount: DISCOUNT,
  'discount-open': DISCOUNT,
  'discount-over': DISCOUNT,
}

/** The words of the checks, and of the findings that go when a value changes. */
function repeatable(about: Case, findings: readonly Finding[], { wording }: AdviceOptions): RepeatableCheck[] {
  const codes = [...checksOf(about), ...findings.map(({ code }) => code).filter((code) => RESTS_ON[code])]
  return codes.flatMap((code) => {
    const entry = wording.advice.findings[code]
    const said = entry && findings.filter((one) => one.code === code).map((one) => filled(entry.text, one))[0]
    if (!entry) return []
    return [
      {
        code,
        as: entry.as,
        text: entry.text,
        ...(said && { said }),
        ...(RESTS_ON[code] && { on: [...RESTS_ON[code]] }),
      },
    ]
  })
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
