// Runs a command line, and ends with an exit code. Results go to stdout, everything else to stderr.
import { CommanderError } from 'commander'
import { EXIT_INTERNAL, EXIT_OK, EXIT_USAGE, endWithReader, ownLanguage } from './cli-line.ts'
import { program } from './cli-program.ts'
import { describeFailure } from './failure.ts'

/** Runs one command line and returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  let code = EXIT_OK
  const site = program((ended) => {
    code = ended
  }, ownLanguage())
  try {
    await site.parseAsync(args, { from: 'user' })
    return code
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT_OK : EXIT_USAGE
    console.error(describeFailure(thrown, ownLanguage()))
    return EXIT_INTERNAL
  }
}

/**
 * Ends the process where nothing is left to wait for. By itself Node would wait for what V8 does with memory in the background,
 * and give the memory back piece by piece: a twentieth of a small build.
 */
function leave(): void {
  const isOutput = (kind: string) => kind === 'TTYWrap' || kind === 'PipeWrap'
  const isWritten = process.stdout.writableLength + process.stderr.writableLength === 0
  if (isWritten && process.getActiveResourcesInfo().every(isOutput)) process.exit()
}

// Without a handler of our own Ctrl-C ends the process at once, even in the middle of a template that never ends; shells
// report 130. The next build clears what an interrupted one left behind.
endWithReader()
process.exitCode = await main(process.argv.slice(2))
leave()
