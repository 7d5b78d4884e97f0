import type { LeadContext } from '../../../schemas/types.ts'

/** What a visitor told us on this visit by what he did: the body's `context` (schemas/api/context.json). */
export type Told = Readonly<LeadContext>
export type ToldName = keyof LeadContext

type TextName = Exclude<ToldName, 'calculation' | 'document'>

/** The longest texts that schemas/api/context.json allows; nobody loses a lead because a heading is longer. */
export const LONGEST: Readonly<Record<TextName | 'kind' | 'fact', number>> = {
  package: 80,
  trade: 80,
  process: 1000,
  question: 500,
  check: 500,
  section: 200,
  landing: 300,
  referrer: 253,
  kind: 80,
  fact: 160,
}
const MOST_FACTS = 4

// As in the schema.
const FORMS: { readonly [name: string]: RegExp } = { landing: /^\//, referrer: /^[A-Za-z0-9.:[\]-]+$/ }
const COUNTS = { employees: [1, 100_000], percent: [1, 100], saving: [0, 1_000_000_000], months: [0, 10_000] } as const

/**
 * What fits of something that was remembered: known names, texts in one line and cut to what the server takes. The
 * browser's storage can be edited by hand and may be that of an older version of the site.
 */
export function toldFrom(value: unknown): Told {
  const given = isRecord(value) ? value : {}
  const texts = (Object.keys(LONGEST) as (keyof typeof LONGEST)[]).flatMap((name) => {
    const text = textOf(given[name], LONGEST[name])
    const isRight = text !== '' && (FORMS[name]?.test(text) ?? true)
    return name !== 'kind' && name !== 'fact' && isRight ? [[name, text]] : []
  })
  const calculation = calculationOf(given['calculation'])
  const document = documentOf(given['document'])
  return { ...Object.fromEntries(texts), ...(calculation && { calculation }), ...(document && { document }) }
}

/** One line of at most so many characters, none of them cut in half; "" for anything but a text. */
function textOf(value: unknown, longest: number): string {
  if (typeof value !== 'string') return ''
  const line = value
    .replaceAll('\u00ad', '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return [...line].slice(0, longest).join('').trim()
}

function calculationOf(value: unknown): LeadContext['calculation'] | null {
  if (!isRecord(value)) return null
  const number = (name: keyof typeof COUNTS) => {
    const [least, most] = COUNTS[name]
    const found = value[name]
    return Number.isInteger(found) && Number(found) >= least && Number(found) <= most ? Number(found) : null
  }
  const [employees, percent, saving, months] = [
    number('employees'),
    number('percent'),
    number('saving'),
    number('months'),
  ]
  if (employees === null || percent === null || saving === null) return null
  return { employees, percent, saving, ...(months !== null && { months }) }
}

function documentOf(value: unknown): LeadContext['document'] | null {
  const kind = isRecord(value) ? textOf(value['kind'], LONGEST.kind) : ''
  if (!isRecord(value) || !kind) return null
  const facts = Array.isArray(value['facts']) ? value['facts'].map((fact) => textOf(fact, LONGEST.fact)) : []
  return { kind, facts: facts.filter(Boolean).slice(0, MOST_FACTS) }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
