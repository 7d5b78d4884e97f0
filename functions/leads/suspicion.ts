// What looks like a robot is kept and marked, never refused: the owner decides, and a robot learns nothing.
import type { Suspicion } from '../lib/lead.ts'
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

/** Unsolicited offers, in the languages in which they come. */
const PITCHES =
  /\b(?:backlinks?|guest ?posts?|seo (?:services?|packages?|agency)|casino|viagra|cialis|crypto(?:currency)? invest\w*|forex|onlyfans|first page of google|domain authority|web ?traffic)\b/i

/**
 * @returns [] for a person; otherwise every reason. What somebody writes is no reason by itself: customers, too, name links
 * and trades, from a form that they had open.
 */
export function suspicionOf({ trap, elapsedMs, token, isFromOtherOrigin, text }: Traces): Suspicion[] {
  const age = (typeof token === 'object' ? token.ageMs : null) ?? elapsedMs
  const found: Suspicion[] = []
  if (trap) found.push('honeypot')
  if (age !== undefined && age < MIN_AGE_MS) found.push('too-fast')
  if (isFromOtherOrigin) found.push('other-origin')
  if (typeof token !== 'object') found.push('no-token')
  if (found.length > 0 && isPitch(text)) found.push('content')
  return found
}

/** Several links, forum markup, or an unsolicited offer. */
function isPitch(text: string): boolean {
  const links = text.match(/https?:\/\//gi)?.length ?? 0
  return links > 2 || /\[url[=\]]|<a\s+href/i.test(text) || PITCHES.test(text)
}
