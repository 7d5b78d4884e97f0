import type { Diagnostic, Location } from '../types.ts'

export function error(code: string, message: string, at: Location | null, hint?: string): Diagnostic {
  return { code, severity: 'error', message, at, ...(hint === undefined ? {} : { hint }) }
}
export function warning(code: string, message: string, at: Location | null, hint?: string): Diagnostic {
  return { ...error(code, message, at, hint), severity: 'warning' }
}
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics]
}
