import type { Diagnostic, Location } from '../types.ts'
import type { Words } from './words.ts'

/**
 * A mistake that keeps the site from being built.
 *
 * @param code permanent and searchable, such as "route/duplicate"
 * @param at null: the whole project
 */
export function error(code: string, message: Words, at: Location | null, hint?: Words): Diagnostic {
  return {
    code,
    severity: 'error',
    message: message.en,
    at,
    ...(hint === undefined ? {} : { hint: hint.en }),
    german: { message: message.de, ...(hint === undefined ? {} : { hint: hint.de }) },
  }
}

/** Something the author should look at; the site is built anyway. */
export function warning(code: string, message: Words, at: Location | null, hint?: Words): Diagnostic {
  return { ...error(code, message, at, hint), severity: 'warning' }
}

/** Something worth knowing; nothing is wrong, also where warnings count as errors. */
export function note(code: string, message: Words, at: Location | null, hint?: Words): Diagnostic {
  return { ...error(code, message, at, hint), severity: 'note' }
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}

/** Whether content has to be mended. @param strict warnings count as errors */
export function hasFaults(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  return diagnostics.some(({ severity }) => severity === 'error' || (strict && severity === 'warning'))
}

/** Sorted by file, line, column and code, each once; what concerns the whole project comes first. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const distinct = new Map(diagnostics.map((diagnostic) => [identity(diagnostic), diagnostic]))
  return [...distinct.values()].sort(
    (a, b) =>
      compare(a.at?.file ?? '', b.at?.file ?? '') ||
      compare(a.at?.line ?? 0, b.at?.line ?? 0) ||
      compare(a.at?.column ?? 0, b.at?.column ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  )
}

function identity({ code, severity, message, at }: Diagnostic): string {
  return JSON.stringify([code, severity, message, at?.file, at?.line, at?.column])
}

/** By code units: the order must not depend on the machine's language. */
function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}
