// Findings are reported in English or in German. Both are written where a finding is raised, so that neither can be
// forgotten; which one is shown is decided where it is printed.
import type { Diagnostic } from '../types.ts'

/** One sentence in both languages. */
export interface Words {
  readonly en: string
  readonly de: string
}

/** A language that findings are reported in. */
export type UiLanguage = keyof Words

/** The language that an environment asks for (POSIX: LC_ALL before LC_MESSAGES before LANG); English unless German. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): UiLanguage {
  const named = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]).find((value) => value)
  return /^de(?![a-z])/i.test(named ?? '') ? 'de' : 'en'
}

/** Findings with message and hint in one language. */
export function inLanguage(diagnostics: readonly Diagnostic[], language: UiLanguage): readonly Diagnostic[] {
  if (language === 'en') return diagnostics
  return diagnostics.map(({ hint: _, ...diagnostic }) => ({ ...diagnostic, ...diagnostic.german }))
}

/** The same sentence in both languages, one after the other, from one function. */
export function inBoth(sentence: (language: UiLanguage) => string): Words {
  return { en: sentence('en'), de: sentence('de') }
}
