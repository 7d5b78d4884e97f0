// Rules look at one source after the other, so that the data of a source is parsed once for all of them and forgotten:
// the data of all pages of a large site does not fit into memory.
import type { Diagnostic, Rule, Site, Source } from '../types.ts'

/** A rule at work on one site. */
export interface Look {
  /** Is given settings, shared data and documents first, then every page once. The data must not be changed. */
  source(source: Source, data: unknown): Diagnostic[]
  /** What only shows when everything was seen. */
  end?(): Diagnostic[]
}

/** Starts a rule; null where it has nothing to look for in this site. */
export type SourceRule = (site: Site) => Look | null

/** Several rules as one, with one pass over the sources. */
export function onePass(rules: readonly SourceRule[]): Rule {
  return (site) => {
    const looks = rules.flatMap((rule) => rule(site) ?? [])
    if (looks.length === 0) return []
    const found: Diagnostic[] = []
    for (const source of sourcesOf(site)) {
      const data = source.data()
      for (const look of looks) found.push(...look.source(source, data))
    }
    return [...found, ...looks.flatMap((look) => look.end?.() ?? [])]
  }
}

function sourcesOf({ settings, data, documents, pages }: Site): Iterable<Source> {
  return new Set([settings, ...data.values(), ...documents.values(), ...pages.map(({ source }) => source)])
}
