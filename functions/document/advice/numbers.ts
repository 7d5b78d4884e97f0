// An account that is not a field because its check digits are wrong.
import { ibansIn } from '../understanding/values.ts'
import { type Case, type Finding, finding, isPicture } from './findings.ts'

/** Looks like a German account: two letters and twenty digits. */
const ACCOUNT = /\bDE\s?\d{2}(?:\s?\d{4}){4}\s?\d{2}\b/g

/** One valid account is enough: others that look like one may be references. */
export function numberFindings({ text, reading, field }: Case): Finding[] {
  const printed = text.match(ACCOUNT) ?? []
  if (isPicture(reading) || field('iban') || printed.length === 0) return []
  return printed.every((one) => ibansIn(one).length === 0) ? [finding('iban-digits', { iban: printed[0] ?? '' })] : []
}
