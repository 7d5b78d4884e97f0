// Which translations have not been looked at since the text that they translate was changed; known for this start of site dev.
import { tokens, valueAt } from '../../content/pointer.ts'
import type { Language } from '../../types.ts'
import { type Change, parentOf } from '../change.ts'

export class StaleTexts {
  readonly #languages = new Map<string, Set<Language>>()

  /** Languages of a text that are older than its last change. */
  of(file: string, pointer: string): readonly Language[] {
    return [...(this.#languages.get(`${file} ${pointer}`) ?? [])]
  }

  /** Takes notice of a change of one language of a text, or of a text as a whole. @param data as it was before */
  note(file: string, change: Change, data: unknown): void {
    if (change.kind !== 'set') return
    const step = tokens(change.pointer).at(-1) ?? ''
    const place = parentOf(change.pointer)
    if (!/^[a-z]{2}$/.test(step) || !place) return
    const versions = valueAt(data, place.parent)
    if (typeof versions !== 'object' || versions === null) return
    const key = `${file} ${place.parent}`
    const stale = this.#languages.get(key) ?? new Set()
    const [first] = Object.keys(versions)
    if (step === first) for (const language of Object.keys(versions)) stale.add(language)
    stale.delete(step)
    this.#languages.set(key, stale)
  }
}
