import type { MapStore } from '../content/map-store.ts'
import type { Store } from '../content/stored.ts'
import { lazy } from '../lazy.ts'
import { alone, copyOfSite } from '../pages/site-copy.ts'
import { allRules, lookAtPage } from '../rules/all-rules.ts'
import type { LookOrder, LookStart } from '../rules/look-job.ts'
import { idOf, type KnownPage, type KnownPages } from '../rules/one-pass.ts'
import { sourceOptions, withoutContent } from '../sources/source.ts'
import type { Threads } from '../threads/threads.ts'
import type { Diagnostic, Site, Source } from '../types.ts'
import type { Resolved } from './resolve.ts'

/** What was found in each page, with the same settings, shared data, documents and assets, in the same month. */
export type PagesStore = MapStore<KnownPage>

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
  const found = toTheEnd(look(resolved, now, pagesBefore(resolved, now, pages)))
  site.write(key, found)
  return found
}

/** The same, with threads that look at pages, if there are many that are not known. */
export async function applyRulesTogether(
  resolved: Resolved,
  now: Date,
  { site, pages, threads }: RuleStores & { readonly threads: Threads },
): Promise<readonly Diagnostic[]> {
  const key = `${resolved.hash} ${monthOf(now)}`
  const known = site.read(key)
  if (known) return known
  const before = pagesBefore(resolved, now, pages)
  const looked = await lookTogether(resolved.site, now, { known: before.known, threads })
  const found = toTheEnd(look(resolved, now, { ...before, looked }))
  site.write(key, found)
  return found
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
  const looking = look(resolved, now, pagesBefore(resolved, now, pages))
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

/** What is known of pages before they are looked at, and what is done with what is known then. */
interface Before {
  readonly known: KnownPages
  /** What other threads have found. */
  readonly looked?: KnownPages
  keep(pages: KnownPages): void
}

function pagesBefore({ sharedHash }: Resolved, now: Date, store: PagesStore): Before {
  const key = `${sharedHash} ${monthOf(now)}`
  return { known: store.read(key), keep: (pages) => store.write(key, pages) }
}

function* look(resolved: Resolved, now: Date, { known, looked, keep }: Before): Generator<void, readonly Diagnostic[]> {
  const all = looked && looked.size > 0 ? new Map([...known, ...looked]) : known
  const { found, pages } = yield* allRules(resolved.site, now, all)
  const isSame = pages.size === known.size && [...pages.keys()].every((id) => known.has(id))
  if (!isSame) keep(pages)
  return sureOf(resolved, found)
}

function toTheEnd<T>(steps: Generator<void, T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

const monthOf = (now: Date) => now.toISOString().slice(0, 7)

/** From here on a thread saves more than its start costs. */
const PAGES_WORTH_A_THREAD = 500
const PAGES_A_BATCH = 25

interface Together {
  readonly known: KnownPages
  readonly threads: Threads
}

/** What rules find in pages that are not known, if there are many; in any number of threads the same. */
async function lookTogether(site: Site, now: Date, { known, threads }: Together): Promise<KnownPages> {
  const looked = new Map<string, KnownPage>()
  const files = [...new Set(site.pages.map(({ source }) => source))]
  const unknown = files.filter((file) => !known.has(idOf(file)))
  const wanted = Math.floor(unknown.length / PAGES_WORTH_A_THREAD)
  if (wanted === 0) return looked
  const numbers = new Map(files.map((file, number) => [file, number]))
  const lookHere = lazy(() => lookAtPage(site, now))
  let next = 0
  await threads.share<readonly Source[], readonly KnownPage[]>({
    job: 'rules',
    threads: wanted,
    batches: Math.ceil(unknown.length / PAGES_A_BATCH),
    start: () => ({ site: copyOfSite(site), files: files.map(withoutContent), now }) satisfies LookStart,
    next() {
      const first = next
      next += PAGES_A_BATCH
      return first < unknown.length ? unknown.slice(first, next) : null
    },
    sent: (some) => some.map((page): LookOrder => [numbers.get(page) ?? -1, alone(sourceOptions(page))]),
    here: (some) => some.map(lookHere()),
    done(some, found) {
      for (const [index, one] of found.entries()) {
        const page = some[index]
        if (page) looked.set(idOf(page), one)
      }
    },
  })
  return looked
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
