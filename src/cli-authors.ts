// The authors' commands: explanations, scaffolds. Part of the command line as cli.ts is.
import { createInterface } from 'node:readline/promises'
import { Argument, Option } from 'commander'
import { type CommandLine, EXIT_CONTENT_ERRORS, EXIT_OK, rootOption, wrongUsage } from './cli-line.ts'
import { config } from './config.ts'
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

function addExplain({ site, done, examples }: CommandLine): void {
  site
    .command('explain')
    .argument('<what...>', 'a file and a path in it, a line of it, a type of section, a file of data, or a name')
    .description('Say what a value means, what it may be, and what it is now.')
    .addOption(rootOption())
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

function addNew({ site, done, examples }: CommandLine): void {
  site
    .command('new')
    .addArgument(new Argument('<kind>', 'what to make').choices(KINDS))
    .argument('[name]', 'its name: small letters, digits and hyphens; for a question the name of its list')
    .description('Make a page, a kind of section, a question, a case or a package to begin with; overwrites nothing.')
    .addOption(rootOption())
    .addOption(new Option('--title <text>', 'its title or name as visitors read it'))
    .addOption(new Option('--question <text>', 'with faq: the question'))
    .addOption(new Option('--answer <text>', 'with faq: its answer'))
    .addOption(new Option('--new-list', 'with faq: begin a list, also where its name is near to one that there is'))
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
  if (!request) return wrongUsage(unnamed(kind, lists))
  const near = flags.newList ? undefined : nearList(request, lists)
  const listed = near === undefined ? request : await withList(request, near)
  if (!listed) return wrongUsage(`There is no list "${request.name}". Did you mean "${near}"? ${HOW_TO_BEGIN}`)
  const made = await makeNew(settingsOf(flags), listed)
  if ('problem' in made) return wrongUsage(`${made.problem} Nothing was written.`)
  console.log(`Written: ${made.written.join(', ')}\nNext:\n${made.next.map((step) => `  ${step}`).join('\n')}`)
  return EXIT_OK
}

const HOW_TO_BEGIN = 'A new list is begun with --new-list. Nothing was written.'

/** Asks on a terminal whether the list that there is was meant; null where nobody can answer. */
async function withList(request: NewRequest, near: string): Promise<NewRequest | null> {
  if (!process.stdin.isTTY) return null
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`There is no list "${request.name}", but "${near}". Put it there? (Y/n) `)
  terminal.close()
  return /^n/i.test(answer.trim()) ? request : { ...request, name: near }
}

function unnamed(kind: Kind, lists: readonly string[]): string {
  if (kind !== 'faq') return `Name it: site new ${kind} <name>.`
  const known = lists.length > 0 ? ` There is: ${lists.join(', ')}.` : ''
  return `Name the list that the question goes into: site new faq <name>.${known}`
}

/** Asks on a terminal for what was left out; an empty answer leaves it out. */
async function askMissing(
  given: Omit<NewRequest, 'name'> & { readonly name: string | undefined },
  lists: readonly string[],
): Promise<NewRequest | null> {
  if (!process.stdin.isTTY) return given.name === undefined ? null : { ...given, name: given.name }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const ask = async (known: string | undefined, words: string) =>
    known ?? ((await terminal.question(`${words} `)).trim() || undefined)
  const isQuestion = given.kind === 'faq'
  const name = await ask(
    given.name,
    isQuestion ? `Name of the list (${lists.join(', ')}):` : `Name of the ${given.kind} (such as our-team):`,
  )
  const title = isQuestion || name === undefined ? given.title : await ask(given.title, 'Title for visitors:')
  const question = isQuestion ? await ask(given.question, 'Question:') : undefined
  const answer = isQuestion ? await ask(given.answer, 'Answer:') : undefined
  terminal.close()
  return name === undefined ? null : { kind: given.kind, name, title, question, answer }
}

async function runExplain(words: readonly string[], flags: Options): Promise<number> {
  const { explain } = await import('./commands/authors/explain.ts')
  const { text, isFound } = await explain(settingsOf(flags), words)
  if (isFound) console.log(text)
  else console.error(text)
  return isFound ? EXIT_OK : EXIT_CONTENT_ERRORS
}

function settingsOf(flags: Options) {
  return config({ root: flags.root }, process.cwd(), import.meta.url)
}
