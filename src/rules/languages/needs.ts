// Which languages a text of shared data is shown in follows from the pages that name its entry.
import { valueAt } from '../../content/pointer.ts'
import type { Language, Source } from '../../types.ts'
import { scalarText } from '../values.ts'

/** Who needs a text in a language: a page, named by its route. */
export type Needs = Map<Language, string>

/** Who needs the entries of shared data that pages name: file -> entry -> languages. */
export type Items = Map<string, Map<string, Needs>>

/** Records the entries that a page names. */
export function recordItems(
  items: Items,
  { source, data, needs }: { readonly source: Source; readonly data: unknown; readonly needs: Needs },
): void {
  for (const { kind, target, pointer } of source.marks) {
    if (kind !== 'reference' || target === undefined) continue
    const name = scalarText(valueAt(data, pointer))
    const entries = items.get(target) ?? new Map<string, Needs>()
    const known = entries.get(name) ?? new Map<Language, string>()
    addNeeds(known, needs)
    items.set(target, entries.set(name, known))
  }
}

/** Adds needs to others; the page that came first stays the one that is named. */
export function addNeeds(known: Needs, needs: Needs): void {
  for (const [language, route] of needs) if (!known.has(language)) known.set(language, route)
}
