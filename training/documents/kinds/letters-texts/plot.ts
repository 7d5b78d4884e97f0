// The texts of letters are grammars, not letters: every plot unfolds into thousands of wordings (see grammar.ts).

/** Who writes (an employer writes to persons, all others to anybody): it decides about "I" and "we", the letterhead and the signature. */
export type From = 'firm' | 'person' | 'either' | 'employer'

/** A matter that somebody writes about. */
export interface Plot {
  readonly from: From
  readonly subject: string
  /** Paragraphs in their order; one that begins with "?" is there in half of the letters. */
  readonly body: readonly string[]
  /** Words chosen once a letter: "{$thing}" stands for the same thing wherever it is named. */
  readonly words?: Readonly<Record<string, string>>
}

export type Plots = Readonly<Record<'de' | 'en' | 'pt', readonly Plot[]>>

export function plot(from: From, subject: string, body: readonly string[], words?: Plot['words']): Plot {
  return words ? { from, subject, body, words } : { from, subject, body }
}
