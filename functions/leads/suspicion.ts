// What looks like a robot is kept and marked, never refused: the owner decides, and a robot learns nothing.
import type { Suspicion } from '../lib/types.ts'
import type { TokenAge } from './form-token.ts'

/** What is known of how a form was filled. */
export interface Traces {
  /** What stands in the field that people do not see. */
  readonly trap: string | undefined
  /** What the form says about its own age; nothing without scripts. */
  readonly elapsedMs: number | undefined
  readonly token: TokenAge
  /** Whether a page of another site sent it. */
  readonly isFromOtherOrigin: boolean
  /** What the visitor wrote. */
  readonly text: string
}

/** Nobody types a name and an address faster. */
const MIN_AGE_MS = 2000

/** From this sum on a lead is marked; what weighs less happens to people as well. */
const LIMIT = 5
const WEIGHTS: Readonly<Record<Suspicion, number>> = {
  honeypot: 10,
  'too-fast': 5,
  'other-origin': 5,
  content: 3,
  'no-token': 2,
}

/** Offers that come by themselves, in the languages they come in. */
const PITCHES =
  /\b(?:backlinks?|guest ?posts?|seo (?:services?|packages?|agency)|casino|viagra|cialis|crypto(?:currency)? invest\w*|forex|onlyfans|first page of google|domain authority|web ?traffic)\b/i

/** @returns [] for a person; otherwise every reason, also the light ones */
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
  // Visitors without scripts have none either, so that it weighs little.
  if (typeof token !== 'object') found.push('no-token')
  if (isPitch(text)) found.push('content')
  return found
}

/** Several links, markup of forums, or an offer for something else. */
function isPitch(text: string): boolean {
  const links = text.match(/https?:\/\//gi)?.length ?? 0
  return links > 2 || /\[url[=\]]|<a\s+href/i.test(text) || PITCHES.test(text)
}
