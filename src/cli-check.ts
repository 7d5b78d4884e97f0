// `site check`. Part of the command line as cli.ts is.
import { Option } from 'commander'
import { PARTS, type Part } from './check/parts.ts'
import type { Checkup } from './check/report.ts'
import {
  type CommandLine,
  EXIT_CONTENT_ERRORS,
  EXIT_OK,
  invalid,
  jsonOption,
  ownLanguage,
  pretty,
  rootOption,
  wrongUsage,
} from './cli-line.ts'
import type { CheckOptions } from './commands/authors/check.ts'
import { config, type Flags } from './config.ts'
import { hasErrors } from './diagnostics/diagnostic.ts'
import type { UiLanguage, Words } from './diagnostics/words.ts'
import { hasColour } from './terminal.ts'

interface CheckFlags extends Flags {
  readonly only: readonly Part[]
  readonly json?: boolean
  readonly lang?: UiLanguage
}

const HELP = {
  about: {
    en: [
      'Look at the built site as visitors get it: dead links and anchors, the HTML standard, accessibility in Chromium,',
      'and weights against the budgets of site/site.yaml. Changes nothing and asks no other host.',
    ].join(' '),
    de: [
      'Sieht sich die gebaute Website an, wie Besucher sie bekommen: tote Links und Anker, den HTML-Standard,',
      'Barrierefreiheit in Chromium und ob Seiten schwerer sind als die Budgets in site/site.yaml. Ändert nichts und fragt keinen anderen Host.',
    ].join(' '),
  },
  pages: {
    en: 'only these: routes ("/imprint"), or files or folders of pages',
    de: 'nur diese: Adressen („/imprint“) oder Dateien und Ordner von Seiten',
  },
  out: { en: 'the built site, from the project', de: 'die gebaute Website, vom Projekt aus' },
  only: {
    en: `some of ${PARTS.join(', ')}, with commas between them`,
    de: `einige von ${PARTS.join(', ')}, mit Kommas dazwischen`,
  },
  all: { en: 'all', de: 'alle' },
  lang: {
    en: 'language of the findings (default: German if the environment says so)',
    de: 'Sprache der Meldungen (sonst Deutsch, wenn die Umgebung es sagt)',
  },
} satisfies Readonly<Record<string, Words>>

/** Adds `site check`. */
export function addCheck({ site, done, examples, say }: CommandLine): void {
  site
    .command('check')
    .argument('[pages...]', say(HELP.pages))
    .description(say(HELP.about))
    .addOption(rootOption(say))
    .addOption(new Option('--out <folder>', say(HELP.out)).default('dist'))
    .addOption(new Option('--only <parts>', say(HELP.only)).argParser(partsOf).default([...PARTS], say(HELP.all)))
    .addOption(new Option('--lang <language>', say(HELP.lang)).choices(['de', 'en']))
    .addOption(jsonOption(say))
    .addHelpText(
      'after',
      examples(
        'site check',
        'site check --only links,weights',
        'site check /imprint site/pages/home.yaml --lang de',
        'CHROMIUM_PATH=/opt/chromium/chrome site check --only axe',
      ),
    )
    .action(async (pages: string[], flags: CheckFlags) => done(await runCheck(pages, flags)))
}

function partsOf(written: string): Part[] {
  const names = written.split(',').map((name) => name.trim())
  const parts = PARTS.filter((part) => names.includes(part))
  if (parts.length < new Set(names).size) {
    const names = PARTS.join(', ')
    throw invalid({ en: `Allowed are ${names}.`, de: `Möglich: ${names}.` })
  }
  return parts
}

async function runCheck(asked: readonly string[], flags: CheckFlags): Promise<number> {
  const [{ check }, { findChromium }] = await Promise.all([
    import('./commands/authors/check.ts'),
    import('./check/browser/find-chromium.ts'),
  ])
  const settings = config(flags, process.cwd(), import.meta.url)
  const language = flags.lang ?? ownLanguage()
  const parts = new Set(flags.only)
  const chromium = findChromium(process.env)
  const checkup = await check(settings, { parts, asked, cwd: process.cwd(), chromium, onPage: liveCount() })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  if ('problem' in checkup) return wrongUsage(checkup.problem[language])
  console.log(
    flags.json ? await asJson(checkup, language) : await asText(checkup, { language, parts, root: settings.root }),
  )
  return hasErrors(checkup.diagnostics) ? EXIT_CONTENT_ERRORS : EXIT_OK
}

/** Both the browser and the HTML check are slow: a terminal shows their progress. */
function liveCount(): CheckOptions['onPage'] {
  if (!process.stderr.isTTY) return () => undefined
  return (part, done, total) => process.stderr.write(`\r\x1b[K${part} ${done}/${total}`)
}

interface TextOptions {
  readonly language: UiLanguage
  readonly parts: ReadonlySet<Part>
  readonly root: string
}

async function asText(checkup: Checkup, { language, parts, root }: TextOptions): Promise<string> {
  const { closing, pageTable } = await import('./check/report.ts')
  const screen = process.stdout
  const overview = pageTable(checkup, { language, color: hasColour(screen, process.env) })
  const findings = await pretty(checkup.diagnostics, { root, language, screen, all: true })
  return [overview, findings, closing(checkup, parts.has('links'))[language]].join('\n\n')
}

async function asJson(checkup: Checkup, language: UiLanguage): Promise<string> {
  const [{ pagesAsData }, { reportJson }] = await Promise.all([
    import('./check/report.ts'),
    import('./diagnostics/report.ts'),
  ])
  const { ok, diagnostics } = JSON.parse(reportJson(checkup.diagnostics, language)) as { ok: boolean; diagnostics: [] }
  const links = { inside: checkup.inside, outside: checkup.outside }
  const notChecked = checkup.notChecked.map(({ part, reason }) => ({ part, reason: reason[language] }))
  return JSON.stringify({ ok, pages: pagesAsData(checkup), links, notChecked, diagnostics }, null, 2)
}
