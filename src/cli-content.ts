// `site build` and `site validate`: what authors use, in their language.
import { appendFileSync, writeFileSync } from 'node:fs'
import { InvalidArgumentError, Option } from 'commander'
import {
  allOption,
  type CommandLine,
  EXIT_CONTENT_ERRORS,
  EXIT_INTERRUPTED,
  EXIT_OK,
  jsonOption,
  pretty,
  rootOption,
  wrongUsage,
} from './cli-line.ts'
import type { build } from './commands/build.ts'
import { type PathFilter, pathFilter } from './commands/path-filter.ts'
import { config, type Flags } from './config.ts'
import { languageOf, type UiLanguage, type Words } from './diagnostics/words.ts'
import { describeFailure } from './failure.ts'
import { targetProblem } from './output/target.ts'
import { placeInRepository } from './project-folder.ts'
import { targetList, targetsNamed } from './targets/index.ts'
import { progressLine } from './terminal.ts'
import { openTimings, type Timings } from './timings.ts'
import type { Config, Diagnostic } from './types.ts'

interface ContentFlags extends Flags {
  readonly json?: boolean
  readonly strict?: boolean
  readonly format?: 'pretty' | 'json' | 'github' | 'sarif'
  readonly lang?: UiLanguage
  readonly watch?: boolean
  readonly fix?: boolean
  readonly target?: string
  readonly jobs?: number
  readonly verify?: boolean
  /** true: only printed. */
  readonly timings?: string | true
  readonly all?: boolean
}

const strict = () => new Option('--strict', 'treat warnings as errors')
const noCache = () => new Option('--no-cache', 'read and make everything from scratch')
const lang = () =>
  new Option(
    '--lang <language>',
    'language of the findings (default: German if LC_ALL, LC_MESSAGES or LANG say so)',
  ).choices(['de', 'en'])

const jobs = () =>
  new Option(
    '--jobs <number>',
    'threads that work at the same time (default: as many as the machine has cores)',
  ).argParser((typed) => {
    if (!/^[1-9]\d{0,2}$/.test(typed)) throw new InvalidArgumentError('Name a whole number from 1 to 999.')
    return Number(typed)
  })

/** Adds `site build` and `site validate`. */
export function addContent(line: CommandLine): void {
  addBuild(line)
  addValidate(line)
}

function addBuild({ site, done, examples }: CommandLine): void {
  site
    .command('build')
    .description('Check the content and write the finished site to dist/; while an error stands nothing is written.')
    .addOption(rootOption())
    .addOption(new Option('--out <folder>', 'where to write, from the project').default('dist'))
    .addOption(strict())
    .addOption(noCache())
    .addOption(
      new Option('--verify', 'read all content and compare all files of the last build, whatever their times say'),
    )
    .addOption(new Option('--no-compress', 'write no .br and .gz files'))
    .addOption(new Option('--target <hosts>', `also write what these hosts need, below hosts/ (${targetList()})`))
    .addOption(jobs())
    .addOption(
      new Option('--timings [file]', 'print where the time went; the file gets it as JSON for ui.perfetto.dev'),
    )
    .addOption(lang())
    .addOption(allOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples(
        'site build',
        'site build --strict',
        'site build --timings trace.json',
        'site build --target server,lambda',
        'site build --root ../other-site --out /srv/www',
      ),
    )
    .action(async (flags: ContentFlags) => done(await runBuild(flags)))
}

function addValidate({ site, done, examples, version }: CommandLine): void {
  site
    .command('validate')
    .argument('[paths...]', 'only what concerns these files and folders')
    .description('Check the content and say what is wrong, where, and what to do; writes nothing without --fix.')
    .addOption(rootOption())
    .addOption(strict())
    .addOption(noCache())
    .addOption(
      new Option('--format <format>', 'how to print').choices(['pretty', 'json', 'github', 'sarif']).default('pretty'),
    )
    .addOption(lang())
    .addOption(allOption())
    .addOption(new Option('--watch', 'check again after each change, until Ctrl-C'))
    .addOption(new Option('--fix', 'first put right what can be put right in one way only, such as repeated figures'))
    .addOption(new Option('--json', 'the same as --format json'))
    .addHelpText(
      'after',
      examples(
        'site validate',
        'site validate --fix',
        'site validate site/pages/home.yaml --watch',
        'site validate --format github --strict',
      ),
    )
    .action(async (paths: string[], flags: ContentFlags) => done(await runValidate(paths, flags, version)))
}

function uiLanguageOf({ lang: asked }: ContentFlags): UiLanguage {
  return asked ?? languageOf(process.env)
}

async function runBuild(flags: ContentFlags): Promise<number> {
  const { build } = await import('./commands/build.ts')
  const started = performance.now()
  const language = uiLanguageOf(flags)
  const line = progressLine(process.stderr, () => performance.now(), language)
  const { names: targets, problem: unknown } = targetsNamed(flags.target)
  if (unknown) return wrongUsage(unknown[language])
  const settings = {
    ...config(flags, process.cwd(), import.meta.url),
    strict: flags.strict ?? false,
    targets,
    verify: flags.verify ?? false,
  }
  const problem = targetProblem(settings.root, settings.out)
  if (problem) return wrongUsage(problem[language])
  const timings = openTimings()
  const result = await build(settings, line.report, timings).finally(line.end)
  if (!flags.json && result.diagnostics.length > 0) {
    console.error(
      await pretty(result.diagnostics, { root: settings.root, language, screen: process.stderr, all: flags.all }),
    )
  }
  const seconds = (performance.now() - started) / 1000
  if (flags.timings) await reportTimings(timings, flags.timings, language)
  console.log(flags.json ? await asJson(result, language) : summary(result, settings, seconds)[language])
  return result.value ? EXIT_OK : EXIT_CONTENT_ERRORS
}

/** The table goes where progress goes: results alone are printed to stdout. */
async function reportTimings({ spans }: Timings, file: string | true, language: UiLanguage): Promise<void> {
  const { chromeTrace, timingTable } = await import('./timings-report.ts')
  console.error(timingTable(spans, language))
  if (file !== true) writeFileSync(file, chromeTrace(spans))
}

type BuildResult = Awaited<ReturnType<typeof build>>

function summary({ value }: BuildResult, { out }: { out: string }, seconds: number): Words {
  if (!value)
    return { en: `Nothing was written: ${out} is as it was.`, de: `Nichts geschrieben: ${out} ist wie zuvor.` }
  const { pages, files, made } = value
  const time = seconds.toFixed(2)
  return {
    en: `${pages} pages, ${files} files in ${out} (${made} rebuilt, ${time} s)`,
    de: `${pages} Seiten, ${files} Dateien in ${out} (${made} neu gemacht, ${time.replace('.', ',')} s)`,
  }
}

async function asJson({ value, diagnostics }: BuildResult, language: UiLanguage): Promise<string> {
  const { reportJson } = await import('./diagnostics/report.ts')
  return JSON.stringify({ ...JSON.parse(reportJson(diagnostics, language)), ok: value !== null, ...value }, null, 2)
}

async function runValidate(typed: readonly string[], flags: ContentFlags, version: string): Promise<number> {
  const { validate } = await import('./commands/validate.ts')
  const { onlyIn } = await import('./commands/path-filter.ts')
  const settings = config(flags, process.cwd(), import.meta.url)
  const { paths, problem, skipped } = pathFilter(typed, { root: settings.root, cwd: process.cwd() })
  if (problem) return wrongUsage(problem[uiLanguageOf(flags)])
  for (const words of skipped) console.error(words[uiLanguageOf(flags)])
  if (flags.watch) return runWatch(settings, flags, paths)
  const first = onlyIn(await validate(settings), paths)
  const found =
    flags.fix && (await runFix(settings.root, first, flags)) ? onlyIn(await validate(settings), paths) : first
  const text = await report(found, { flags, version, root: settings.root })
  if (text !== '') console.log(text)
  const { hasFaults } = await import('./diagnostics/diagnostic.ts')
  return hasFaults(found, flags.strict ?? false) ? EXIT_CONTENT_ERRORS : EXIT_OK
}

/** Says what was put right on stderr, where no program reads results. @returns whether anything was */
async function runFix(root: string, found: readonly Diagnostic[], flags: ContentFlags): Promise<boolean> {
  const { fix } = await import('./commands/authors/fix.ts')
  const { files, repaired, refused } = fix(root, found)
  for (const words of refused) console.error(words[uiLanguageOf(flags)])
  const said: Words = {
    en: `${repaired} put right in ${files.length} files.`,
    de: `${repaired} behoben in ${files.length} Dateien.`,
  }
  console.error(said[uiLanguageOf(flags)])
  return repaired > 0
}

async function report(
  found: readonly Diagnostic[],
  { flags, version, root: folder }: { flags: ContentFlags; version: string; root: string },
): Promise<string> {
  const language = uiLanguageOf(flags)
  const format = flags.json ? 'json' : flags.format
  if (format === 'github') return reportInActions(inRepository(found, folder), language)
  if (format === 'sarif') {
    const { reportSarif } = await import('./diagnostics/sarif.ts')
    return reportSarif(inRepository(found, folder), { name: 'site', version, language })
  }
  if (format !== 'json') return pretty(found, { root: folder, language, screen: process.stdout, all: flags.all })
  const { reportJson } = await import('./diagnostics/report.ts')
  return reportJson(found, language)
}

/** With paths from the root of the git repository, as its host has them. */
function inRepository(found: readonly Diagnostic[], root: string): readonly Diagnostic[] {
  const place = placeInRepository(root)
  return found.map((one) => (one.at ? { ...one, at: { ...one.at, file: `${place}${one.at.file}` } } : one))
}

/** Findings without an annotation go to the summary of the step, whose file the runner names. */
async function reportInActions(found: readonly Diagnostic[], language: UiLanguage): Promise<string> {
  const { reportGithub } = await import('./diagnostics/github.ts')
  const file = process.env['GITHUB_STEP_SUMMARY']
  const { annotations, summary: rest } = reportGithub(found, { language, hasSummary: Boolean(file) })
  if (file && rest !== null) appendFileSync(file, rest)
  return annotations
}

const ONLY_PRETTY: Words = {
  en: '--watch prints for people and only looks: leave --format, --json and --fix out.',
  de: '--watch schreibt für Menschen und sieht nur nach: --format, --json und --fix weglassen.',
}

/** Runs until Ctrl-C, whatever happens to the content. */
async function runWatch(settings: Config, flags: ContentFlags, paths: PathFilter['paths']): Promise<number> {
  const language = uiLanguageOf(flags)
  if (flags.json || flags.fix || flags.format !== 'pretty') return wrongUsage(ONLY_PRETTY[language])
  const { onlyIn } = await import('./commands/path-filter.ts')
  const { headline, watchContent } = await import('./commands/watch-content.ts')
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  await watchContent(settings, {
    signal: stop.signal,
    report: async (changed, outcome) => {
      console.log(`\n${headline(changed, new Date())[language]}\n`)
      if (outcome instanceof Error) console.error(describeFailure(outcome, language))
      else {
        const options = { root: settings.root, language, screen: process.stdout, all: flags.all }
        console.log(await pretty(onlyIn(outcome, paths), options))
      }
    },
  })
  return EXIT_INTERRUPTED
}
