// `site serve`. Part of the command line as cli.ts is.
import { type Command, Option } from 'commander'
import { type CommandLine, EXIT_OK, rootOption, wrongUsage } from './cli-line.ts'
import { config, type Flags } from './config.ts'

interface ServeFlags extends Flags {
  readonly port?: string
  readonly help?: boolean
}

/** Adds `site serve`. */
export function addServe({ site, done, examples }: CommandLine): void {
  site
    .command('serve')
    .description('Serve dist/ with its functions, as a host would.')
    .addOption(rootOption())
    .addOption(new Option('--out <folder>', 'the built site, from the project').default('dist'))
    .addOption(new Option('--port <number>', 'port to listen on (also PORT in the environment)'))
    // Commander prints its own help at once; the settings of the server are loaded only when they are needed.
    .helpOption(false)
    .addOption(new Option('-h, --help', 'display help for command, with the settings of the server'))
    .addHelpText('after', examples('site serve', 'site serve --port 8080'))
    .action(async (flags: ServeFlags, command: Command) => done(await (flags.help ? help(command) : runServe(flags))))
}

async function help(command: Command): Promise<number> {
  const { settingsHelp } = await import('../functions/lib/settings-help.ts')
  command.addHelpText('after', `\nSettings of the server, from the environment:\n${settingsHelp()}`).outputHelp()
  return EXIT_OK
}

async function runServe(flags: ServeFlags): Promise<number> {
  const { serve } = await import('./commands/serve.ts')
  const { out } = config(flags, process.cwd(), import.meta.url)
  const result = await serve(out, flags.port)
  if (typeof result === 'number') return result
  return wrongUsage(result.problem)
}
