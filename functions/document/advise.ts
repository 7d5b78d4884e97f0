// What a bookkeeper would notice, and what to do: rules find, the catalogue of the site (site/data/document-advice.yaml)
// says it. Nothing is guessed; each finding rests on a fact of the document.
import type { Catalogue, Text } from './advice/catalogue.ts'
import { dateFindings } from './advice/dates.ts'
import { missingDuties, taxNotes } from './advice/duties.ts'
import { type Case, daysBetween, type Finding } from './advice/findings.ts'
import { numberFindings } from './advice/numbers.ts'
import { readingFindings } from './advice/reading.ts'
import { sumFindings } from './advice/sums.ts'
import { textOf } from './lines.ts'
import type { DocumentKind, Reading, Understanding } from './types.ts'
import { type PageLanguage, pageLanguage } from './words.ts'

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

export interface Situation {
  readonly language: string
  readonly today: Date
  /** The owner's words and actions, by kinds of document and by findings. */
  readonly catalogue: Catalogue
}

/** A finding that the catalogue does not name is not told: so the owner can silence a rule. */
export function advise(understanding: Understanding, reading: Reading, situation: Situation): Advice {
  const { catalogue } = situation
  const about = caseOf(understanding, reading, situation)
  const findings = findingsOf(about)
  const told = findings.flatMap((one) => {
    const entry = catalogue.findings[one.code]
    return entry ? [{ as: entry.as, text: filled(say(entry.text, about.language), one) }] : []
  })
  const texts = (as: 'issue' | 'insight' | 'step') => told.filter((one) => one.as === as).map(({ text }) => text)
  return {
    insights: texts('insight'),
    issues: texts('issue'),
    actions: actionsOf(about, findings, catalogue),
    nextSteps: [...texts('step'), ...stepsOf(about, catalogue)],
  }
}

function caseOf(understanding: Understanding, reading: Reading, { language, today }: Situation): Case {
  const { pages } = reading.attachment ?? reading
  return {
    understanding,
    reading,
    text: pages.flatMap((page) => page.lines.map(textOf)).join('\n'),
    language: pageLanguage(language),
    today: today.toISOString().slice(0, 10),
    field: (name) => understanding.fields.find((field) => field.name === name),
  }
}

function findingsOf(about: Case): Finding[] {
  return [
    ...readingFindings(about),
    ...sumFindings(about),
    ...numberFindings(about),
    ...missingDuties(about),
    ...taxNotes(about),
    ...dateFindings(about),
  ]
}

function say(text: Text, language: PageLanguage): string {
  return typeof text === 'string' ? text : (text[language] ?? text.de ?? '')
}

/** {name} becomes the value of that name. */
function filled(text: string, { values }: Finding): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Kinds with an amount that somebody pays. */
const BILLS: readonly DocumentKind[] = ['invoice', 'reminder', 'receipt', 'statement']
/** A bill is due at once when its date is a week away, or has passed. */
const URGENT_DAYS = 7

function actionsOf(about: Case, findings: readonly Finding[], { kinds, findings: known }: Catalogue): Action[] {
  const { name } = about.understanding.kind
  const own = kinds[name]?.actions ?? kinds['default']?.actions ?? []
  const caused = findings.flatMap(({ code }) => known[code]?.actions ?? [])
  return [...caused, ...own].map(({ action, priority, minutes, automation }, index) => ({
    action: say(action, about.language),
    priority: index === caused.length && isUrgent(about) ? 'immediate' : priority,
    estimatedTimeSaved: say(MINUTES, about.language).replace('{minutes}', String(minutes)),
    automation: say(automation, about.language),
  }))
}

const MINUTES: Text = { de: 'etwa {minutes} min', en: 'about {minutes} min', pt: 'cerca de {minutes} min' }

function isUrgent({ understanding, field, today }: Case): boolean {
  if (!BILLS.includes(understanding.kind.name)) return false
  const due = field('dueDate')
  return understanding.kind.name === 'reminder' || (due !== undefined && daysBetween(today, due.value) <= URGENT_DAYS)
}

function stepsOf(about: Case, { kinds }: Catalogue): string[] {
  const { name } = about.understanding.kind
  const steps = kinds[name]?.nextSteps ?? kinds['default']?.nextSteps ?? []
  return steps.map((text) => say(text, about.language))
}
