// Findings are told in English or in German. Both stand beside each other where a finding is raised, so that nobody can
// write one without the other; which of them is shown, is decided where it is printed.
import type { Diagnostic } from '../types.ts'

/** One sentence in both languages. */
export interface Words {
  readonly en: string
  readonly de: string
}

/** A language that findings are told in. */
export type Tongue = keyof Words

/** The language that an environment asks for (POSIX: LC_ALL before LC_MESSAGES before LANG); English unless German. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Tongue {
  const named = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]).find((value) => value)
  return /^de(?![a-z])/i.test(named ?? '') ? 'de' : 'en'
}

/** Findings with message and hint in one language. */
export function inLanguage(diagnostics: readonly Diagnostic[], language: Tongue): readonly Diagnostic[] {
  if (language === 'en') return diagnostics
  return diagnostics.map(({ hint: _, ...diagnostic }) => ({ ...diagnostic, ...diagnostic.german }))
}

/** The same sentence in both languages, one after the other, from one function. */
export function inBoth(say: (language: Tongue) => string): Words {
  return { en: say('en'), de: say('de') }
}
