// The owner's command about the examples of the document demo. Part of the command line as cli.ts is.
import { Option } from 'commander'
import { type CommandLine, EXIT_CONTENT_ERRORS, EXIT_OK, ownLanguage, rootOption, wrongUsage } from './cli-line.ts'
import { config } from './config.ts'
import type { Words } from './diagnostics/words.ts'

interface Options {
  readonly root: string
  readonly check?: boolean
  readonly renew?: boolean
}

const HELP = {
  about: {
    en: 'Have the document API read the samples of the document demo, and record its answers, which pages show as examples.',
    de: 'Lässt die Dokument-Schnittstelle die Beispiele der Dokument-Demo lesen und zeichnet ihre Antworten auf, die Seiten als Beispiele zeigen.',
  },
  check: {
    en: 'write nothing; fail if an answer is not the recorded one',
    de: 'schreibt nichts; scheitert, wenn eine Antwort nicht die aufgezeichnete ist',
  },
  renew: {
    en: 'make the samples anew first, dated from today; needs Chromium',
    de: 'erzeugt zuerst die Beispiele neu, mit Daten ab heute; braucht Chromium',
  },
} satisfies Readonly<Record<string, Words>>

/** Adds `site examples`. */
export function addExamples({ site, done, examples, say }: CommandLine): void {
  site
    .command('examples')
    .description(say(HELP.about))
    .addOption(rootOption(say))
    .addOption(new Option('--check', say(HELP.check)))
    .addOption(new Option('--renew', say(HELP.renew)).conflicts('check'))
    .addHelpText('after', examples('site examples', 'site examples --check', 'site examples --renew'))
    .action(async (flags: Options) => done(await runExamples(flags)))
}

const NO_CHROMIUM: Words = {
  en: 'Samples are made with Chromium: install it, or name it in CHROMIUM_PATH.',
  de: 'Beispiele werden mit Chromium erzeugt: es installieren oder in CHROMIUM_PATH nennen.',
}

async function runExamples({ root, check = false, renew = false }: Options): Promise<number> {
  const [{ examples }, { findChromium }] = await Promise.all([
    import('./commands/examples.ts'),
    import('./check/browser/find-chromium.ts'),
  ])
  const language = ownLanguage()
  const chromium = findChromium(process.env)
  if (renew && chromium === null) return wrongUsage(NO_CHROMIUM[language])
  const made = await examples(config({ root }, process.cwd(), import.meta.url), {
    check,
    renewal: renew && chromium !== null ? { today: new Date().toISOString().slice(0, 10), chromium } : null,
    onRead: (what) => console.error(what),
  })
  if ('problem' in made) {
    console.error(made.problem[language])
    return EXIT_CONTENT_ERRORS
  }
  const { changed, count } = made
  for (const words of changed) console.log(words[language])
  console.log(closing({ check, changed: changed.length, count })[language])
  return check && changed.length > 0 ? EXIT_CONTENT_ERRORS : EXIT_OK
}

function closing({ check, changed, count }: { check: boolean; changed: number; count: number }): Words {
  if (!check) {
    return {
      en: `Written: site/data/examples.yaml, ${count} answers, ${changed} differences.`,
      de: `Geschrieben: site/data/examples.yaml, ${count} Antworten, ${changed} Unterschiede.`,
    }
  }
  if (changed === 0) return { en: `Up to date: ${count} answers.`, de: `Aktuell: ${count} Antworten.` }
  return {
    en: `${changed} differences: run "site examples".`,
    de: `${changed} Unterschiede: „site examples“ aufrufen.`,
  }
}
