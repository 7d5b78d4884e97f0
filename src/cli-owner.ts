// site.js in dist/: the owner's commands about leads and visits, on a machine that has neither the project nor its tools.
import { Command, CommanderError } from 'commander'
import { addFigures } from './cli-figures.ts'
import { addLeads } from './cli-leads.ts'
import { EXIT_INTERNAL, EXIT_OK, EXIT_USAGE, endWithReader } from './cli-line.ts'
import { describeFailure } from './failure.ts'

/** Runs one command line and returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  let code = EXIT_OK
  const owner = new Command('site')
    .description('What visitors sent to the site in this folder. Run it where the server runs, with its settings.')
    .showHelpAfterError('Run the command with --help to see what it takes.')
    .exitOverride()
  const done = (ended: number) => {
    code = ended
  }
  const examples = (...lines: string[]) =>
    `\nExamples:\n${lines.map((line) => `  ${line.replace(/^site /, 'node site.js ')}`).join('\n')}`
  for (const add of [addLeads, addFigures]) add({ site: owner, version: '', done, examples })
  try {
    await owner.parseAsync(args, { from: 'user' })
    return code
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT_OK : EXIT_USAGE
    console.error(describeFailure(thrown, 'en'))
    return EXIT_INTERNAL
  }
}

endWithReader()
process.exitCode = await main(process.argv.slice(2))
