// Commands, flags and exit codes; those about content are in cli-content.ts, about leads in
// cli-leads.ts. Results go to stdout, everything else to stderr.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError, Option } from 'commander'
import { addAuthors } from './cli-authors.ts'
import { addCheck } from './cli-check.ts'
import { addContent } from './cli-content.ts'
import { addDev } from './cli-dev.ts'
import { addLeads } from './cli-leads.ts'
import { type CommandLine, DONE, INTERNAL_FAILURE, NOT_RIGHT, rootOption, WRONG_USAGE, wrongUsage } from './cli-line.ts'
import { addModels } from './cli-models.ts'
import { config, type Flags, packageRoot } from './config.ts'
import { languageOf, type Tongue, type Words } from './diagnostics/words.ts'
import { describeFailure } from './failure.ts'

interface Options extends Flags {
  readonly check?: boolean
  readonly port?: string
}

const exitNotes = '\nExit codes: 0 done, 1 content errors, 2 wrong usage, 3 internal failure, 130 interrupted.'

function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}\n${exitNotes}`
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { version: string }
  return version
}

function program(done: CommandLine['done']): Command {
  const site = new Command('site')
    .description('Builds a static site from YAML content and React templates.')
    .version(versionOf())
    .showHelpAfterError('Run the command with --help to see what it takes.')
    .exitOverride()
    .hook('preAction', (_, command) => requireRoot(command.opts()))
  const line = { site, done, examples }
  addContent({ ...line, version: versionOf() })
  addServe(line)
  addDev(line)
  addTypes(line)
  addAuthors(line)
  addCheck(line)
  addLeads(line)
  addModels(line)
  return site
}

/** Stops a command whose project is no folder; what a folder has to hold is a finding of the command itself. */
function requireRoot({ root, lang }: { root?: string; lang?: Tongue }): void {
  if (root === undefined || (existsSync(root) && statSync(root).isDirectory())) return
  const problem: Words = {
    en: `There is no folder ${root}. Name the project with --root: the folder that holds site/.`,
    de: `Einen Ordner ${root} gibt es nicht. Mit --root das Projekt nennen: den Ordner, in dem site/ liegt.`,
  }
  wrongUsage(problem[lang ?? languageOf(process.env)])
  throw new CommanderError(WRONG_USAGE, 'site.root', problem.en)
}

function addServe({ site, done }: CommandLine): void {
  site
    .command('serve')
    .description('Serve dist/ with its functions, as a host would.')
    .addOption(rootOption())
    .addOption(new Option('--out <folder>', 'the built site, from the project').default('dist'))
    .addOption(new Option('--port <number>', 'port to listen on (also PORT in the environment)'))
    .addHelpText('after', examples('site serve', 'site serve --port 8080'))
    .action(async (flags: Options) => done(await runServe(flags)))
}

function addTypes({ site, done }: CommandLine): void {
  site
    .command('types')
    .description('Write what is made in schemas/: section.json, languages.json and types.ts.')
    .addOption(rootOption())
    .addOption(new Option('--check', 'write nothing; fail if they are not fresh'))
    .addHelpText('after', examples('site types', 'site types --check'))
    .action(async (flags: Options) => done(await runTypes(flags)))
}

async function runServe(flags: Options): Promise<number> {
  const { serve } = await import('./commands/serve.ts')
  const { out } = config(flags, process.cwd(), import.meta.url)
  const result = await serve(out, flags.port)
  if (typeof result === 'number') return result
  return wrongUsage(result.problem)
}

async function runTypes(flags: Options): Promise<number> {
  const { types } = await import('./commands/types.ts')
  const { root } = config(flags, process.cwd(), import.meta.url)
  const stale = await types({ root, check: flags.check ?? false })
  if (stale.length === 0) return DONE
  console.log(`${flags.check ? 'Not fresh (run "npm run types")' : 'Written'}: ${stale.join(', ')}`)
  return flags.check ? NOT_RIGHT : DONE
}

/** Runs one command line and says how it ended. */
async function main(args: readonly string[]): Promise<number> {
  let code = DONE
  const site = program((ended) => {
    code = ended
  })
  try {
    await site.parseAsync(args, { from: 'user' })
    return code
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? DONE : WRONG_USAGE
    console.error(describeFailure(thrown, languageOf(process.env)))
    return INTERNAL_FAILURE
  }
}

// Without a handler of our own Ctrl-C ends the process at once, even in the middle of a template that never ends; shells
// report 130. What a build leaves behind is cleared by the next one.
process.exitCode = await main(process.argv.slice(2))
