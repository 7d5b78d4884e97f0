// Findings after an edit: a site has dozens of warnings before it goes live, and reported again at every edit they would
// bury the one mistake that was just made.
import type { Diagnostic } from '../types.ts'

/** Picks, of the findings after each edit, what is to be reported; [] where they are the same as before. */
export function newsOf(): (found: readonly Diagnostic[]) => readonly Diagnostic[] {
  let before = ''
  let reported: ReadonlySet<string> = new Set()
  return (found) => {
    const now = JSON.stringify(found)
    const isNew = now !== before
    const fresh = found.filter((one) => one.severity === 'error' || !identities(one).some((name) => reported.has(name)))
    before = now
    reported = new Set(found.flatMap(identities))
    return isNew ? fresh : []
  }
}

/** A warning stays the same where only its line moved, or only its words (how often a claim stands, and where first). */
function identities({ code, message, at }: Diagnostic): string[] {
  return [JSON.stringify([code, at?.file, message]), JSON.stringify([code, at?.file, at?.line, at?.column])]
}
