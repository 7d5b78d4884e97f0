// The owner's commands about models. Part of the command line as cli.ts is.
import { InvalidArgumentError, Option } from 'commander'
import { type CommandLine, EXIT_CONTENT_ERRORS, EXIT_OK, jsonOption, rootOption, wrongUsage } from './cli-line.ts'
import { config } from './config.ts'

interface Options {
  readonly root: string
  readonly models?: string
  readonly json?: boolean
  readonly hub?: string
  readonly revision?: string
}

const HUB = 'https://huggingface.co'

/** Adds `site models …`. */
export function addModels({ site, done, examples }: CommandLine): void {
  const models = site
    .command('models')
    .description('Models that help to read documents. Without any, rules read them.')
    .addHelpText('after', examples('site models list', 'site models verify', 'site models pull example/document-kinds'))
  const add = (name: string, description: string, ...lines: string[]) =>
    models
      .command(name)
      .description(description)
      .addOption(rootOption())
      .addOption(new Option('--models <folder>', 'where models are; left out: MODELS_DIR, or functions/models'))
      .addHelpText('after', examples(...lines))

  add('list', 'Each slot of site/site.yaml, its model and the checksum of its files.', 'site models list --json')
    .addOption(jsonOption())
    .action(async (flags: Options) => {
      await show(flags)
      done(EXIT_OK)
    })
  add('verify', 'The same, and exit code 1 unless every chosen model is there as it was chosen.', 'site models verify')
    .addOption(jsonOption())
    .action(async (flags: Options) => done((await show(flags)) ? EXIT_OK : EXIT_CONTENT_ERRORS))
  add(
    'pull <model>',
    'Fetch a model from a hub. Nothing else ever contacts one.',
    'site models pull example/document-kinds',
    'site models pull example/document-kinds --revision v2',
  )
    .addOption(new Option('--hub <address>', 'the hub').default(HUB))
    .addOption(new Option('--revision <name>', 'branch, tag or commit').argParser(revision).default('main'))
    .action(async (model: string, flags: Options) => done(await runPull(model, flags)))
}

function revision(text: string): string {
  if (!/^[\w.-]+$/.test(text)) throw new InvalidArgumentError('It takes a branch, a tag or a commit.')
  return text
}

function placeOf({ root, models }: Options) {
  return { root: config({ root }, process.cwd(), import.meta.url).root, folder: models }
}

async function show(flags: Options): Promise<boolean> {
  const { reportModels } = await import('./commands/models.ts')
  const { text, isRight } = await reportModels(placeOf(flags), flags.json ?? false)
  console.log(text)
  return isRight
}

async function runPull(name: string, flags: Options): Promise<number> {
  if (!/^[\w-][\w.-]*\/[\w-][\w.-]*$/.test(name)) {
    return wrongUsage(`"${name}" is no name of a model. It takes an owner and a name, such as example/document-kinds.`)
  }
  const { PullFailure } = await import('./models/pull.ts')
  const { pull } = await import('./commands/models.ts')
  const { hub = HUB, revision: wanted = 'main' } = flags
  try {
    console.log(await pull(placeOf(flags), { hub, name, revision: wanted }, (line) => console.error(line)))
    return EXIT_OK
  } catch (thrown) {
    if (!(thrown instanceof PullFailure)) throw thrown
    console.error(thrown.message)
    return EXIT_CONTENT_ERRORS
  }
}
