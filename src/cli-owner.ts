// site.js in dist/: the owner's commands about leads and visits, on a machine that has neither the project nor its tools.
import { Command, CommanderError } from 'commander'
import { addFigures } from './cli-figures.ts'
import { withHelpIn } from './cli-help.ts'
import { addLeads } from './cli-leads.ts'
import { EXIT_INTERNAL, EXIT_OK, EXIT_USAGE, endWithReader, ownLanguage, type Say } from './cli-line.ts'
import type { Words } from './diagnostics/words.ts'
import { describeFailure } from './failure.ts'

const HELP = {
  about: {
    en: 'What visitors sent to the site in this folder. Run it where the server runs, with its settings.',
    de: 'Was Besucher der Website in diesem Ordner geschickt haben. Dort aufrufen, wo der Server läuft, mit dessen Einstellungen.',
  },
  see: {
    en: 'Run the command with --help to see what it takes.',
    de: 'Was der Befehl annimmt, zeigt er mit --help.',
  },
  examples: { en: 'Examples', de: 'Beispiele' },
} satisfies Readonly<Record<string, Words>>

/** Runs one command line and returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  let code = EXIT_OK
  const language = ownLanguage()
  const say: Say = (words) => words[language]
  const owner = withHelpIn(language, new Command('site'))
    .description(say(HELP.about))
    .showHelpAfterError(say(HELP.see))
    .exitOverride()
  const done = (ended: number) => {
    code = ended
  }
  const examples = (...lines: string[]) =>
    `\n${say(HELP.examples)}:\n${lines.map((line) => `  ${line.replace(/^site /, 'node site.js ')}`).join('\n')}`
  for (const add of [addLeads, addFigures]) add({ site: owner, version: '', done, examples, say })
  try {
    await owner.parseAsync(args, { from: 'user' })
    return code
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT_OK : EXIT_USAGE
    console.error(describeFailure(thrown, language))
    return EXIT_INTERNAL
  }
}

endWithReader()
process.exitCode = await main(process.argv.slice(2))
