// The owner's command about the examples of the document demo. Part of the command line as cli.ts is.
import { Option } from 'commander'
import { type CommandLine, EXIT_CONTENT_ERRORS, EXIT_OK, rootOption, wrongUsage } from './cli-line.ts'
import { config } from './config.ts'

interface Options {
  readonly root: string
  readonly check?: boolean
  readonly renew?: boolean
}

const DESCRIPTION =
  'Have the document API read the samples of the document demo, and record its answers, which pages show as examples.'

/** Adds `site examples`. */
export function addExamples({ site, done, examples }: CommandLine): void {
  site
    .command('examples')
    .description(DESCRIPTION)
    .addOption(rootOption())
    .addOption(new Option('--check', 'write nothing; fail if an answer is not the recorded one'))
    .addOption(
      new Option('--renew', 'make the samples anew first, dated from today; needs Chromium').conflicts('check'),
    )
    .addHelpText('after', examples('site examples', 'site examples --check', 'site examples --renew'))
    .action(async (flags: Options) => done(await runExamples(flags)))
}

async function runExamples({ root, check = false, renew = false }: Options): Promise<number> {
  const [{ examples }, { findChromium }] = await Promise.all([
    import('./commands/examples.ts'),
    import('./check/browser/find-chromium.ts'),
  ])
  const chromium = findChromium(process.env)
  if (renew && chromium === null)
    return wrongUsage('Samples are made with Chromium: install it, or name it in CHROMIUM_PATH.')
  const made = await examples(config({ root }, process.cwd(), import.meta.url), {
    check,
    renewal: renew && chromium !== null ? { today: new Date().toISOString().slice(0, 10), chromium } : null,
    onRead: (what) => console.error(what),
  })
  if ('problem' in made) {
    console.error(made.problem)
    return EXIT_CONTENT_ERRORS
  }
  const { changed, count } = made
  if (changed.length > 0) console.log(changed.join('\n'))
  console.log(closing({ check, changed: changed.length, count }))
  return check && changed.length > 0 ? EXIT_CONTENT_ERRORS : EXIT_OK
}

function closing({ check, changed, count }: { check: boolean; changed: number; count: number }): string {
  if (!check) return `Written: site/data/examples.yaml, ${count} answers, ${changed} differences.`
  return changed > 0 ? `${changed} differences: run "site examples".` : `Up to date: ${count} answers.`
}
