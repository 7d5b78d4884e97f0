import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Words } from '../diagnostics/words.ts'

/** Stands in every output: a folder without it was not made by a build and is not replaced by one. */
export const OUTPUT_MARK = '.made-by-site-build'

const ownFolders = [
  'site',
  'schemas',
  'schemas-de',
  'common',
  'templates',
  'functions',
  'src',
  'bin',
  'node_modules',
  '.git',
]

/** Why a build must not take the place of this folder; null if it may. */
export function targetProblem(root: string, out: string): Words | null {
  const path = relative(root, out)
  const isAbove = path === '' || path.split(sep).every((step) => step === '..')
  if (isAbove) {
    return {
      en: `--out ${out} holds the project itself, which a build would replace. Name a folder of its own.`,
      de: `--out ${out} enthält das Projekt selbst und würde ersetzt. Einen eigenen Ordner nennen.`,
    }
  }
  const [first = ''] = path.split(sep)
  if (ownFolders.includes(first)) {
    return {
      en: `--out ${out} is a part of the project. Name a folder of its own.`,
      de: `--out ${out} ist ein Teil des Projekts. Einen eigenen Ordner nennen.`,
    }
  }
  if (!existsSync(out)) return null
  if (!statSync(out).isDirectory()) {
    return {
      en: `${out} is a file. Name a folder, or move the file away first.`,
      de: `${out} ist eine Datei. Einen Ordner nennen oder die Datei vorher verschieben.`,
    }
  }
  const isForeign = !existsSync(join(out, OUTPUT_MARK)) && readdirSync(out).length > 0
  if (!isForeign) return null
  return {
    en: `${out} holds files that no build made. Name another folder, or empty it first.`,
    de: `In ${out} liegen Dateien, die nicht von „site build“ stammen. Einen anderen Ordner nennen oder ihn vorher leeren.`,
  }
}
