import type { Store } from '../content/stored.ts'
import { allRules, allRulesInSteps } from '../rules/all-rules.ts'
import type { Diagnostic } from '../types.ts'
import type { Resolved } from './resolve.ts'

/**
 * Has every rule look at the whole site: what a schema cannot say.
 *
 * @param now what age is reckoned from; a month is what counts
 * @param store what was found for the same content in the same month
 */
export function applyRules(resolved: Resolved, now: Date, store: Store<readonly Diagnostic[]>): readonly Diagnostic[] {
  const { site, hash } = resolved
  const key = `${hash} ${now.toISOString().slice(0, 7)}`
  const known = store.read(key)
  if (known) return known
  const all = allRules.flatMap((rule) => rule(site, now))
  const found = sureOf(resolved, all)
  store.write(key, found)
  return found
}

/** Longer, and who types or waits for a page would notice. */
const SLICE_MS = 12

/**
 * The same while others want something, too.
 *
 * @param turn waited for now and then; when it throws, nobody wants to know any more
 */
export async function applyRulesInTurns(
  resolved: Resolved,
  now: Date,
  turn: () => Promise<void>,
): Promise<readonly Diagnostic[]> {
  const steps = allRulesInSteps(resolved.site, now)
  let since = performance.now()
  let step = steps.next()
  while (!step.done) {
    if (performance.now() - since >= SLICE_MS) {
      await turn()
      since = performance.now()
    }
    step = steps.next()
  }
  return sureOf(resolved, step.value)
}

/** A link to a page that has a mistake of its own leads somewhere as soon as that is fixed, and values of its data have names. */
function sureOf({ unusable }: Resolved, all: readonly Diagnostic[]): readonly Diagnostic[] {
  const has = (folder: string) => unusable.some((file) => file.startsWith(folder))
  return all.filter(
    (one) => !(has('site/pages/') && mayFollow(one)) && !(has('site/data/') && one.code === 'value/unknown'),
  )
}

/**
 * What may be no mistake once all pages are known: a link to one that is not, and texts of shared data in a language
 * that no page would show them in.
 */
function mayFollow({ code, at }: Diagnostic): boolean {
  return code.startsWith('link/') || (code === 'language/missing-text' && at?.file.startsWith('site/data/') === true)
}
