// What the files of the command line share: the parts that each adds its commands to, common options, exit codes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { languageOf, type UiLanguage, type Words } from './diagnostics/words.ts'
import { projectAbove } from './project-folder.ts'
import { hasColour, type Screen } from './terminal.ts'
import type { Diagnostic } from './types.ts'

/** A sentence in the language of the help. */
export type Say = (words: Words) => string

/** What cli-program.ts passes to its commands: they report the exit code to `done`, and their help ends with `examples`. */
export interface CommandLine {
  readonly site: Command
  /** Of this program, which some formats name. */
  readonly version: string
  readonly say: Say
  done(code: number): void
  examples(...lines: string[]): string
}

export const EXIT_OK = 0
/** Content has errors, or something is not as it should be. */
export const EXIT_CONTENT_ERRORS = 1
export const EXIT_USAGE = 2
export const EXIT_INTERNAL = 3
export const EXIT_INTERRUPTED = 130

/** Ends without a word when nobody reads any more, as with `| head`. @throws other errors of the output */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(EXIT_OK)
  })
}

/** Asks on the terminal; what is asked goes to stderr. Loaded when needed: most commands ask nothing. */
export async function openTerminal() {
  const { createInterface } = await import('node:readline/promises')
  return createInterface({ input: process.stdin, output: process.stderr })
}

const ROOT: Words = {
  en: 'the project: the folder that holds site/ and templates/',
  de: 'das Projekt: der Ordner, in dem site/ und templates/ liegen',
}
const NEAREST: Words = {
  en: 'the nearest one at or above this folder',
  de: 'das nächste, in diesem Ordner oder darüber',
}
const ALL: Words = {
  en: 'each warning with its line and what to do, however many there are',
  de: 'jede Warnung mit ihrer Zeile und dem, was zu tun ist, wie viele es auch sind',
}
const JSON_RESULT: Words = { en: 'print the result as JSON', de: 'gibt das Ergebnis als JSON aus' }

export const rootOption = (say: Say) =>
  new Option('--root <folder>', say(ROOT)).default(projectAbove(process.cwd()), say(NEAREST))
export const allOption = (say: Say) => new Option('--all', say(ALL))
export const jsonOption = (say: Say) => new Option('--json', say(JSON_RESULT))

/** The language of what a command says where no option names one. */
export function ownLanguage(): UiLanguage {
  return languageOf(process.env)
}

/** What is wrong with the value of an option, in the language of the environment. */
export function invalid(words: Words): InvalidArgumentError {
  return new InvalidArgumentError(words[ownLanguage()])
}

/** Prints what is wrong with the command line itself. */
export function wrongUsage(problem: string): number {
  console.error(problem)
  return EXIT_USAGE
}

interface PrintOptions {
  readonly root: string
  readonly language: UiLanguage
  readonly screen: Screen
  /** Warnings in full, however many there are. */
  readonly all?: boolean | undefined
}

/** Findings for people, in the colours that the screen can show. */
export async function pretty(found: readonly Diagnostic[], options: PrintOptions): Promise<string> {
  const { root, language, screen, all = false } = options
  const { reportPretty } = await import('./diagnostics/report.ts')
  const readText = (file: string) => readFileSync(join(root, file), 'utf8')
  return reportPretty(found, { root, readText, color: hasColour(screen, process.env), language, all })
}
