// What was done since the start, so that it can be undone and done again.
import { type Refusal, refusal } from '../change.ts'
import { type ContentFiles, type FileChange, hashOf } from './content-files.ts'

export interface Step {
  /** In words: "Startseite › Titel". */
  readonly label: string
  readonly changes: readonly FileChange[]
}

/** A step that was taken back, or again. */
export interface Moved {
  readonly label: string
  readonly files: readonly string[]
}

export class History {
  readonly #files: ContentFiles
  readonly #done: Step[] = []
  readonly #undone: Step[] = []

  constructor(files: ContentFiles) {
    this.#files = files
  }

  /** Does a step and remembers it. */
  take(step: Step): Refusal | null {
    for (const { file, after } of step.changes) {
      const refused = this.#files.write(file, after)
      if (refused) return refused
    }
    this.#done.push(step)
    this.#undone.length = 0
    return null
  }

  undo(): Moved | Refusal {
    return this.#move(this.#done, this.#undone, 'undo')
  }

  redo(): Moved | Refusal {
    return this.#move(this.#undone, this.#done, 'redo')
  }

  /** How many steps can be undone and done again. */
  get counts(): { readonly undo: number; readonly redo: number } {
    return { undo: this.#done.length, redo: this.#undone.length }
  }

  #move(from: Step[], to: Step[], way: 'undo' | 'redo'): Moved | Refusal {
    const step = from.at(-1)
    if (!step) return refusal('There is nothing to take back.', 'Es gibt nichts rückgängig zu machen.')
    const pairs = step.changes.map(({ file, before, after }) =>
      way === 'undo' ? { file, expected: after, wanted: before } : { file, expected: before, wanted: after },
    )
    const changed = pairs.find(({ file, expected }) => {
      const now = this.#files.read(file)
      return now !== null && 'refused' in now ? true : hashOf(now) !== hashOf(expected)
    })
    if (changed) {
      return refusal(
        `${changed.file} was changed by another program since; it is left as it is.`,
        `${changed.file} hat inzwischen ein anderes Programm geändert; die Datei bleibt, wie sie ist.`,
      )
    }
    for (const { file, wanted } of pairs) this.#files.write(file, wanted)
    from.pop()
    to.push(step)
    return { label: step.label, files: pairs.map(({ file }) => file) }
  }
}
