// `site build` and `site validate`: what authors use, in their language.
import { appendFileSync, writeFileSync } from 'node:fs'
import { Option } from 'commander'
import { BUILD, JOBS, LANG, NO_CACHE, NO_JOBS, STRICT, VALIDATE } from './cli-content-help.ts'
import {
  allOption,
  type CommandLine,
  EXIT_CONTENT_ERRORS,
  EXIT_INTERRUPTED,
  EXIT_OK,
  invalid,
  jsonOption,
  ownLanguage,
  pretty,
  rootOption,
  type Say,
  wrongUsage,
} from './cli-line.ts'
import type { build } from './commands/build.ts'
import { type PathFilter, pathFilter } from './commands/path-filter.ts'
import { config, type Flags } from './config.ts'
import { type Counted, counted } from './diagnostics/said.ts'
import type { UiLanguage, Words } from './diagnostics/words.ts'
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

const strict = (say: Say) => new Option('--strict', say(STRICT))
const noCache = (say: Say) => new Option('--no-cache', say(NO_CACHE))
const lang = (say: Say) => new Option('--lang <language>', say(LANG)).choices(['de', 'en'])

const jobs = (say: Say) =>
  new Option('--jobs <number>', say(JOBS)).argParser((typed) => {
    if (!/^[1-9]\d{0,2}$/.test(typed)) throw invalid(NO_JOBS)
    return Number(typed)
  })

/** Adds `site build` and `site validate`. */
export function addContent(line: CommandLine): void {
  addBuild(line)
  addValidate(line)
}

function addBuild({ site, done, examples, say }: CommandLine): void {
  site
    .command('build')
    .description(say(BUILD.about))
    .addOption(rootOption(say))
    .addOption(new Option('--out <folder>', say(BUILD.out)).default('dist'))
    .addOption(strict(say))
    .addOption(noCache(say))
    .addOption(new Option('--verify', say(BUILD.verify)))
    .addOption(new Option('--no-compress', say(BUILD.compress)))
    .addOption(new Option('--target <hosts>', `${say(BUILD.target)} (${say(targetList())})`))
    .addOption(jobs(say))
    .addOption(new Option('--timings [file]', say(BUILD.timings)))
    .addOption(lang(say))
    .addOption(allOption(say))
    .addOption(jsonOption(say))
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

function addValidate({ site, done, examples, version, say }: CommandLine): void {
  site
    .command('validate')
    .argument('[paths...]', say(VALIDATE.paths))
    .description(say(VALIDATE.about))
    .addOption(rootOption(say))
    .addOption(strict(say))
    .addOption(noCache(say))
    .addOption(
      new Option('--format <format>', say(VALIDATE.format))
        .choices(['pretty', 'json', 'github', 'sarif'])
        .default('pretty'),
    )
    .addOption(lang(say))
    .addOption(allOption(say))
    .addOption(new Option('--watch', say(VALIDATE.watch)))
    .addOption(new Option('--fix', say(VALIDATE.fix)))
    .addOption(new Option('--json', say(VALIDATE.json)))
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
  return asked ?? ownLanguage()
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

const PLACES: Counted = { en: ['place', 'places'], de: ['Stelle', 'Stellen'] }
const FILES: Counted = { en: ['file', 'files'], de: ['Datei', 'Dateien'] }

/** Says what was put right on stderr, where no program reads results. @returns whether anything was */
async function runFix(root: string, found: readonly Diagnostic[], flags: ContentFlags): Promise<boolean> {
  const { fix } = await import('./commands/authors/fix.ts')
  const { files, repaired, refused } = fix(root, found)
  for (const words of refused) console.error(words[uiLanguageOf(flags)])
  const [places, changed] = [counted(repaired, PLACES), counted(files.length, FILES)]
  const said: Words = {
    en: `${places.en} put right in ${changed.en}.`,
    de: `${places.de} in ${changed.de} behoben.`,
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
