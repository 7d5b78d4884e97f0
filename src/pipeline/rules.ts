import type { Store } from '../content/stored.ts'
import { allRules } from '../rules/all-rules.ts'
import type { KnownPage } from '../rules/one-pass.ts'
import type { Diagnostic } from '../types.ts'
import type { Resolved } from './resolve.ts'

/** What was found in each page, with the same settings, shared data, documents and assets, in the same month. */
export type PagesStore = Store<readonly (readonly [id: string, page: KnownPage])[]>

/** What was found before. */
export interface RuleStores {
  /** For the same content in the same month. */
  readonly site: Store<readonly Diagnostic[]>
  readonly pages: PagesStore
}

/**
 * Has every rule look at the whole site: what a schema cannot say. Pages that are the same as the last time are not looked
 * at again.
 *
 * @param now what age is reckoned from; a month is what counts
 */
export function applyRules(resolved: Resolved, now: Date, { site, pages }: RuleStores): readonly Diagnostic[] {
  const key = `${resolved.hash} ${monthOf(now)}`
  const known = site.read(key)
  if (known) return known
  const looking = look(resolved, now, pages)
  let step = looking.next()
  while (!step.done) step = looking.next()
  site.write(key, step.value)
  return step.value
}

/** Longer, and who types or waits for a page would notice. */
const SLICE_MS = 12

interface InTurns {
  readonly pages: PagesStore
  /** Waited for now and then; when it throws, nobody wants to know any more. */
  turn(): Promise<void>
}

/** The same while others want something, too. */
export async function applyRulesInTurns(
  resolved: Resolved,
  now: Date,
  { pages, turn }: InTurns,
): Promise<readonly Diagnostic[]> {
  const looking = look(resolved, now, pages)
  let since = performance.now()
  let step = looking.next()
  while (!step.done) {
    if (performance.now() - since >= SLICE_MS) {
      await turn()
      since = performance.now()
    }
    step = looking.next()
  }
  return step.value
}

function* look(resolved: Resolved, now: Date, store: PagesStore): Generator<void, readonly Diagnostic[]> {
  const key = `${resolved.sharedHash} ${monthOf(now)}`
  const known = new Map(store.read(key) ?? [])
  const { found, pages } = yield* allRules(resolved.site, now, known)
  const isSame = pages.size === known.size && [...pages.keys()].every((id) => known.has(id))
  if (!isSame) store.write(key, [...pages])
  return sureOf(resolved, found)
}

const monthOf = (now: Date) => now.toISOString().slice(0, 7)

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
