import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { Words } from '../diagnostics/words.ts'
import type { Diagnostic } from '../types.ts'

/** Paths of a command line, from the folder it was called in, as paths of the project. */
export interface PathFilter {
  readonly paths: readonly string[]
  /** null: all of them can be used, but for those that are skipped. */
  readonly problem: Words | null
  /** What is said of paths that do not exist while others do: lists of changed files have deleted ones. */
  readonly skipped: readonly Words[]
}

/** Turns paths as somebody typed them into paths of the project. */
export function pathFilter(typed: readonly string[], { root, cwd }: { root: string; cwd: string }): PathFilter {
  const there = typed.filter((path) => existsSync(resolve(cwd, path)))
  const paths = there.map((path) => relative(root, resolve(cwd, path)).split(sep).join('/'))
  const missing = typed.filter((path) => !there.includes(path))
  const [first] = missing
  if (first !== undefined && there.length === 0) return { paths, problem: noFile(first), skipped: [] }
  const skipped = missing.map(skipping)
  const outside = paths.findIndex((path) => path.startsWith('..'))
  if (outside < 0) return { paths, problem: null, skipped }
  const [name] = there.slice(outside)
  const problem = {
    en: `${name} lies outside the project ${root}.`,
    de: `${name} liegt außerhalb des Projekts ${root}.`,
  }
  return { paths, problem, skipped }
}

function noFile(name: string): Words {
  return { en: `There is no file or folder ${name}.`, de: `Eine Datei oder einen Ordner ${name} gibt es nicht.` }
}

function skipping(name: string): Words {
  const { en, de } = noFile(name)
  return { en: `${en} It is left out.`, de: `${de} Das wird ausgelassen.` }
}

/** What concerns the given files and folders, and what concerns the whole project; all of it where none is given. */
export function onlyIn(diagnostics: readonly Diagnostic[], paths: readonly string[]): readonly Diagnostic[] {
  if (paths.length === 0) return diagnostics
  const isAsked = (file: string) => paths.some((path) => path === '' || file === path || file.startsWith(`${path}/`))
  return diagnostics.filter(({ at }) => at === null || isAsked(at.file))
}
