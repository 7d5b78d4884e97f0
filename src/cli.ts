// Puts the commands together, each from its file, and ends with an exit code. Results go to stdout, everything else to
// stderr.
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
import { addLeads } from './cli-leads.ts'
import { type CommandLine, EXIT_INTERNAL, EXIT_OK, EXIT_USAGE, endWithReader, wrongUsage } from './cli-line.ts'
import { addModels } from './cli-models.ts'
import { addServe } from './cli-serve.ts'
import { packageRoot } from './config.ts'
import { languageOf, type UiLanguage, type Words } from './diagnostics/words.ts'
import { describeFailure } from './failure.ts'

/** A new command is a file with one of these, and its line here; help lists them in this order. */
const COMMANDS = [
  addDev,
  addContent,
  addServe,
  addCheck,
  addAuthors,
  addFresh,
  addExamples,
  addLeads,
  addFigures,
  addModels,
]

const exitNotes = '\nExit codes: 0 done, 1 content errors, 2 wrong usage, 3 internal failure, 130 interrupted.'

function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}\n${exitNotes}`
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { version: string }
  return version
}

function program(done: CommandLine['done']): Command {
  const version = versionOf()
  const site = new Command('site')
    .description('Builds a static site from YAML content and React templates.')
    .version(version)
    .showHelpAfterError('Run the command with --help to see what it takes.')
    .exitOverride()
    .hook('preAction', (_, command) => requireRoot(command.opts()))
  const line = { site, done, examples, version }
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
  wrongUsage(problem[lang ?? languageOf(process.env)])
  throw new CommanderError(EXIT_USAGE, 'site.root', problem.en)
}

/** Runs one command line and returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  let code = EXIT_OK
  const site = program((ended) => {
    code = ended
  })
  try {
    await site.parseAsync(args, { from: 'user' })
    return code
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT_OK : EXIT_USAGE
    console.error(describeFailure(thrown, languageOf(process.env)))
    return EXIT_INTERNAL
  }
}

// Without a handler of our own Ctrl-C ends the process at once, even in the middle of a template that never ends; shells
// report 130. The next build clears what an interrupted one left behind.
endWithReader()
process.exitCode = await main(process.argv.slice(2))
