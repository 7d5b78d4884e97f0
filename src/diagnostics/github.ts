// Findings in GitHub Actions: annotations beside the lines that they concern, and the summary of the step for what
// does not fit there.
import type { Diagnostic } from '../types.ts'
import { summaryOf } from './report.ts'
import { inLanguage, type UiLanguage } from './words.ts'

/** GitHub shows ten annotations of a kind for each step and drops the others silently. */
const MAX_ANNOTATIONS = 10
/** GitHub accepts 1 MiB for the summary of a step and drops a longer one entirely. */
const MAX_SUMMARY_BYTES = 1_000_000

const WORDS = {
  en: {
    head: ['Place', 'Finding', 'What to do'],
    severity: { error: 'error', warning: 'warning', note: 'note' },
    project: 'whole project',
    more: (count: number, severity: Diagnostic['severity'], where: string) =>
      `${count} more ${severity}s; ${where} to see them all.`,
    inSummary: 'open the summary of this step',
    inTerminal: 'run "site validate"',
    rest: (count: number) => `${count} more are not listed: run \`site validate\` to see them all.`,
  },
  de: {
    head: ['Stelle', 'Befund', 'Was zu tun ist'],
    severity: { error: 'Fehler', warning: 'Warnung', note: 'Hinweis' },
    project: 'ganzes Projekt',
    more: (count: number, severity: Diagnostic['severity'], where: string) =>
      `${count} weitere ${{ error: 'Fehler', warning: 'Warnungen', note: 'Hinweise' }[severity]}: ${where}.`,
    inSummary: 'alle in der Zusammenfassung dieses Schritts',
    inTerminal: 'alle zeigt „site validate“',
    rest: (count: number) => `${count} weitere sind nicht aufgeführt; \`site validate\` zeigt alle.`,
  },
} as const

const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const

/** What a step prints, and what it adds to its summary. */
export interface GithubReport {
  /** Workflow commands: at most ten of each level, errors first. */
  readonly annotations: string
  /** Markdown with the findings that got no annotation; null when all have one. */
  readonly summary: string | null
}

/** @param hasSummary whether the step has a file for its summary: of many findings, the last annotation names it */
export function reportGithub(
  diagnostics: readonly Diagnostic[],
  { language = 'en', hasSummary = false }: { readonly language?: UiLanguage; readonly hasSummary?: boolean } = {},
): GithubReport {
  const translated = inLanguage(diagnostics, language)
  const words = WORDS[language]
  const levels = (['error', 'warning', 'note'] as const).map((severity) => {
    const all = translated.filter((one) => one.severity === severity)
    const shown = all.length > MAX_ANNOTATIONS ? all.slice(0, MAX_ANNOTATIONS - 1) : all
    const rest = all.slice(shown.length)
    const where = hasSummary ? words.inSummary : words.inTerminal
    const last = rest.length > 0 ? [command(COMMANDS[severity], {}, words.more(rest.length, severity, where))] : []
    return { lines: [...shown.map(annotation), ...last], rest }
  })
  const rest = levels.flatMap((level) => level.rest)
  const summary = rest.length > 0 ? summaryPage(rest, { title: summaryOf(diagnostics, language), language }) : null
  return { annotations: levels.flatMap(({ lines }) => lines).join('\n'), summary }
}

function annotation({ code, severity, message, at, hint }: Diagnostic): string {
  const place = at && {
    file: at.file,
    line: String(at.line),
    endLine: String(at.line),
    col: String(at.column),
    endColumn: String(at.column + at.length),
  }
  return command(COMMANDS[severity], { ...place, title: code }, hint === undefined ? message : `${message}\n${hint}`)
}

/** @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function command(name: string, properties: Readonly<Record<string, string>>, message: string): string {
  const listed = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`)
  return `::${[name, listed.join(',')].filter((part) => part !== '').join(' ')}::${escapeData(message)}`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** A table of findings, as many as fit. */
function summaryPage(
  rest: readonly Diagnostic[],
  { title, language }: { readonly title: string; readonly language: UiLanguage },
): string {
  const words = WORDS[language]
  const head = `## site validate: ${title}\n\n| ${words.head.join(' | ')} |\n| --- | --- | --- |\n`
  let size = Buffer.byteLength(head)
  const rows: string[] = []
  for (const one of rest) {
    const row = rowOf(one, language)
    size += Buffer.byteLength(row)
    if (size > MAX_SUMMARY_BYTES) return `${head}${rows.join('')}\n${words.rest(rest.length - rows.length)}\n`
    rows.push(row)
  }
  return `${head}${rows.join('')}`
}

function rowOf({ code, severity, message, at, hint = '' }: Diagnostic, language: UiLanguage): string {
  const { project, severity: names } = WORDS[language]
  const place = at ? `${cell(at.file)}:${at.line}:${at.column}` : project
  return `| ${place} | **${names[severity]}** ${code}: ${cell(message)} | ${cell(hint)} |\n`
}

/** Text of content as text of a table: nothing in it is Markdown or HTML. */
function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>&|#~@!]/g, (character) => `&#${character.codePointAt(0)};`)
}
