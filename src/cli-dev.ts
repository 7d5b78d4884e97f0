// `site dev` on the command line. What it prints is on stderr but for the address.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { config } from './config.ts'
import { EDITOR_NAMES, isEditor } from './dev/serve/editors.ts'
import { languageOf } from './diagnostics/words.ts'
import type { Diagnostic } from './types.ts'

/** What the program gives its commands. */
interface Program {
  readonly site: Command
  readonly done: (code: number) => void
  readonly examples: (...lines: string[]) => string
}

interface Flags {
  readonly root: string
  readonly out: string
  readonly port: number
  readonly open: string
  readonly cache: boolean
}

const WRONG_USAGE = 2
const INTERRUPTED = 130

export function addDev({ site, done, examples }: Program): void {
  site
    .command('dev')
    .description('Build into memory, serve the site with its functions, and show each edit in the browser at once.')
    .addOption(new Option('--root <folder>', 'the project: the folder that holds site/ and templates/').default('.'))
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
    .addOption(new Option('--no-cache', 'read and make everything anew at the start'))
    .addHelpText(
      'after',
      examples('site dev', 'site dev --port 8080 --open zed', "site dev --open 'emacs://open?file={file}&line={line}'"),
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
  const { reportPretty } = await import('./diagnostics/report.ts')
  const { hasColour } = await import('./terminal.ts')
  const { inLanguage } = await import('./diagnostics/words.ts')
  const language = languageOf(process.env)
  const readText = (file: string) => readFileSync(join(settings.root, file), 'utf8')
  const pretty = (found: readonly Diagnostic[]) =>
    reportPretty(inLanguage(found, language), {
      root: settings.root,
      readText,
      color: hasColour(process.stderr, process.env),
    })
  const report = changes(pretty)
  try {
    const running = await dev(settings, {
      port: flags.port,
      editor: flags.open,
      language,
      environment: process.env,
      onDone: ({ diagnostics, files, milliseconds }) => {
        const told = report(diagnostics)
        const isBroken = diagnostics.some(({ severity }) => severity === 'error')
        const state = isBroken ? 'The last good site is served until that is mended.' : `${files} files`
        console.error(`${told}${state} (${milliseconds.toFixed(0)} ms)`)
      },
      say: (text) => process.stderr.write(text),
    })
    console.log(running.address)
    await stopped
    await running.stop()
    return INTERRUPTED
  } catch (cause) {
    const problem = portProblem(cause, flags.port)
    if (problem === null) throw cause
    console.error(problem)
    return WRONG_USAGE
  }
}

/** Findings that were told are not told again at every edit. */
function changes(pretty: (found: readonly Diagnostic[]) => string): (found: readonly Diagnostic[]) => string {
  let last = '[]'
  return (found) => {
    const text = JSON.stringify(found)
    if (text === last) return ''
    last = text
    return `${pretty(found)}\n`
  }
}

function portProblem(cause: unknown, port: number): string | null {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that program, or choose another port: --port ${port + 1}`
  }
  if (code === 'EACCES') return `Port ${port} needs rights that this process lacks. Choose another one: --port 3000`
  return null
}

/** Resolves with the first signal; a second one ends the process at once. */
function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    let count = 0
    const stop = () => {
      count += 1
      if (count > 1) process.exit(INTERRUPTED)
      resolve()
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
  })
}
