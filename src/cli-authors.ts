// The authors' commands: explanations, scaffolds. Part of the command line as cli.ts is.
import { Argument, Option } from 'commander'
import {
  type CommandLine,
  EXIT_CONTENT_ERRORS,
  EXIT_OK,
  openTerminal,
  ownLanguage,
  rootOption,
  wrongUsage,
} from './cli-line.ts'
import { config } from './config.ts'
import { inBoth, type Words } from './diagnostics/words.ts'
import { KINDS, type Kind, type NewRequest } from './scaffold/plan.ts'

interface Options {
  readonly root: string
  readonly title?: string
  readonly question?: string
  readonly answer?: string
  readonly newList?: boolean
}

/** Adds `site explain` and `site new`. */
export function addAuthors(line: CommandLine): void {
  addExplain(line)
  addNew(line)
}

const EXPLAIN = {
  what: {
    en: 'a file and a path in it, a line of it, a type of section, a file of data, or a name',
    de: 'eine Datei und ein Pfad darin, eine Zeile davon, eine Art von Abschnitt, eine Datei mit Daten oder ein Name',
  },
  about: {
    en: 'Say what a value means, what it may be, and what it is now.',
    de: 'Sagt, was ein Wert bedeutet, was er sein darf und was er zurzeit ist.',
  },
} satisfies Readonly<Record<string, Words>>

function addExplain({ site, done, examples, say }: CommandLine): void {
  site
    .command('explain')
    .argument('<what...>', say(EXPLAIN.what))
    .description(say(EXPLAIN.about))
    .addOption(rootOption(say))
    .addHelpText(
      'after',
      examples(
        'site explain pages/home.yaml sections.0.actions',
        'site explain pages/home.yaml:12',
        'site explain faq.exclusive',
        'site explain packages starter.price',
        'site explain label',
      ),
    )
    .action(async (words: string[], flags: Options) => done(await runExplain(words, flags)))
}

const NEW = {
  kind: { en: 'what to make', de: 'was entstehen soll' },
  name: {
    en: 'its name: small letters, digits and hyphens; for a question the name of its list',
    de: 'der Name: Kleinbuchstaben, Ziffern und Bindestriche; bei einer Frage der Name ihrer Liste',
  },
  about: {
    en: 'Make a page, a kind of section, a question, a case or a package to begin with; overwrites nothing.',
    de: 'Legt eine Seite, eine Art von Abschnitt, eine Frage, ein Fallbeispiel oder ein Paket für den Anfang an; überschreibt nichts.',
  },
  title: { en: 'its title or name as visitors read it', de: 'Titel oder Name, wie Besucher ihn lesen' },
  question: { en: 'with faq: the question', de: 'bei faq: die Frage' },
  answer: { en: 'with faq: its answer', de: 'bei faq: die Antwort' },
  newList: {
    en: 'with faq: begin a list, also where its name is near to one that there is',
    de: 'bei faq: beginnt eine Liste, auch wenn ihr Name einem vorhandenen ähnlich ist',
  },
} satisfies Readonly<Record<string, Words>>

function addNew({ site, done, examples, say }: CommandLine): void {
  site
    .command('new')
    .addArgument(new Argument('<kind>', say(NEW.kind)).choices(KINDS))
    .argument('[name]', say(NEW.name))
    .description(say(NEW.about))
    .addOption(rootOption(say))
    .addOption(new Option('--title <text>', say(NEW.title)))
    .addOption(new Option('--question <text>', say(NEW.question)))
    .addOption(new Option('--answer <text>', say(NEW.answer)))
    .addOption(new Option('--new-list', say(NEW.newList)))
    .addHelpText(
      'after',
      examples(
        'site new page our-team --title "Unser Team"',
        'site new section timeline',
        'site new faq website --question "Wie lange dauert es?" --answer "In der Regel zwei Wochen."',
      ),
    )
    .action(async (kind: Kind, name: string | undefined, flags: Options) => done(await runNew(kind, name, flags)))
}

async function runNew(kind: Kind, name: string | undefined, flags: Options): Promise<number> {
  const { makeNew, nearList, questionLists } = await import('./commands/authors/new.ts')
  const lists = kind === 'faq' ? questionLists(settingsOf(flags).root) : []
  const given = { kind, name, title: flags.title, question: flags.question, answer: flags.answer }
  const request = await askMissing(given, lists)
  const language = ownLanguage()
  if (!request) return wrongUsage(unnamed(kind, lists)[language])
  const near = flags.newList ? undefined : nearList(request, lists)
  const listed = near === undefined ? request : await withList(request, near)
  if (!listed) return wrongUsage(noList(request.name, near ?? '')[language])
  const made = await makeNew(settingsOf(flags), listed)
  if ('problem' in made) return wrongUsage(`${made.problem[language]} ${NOTHING_WRITTEN[language]}`)
  const steps = made.next.map((step) => `  ${step[language]}`)
  console.log([`${WRITTEN[language]}: ${made.written.join(', ')}`, `${NEXT[language]}:`, ...steps].join('\n'))
  return EXIT_OK
}

const NOTHING_WRITTEN: Words = { en: 'Nothing was written.', de: 'Geschrieben wurde nichts.' }
const WRITTEN: Words = { en: 'Written', de: 'Geschrieben' }
const NEXT: Words = { en: 'Next', de: 'Als Nächstes' }

function noList(name: string, near: string): Words {
  return {
    en: `There is no list "${name}". Did you mean "${near}"? A new list is begun with --new-list. ${NOTHING_WRITTEN.en}`,
    de: `Eine Liste „${name}“ gibt es nicht. Gemeint ist wohl „${near}“. Mit --new-list beginnt eine neue Liste. ${NOTHING_WRITTEN.de}`,
  }
}

/** Asks on a terminal whether the list that there is was meant; null where nobody can answer. */
async function withList(request: NewRequest, near: string): Promise<NewRequest | null> {
  if (!process.stdin.isTTY) return null
  const terminal = await openTerminal()
  const asked: Words = {
    en: `There is no list "${request.name}", but "${near}". Put it there? (Y/n) `,
    de: `Eine Liste „${request.name}“ gibt es nicht, aber „${near}“. Dorthin schreiben? (J/n) `,
  }
  const answer = await terminal.question(asked[ownLanguage()])
  terminal.close()
  return /^n/i.test(answer.trim()) ? request : { ...request, name: near }
}

function unnamed(kind: Kind, lists: readonly string[]): Words {
  if (kind !== 'faq')
    return { en: `Name it: site new ${kind} <name>.`, de: `Einen Namen nennen: site new ${kind} <Name>.` }
  const names = lists.join(', ')
  const known: Words = names === '' ? inBoth(() => '') : { en: ` There is: ${names}.`, de: ` Es gibt: ${names}.` }
  return {
    en: `Name the list that the question goes into: site new faq <name>.${known.en}`,
    de: `Die Liste nennen, in die die Frage kommt: site new faq <Name>.${known.de}`,
  }
}

/** Asks on a terminal for what was left out; an empty answer leaves it out. */
async function askMissing(
  given: Omit<NewRequest, 'name'> & { readonly name: string | undefined },
  lists: readonly string[],
): Promise<NewRequest | null> {
  if (!process.stdin.isTTY) return given.name === undefined ? null : { ...given, name: given.name }
  const terminal = await openTerminal()
  const ask = async (known: string | undefined, words: Words) =>
    known ?? ((await terminal.question(`${words[ownLanguage()]} `)).trim() || undefined)
  const isQuestion = given.kind === 'faq'
  const name = await ask(given.name, isQuestion ? askForList(lists) : askForName(given.kind))
  const title = isQuestion || name === undefined ? given.title : await ask(given.title, TITLE)
  const question = isQuestion ? await ask(given.question, QUESTION) : undefined
  const answer = isQuestion ? await ask(given.answer, ANSWER) : undefined
  terminal.close()
  return name === undefined ? null : { kind: given.kind, name, title, question, answer }
}

const TITLE: Words = { en: 'Title for visitors:', de: 'Titel für Besucher:' }
const QUESTION: Words = { en: 'Question:', de: 'Frage:' }
const ANSWER: Words = { en: 'Answer:', de: 'Antwort:' }

function askForList(lists: readonly string[]): Words {
  return { en: `Name of the list (${lists.join(', ')}):`, de: `Name der Liste (${lists.join(', ')}):` }
}

const OF_KIND: Readonly<Record<Kind, string>> = {
  page: 'der Seite',
  section: 'der Art von Abschnitt',
  faq: 'der Liste',
  case: 'des Fallbeispiels',
  package: 'des Pakets',
}

function askForName(kind: Kind): Words {
  return { en: `Name of the ${kind} (such as our-team):`, de: `Name ${OF_KIND[kind]} (etwa unser-team):` }
}

async function runExplain(words: readonly string[], flags: Options): Promise<number> {
  const { explain } = await import('./commands/authors/explain.ts')
  const { text, isFound } = await explain(settingsOf(flags), words, ownLanguage())
  if (isFound) console.log(text)
  else console.error(text)
  return isFound ? EXIT_OK : EXIT_CONTENT_ERRORS
}

function settingsOf(flags: Options) {
  return config({ root: flags.root }, process.cwd(), import.meta.url)
}
