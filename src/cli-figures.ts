// The owner's commands about what the website brings in. Part of the command line as cli.ts is.
import { Option } from 'commander'
import { count, databaseOption, type PlaceOptions, placeOf, withRefusals } from './cli-database.ts'
import { type CommandLine, EXIT_OK, jsonOption, rootOption } from './cli-line.ts'

interface Options extends PlaceOptions {
  readonly json?: boolean
  readonly days?: number
  /** true: the file of the project. */
  readonly write?: string | true
}

const DAY_MS = 86_400_000

/** Adds `site stats` and `site report`. */
export function addFigures({ site, done, examples }: CommandLine): void {
  const run = async (work: () => Promise<number>) => done(await withRefusals(work))
  const add = (name: string, description: string, ...lines: string[]) =>
    site
      .command(name)
      .description(description)
      .addOption(rootOption())
      .addOption(databaseOption())
      .addOption(jsonOption())
      .addHelpText('after', examples(...lines))
  add(
    'stats',
    'Visits per day and path, how the forms were used, and how fast leads were answered.',
    'site stats',
    'site stats --days 7 --json',
    'site stats --days 90 --write',
  )
    .addOption(new Option('--days <number>', 'how far back').argParser(count).default(30))
    .addOption(
      new Option(
        '--write [file]',
        'also write how fast leads were answered, as evidence of claims; left out: site/data/measured.yaml',
      ),
    )
    .action((flags: Options) => run(() => runStats(flags)))
  add(
    'report',
    'The weekly report: leads by page, form, section and origin, beside the four weeks before.',
    'site report',
    'site report --json',
  ).action((flags: Options) => run(() => runReport(flags)))
}

async function runStats(flags: Options): Promise<number> {
  const { stats, statsText } = await import('./commands/stats.ts')
  const { printableJson } = await import('./leads/table.ts')
  const now = new Date()
  const since = new Date(now.getTime() - ((flags.days ?? 30) - 1) * DAY_MS)
  const found = await stats(placeOf(flags), { since, until: now })
  console.log(flags.json ? printableJson(found) : statsText(found))
  if (flags.write === undefined) return EXIT_OK
  const { writeMeasured } = await import('./leads/measured-file.ts')
  const { root } = placeOf(flags)
  const file = writeMeasured(root, flags.write === true ? null : flags.write, { ...found, measured: now })
  // Beside JSON on standard output it would be in the way of who reads that.
  console.error(`Written: ${file}`)
  return EXIT_OK
}

async function runReport(flags: Options): Promise<number> {
  const { report } = await import('./commands/report.ts')
  const { printableJson, printableLines } = await import('./leads/table.ts')
  const found = await report(placeOf(flags), new Date())
  console.log(flags.json ? printableJson(found.report) : printableLines(found.text))
  return EXIT_OK
}
