// What is generated: `site fresh` for all of it, `site types` and `site schema` for some. Part of the command line as
// cli.ts is.
import { type Command, Option } from 'commander'
import { type CommandLine, EXIT_CONTENT_ERRORS, EXIT_OK, rootOption } from './cli-line.ts'
import type { Refreshed } from './commands/fresh.ts'
import { config } from './config.ts'

interface Options {
  readonly root: string
  readonly check?: boolean
  readonly modelines?: boolean
  readonly docs?: boolean
}

const checkOption = () => new Option('--check', 'write nothing; fail if anything is out of date')

/** Adds `site fresh`, `site types` and `site schema`. */
export function addFresh(line: CommandLine): void {
  addAll(line)
  addTypes(line)
  addSchema(line)
}

function addAll({ site, done, examples }: CommandLine): void {
  site
    .command('fresh')
    .description(
      "Write every generated file: types, editors' settings, first lines of YAML files, reference, README tables.",
    )
    .addOption(rootOption())
    .addOption(checkOption())
    .addHelpText('after', examples('site fresh', 'site fresh --check'))
    .action(async (flags: Options) => done(await runFresh(flags, site)))
}

function addTypes({ site, done, examples }: CommandLine): void {
  site
    .command('types')
    .description('Write what is made in schemas/: section.json, languages.json and types.ts.')
    .addOption(rootOption())
    .addOption(checkOption())
    .addHelpText('after', examples('site types', 'site types --check'))
    .action(async (flags: Options) => done(await runTypes(flags)))
}

function addSchema({ site, done, examples }: CommandLine): void {
  site
    .command('schema')
    .description('Tell editors which schema each YAML file has to fit (.vscode/settings.json), so that they can help.')
    .addOption(rootOption())
    .addOption(new Option('--modelines', 'also write it into the first line of YAML files, for other editors'))
    .addOption(new Option('--docs', 'also write the reference of all schemas, docs/reference/'))
    .addOption(checkOption())
    .addHelpText('after', examples('site schema', 'site schema --modelines', 'site schema --docs --check'))
    .action(async (flags: Options) => done(await runSchema(flags)))
}

async function runFresh(flags: Options, site: Command): Promise<number> {
  const [{ fresh }, { settingsTable }] = await Promise.all([
    import('./commands/fresh.ts'),
    import('../functions/lib/settings-help.ts'),
  ])
  const blocks = { commands: commandsTable(site), settings: settingsTable() }
  return reported(await fresh(configOf(flags), { check: flags.check ?? false, blocks }), flags)
}

/** The commands as a table of Markdown. */
function commandsTable(site: Command): string {
  const rows = site.commands.map((command) => {
    const names = command.commands.map((one) => `\`${one.name()}\``).join(', ')
    return `| \`${command.name()}\` | ${command.description()}${names && ` Commands of its own: ${names}.`} |`
  })
  return ['| command | does |', '|---|---|', ...rows].join('\n')
}

async function runTypes(flags: Options): Promise<number> {
  const { types } = await import('./commands/types.ts')
  const { root } = configOf(flags)
  return reported({ stale: await types({ root, check: flags.check ?? false }), byHand: null }, flags)
}

async function runSchema(flags: Options): Promise<number> {
  const { schema } = await import('./commands/authors/schema.ts')
  const { modelines = false, docs = false, check = false } = flags
  return reported(await schema(configOf(flags), { modelines, docs, check }), flags)
}

function reported({ stale, byHand }: Refreshed, { check }: Options): number {
  if (byHand !== null)
    console.error(`.vscode/settings.json is no JSON, so it was left alone. Fix it, or put this in:\n${byHand}`)
  if (stale.length > 0) console.log(`${check ? 'Out of date (run "site fresh")' : 'Written'}: ${stale.join(', ')}`)
  if (stale.length === 0 && byHand === null) console.log('Up to date.')
  return byHand !== null || (check && stale.length > 0) ? EXIT_CONTENT_ERRORS : EXIT_OK
}

function configOf({ root }: Options) {
  return config({ root }, process.cwd(), import.meta.url)
}
