// `site serve`. Part of the command line as cli.ts is.
import { type Command, Option } from 'commander'
import { type CommandLine, EXIT_OK, ownLanguage, rootOption, type Say, wrongUsage } from './cli-line.ts'
import { config, type Flags } from './config.ts'
import type { Words } from './diagnostics/words.ts'

interface ServeFlags extends Flags {
  readonly port?: string
  readonly help?: boolean
}

const HELP = {
  about: {
    en: 'Serve dist/ with its functions, as a host would.',
    de: 'Stellt dist/ mit seinen Funktionen bereit, wie ein Hoster es täte.',
  },
  out: { en: 'the built site, from the project', de: 'die gebaute Website, vom Projekt aus' },
  port: {
    en: 'port to listen on (also PORT in the environment)',
    de: 'Port, unter dem sie erreichbar ist (auch PORT in der Umgebung)',
  },
  help: {
    en: 'display help for command, with the settings of the server',
    de: 'zeigt diese Hilfe, mit den Einstellungen des Servers',
  },
  settings: { en: 'Settings of the server, from the environment', de: 'Einstellungen des Servers, aus der Umgebung' },
} satisfies Readonly<Record<string, Words>>

/** Adds `site serve`. */
export function addServe({ site, done, examples, say }: CommandLine): void {
  site
    .command('serve')
    .description(say(HELP.about))
    .addOption(rootOption(say))
    .addOption(new Option('--out <folder>', say(HELP.out)).default('dist'))
    .addOption(new Option('--port <number>', say(HELP.port)))
    // Commander prints its own help at once; the settings of the server are loaded only when they are needed.
    .helpOption(false)
    .addOption(new Option('-h, --help', say(HELP.help)))
    .addHelpText('after', examples('site serve', 'site serve --port 8080'))
    .action(async (flags: ServeFlags, command: Command) =>
      done(await (flags.help ? help(command, say) : runServe(flags))),
    )
}

async function help(command: Command, say: Say): Promise<number> {
  const [{ settingsHelp }, { GERMAN_SETTINGS }] = await Promise.all([
    import('../functions/lib/settings-help.ts'),
    import('../functions/lib/settings-help-german.ts'),
  ])
  const words = { fallback: 'Voreinstellung', settings: GERMAN_SETTINGS }
  const settings = ownLanguage() === 'de' ? settingsHelp(words) : settingsHelp()
  command.addHelpText('after', `\n${say(HELP.settings)}:\n${settings}`).outputHelp()
  return EXIT_OK
}

async function runServe(flags: ServeFlags): Promise<number> {
  const { serve } = await import('./commands/serve.ts')
  const { out } = config(flags, process.cwd(), import.meta.url)
  const result = await serve(out, flags.port)
  if (typeof result === 'number') return result
  return wrongUsage(result.problem[ownLanguage()])
}
