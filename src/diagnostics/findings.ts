import type { Checked, Diagnostic } from '../types.ts'
import { hasFaults, inOrder } from './diagnostic.ts'

/** Collects what the stages of one run find. */
export class Findings {
  readonly #found: Diagnostic[] = []

  add(diagnostics: readonly Diagnostic[]): void {
    for (const one of diagnostics) this.#found.push(one)
  }

  /** Keeps the findings of a stage and returns its value. */
  take<T>({ value, diagnostics }: Checked<T>): T {
    this.add(diagnostics)
    return value
  }

  /** Whether the site must not be built. @param strict warnings count as errors */
  refuse(strict: boolean): boolean {
    return hasFaults(this.#found, strict)
  }

  /** Everything that was found until now. */
  inOrder(): Diagnostic[] {
    return inOrder(this.#found)
  }

  /** A value with everything that was found until now. */
  with<T>(value: T): Checked<T> {
    return { value, diagnostics: this.inOrder() }
  }
}
