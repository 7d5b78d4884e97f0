import type { Store } from '../content/stored.ts'
import { allRules } from '../rules/all-rules.ts'
import type { Diagnostic } from '../types.ts'
import type { Resolved } from './resolve.ts'

/**
 * Has every rule look at the whole site: what a schema cannot say.
 *
 * @param now what age is reckoned from; a month is what counts
 * @param store what was found for the same content in the same month
 */
export function applyRules(
  { site, hash, unusable }: Resolved,
  now: Date,
  store: Store<readonly Diagnostic[]>,
): readonly Diagnostic[] {
  const key = `${hash} ${now.toISOString().slice(0, 7)}`
  const known = store.read(key)
  if (known) return known
  const all = allRules.flatMap((rule) => rule(site, now))
  // A link to a page that has a mistake of its own leads somewhere as soon as that is fixed.
  const isSure = !unusable.some((file) => file.startsWith('site/pages/'))
  const found = isSure ? all : all.filter((one) => !mayFollow(one))
  store.write(key, found)
  return found
}

/**
 * What may be no mistake once all pages are known: a link to one that is not, and texts of shared data in a language
 * that no page would show them in.
 */
function mayFollow({ code, at }: Diagnostic): boolean {
  return code.startsWith('link/') || (code === 'language/missing-text' && at?.file.startsWith('site/data/') === true)
}
