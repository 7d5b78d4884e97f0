import type { Store } from '../content/stored.ts'
import { allRules } from '../rules/all-rules.ts'
import type { Diagnostic } from '../types.ts'
import type { Resolved } from './resolve.ts'

/** Has every rule look at the whole site: what a schema cannot say. @param store what was found for the same content */
export function applyRules(
  { site, hash, unusable }: Resolved,
  store: Store<readonly Diagnostic[]>,
): readonly Diagnostic[] {
  const known = store.read(hash)
  if (known) return known
  const all = allRules.flatMap((rule) => rule(site))
  // A link to a page that has a mistake of its own leads somewhere as soon as that is fixed.
  const isSure = !unusable.some((file) => file.startsWith('site/pages/'))
  const found = isSure ? all : all.filter((one) => !mayFollow(one))
  store.write(hash, found)
  return found
}

/**
 * What may be no mistake once all pages are known: a link to one that is not, and texts of shared data in a language
 * that no page would show them in.
 */
function mayFollow({ code, at }: Diagnostic): boolean {
  return code.startsWith('link/') || (code === 'language/missing-text' && at?.file.startsWith('site/data/') === true)
}
