// The owner's commands about what the website brings in. Part of the command line as cli.ts is.
import { Option } from 'commander'
import { count, databaseOption, type PlaceOptions, placeOf, withRefusals } from './cli-database.ts'
import { type CommandLine, EXIT_OK, jsonOption, ownLanguage, rootOption } from './cli-line.ts'
import type { Words } from './diagnostics/words.ts'

interface Options extends PlaceOptions {
  readonly json?: boolean
  readonly days?: number
  /** true: the file of the project. */
  readonly write?: string | true
}

const DAY_MS = 86_400_000

const HELP = {
  stats: {
    en: 'Visits per day and path, how the forms were used, and how fast leads were answered.',
    de: 'Besuche nach Tag und Pfad, wie die Formulare genutzt und wie schnell Anfragen beantwortet wurden.',
  },
  days: { en: 'how far back', de: 'wie weit zurück' },
  write: {
    en: 'also write how fast leads were answered, as evidence of claims; left out: site/data/measured.yaml',
    de: 'schreibt auch, wie schnell Anfragen beantwortet wurden, als Beleg für Werbeaussagen; ohne Angabe site/data/measured.yaml',
  },
  report: {
    en: 'The weekly report: leads by page, form, section and origin, beside the four weeks before.',
    de: 'Der Wochenbericht: Anfragen nach Seite, Formular, Abschnitt und Herkunft, neben den vier Wochen davor.',
  },
} satisfies Readonly<Record<string, Words>>

/** Adds `site stats` and `site report`. */
export function addFigures({ site, done, examples, say }: CommandLine): void {
  const run = async (work: () => Promise<number>) => done(await withRefusals(work))
  const add = (name: string, description: Words, ...lines: string[]) =>
    site
      .command(name)
      .description(say(description))
      .addOption(rootOption(say))
      .addOption(databaseOption(say))
      .addOption(jsonOption(say))
      .addHelpText('after', examples(...lines))
  add('stats', HELP.stats, 'site stats', 'site stats --days 7 --json', 'site stats --days 90 --write')
    .addOption(new Option('--days <number>', say(HELP.days)).argParser(count).default(30))
    .addOption(new Option('--write [file]', say(HELP.write)))
    .action((flags: Options) => run(() => runStats(flags)))
  add('report', HELP.report, 'site report', 'site report --json').action((flags: Options) =>
    run(() => runReport(flags)),
  )
}

const WRITTEN: Words = { en: 'Written', de: 'Geschrieben' }

async function runStats(flags: Options): Promise<number> {
  const { stats, statsText } = await import('./commands/stats.ts')
  const { printableJson } = await import('./leads/table.ts')
  const now = new Date()
  const since = new Date(now.getTime() - ((flags.days ?? 30) - 1) * DAY_MS)
  const found = await stats(placeOf(flags), { since, until: now })
  console.log(flags.json ? printableJson(found) : statsText(found, ownLanguage()))
  if (flags.write === undefined) return EXIT_OK
  const { writeMeasured } = await import('./leads/measured-file.ts')
  const { root } = placeOf(flags)
  const file = writeMeasured(root, flags.write === true ? null : flags.write, { ...found, measured: now })
  // Beside JSON on standard output it would be in the way of who reads that.
  console.error(`${WRITTEN[ownLanguage()]}: ${file}`)
  return EXIT_OK
}

async function runReport(flags: Options): Promise<number> {
  const { report } = await import('./commands/report.ts')
  const { printableJson, printableLines } = await import('./leads/table.ts')
  const found = await report(placeOf(flags), new Date())
  console.log(flags.json ? printableJson(found.report) : printableLines(found.text))
  return EXIT_OK
}
