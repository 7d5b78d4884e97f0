import type { LeadContext } from '../../schemas/types.ts'
import { oneLine } from '../lib/one-line.ts'

/** No text of a checked context is longer. */
const LONGEST = 1000

/**
 * A checked context with every text in one line, without characters that steer what shows it: nothing in it can pass for
 * another line of a mail. What is empty then is left out.
 *
 * @returns null when nothing remains
 */
export function cleanContext(context: LeadContext | undefined): LeadContext | null {
  const entries = Object.entries(context ?? {}).map(([name, value]) => [name, clean(value)] as const)
  const kept = entries.filter(([, value]) => value !== '')
  return kept.length > 0 ? (Object.fromEntries(kept) as LeadContext) : null
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return oneLine(value, LONGEST)
  if (Array.isArray(value)) return value.map(clean).filter((text) => text !== '')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]))
}
