// `site dev` on the command line. It prints the address to stdout, everything else to stderr.
import { Option } from 'commander'
import { type CommandLine, EXIT_INTERRUPTED, invalid, ownLanguage, pretty, rootOption, wrongUsage } from './cli-line.ts'
import type { DevDone } from './commands/dev.ts'
import { config } from './config.ts'
import { newsOf } from './dev/news.ts'
import { EDITOR_NAMES, isEditor } from './dev/serve/editors.ts'
import type { Words } from './diagnostics/words.ts'

interface Flags {
  readonly root: string
  readonly out: string
  readonly port: number
  readonly open: string
  readonly cache: boolean
  readonly edit?: true
}

const HELP = {
  about: {
    en: 'Build into memory, serve the site with its functions, and show each edit in the browser at once.',
    de: 'Baut im Speicher, zeigt die Website mit ihren Funktionen und jede Änderung sofort im Browser.',
  },
  port: { en: 'port to listen on', de: 'Port, unter dem die Website erreichbar ist' },
  open: {
    en: `what opens a mistake: ${EDITOR_NAMES.join(', ')}, or an address with {file}, {line} and {column}`,
    de: `womit ein Fehler geöffnet wird: ${EDITOR_NAMES.join(', ')} oder eine Adresse mit {file}, {line} und {column}`,
  },
  out: {
    en: 'where builds go, from the project; nothing is written there',
    de: 'wohin gebaut wird, vom Projekt aus; geschrieben wird dort nichts',
  },
  edit: {
    en: 'click on a text of a page to change it; only the words change in its file',
    de: 'Texte einer Seite per Klick ändern; in der Datei ändern sich nur die Wörter',
  },
  cache: {
    en: 'read and make everything from scratch at the start',
    de: 'liest und erzeugt am Anfang alles von Grund auf',
  },
} satisfies Readonly<Record<string, Words>>

/** Adds `site dev`. */
export function addDev({ site, done, examples, say }: CommandLine): void {
  site
    .command('dev')
    .description(say(HELP.about))
    .addOption(rootOption(say))
    .addOption(new Option('--port <number>', say(HELP.port)).env('PORT').default(3000).argParser(portIn))
    .addOption(new Option('--open <editor>', say(HELP.open)).env('SITE_EDITOR').default('vscode').argParser(editorIn))
    .addOption(new Option('--out <folder>', say(HELP.out)).default('dist'))
    .addOption(new Option('--edit', say(HELP.edit)))
    .addOption(new Option('--no-cache', say(HELP.cache)))
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
  throw invalid({ en: 'It takes a number from 0 to 65535.', de: 'Gebraucht wird eine Zahl von 0 bis 65535.' })
}

function editorIn(text: string): string {
  if (isEditor(text)) return text
  const names = EDITOR_NAMES.join(', ')
  throw invalid({
    en: `It takes ${names}, or an address with {file} in it.`,
    de: `Möglich: ${names} oder eine Adresse, in der {file} steht.`,
  })
}

async function runDev(flags: Flags): Promise<number> {
  const { dev } = await import('./commands/dev.ts')
  const settings = config(flags, process.cwd(), import.meta.url)
  const stopped = stopRequested()
  const language = ownLanguage()
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
