// Commands, flags and exit codes; those about leads are in cli-leads.ts. Results go to stdout, everything else to stderr.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, CommanderError, Option } from 'commander'
import { addLeads } from './cli-leads.ts'
import { addModels } from './cli-models.ts'
import type { build } from './commands/build.ts'
import { config, type Flags, packageRoot } from './config.ts'
import { describeFailure } from './failure.ts'
import { targetProblem } from './output/target.ts'
import { hasColour, progressLine } from './terminal.ts'
import type { Diagnostic } from './types.ts'

const DONE = 0
const CONTENT_ERRORS = 1
const WRONG_USAGE = 2
const INTERNAL_FAILURE = 3

interface Options extends Flags {
  readonly json?: boolean
  readonly strict?: boolean
  readonly format?: 'pretty' | 'json' | 'github' | 'sarif'
  readonly check?: boolean
  readonly port?: string
}

/** Takes the exit code of the command that ran. */
type Done = (code: number) => void

const exitNotes = '\nExit codes: 0 done, 1 content errors, 2 wrong usage, 3 internal failure, 130 interrupted.'

function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}\n${exitNotes}`
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { version: string }
  return version
}

function program(done: Done): Command {
  const site = new Command('site')
    .description('Builds a static site from YAML content and React templates.')
    .version(versionOf())
    .showHelpAfterError('Run the command with --help to see what it takes.')
    .exitOverride()
  addBuild(site, done)
  addValidate(site, done)
  addServe(site, done)
  addTypes(site, done)
  addLeads({ site, done, examples })
  addModels({ site, done, examples })
  return site
}

const root = () => new Option('--root <folder>', 'the project: the folder that holds site/ and templates/').default('.')
const strict = () => new Option('--strict', 'treat warnings as errors')
const noCache = () => new Option('--no-cache', 'read and make everything anew')

function addBuild(site: Command, done: Done): void {
  site
    .command('build')
    .description('Check the content and write the finished site to dist/; while an error stands nothing is written.')
    .addOption(root())
    .addOption(new Option('--out <folder>', 'where to write, from the project').default('dist'))
    .addOption(strict())
    .addOption(noCache())
    .addOption(new Option('--no-compress', 'write no .br and .gz files'))
    .addOption(new Option('--json', 'print the result as JSON'))
    .addHelpText(
      'after',
      examples('site build', 'site build --strict', 'site build --root ../other-site --out /srv/www'),
    )
    .action(async (flags: Options) => done(await runBuild(flags)))
}

function addValidate(site: Command, done: Done): void {
  site
    .command('validate')
    .argument('[paths...]', 'only what concerns these files and folders')
    .description('Check the content and say what is wrong, where, and what to do; writes nothing.')
    .addOption(root())
    .addOption(strict())
    .addOption(noCache())
    .addOption(
      new Option('--format <format>', 'how to print').choices(['pretty', 'json', 'github', 'sarif']).default('pretty'),
    )
    .addOption(new Option('--json', 'the same as --format json'))
    .addHelpText(
      'after',
      examples('site validate', 'site validate site/pages/home.yaml', 'site validate --format github --strict'),
    )
    .action(async (paths: string[], flags: Options) => done(await runValidate(paths, flags)))
}

function addServe(site: Command, done: Done): void {
  site
    .command('serve')
    .description('Serve dist/ with its functions, as a host would.')
    .addOption(root())
    .addOption(new Option('--out <folder>', 'the built site, from the project').default('dist'))
    .addOption(new Option('--port <number>', 'port to listen on (also PORT in the environment)'))
    .addHelpText('after', examples('site serve', 'site serve --port 8080'))
    .action(async (flags: Options) => done(await runServe(flags)))
}

function addTypes(site: Command, done: Done): void {
  site
    .command('types')
    .description('Write schemas/section.json and schemas/types.ts from the other schemas.')
    .addOption(root())
    .addOption(new Option('--check', 'write nothing; fail if they are not fresh'))
    .addHelpText('after', examples('site types', 'site types --check'))
    .action(async (flags: Options) => done(await runTypes(flags)))
}

async function runBuild(flags: Options): Promise<number> {
  const { build } = await import('./commands/build.ts')
  const started = performance.now()
  const line = progressLine(process.stderr, () => performance.now())
  const settings = { ...config(flags, process.cwd(), import.meta.url), strict: flags.strict ?? false }
  const problem = targetProblem(settings.root, settings.out)
  if (problem) return wrongUsage(problem)
  const result = await build(settings, line.report).finally(line.end)
  if (!flags.json) await reportProblems(result.diagnostics, settings.root)
  console.log(flags.json ? await asJson(result) : summary(result, settings, performance.now() - started))
  return result.value ? DONE : CONTENT_ERRORS
}

type BuildResult = Awaited<ReturnType<typeof build>>

function summary({ value }: BuildResult, { out }: { out: string }, milliseconds: number): string {
  if (!value) return `Nothing was written: ${out} is as it was.`
  const seconds = (milliseconds / 1000).toFixed(2)
  return `${value.pages} pages, ${value.files} files in ${out} (${value.made} made anew, ${seconds} s)`
}

async function asJson({ value, diagnostics }: BuildResult): Promise<string> {
  const { reportJson } = await import('./diagnostics/report.ts')
  return JSON.stringify({ ...JSON.parse(reportJson(diagnostics)), ok: value !== null, ...value }, null, 2)
}

async function reportProblems(diagnostics: readonly Diagnostic[], root: string): Promise<void> {
  if (diagnostics.length === 0) return
  const { reportPretty } = await import('./diagnostics/report.ts')
  console.error(
    reportPretty(diagnostics, { root, readText: textOf(root), color: hasColour(process.stderr, process.env) }),
  )
}

function textOf(root: string) {
  return (file: string) => readFileSync(join(root, file), 'utf8')
}

async function runValidate(typed: readonly string[], flags: Options): Promise<number> {
  const { validate } = await import('./commands/validate.ts')
  const { concerning, restriction } = await import('./commands/restrict.ts')
  const settings = config(flags, process.cwd(), import.meta.url)
  const { paths, problem } = restriction(typed, { root: settings.root, cwd: process.cwd() })
  if (problem) return wrongUsage(problem)
  const found = concerning(await validate(settings), paths)
  console.log(await report(found, flags, settings.root))
  const isBad = found.some(({ severity }) => severity === 'error' || flags.strict)
  return isBad ? CONTENT_ERRORS : DONE
}

async function report(found: readonly Diagnostic[], flags: Options, root: string): Promise<string> {
  const { reportGithub, reportJson, reportPretty } = await import('./diagnostics/report.ts')
  const { reportSarif } = await import('./diagnostics/sarif.ts')
  const format = flags.json ? 'json' : flags.format
  if (format === 'json') return reportJson(found)
  if (format === 'github') return reportGithub(found)
  if (format === 'sarif') return reportSarif(found, { name: 'site', version: versionOf() })
  return reportPretty(found, { root, readText: textOf(root), color: hasColour(process.stdout, process.env) })
}

async function runServe(flags: Options): Promise<number> {
  const { serve } = await import('./commands/serve.ts')
  const { out } = config(flags, process.cwd(), import.meta.url)
  const result = await serve(out, flags.port)
  if (typeof result === 'number') return result
  return wrongUsage(result.problem)
}

function wrongUsage(problem: string): number {
  console.error(problem)
  return WRONG_USAGE
}

async function runTypes(flags: Options): Promise<number> {
  const { types } = await import('./commands/types.ts')
  const { root } = config(flags, process.cwd(), import.meta.url)
  const stale = await types({ root, check: flags.check ?? false })
  if (stale.length === 0) return DONE
  console.log(`${flags.check ? 'Not fresh (run "npm run types")' : 'Written'}: ${stale.join(', ')}`)
  return flags.check ? CONTENT_ERRORS : DONE
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
    console.error(describeFailure(thrown))
    return INTERNAL_FAILURE
  }
}

// Without a handler of our own Ctrl-C ends the process at once, even in the middle of a template that never ends; shells
// report 130. What a build leaves behind is cleared by the next one.
process.exitCode = await main(process.argv.slice(2))
