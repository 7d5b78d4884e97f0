import type { Diagnostic } from '../types.ts'
import { hasErrors } from './diagnostic.ts'
import { shown, snippetAt } from './snippet.ts'

/** What a report for people needs besides the diagnostics. */
export interface PrettyOptions {
  /** The text of a file of a diagnostic; may throw when it cannot be read. */
  readonly readText: (file: string) => string
  readonly color: boolean
  /** Absolute path of the project; terminals that can open the file on a click are told it. */
  readonly root: string
}

const CODES = { bold: '1', red: '1;31', yellow: '1;33', blue: '34', cyan: '36' }

type Paint = (color: keyof typeof CODES, text: string) => string

/** Diagnostics for people: what, where, the line with a marker, what to do; and a summary as the last line. */
export function reportPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  if (diagnostics.length === 0) return 'No problems found.'
  const texts = new Map<string, string | null>()
  const read = (file: string) => {
    const text = texts.get(file) ?? textOf(file, options)
    texts.set(file, text)
    return text
  }
  const paint: Paint = (color, text) => (options.color ? `\x1b[${CODES[color]}m${text}\x1b[0m` : text)
  const blocks = diagnostics.map((diagnostic) => blockOf(diagnostic, { read, paint, options }))
  return [...blocks, paint('bold', summaryOf(diagnostics))].join('\n\n')
}

/** The file may be gone by the time it is reported on. */
function textOf(file: string, { readText }: PrettyOptions): string | null {
  try {
    return readText(file)
  } catch {
    return null
  }
}

interface Means {
  readonly read: (file: string) => string | null
  readonly paint: Paint
  readonly options: PrettyOptions
}

function blockOf({ code, severity, message, at, hint }: Diagnostic, { read, paint, options }: Means): string {
  const color = severity === 'error' ? 'red' : 'yellow'
  const head = `${paint(color, `${severity}[${code}]`)}${paint('bold', `: ${shown(message)}`)}`
  const snippet = at && snippetAt(read(at.file) ?? '', at)
  const margin = ' '.repeat(String(at?.line ?? '').length)
  const lines = [head]
  if (at) {
    const place = paint('blue', `${margin}-->`)
    lines.push(`${place} ${linked(`${shown(at.file)}:${at.line}:${at.column}`, at.file, options)}`)
  }
  if (at && snippet?.line.trim()) {
    const bar = paint('blue', '|')
    lines.push(`${margin} ${bar}`, `${paint('blue', String(at.line))} ${bar} ${snippet.line}`)
    lines.push(`${margin} ${bar} ${snippet.marker.replace(/\^+/, (marker) => paint(color, marker))}`)
  }
  if (hint !== undefined) lines.push(`${margin} ${paint('cyan', '= hint:')} ${shown(hint)}`)
  return lines.join('\n')
}

/** A link that opens the file (OSC 8); terminals that do not know it show the text alone. */
function linked(text: string, file: string, { color, root }: PrettyOptions): string {
  if (!color || root === '') return text
  const address = encodeURI(`file://${root}/${file}`.replaceAll('\\', '/'))
  return `\x1b]8;;${address}\x1b\\${text}\x1b]8;;\x1b\\`
}

/** "3 errors, 1 warning in 2 files" */
function summaryOf(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const files = new Set(diagnostics.flatMap(({ at }) => (at ? [at.file] : []))).size
  const counts = [counted(errors, 'error'), counted(diagnostics.length - errors, 'warning')]
  const found = counts.filter((count) => !count.startsWith('0 ')).join(', ')
  return files === 0 ? found : `${found} in ${counted(files, 'file')}`
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** Diagnostics for programs: `{ok, diagnostics}`; `ok` says that no error is among them. */
export function reportJson(diagnostics: readonly Diagnostic[]): string {
  const listed = diagnostics.map(({ code, severity, message, at, hint }) => ({
    code,
    severity,
    message,
    at: at && { file: at.file, line: at.line, column: at.column },
    hint: hint ?? null,
  }))
  return JSON.stringify({ ok: !hasErrors(diagnostics), diagnostics: listed }, null, 2)
}

/** GitHub shows ten annotations of a kind for each step and drops the others without a word. */
const MAX_ANNOTATIONS = 10

/** Diagnostics as workflow commands of GitHub Actions; of many, the last one tells how many more there are. */
export function reportGithub(diagnostics: readonly Diagnostic[]): string {
  const kinds = (['error', 'warning'] as const).map((severity) =>
    diagnostics.filter((one) => one.severity === severity),
  )
  return kinds.flatMap(annotations).join('\n')
}

function annotations(diagnostics: readonly Diagnostic[]): string[] {
  const [first] = diagnostics
  if (diagnostics.length <= MAX_ANNOTATIONS || !first) return diagnostics.map(annotation)
  const rest = diagnostics.length - MAX_ANNOTATIONS + 1
  const message = `${rest} more ${first.severity}s; run "site validate" to see them all.`
  return [...diagnostics.slice(0, MAX_ANNOTATIONS - 1).map(annotation), command(first.severity, {}, message)]
}

function annotation({ code, severity, message, at, hint }: Diagnostic): string {
  const place = at && {
    file: at.file,
    line: String(at.line),
    endLine: String(at.line),
    col: String(at.column),
    endColumn: String(at.column + at.length),
  }
  return command(severity, { ...place, title: code }, hint === undefined ? message : `${message}\n${hint}`)
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
