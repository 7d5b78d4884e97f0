// Rules check one source after the other, so that the data of a source is parsed once for all of them and forgotten:
// the data of all pages of a large site does not fit into memory. What follows from a page alone, and from what all pages
// share, is known from the last time as long as both are the same; only what pages say together is put together anew.
import type { Packing } from '../content/map-store.ts'
import { valueAt } from '../content/pointer.ts'
import { filledData } from '../context/named-values.ts'
import type { Diagnostic, Site, Source } from '../types.ts'
import { scalarText } from './values.ts'

/** One run of a rule over one site. */
export interface RuleRun<Note = unknown> {
  /**
   * Called with settings, shared data and documents first, then every page that is not known from the last time. The data
   * has the values that its texts name, and must not be changed. Of a page, what is found must follow from the page, the
   * settings, shared data, documents, assets and the month alone; what other sources are compared with is a note.
   */
  source(source: Source, data: unknown): readonly Diagnostic[] | Noted<Note>
  /** Called for every source in the same order, with what was noted of it now or the last time. */
  take?(source: Source, noted: { readonly note: Note | null; readonly references: readonly Reference[] }): Diagnostic[]
  /** What can be found only after the last source. */
  end?(): Diagnostic[]
}

/** What a rule found in a source, and what it has to know of it later: plain JSON. */
export interface Noted<Note> {
  readonly found: readonly Diagnostic[]
  readonly note: Note
}

/** The name of an entry of shared data that a source names. */
export type Reference = readonly [target: string, name: string]

/** Starts a rule; null where it has nothing to check in this site. */
export type SourceRule = (site: Site, now: Date) => RuleRun | null

/** A rule that needs to know nothing but the file: it can be asked about a change before that is written. */
export type FileRule = () => { source(source: Source, data: unknown): readonly Diagnostic[] }

/** A rule with notes, as one among others. */
export function withNotes<Note>(start: (site: Site, now: Date) => RuleRun<Note> | null): SourceRule {
  return start as SourceRule
}

/** What rules found in a page and noted of it: plain JSON, the notes in the order of the rules. */
export interface KnownPage {
  readonly found: readonly Diagnostic[]
  readonly references: readonly Reference[]
  readonly notes: readonly unknown[]
}

/** Known pages by file and hash, for one state of what pages share. */
export type KnownPages = ReadonlyMap<string, KnownPage>

/** Known pages as plain JSON: what is the same for many pages stands once. */
interface StoredPages {
  readonly distinct: readonly KnownPage[]
  /** Numbers are those of `distinct`. */
  readonly pages: readonly (readonly [id: string, number: number])[]
}

function storedPages(known: KnownPages): StoredPages {
  const distinct: KnownPage[] = []
  const byText = new Map<string, number>()
  // Pages that were known before share what is the same already.
  const seen = new Map<KnownPage, number>()
  const numberOf = (page: KnownPage) => {
    const text = JSON.stringify(page)
    const number = byText.get(text) ?? distinct.push(page) - 1
    byText.set(text, number)
    seen.set(page, number)
    return number
  }
  const pages = [...known].map(([id, page]) => [id, seen.get(page) ?? numberOf(page)] as const)
  return { distinct, pages }
}

function knownPages({ distinct, pages }: StoredPages): Map<string, KnownPage> {
  return new Map(
    pages.flatMap(([id, number]) => {
      const page = distinct[number]
      return page ? [[id, page] as const] : []
    }),
  )
}

export const PAGES_PACKING: Packing<KnownPage, StoredPages> = { packed: storedPages, unpacked: knownPages }

/** What was found in a site, and what is known of its pages now. */
export interface LookedThrough {
  readonly found: Diagnostic[]
  readonly pages: KnownPages
}

/** A rule that pauses after each source, so that something else can be done in between. */
export type SteppedRule = (site: Site, now: Date, known?: KnownPages) => Generator<void, LookedThrough>

/** Several rules as one, with one pass over the sources. */
export function onePass(rules: readonly SourceRule[]): SteppedRule {
  return function* (site, now, known = new Map()) {
    const runs = rules.flatMap((rule) => rule(site, now) ?? [])
    const takers = runs.flatMap((run, index) => (run.take ? [{ run, index }] : []))
    const found: Diagnostic[] = []
    const pages = new Map<string, KnownPage>()
    for (const source of runs.length > 0 ? sourcesOf(site) : []) {
      const id = idOf(source)
      const looked = known.get(id) ?? look(source, site, runs)
      if (source.kind === 'page') pages.set(id, looked)
      found.push(...looked.found, ...takeUp(source, looked, takers))
      yield
    }
    for (const run of runs) {
      found.push(...(run.end?.() ?? []))
      yield
    }
    return { found, pages }
  }
}

/** Several rules as a look at one page after the other, which any thread can take: what pages share is looked at first. */
export function lookAlone(rules: readonly SourceRule[]): (site: Site, now: Date) => (page: Source) => KnownPage {
  return (site, now) => {
    const runs = rules.flatMap((rule) => rule(site, now) ?? [])
    for (const source of sharedBy(site)) look(source, site, runs)
    return (page) => look(page, site, runs)
  }
}

/** What rules find in a page follows from this. */
export function idOf({ file, hash }: Source): string {
  return `${file} ${hash}`
}

function look(source: Source, site: Site, runs: readonly RuleRun[]): KnownPage {
  const data = filledData(source, site)
  const looked = runs.map((run) => {
    const one = run.source(source, data)
    return 'found' in one ? one : { found: one, note: null }
  })
  return {
    found: looked.flatMap(({ found }) => found),
    references: referencesIn(source, data),
    notes: looked.map(({ note }) => note),
  }
}

/** A rule that wants to know of every source, and its place among the rules. */
interface Taker {
  readonly run: RuleRun
  readonly index: number
}

function takeUp(source: Source, { notes, references }: KnownPage, takers: readonly Taker[]): Diagnostic[] {
  const found: Diagnostic[] = []
  for (const { run, index } of takers) {
    for (const one of run.take?.(source, { note: notes[index] ?? null, references }) ?? []) found.push(one)
  }
  return found
}

function referencesIn({ marks }: Source, data: unknown): Reference[] {
  return marks.flatMap(({ kind, target, pointer }): Reference[] =>
    kind === 'reference' && target !== undefined ? [[target, scalarText(valueAt(data, pointer))]] : [],
  )
}

function sourcesOf(site: Site): Iterable<Source> {
  return new Set([...sharedBy(site), ...site.pages.map(({ source }) => source)])
}

function sharedBy({ settings, data, documents }: Site): Source[] {
  return [settings, ...data.values(), ...documents.values()]
}
