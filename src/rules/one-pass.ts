// Rules check one source after the other, so that the data of a source is parsed once for all of them and forgotten:
// the data of all pages of a large site does not fit into memory.
import { filledData } from '../context/named-values.ts'
import type { Diagnostic, Rule, Site, Source } from '../types.ts'

/** One run of a rule over one site. */
export interface RuleRun {
  /**
   * Called with settings, shared data and documents first, then every page once. The data has the values that its texts
   * name, and must not be changed.
   */
  source(source: Source, data: unknown): Diagnostic[]
  /** What can be found only after the last source. */
  end?(): Diagnostic[]
}

/** Starts a rule; null where it has nothing to check in this site. */
export type SourceRule = (site: Site, now: Date) => RuleRun | null

/** A rule that pauses after each source, so that something else can be done in between. */
export type SteppedRule = (site: Site, now: Date) => Generator<void, Diagnostic[]>

/** Several rules as one, with one pass over the sources. */
export function onePass(rules: readonly SourceRule[]): Rule {
  const stepped = onePassInSteps(rules)
  return (site, now) => {
    const steps = stepped(site, now)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return step.value
  }
}

/** The same in steps. */
export function onePassInSteps(rules: readonly SourceRule[]): SteppedRule {
  return function* (site, now) {
    const runs = rules.flatMap((rule) => rule(site, now) ?? [])
    if (runs.length === 0) return []
    const found: Diagnostic[] = []
    for (const source of sourcesOf(site)) {
      const data = filledData(source, site)
      for (const run of runs) found.push(...run.source(source, data))
      yield
    }
    for (const run of runs) {
      found.push(...(run.end?.() ?? []))
      yield
    }
    return found
  }
}

function sourcesOf({ settings, data, documents, pages }: Site): Iterable<Source> {
  return new Set([settings, ...data.values(), ...documents.values(), ...pages.map(({ source }) => source)])
}
