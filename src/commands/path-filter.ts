import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { Words } from '../diagnostics/words.ts'
import type { Diagnostic } from '../types.ts'

/** Paths of a command line, from the folder it was called in, as paths of the project. */
export interface PathFilter {
  readonly paths: readonly string[]
  /** null: all of them can be used. */
  readonly problem: Words | null
}

/** Turns paths as somebody typed them into paths of the project. */
export function pathFilter(typed: readonly string[], { root, cwd }: { root: string; cwd: string }): PathFilter {
  const absolute = typed.map((path) => resolve(cwd, path))
  const missing = absolute.findIndex((path) => !existsSync(path))
  const paths = absolute.map((path) => relative(root, path).split(sep).join('/'))
  const outside = paths.findIndex((path) => path.startsWith('..'))
  if (missing >= 0) {
    const [name] = typed.slice(missing)
    const problem = {
      en: `There is no file or folder ${name}.`,
      de: `Eine Datei oder einen Ordner ${name} gibt es nicht.`,
    }
    return { paths, problem }
  }
  if (outside < 0) return { paths, problem: null }
  const [name] = typed.slice(outside)
  const problem = {
    en: `${name} lies outside the project ${root}.`,
    de: `${name} liegt außerhalb des Projekts ${root}.`,
  }
  return { paths, problem }
}

/** What concerns the given files and folders, and what concerns the whole project; all of it where none is given. */
export function onlyIn(diagnostics: readonly Diagnostic[], paths: readonly string[]): readonly Diagnostic[] {
  if (paths.length === 0) return diagnostics
  const isAsked = (file: string) => paths.some((path) => path === '' || file === path || file.startsWith(`${path}/`))
  return diagnostics.filter(({ at }) => at === null || isAsked(at.file))
}
