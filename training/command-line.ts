import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * The options that a program was called with. --help ends it with its usage and exit code 0; an option that it does not
 * have, with what is wrong, its usage and exit code 2.
 *
 * @param usage one line for each way to call it
 */
export function optionsOf<T extends NonNullable<ParseArgsConfig['options']>>(usage: readonly string[], options: T) {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usageText(usage))
    process.exit(0)
  }
  try {
    return parseArgs({ args, options }).values
  } catch (cause) {
    if (cause instanceof TypeError) return wrongUsage(cause.message, usage)
    throw cause
  }
}

/** Ends the program: what is wrong, its usage, exit code 2. */
export function wrongUsage(problem: string, usage: readonly string[]): never {
  process.stderr.write(`${problem}\n${usageText(usage)}`)
  process.exit(2)
}

const usageText = (usage: readonly string[]) => usage.map((line) => `Usage: npm run ${line}\n`).join('')
