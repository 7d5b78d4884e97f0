// Findings for tests in which their words do not matter.
import type { Diagnostic, Location } from '../types.ts'
import { error as makeError, note as makeNote, warning as makeWarning } from './diagnostic.ts'

export function error(code: string, message: string, at: Location | null, hint?: string): Diagnostic {
  return makeError(code, both(message), at, hint === undefined ? undefined : both(hint))
}

export function warning(code: string, message: string, at: Location | null, hint?: string): Diagnostic {
  return makeWarning(code, both(message), at, hint === undefined ? undefined : both(hint))
}

export function note(code: string, message: string): Diagnostic {
  return makeNote(code, both(message), null)
}

function both(text: string) {
  return { en: text, de: `${text} (deutsch)` }
}
