// The owner's commands about leads. Part of the command line as cli.ts is.
import { type Command, Option } from 'commander'
import type { LeadKind } from '../functions/lib/lead.ts'
import type { Missing } from '../functions/outbox/backup.ts'
import type { LeadFilter, LeadState } from '../functions/outbox/register.ts'
import { count, databaseOption, placeOf, withRefusals } from './cli-database.ts'
import { LEADS } from './cli-leads-help.ts'
import {
  askErase,
  askRestore,
  backedUp,
  copied,
  erased,
  NAME_ONE,
  NOTHING_ERASED,
  NOTHING_RESTORED,
  noted,
  notWritten,
  purged,
  restored,
  retried,
  symbolicLink,
} from './cli-leads-words.ts'
import {
  type CommandLine,
  EXIT_OK,
  invalid,
  jsonOption,
  openTerminal,
  ownLanguage,
  rootOption,
  type Say,
  wrongUsage,
} from './cli-line.ts'
import type { Words } from './diagnostics/words.ts'

interface Options {
  readonly root: string
  readonly database?: string
  readonly json?: boolean
  readonly kind?: LeadKind
  readonly state?: LeadState
  readonly email?: string
  readonly source?: string
  readonly since?: Date
  readonly limit?: number
  readonly format?: 'csv' | 'json'
  readonly out?: string
  readonly all?: boolean
  readonly yes?: boolean
}

/** Adds a command with the options that all commands about leads share. */
type AddCommand = (name: string, description: Words, ...lines: string[]) => Command

/** Adds `site leads …`. */
export function addLeads(line: CommandLine): void {
  const { site, done, examples, say } = line
  const leads = site
    .command('leads')
    .description(say(LEADS.about))
    .addHelpText('after', examples('site leads list', 'site leads list --state dead', 'site leads export > leads.csv'))
  const add: AddCommand = (name, description, ...lines) =>
    leads
      .command(name)
      .description(say(description))
      .addOption(rootOption(say))
      .addOption(databaseOption(say))
      .addHelpText('after', examples(...lines))
  const run = async (work: () => Promise<number>) => done(await withRefusals(work))

  withFilter(add('list', LEADS.list, 'site leads list --kind booking --limit 10', 'site leads list --json'), say)
    .addOption(new Option('--limit <number>', say(LEADS.limit)).argParser(count).default(50))
    .addOption(jsonOption(say))
    .action((flags: Options) => run(() => runList(flags)))
  add('show <id>', LEADS.show, 'site leads show 3f2a')
    .addOption(jsonOption(say))
    .action((id: string, flags: Options) => run(() => runShow(id, flags)))
  withFilter(
    add(
      'export',
      LEADS.export,
      'site leads export --out leads.csv',
      'site leads export --email erika@example.org --format json',
    ),
    say,
  )
    .addOption(new Option('--format <format>', say(LEADS.format)).choices(['csv', 'json']).default('csv'))
    .addOption(new Option('--out <file>', say(LEADS.out)))
    .action((flags: Options) => run(() => runExport(flags)))
  add('retry [id]', LEADS.retry, 'site leads retry 3f2a', 'site leads retry --all')
    .addOption(new Option('--all', say(LEADS.all)))
    .action((id: string | undefined, flags: Options) => run(() => runRetry(id, flags)))
  add('answered <id>', LEADS.answered, 'site leads answered 3f2a').action((id: string, flags: Options) =>
    run(() => runAnswered(id, flags)),
  )
  addKeeping(add, run, say)
  addCopy(leads.command('copy <from> <to>'), line, run)
}

/** The commands that remove leads, save them and bring them back. */
function addKeeping(add: AddCommand, run: (work: () => Promise<number>) => Promise<void>, say: Say): void {
  add('erase <email>', LEADS.erase, 'site leads erase erika@example.org')
    .addOption(new Option('--yes', say(LEADS.dontAsk)))
    .action((email: string, flags: Options) => run(() => runErase(email, flags)))
  add('purge', LEADS.purge, 'site leads purge').action((flags: Options) => run(() => runPurge(flags)))
  add('backup <file>', LEADS.backup, 'site leads backup /var/backups/leads-2026-03-01.db').action(
    (file: string, flags: Options) => run(() => runBackup(file, flags)),
  )
  add('restore <file>', LEADS.restore, 'site leads restore /var/backups/leads-2026-03-01.db')
    .addOption(new Option('--yes', say(LEADS.deliver)))
    .action((file: string, flags: Options) => run(() => runRestore(file, flags)))
}

/** Both databases are named, so that neither is taken for the other. */
function addCopy(
  copy: Command,
  { examples, say }: CommandLine,
  run: (work: () => Promise<number>) => Promise<void>,
): void {
  copy
    .description(say(LEADS.copy))
    .addOption(rootOption(say))
    .addHelpText('after', examples('site leads copy file:data/leads.db postgres://site:password@db.example.com/leads'))
    .action((from: string, to: string, flags: Options) => run(() => runCopy(flags, from, to)))
}

function withFilter(command: Command, say: Say): Command {
  return command
    .addOption(new Option('--kind <kind>', say(LEADS.ofKind)).choices(['contact', 'booking', 'partial']))
    .addOption(new Option('--state <state>', say(LEADS.inState)).choices(['stored', 'waiting', 'delivered', 'dead']))
    .addOption(new Option('--email <address>', say(LEADS.ofAddress)))
    .addOption(new Option('--source <source>', say(LEADS.ofForm)))
    .addOption(new Option('--since <date>', say(LEADS.since)).argParser(date))
}

function date(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw invalid({ en: 'It takes a day, such as 2026-03-01.', de: 'Gebraucht wird ein Tag, etwa 2026-03-01.' })
  return day
}

function filterOf({ kind, state, email, source, since, limit }: Options): LeadFilter {
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(email && { email }),
    ...(source && { source }),
    ...(since && { since }),
    ...(limit && { limit }),
  }
}

const commands = () => import('./commands/leads.ts')

const shapeOf = ({ json }: Options) => (json ? 'json' : ownLanguage())

function tell(words: Words): void {
  console.log(words[ownLanguage()])
}

async function runList(flags: Options): Promise<number> {
  const { listLeads } = await commands()
  console.log(await listLeads(placeOf(flags), filterOf(flags), shapeOf(flags)))
  return EXIT_OK
}

async function runShow(id: string, flags: Options): Promise<number> {
  const { showLead } = await commands()
  console.log(await showLead(placeOf(flags), id, shapeOf(flags)))
  return EXIT_OK
}

async function runExport(flags: Options): Promise<number> {
  const { exportLeads } = await commands()
  const text = await exportLeads(placeOf(flags), filterOf(flags), flags.format ?? 'csv')
  if (flags.out === undefined) process.stdout.write(text)
  else await save(flags.out, text)
  return EXIT_OK
}

async function save(file: string, text: string): Promise<void> {
  const { writePrivateFile } = await import('./leads/private-file.ts')
  try {
    writePrivateFile(file, text)
  } catch (cause) {
    const { Refusal } = await import('./leads/with-store.ts')
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    throw code === 'ELOOP' ? new Refusal(symbolicLink(file)) : new Refusal(notWritten(file, code), 3)
  }
}

async function runRetry(id: string | undefined, flags: Options): Promise<number> {
  if ((id === undefined) === !flags.all) return wrongUsage(NAME_ONE[ownLanguage()])
  const { retryLeads } = await commands()
  tell(retried(await retryLeads(placeOf(flags), id ?? null)))
  return EXIT_OK
}

async function runAnswered(id: string, flags: Options): Promise<number> {
  const { answerLead } = await commands()
  tell(noted(await answerLead(placeOf(flags), id)))
  return EXIT_OK
}

async function runErase(email: string, flags: Options): Promise<number> {
  const { countLeads, eraseLeads } = await commands()
  const found = await countLeads(placeOf(flags), email)
  if (found > 0 && !flags.yes && !(await confirmed(askErase(found, email))))
    return wrongUsage(NOTHING_ERASED[ownLanguage()])
  tell(erased(await eraseLeads(placeOf(flags), email)))
  return EXIT_OK
}

const YES: Words = { en: 'yes', de: 'ja' }
const YES_OR_NO: Words = { en: '(yes/no)', de: '(ja/nein)' }

async function confirmed(question: Words): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const language = ownLanguage()
  const terminal = await openTerminal()
  const answer = await terminal.question(`${question[language]} ${YES_OR_NO[language]} `)
  terminal.close()
  return answer.trim().toLowerCase() === YES[language]
}

async function runPurge(flags: Options): Promise<number> {
  const { purgeLeads } = await commands()
  tell(purged(await purgeLeads(placeOf(flags))))
  return EXIT_OK
}

async function runBackup(file: string, flags: Options): Promise<number> {
  const { backUpLeads } = await import('./commands/leads-backup.ts')
  tell(backedUp(await backUpLeads(placeOf(flags), file), file))
  return EXIT_OK
}

async function runRestore(file: string, flags: Options): Promise<number> {
  const { restoreLeads } = await import('./commands/leads-backup.ts')
  const isWanted = async (missing: Missing) =>
    missing.waiting === 0 || flags.yes === true || confirmed(askRestore(missing))
  const done = await restoreLeads(placeOf(flags), file, isWanted)
  if (done === null) return wrongUsage(NOTHING_RESTORED[ownLanguage()])
  tell(restored(done))
  return EXIT_OK
}

async function runCopy(flags: Options, from: string, to: string): Promise<number> {
  const { copyLeads } = await import('./commands/leads-copy.ts')
  tell(copied(await copyLeads(placeOf(flags).root, from, to)))
  return EXIT_OK
}
