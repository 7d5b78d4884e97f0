import type { Words } from '../diagnostics/words.ts'
import type { Schemas } from '../schemas/schema.ts'

/** What `site new` can make. */
export const KINDS = ['page', 'section', 'faq', 'case', 'package'] as const
export type Kind = (typeof KINDS)[number]

/** How files, types of sections and entries may be called. */
export const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** What to make. */
export interface NewRequest {
  readonly kind: Kind
  /** Of the file, the type of section, or the entry: "team", "new-website". */
  readonly name: string
  readonly title?: string | undefined
  readonly question?: string | undefined
  readonly answer?: string | undefined
}

/** The project that it is made for. */
export interface ProjectFiles {
  readonly schemas: Schemas
  /** The text of a file, by its path from the root; null: there is none. */
  read(file: string): string | null
  /** Files of site/pages, by their path from the root. */
  readonly pages: readonly string[]
  readonly defaultLanguage: string
}

/** What is to be written, and what to do next. */
export interface Plan {
  /** New files by path, and files that get longer. */
  readonly files: readonly { readonly file: string; readonly text: string; readonly isNew: boolean }[]
  readonly next: readonly Words[]
}

/** Why something cannot be made. */
export interface NewProblem {
  readonly problem: Words
}

/** What every plan ends with. */
export const CHECK_IT: Words = { en: 'Check it: site validate', de: 'Prüfen: site validate' }

/** That a file is there already, which is never written over. */
export function alreadyThere(file: string): NewProblem {
  return { problem: { en: `${file} exists already.`, de: `${file} gibt es schon.` } }
}

/** "team-members" -> "Team members". */
export function titleFrom(name: string): string {
  const words = name.replaceAll('-', ' ')
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}
