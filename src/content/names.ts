// What the values of a file name, without their content: a large site is not parsed to see that a page names nothing.
import type { Mark, NamingKind, Source } from '../types.ts'

const NAMING_KINDS: readonly NamingKind[] = ['reference', 'asset', 'picture', 'document']

/** In which ways marked values name things, each once. */
export function namingKinds(marks: readonly Mark[]): NamingKind[] {
  return NAMING_KINDS.filter((wanted) => marks.some(({ kind }) => kind === wanted))
}

/** The files of shared data whose entries marked values name, each once. */
export function targetsIn(marks: readonly Mark[]): string[] {
  return [
    ...new Set(marks.flatMap(({ kind, target }) => (kind === 'reference' && target !== undefined ? [target] : []))),
  ]
}

/** Whether no value of a source names a thing. */
export function namesNothing({ facts: { names } }: Source): boolean {
  return names?.length === 0
}

/** Whether some value of a source may name a thing in this way. */
export function mayName({ facts: { names } }: Source, kind: NamingKind): boolean {
  return names?.includes(kind) ?? true
}

/** The files of shared data whose entries a source names. */
export function targetsOf(source: Source): readonly string[] {
  return source.facts.targets ?? targetsIn(source.marks)
}
