// Which languages a text of shared data is shown in follows from the pages that name its entry.
import type { Language } from '../../types.ts'
import type { Reference } from '../one-pass.ts'

/** Who needs a text in a language: a page, named by its route. */
export type Needs = Map<Language, string>

/** Who needs the entries of shared data that pages name: file -> entry -> languages. */
export type Items = Map<string, Map<string, Needs>>

/** Records the entries that a page names. */
export function recordItems(items: Items, references: readonly Reference[], needs: Needs): void {
  for (const [target, name] of references) {
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
