// `site dev` on the command line. It prints the address to stdout, everything else to stderr.
import { InvalidArgumentError, Option } from 'commander'
import { type CommandLine, EXIT_INTERRUPTED, pretty, rootOption, wrongUsage } from './cli-line.ts'
import type { DevDone } from './commands/dev.ts'
import { config } from './config.ts'
import { newsOf } from './dev/news.ts'
import { EDITOR_NAMES, isEditor } from './dev/serve/editors.ts'
import { languageOf, type Words } from './diagnostics/words.ts'

interface Flags {
  readonly root: string
  readonly out: string
  readonly port: number
  readonly open: string
  readonly cache: boolean
  readonly edit?: true
}

export function addDev({ site, done, examples }: CommandLine): void {
  site
    .command('dev')
    .description('Build into memory, serve the site with its functions, and show each edit in the browser at once.')
    .addOption(rootOption())
    .addOption(new Option('--port <number>', 'port to listen on').env('PORT').default(3000).argParser(portIn))
    .addOption(
      new Option(
        '--open <editor>',
        `what opens a mistake: ${EDITOR_NAMES.join(', ')}, or an address with {file}, {line} and {column}`,
      )
        .env('SITE_EDITOR')
        .default('vscode')
        .argParser(editorIn),
    )
    .addOption(
      new Option('--out <folder>', 'where builds go, from the project; nothing is written there').default('dist'),
    )
    .addOption(new Option('--edit', 'click on a text of a page to change it; only the words change in its file'))
    .addOption(new Option('--no-cache', 'read and make everything from scratch at the start'))
    .addHelpText(
      'after',
      examples(
        'site dev',
        'site dev --edit',
        'site dev --port 8080 --open zed',
        "site dev --open 'emacs://open?file={file}&line={line}'",
      ),
    )
    .action(async (flags: Flags) => done(await runDev(flags)))
}

function portIn(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port
  throw new InvalidArgumentError('It takes a number from 0 to 65535.')
}

function editorIn(text: string): string {
  if (isEditor(text)) return text
  throw new InvalidArgumentError(`It takes ${EDITOR_NAMES.join(', ')}, or an address with {file} in it.`)
}

async function runDev(flags: Flags): Promise<number> {
  const { dev } = await import('./commands/dev.ts')
  const settings = config(flags, process.cwd(), import.meta.url)
  const stopped = stopRequested()
  const language = languageOf(process.env)
  const newsIn = newsOf()
  let address: string | null = null
  // One report after the other, in the order of the edits.
  let reported = Promise.resolve()
  const report = async ({ diagnostics, files, milliseconds }: DevDone) => {
    const isBroken = diagnostics.some(({ severity }) => severity === 'error')
    const state = (isBroken ? LAST_GOOD : { en: `${files} files`, de: `${files} Dateien` })[language]
    const { summaryOf } = await import('./diagnostics/report.ts')
    const news = newsIn(diagnostics)
    const found = news.length > 0 && (await pretty(news, { root: settings.root, language, screen: process.stderr }))
    const all = news.length < diagnostics.length && `${IN_ALL[language]}: ${summaryOf(diagnostics, language)}`
    const end = [`${state} (${milliseconds.toFixed(0)} ms)`, ...(address === null ? [] : [address])].join(' · ')
    console.error([found, all, end].filter((line) => line !== false).join('\n'))
  }
  try {
    const running = await dev(settings, {
      port: flags.port,
      editor: flags.open,
      language,
      environment: process.env,
      isEditable: flags.edit === true,
      onDone: (done) => {
        reported = reported.then(() => report(done))
      },
      say: (text) => process.stderr.write(text),
    })
    address = running.address
    console.log(address)
    await stopped
    await running.stop()
    return EXIT_INTERRUPTED
  } catch (cause) {
    const problem = portProblem(cause, flags.port)
    if (problem === null) throw cause
    return wrongUsage(problem[language])
  }
}

const IN_ALL: Words = { en: 'In all', de: 'Insgesamt' }

const LAST_GOOD: Words = {
  en: 'The last good site is served until that is fixed.',
  de: 'Bis das behoben ist, wird die letzte fehlerfreie Fassung gezeigt.',
}

function portProblem(cause: unknown, port: number): Words | null {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') {
    return {
      en: `Port ${port} is in use by another program. Stop that program, or choose another port: --port ${port + 1}`,
      de: `Port ${port} gehört gerade einem anderen Programm. Dieses beenden oder einen anderen Port nehmen: --port ${port + 1}`,
    }
  }
  if (code !== 'EACCES') return null
  return {
    en: `Port ${port} needs rights that this process lacks. Choose another one: --port 3000`,
    de: `Für Port ${port} fehlen die Rechte. Einen anderen nehmen: --port 3000`,
  }
}

/** Resolves with the first signal; a second one ends the process at once. */
function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    let count = 0
    const stop = () => {
      count += 1
      if (count > 1) process.exit(EXIT_INTERRUPTED)
      resolve()
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
  })
}
