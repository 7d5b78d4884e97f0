// What looks like a robot is kept and marked, never refused: the owner decides, and a robot learns nothing.
import type { Suspicion } from '../lib/types.ts'
import type { TokenAge } from './form-token.ts'

/** What is known about how a form was filled in. */
export interface Traces {
  /** The value of the field that people do not see. */
  readonly trap: string | undefined
  /** The age that the form itself claims; undefined without scripts. */
  readonly elapsedMs: number | undefined
  readonly token: TokenAge
  /** Whether a page of another site sent it. */
  readonly isFromOtherOrigin: boolean
  /** What the visitor wrote. */
  readonly text: string
}

/** Nobody types a name and an address faster. */
const MIN_AGE_MS = 2000

/** A lead is marked from this sum on; lower sums occur with people as well. */
const LIMIT = 5
const WEIGHTS: Readonly<Record<Suspicion, number>> = {
  honeypot: 10,
  'too-fast': 5,
  'other-origin': 5,
  content: 3,
  'no-token': 2,
}

/** Unsolicited offers, in the languages in which they come. */
const PITCHES =
  /\b(?:backlinks?|guest ?posts?|seo (?:services?|packages?|agency)|casino|viagra|cialis|crypto(?:currency)? invest\w*|forex|onlyfans|first page of google|domain authority|web ?traffic)\b/i

/** @returns [] for a person; otherwise every reason, the minor ones too */
export function suspicionOf(traces: Traces): Suspicion[] {
  const found = reasons(traces)
  return found.reduce((sum, reason) => sum + WEIGHTS[reason], 0) >= LIMIT ? found : []
}

function reasons({ trap, elapsedMs, token, isFromOtherOrigin, text }: Traces): Suspicion[] {
  const age = typeof token === 'object' ? token.ageMs : elapsedMs
  const found: Suspicion[] = []
  if (trap) found.push('honeypot')
  if (age !== undefined && age < MIN_AGE_MS) found.push('too-fast')
  if (isFromOtherOrigin) found.push('other-origin')
  // Visitors without scripts have none either, so it weighs little.
  if (typeof token !== 'object') found.push('no-token')
  if (isPitch(text)) found.push('content')
  return found
}

/** Several links, forum markup, or an unsolicited offer. */
function isPitch(text: string): boolean {
  const links = text.match(/https?:\/\//gi)?.length ?? 0
  return links > 2 || /\[url[=\]]|<a\s+href/i.test(text) || PITCHES.test(text)
}
