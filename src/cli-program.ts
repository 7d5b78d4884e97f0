// The command line of `site`: its commands, each from its file, and their help in a language.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { addAuthors } from './cli-authors.ts'
import { addCheck } from './cli-check.ts'
import { addContent } from './cli-content.ts'
import { addDev } from './cli-dev.ts'
import { addExamples } from './cli-examples.ts'
import { addFigures } from './cli-figures.ts'
import { addFresh } from './cli-fresh.ts'
import { withHelpIn } from './cli-help.ts'
import { addLeads } from './cli-leads.ts'
import { type CommandLine, EXIT_USAGE, ownLanguage, wrongUsage } from './cli-line.ts'
import { addModels } from './cli-models.ts'
import { addServe } from './cli-serve.ts'
import { packageRoot } from './config.ts'
import type { UiLanguage, Words } from './diagnostics/words.ts'

/** A new command is a file with one of these, and its line here; help lists them in this order. */
const COMMANDS = [
  addDev,
  addContent,
  addServe,
  addCheck,
  addAuthors,
  (line: CommandLine) => addFresh(line, () => program(() => undefined, 'en')),
  addExamples,
  addLeads,
  addFigures,
  addModels,
]

const EXAMPLES: Words = { en: 'Examples', de: 'Beispiele' }

const EXIT_CODES: Words = {
  en: 'Exit codes: 0 done, 1 content errors, 2 wrong usage, 3 internal failure, 130 interrupted.',
  de: 'Rückgabewerte: 0 erledigt, 1 Fehler im Inhalt, 2 falscher Aufruf, 3 interner Fehler, 130 unterbrochen.',
}

const ABOUT: Words = {
  en: 'Builds a static site from YAML content and React templates.',
  de: 'Baut aus Inhalten in YAML und Vorlagen in React eine statische Website.',
}

const SEE_HELP: Words = {
  en: 'Run the command with --help to see what it takes.',
  de: 'Was der Befehl annimmt, zeigt er mit --help.',
}

const VERSION: Words = { en: 'output the version number', de: 'zeigt die Version' }

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { version: string }
  return version
}

/** The whole command line, its help in a language; a command that ran tells its exit code to `done`. */
export function program(done: CommandLine['done'], language: UiLanguage): Command {
  const version = versionOf()
  const say = (words: Words) => words[language]
  const examples = (...lines: string[]) =>
    `\n${say(EXAMPLES)}:\n${lines.map((line) => `  ${line}`).join('\n')}\n\n${say(EXIT_CODES)}`
  const site = withHelpIn(language, new Command('site'))
    .description(say(ABOUT))
    .version(version, '-V, --version', say(VERSION))
    .showHelpAfterError(say(SEE_HELP))
    .exitOverride()
    .hook('preAction', (_, command) => requireRoot(command.opts()))
  const line = { site, done, examples, version, say }
  for (const add of COMMANDS) add(line)
  return site
}

/** Stops a command whose project is no folder; commands themselves report what a folder lacks. */
function requireRoot({ root, lang }: { root?: string; lang?: UiLanguage }): void {
  if (root === undefined || (existsSync(root) && statSync(root).isDirectory())) return
  const problem: Words = {
    en: `There is no folder ${root}. Name the project with --root: the folder that holds site/.`,
    de: `Einen Ordner ${root} gibt es nicht. Mit --root das Projekt nennen: den Ordner, in dem site/ liegt.`,
  }
  wrongUsage(problem[lang ?? ownLanguage()])
  throw new CommanderError(EXIT_USAGE, 'site.root', problem.en)
}
