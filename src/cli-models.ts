// The owner's commands about models. Part of the command line as cli.ts is.
import { Option } from 'commander'
import {
  type CommandLine,
  EXIT_CONTENT_ERRORS,
  EXIT_OK,
  invalid,
  jsonOption,
  ownLanguage,
  rootOption,
  wrongUsage,
} from './cli-line.ts'
import { config } from './config.ts'
import type { Words } from './diagnostics/words.ts'
import type { Report } from './models/pull.ts'

interface Options {
  readonly root: string
  readonly models?: string
  readonly json?: boolean
  readonly hub?: string
  readonly revision?: string
}

const HUB = 'https://huggingface.co'

const HELP = {
  about: {
    en: 'Models that help to read documents. Without any, rules read them.',
    de: 'Modelle, die beim Lesen von Dokumenten helfen. Ohne sie lesen Regeln.',
  },
  folder: {
    en: 'where models are; left out: MODELS_DIR, or functions/models',
    de: 'wo die Modelle liegen; ohne Angabe MODELS_DIR oder functions/models',
  },
  list: {
    en: 'Each slot of site/site.yaml, its model and the checksum of its files.',
    de: 'Jeder Platz aus site/site.yaml, sein Modell und die Prüfsumme seiner Dateien.',
  },
  verify: {
    en: 'The same, and exit code 1 unless every chosen model is there as it was chosen.',
    de: 'Dasselbe, mit Rückgabewert 1, wenn nicht jedes gewählte Modell so da ist, wie es gewählt wurde.',
  },
  pull: {
    en: 'Fetch a model from a hub. Nothing else ever contacts one.',
    de: 'Holt ein Modell von einem Hub. Sonst nimmt nie etwas Verbindung zu einem auf.',
  },
  hub: { en: 'the hub', de: 'der Hub' },
  revision: { en: 'branch, tag or commit', de: 'Branch, Tag oder Commit' },
} satisfies Readonly<Record<string, Words>>

/** Adds `site models …`. */
export function addModels({ site, done, examples, say }: CommandLine): void {
  const models = site
    .command('models')
    .description(say(HELP.about))
    .addHelpText('after', examples('site models list', 'site models verify', 'site models pull example/document-kinds'))
  const add = (name: string, description: Words, ...lines: string[]) =>
    models
      .command(name)
      .description(say(description))
      .addOption(rootOption(say))
      .addOption(new Option('--models <folder>', say(HELP.folder)))
      .addHelpText('after', examples(...lines))

  add('list', HELP.list, 'site models list --json')
    .addOption(jsonOption(say))
    .action(async (flags: Options) => {
      await show(flags)
      done(EXIT_OK)
    })
  add('verify', HELP.verify, 'site models verify')
    .addOption(jsonOption(say))
    .action(async (flags: Options) => done((await show(flags)) ? EXIT_OK : EXIT_CONTENT_ERRORS))
  add(
    'pull <model>',
    HELP.pull,
    'site models pull example/document-kinds',
    'site models pull example/document-kinds --revision v2',
  )
    .addOption(new Option('--hub <address>', say(HELP.hub)).default(HUB))
    .addOption(new Option('--revision <name>', say(HELP.revision)).argParser(revision).default('main'))
    .action(async (model: string, flags: Options) => done(await runPull(model, flags)))
}

function revision(text: string): string {
  if (!/^[\w.-]+$/.test(text))
    throw invalid({
      en: 'It takes a branch, a tag or a commit.',
      de: 'Gebraucht wird ein Branch, ein Tag oder ein Commit.',
    })
  return text
}

function placeOf({ root, models }: Options) {
  return { root: config({ root }, process.cwd(), import.meta.url).root, folder: models }
}

async function show(flags: Options): Promise<boolean> {
  const { reportModels } = await import('./commands/models.ts')
  const { text, isRight } = await reportModels(placeOf(flags), flags.json ? 'json' : ownLanguage())
  console.log(text)
  return isRight
}

function noName(name: string): Words {
  return {
    en: `"${name}" is no name of a model. It takes an owner and a name, such as example/document-kinds.`,
    de: `„${name}“ ist kein Name eines Modells. Gebraucht werden Besitzer und Name, etwa example/document-kinds.`,
  }
}

async function runPull(name: string, flags: Options): Promise<number> {
  if (!/^[\w-][\w.-]*\/[\w-][\w.-]*$/.test(name)) {
    return wrongUsage(noName(name)[ownLanguage()])
  }
  const { PullFailure } = await import('./models/pull.ts')
  const { pull } = await import('./commands/models.ts')
  const { numberIn } = await import('./diagnostics/said.ts')
  const { hub = HUB, revision: wanted = 'main' } = flags
  const language = ownLanguage()
  const report: Report = ({ path, size }) => console.error(`${path} (${numberIn(language, size / 1e6, 1)} MB)`)
  try {
    console.log(await pull(placeOf(flags), { hub, name, revision: wanted }, report))
    return EXIT_OK
  } catch (thrown) {
    if (!(thrown instanceof PullFailure)) throw thrown
    console.error(thrown.words[language])
    return EXIT_CONTENT_ERRORS
  }
}
