import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { Diagnostic } from '../types.ts'

/** Paths of a command line, from the folder it was called in, as paths of the project. */
export interface Restriction {
  readonly paths: readonly string[]
  /** null: all of them can be used. */
  readonly problem: string | null
}

/** Turns paths as somebody typed them into paths of the project. */
export function restriction(typed: readonly string[], { root, cwd }: { root: string; cwd: string }): Restriction {
  const absolute = typed.map((path) => resolve(cwd, path))
  const missing = absolute.findIndex((path) => !existsSync(path))
  const paths = absolute.map((path) => relative(root, path).split(sep).join('/'))
  const outside = paths.findIndex((path) => path.startsWith('..'))
  const problem =
    missing >= 0
      ? `There is no file or folder ${typed[missing]}.`
      : outside >= 0
        ? `${typed[outside]} lies outside the project ${root}.`
        : null
  return { paths, problem }
}

/** What concerns the given files and folders, and what concerns the whole project; all of it where none is given. */
export function concerning(diagnostics: readonly Diagnostic[], paths: readonly string[]): readonly Diagnostic[] {
  if (paths.length === 0) return diagnostics
  const isAsked = (file: string) => paths.some((path) => path === '' || file === path || file.startsWith(`${path}/`))
  return diagnostics.filter(({ at }) => at === null || isAsked(at.file))
}
