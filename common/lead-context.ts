/** What the context of a lead (schemas/api/context.json) holds, part by part, in the order in which the owner reads it. */
export const CONTEXT_PARTS = [
  'package',
  'calculation.employees',
  'calculation.percent',
  'calculation.saving',
  'calculation.months',
  'trade',
  'document.kind',
  'document.facts',
  'process',
  'check',
  'question',
  'section',
  'landing',
  'referrer',
] as const
export type ContextPart = (typeof CONTEXT_PARTS)[number]

/** One part as it was sent: texts of a list are joined by ", ". */
export function contextPart(context: unknown, part: ContextPart): string | number | null {
  const value = part
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : null), context)
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ') || null
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
