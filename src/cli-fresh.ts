// What is generated: `site fresh` for all of it, `site types` and `site schema` for some. Part of the command line as
// cli.ts is.
import { type Command, Option } from 'commander'
import { type CommandLine, EXIT_CONTENT_ERRORS, EXIT_OK, ownLanguage, rootOption, type Say } from './cli-line.ts'
import type { Refreshed } from './commands/fresh.ts'
import { config } from './config.ts'
import type { UiLanguage, Words } from './diagnostics/words.ts'

interface Options {
  readonly root: string
  readonly check?: boolean
  readonly modelines?: boolean
  readonly docs?: boolean
  readonly lang?: UiLanguage
}

const HELP = {
  check: {
    en: 'write nothing; fail if anything is out of date',
    de: 'schreibt nichts; scheitert, wenn etwas nicht aktuell ist',
  },
  fresh: {
    en: "Write every generated file: types, editors' settings, first lines of YAML files, reference, README tables.",
    de: 'Schreibt alle erzeugten Dateien: Typen, Einstellungen für Editoren, erste Zeilen der YAML-Dateien, Referenz, Tabellen der README.',
  },
  types: {
    en: 'Write what is made in schemas/: section.json, languages.json and types.ts.',
    de: 'Schreibt, was in schemas/ erzeugt wird: section.json, languages.json und types.ts.',
  },
  schema: {
    en: 'Tell editors which schema each YAML file has to fit (.vscode/settings.json), so that they can help.',
    de: 'Sagt Editoren, zu welchem Schema jede YAML-Datei passen muss (.vscode/settings.json), damit sie helfen können.',
  },
  modelines: {
    en: 'also write it into the first line of YAML files, for other editors',
    de: 'schreibt es auch in die erste Zeile der YAML-Dateien, für andere Editoren',
  },
  docs: {
    en: 'also write the reference of all schemas, docs/reference/',
    de: 'schreibt auch die Referenz aller Schemas, docs/reference/',
  },
  lang: {
    en: 'in which language editors explain fields (default: as before; at first German if the environment says so)',
    de: 'in welcher Sprache Editoren Felder erklären (sonst wie bisher; beim ersten Mal Deutsch, wenn die Umgebung es sagt)',
  },
} satisfies Readonly<Record<string, Words>>

const checkOption = (say: Say) => new Option('--check', say(HELP.check))

/**
 * Adds `site fresh`, `site types` and `site schema`.
 *
 * @param inEnglish makes the whole command line with its help in English, as README.md has it
 */
export function addFresh(line: CommandLine, inEnglish: () => Command): void {
  addAll(line, inEnglish)
  addTypes(line)
  addSchema(line)
}

function addAll({ site, done, examples, say }: CommandLine, inEnglish: () => Command): void {
  site
    .command('fresh')
    .description(say(HELP.fresh))
    .addOption(rootOption(say))
    .addOption(checkOption(say))
    .addHelpText('after', examples('site fresh', 'site fresh --check'))
    .action(async (flags: Options) => done(await runFresh(flags, inEnglish())))
}

function addTypes({ site, done, examples, say }: CommandLine): void {
  site
    .command('types')
    .description(say(HELP.types))
    .addOption(rootOption(say))
    .addOption(checkOption(say))
    .addHelpText('after', examples('site types', 'site types --check'))
    .action(async (flags: Options) => done(await runTypes(flags)))
}

function addSchema({ site, done, examples, say }: CommandLine): void {
  site
    .command('schema')
    .description(say(HELP.schema))
    .addOption(rootOption(say))
    .addOption(new Option('--modelines', say(HELP.modelines)))
    .addOption(new Option('--docs', say(HELP.docs)))
    .addOption(new Option('--lang <language>', say(HELP.lang)).choices(['de', 'en']))
    .addOption(checkOption(say))
    .addHelpText('after', examples('site schema', 'site schema --modelines --lang de', 'site schema --docs --check'))
    .action(async (flags: Options) => done(await runSchema(flags)))
}

async function runFresh(flags: Options, site: Command): Promise<number> {
  const [{ fresh }, { settingsTable }] = await Promise.all([
    import('./commands/fresh.ts'),
    import('../functions/lib/settings-help.ts'),
  ])
  const blocks = { commands: commandsTable(site), settings: settingsTable() }
  return reported(await fresh(configOf(flags), { check: flags.check ?? false, blocks, first: ownLanguage() }), flags)
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
  const { modelines = false, docs = false, check = false, lang: language } = flags
  const options = { modelines, docs, check, language, first: ownLanguage() }
  return reported(await schema(configOf(flags), options), flags)
}

const NO_SETTINGS: Words = {
  en: '.vscode/settings.json is no JSON, so it was left alone. Fix it, or put this in:',
  de: '.vscode/settings.json ist kein JSON und blieb, wie es ist. Es berichtigen oder das hier eintragen:',
}
const OUT_OF_DATE: Words = { en: 'Out of date (run "site fresh")', de: 'Nicht aktuell („site fresh“ aufrufen)' }
const WRITTEN: Words = { en: 'Written', de: 'Geschrieben' }
const UP_TO_DATE: Words = { en: 'Up to date.', de: 'Alles aktuell.' }

function reported({ stale, byHand }: Refreshed, { check }: Options): number {
  const language = ownLanguage()
  if (byHand !== null) console.error(`${NO_SETTINGS[language]}\n${byHand}`)
  if (stale.length > 0) console.log(`${(check ? OUT_OF_DATE : WRITTEN)[language]}: ${stale.join(', ')}`)
  if (stale.length === 0 && byHand === null) console.log(UP_TO_DATE[language])
  return byHand !== null || (check && stale.length > 0) ? EXIT_CONTENT_ERRORS : EXIT_OK
}

function configOf({ root }: Options) {
  return config({ root }, process.cwd(), import.meta.url)
}
