import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Stands in every output: a folder without it was not made by a build and is not replaced by one. */
export const OUTPUT_MARK = '.made-by-site-build'

const ownFolders = ['site', 'schemas', 'templates', 'functions', 'src', 'bin', 'node_modules', '.git']

/** Why a build must not take the place of this folder; null if it may. */
export function targetProblem(root: string, out: string): string | null {
  const path = relative(root, out)
  const isAbove = path === '' || path.split(sep).every((step) => step === '..')
  if (isAbove) return `--out ${out} holds the project itself, which a build would replace. Name a folder of its own.`
  const [first = ''] = path.split(sep)
  if (ownFolders.includes(first)) return `--out ${out} is a part of the project. Name a folder of its own.`
  if (!existsSync(out)) return null
  if (!statSync(out).isDirectory()) return `${out} is a file. Name a folder, or move the file away first.`
  const isForeign = !existsSync(join(out, OUTPUT_MARK)) && readdirSync(out).length > 0
  return isForeign ? `${out} holds files that no build made. Name another folder, or empty it first.` : null
}
