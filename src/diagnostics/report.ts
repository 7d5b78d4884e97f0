import type { Diagnostic } from '../types.ts'
import { hasErrors } from './diagnostic.ts'
import { shown, snippetAt } from './snippet.ts'
import { inLanguage, type UiLanguage } from './words.ts'

/** What a report for people needs besides the diagnostics. */
export interface PrettyOptions {
  /** The text of a file of a diagnostic; may throw when it cannot be read. */
  readonly readText: (file: string) => string
  readonly color: boolean
  /** Absolute path of the project, for terminals that can open a file on a click. */
  readonly root: string
  /** English if it is not given. */
  readonly language?: UiLanguage
  /** Every warning with its line and its hint, however many there are. */
  readonly all?: boolean
}

const WORDS = {
  en: {
    nothing: 'No problems found.',
    hint: 'hint',
    error: 'error',
    warning: 'warning',
    note: 'note',
    errors: (count: number) => `${count} error${count === 1 ? '' : 's'}`,
    warnings: (count: number) => `${count} warning${count === 1 ? '' : 's'}`,
    inFiles: (count: number) => `in ${count} file${count === 1 ? '' : 's'}`,
    inFull: 'Each warning with its line and what to do: --all',
  },
  de: {
    nothing: 'Nichts zu beanstanden.',
    hint: 'Tipp',
    error: 'Fehler',
    warning: 'Warnung',
    note: 'Hinweis',
    errors: (count: number) => `${count} Fehler`,
    warnings: (count: number) => `${count} Warnung${count === 1 ? '' : 'en'}`,
    inFiles: (count: number) => (count === 1 ? 'in 1 Datei' : `in ${count} Dateien`),
    inFull: 'Jede Warnung mit ihrer Zeile und einem Tipp: --all',
  },
} as const

/** More warnings than these get one line each: a fresh copy of the site has dozens that only its owner can settle. */
const MANY_WARNINGS = 10

const CODES = { bold: '1', red: '1;31', yellow: '1;33', blue: '34', cyan: '36' }

const COLORS = { error: 'red', warning: 'yellow', note: 'cyan' } as const

type Paint = (color: keyof typeof CODES, text: string) => string

/**
 * Diagnostics for people: what, where, the line with a marker, what to do; and a summary as the last line. Errors come
 * right above it, below all warnings, where a terminal shows them without scrolling; notes come first.
 */
export function reportPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const { language = 'en' } = options
  if (diagnostics.length === 0) return WORDS[language].nothing
  const texts = new Map<string, string | null>()
  const read = (file: string) => {
    const text = texts.get(file) ?? textOf(file, options)
    texts.set(file, text)
    return text
  }
  const paint: Paint = (color, text) => (options.color ? `\x1b[${CODES[color]}m${text}\x1b[0m` : text)
  const sorted = worstLast(inLanguage(diagnostics, language))
  const block = (diagnostic: Diagnostic) => blockOf(diagnostic, { read, paint, options })
  const warnings = sorted.filter(({ severity }) => severity === 'warning')
  const isBrief = !options.all && warnings.length > MANY_WARNINGS
  const blocks = isBrief
    ? [
        ...sorted.filter(({ severity }) => severity === 'note').map(block),
        warnings.map((one) => lineOf(one, paint, options)).join('\n'),
        WORDS[language].inFull,
        ...sorted.filter(({ severity }) => severity === 'error').map(block),
      ]
    : sorted.map(block)
  return [...blocks, paint('bold', summaryOf(diagnostics, language))].join('\n\n')
}

function worstLast(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const order: readonly Diagnostic['severity'][] = ['note', 'warning', 'error']
  return order.flatMap((severity) => diagnostics.filter((one) => one.severity === severity))
}

/** The file may be gone by the time it is reported on. */
function textOf(file: string, { readText }: PrettyOptions): string | null {
  try {
    return readText(file)
  } catch {
    return null
  }
}

interface BlockOptions {
  readonly read: (file: string) => string | null
  readonly paint: Paint
  readonly options: PrettyOptions
}

/** A finding on one line. */
function lineOf({ code, severity, message, at }: Diagnostic, paint: Paint, options: PrettyOptions): string {
  const place = at ? `${linked(`${shown(at.file)}:${at.line}:${at.column}`, at.file, options)}: ` : ''
  const head = paint(COLORS[severity], `${WORDS[options.language ?? 'en'][severity]}[${code}]`)
  return `${head} ${place}${shown(message)}`
}

function blockOf({ code, severity, message, at, hint }: Diagnostic, { read, paint, options }: BlockOptions): string {
  const color = COLORS[severity]
  const words = WORDS[options.language ?? 'en']
  const head = `${paint(color, `${words[severity]}[${code}]`)}${paint('bold', `: ${shown(message)}`)}`
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
  if (hint !== undefined) lines.push(`${margin} ${paint('cyan', `= ${words.hint}:`)} ${shown(hint)}`)
  return lines.join('\n')
}

/** A link that opens the file (OSC 8); terminals that do not know it show the text alone. */
function linked(text: string, file: string, { color, root }: PrettyOptions): string {
  if (!color || root === '') return text
  const address = encodeURI(`file://${root}/${file}`.replaceAll('\\', '/'))
  return `\x1b]8;;${address}\x1b\\${text}\x1b]8;;\x1b\\`
}

/** "3 errors, 1 warning in 2 files"; notes do not count. */
export function summaryOf(all: readonly Diagnostic[], language: UiLanguage): string {
  const words = WORDS[language]
  const diagnostics = all.filter(({ severity }) => severity !== 'note')
  if (diagnostics.length === 0) return words.nothing
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const files = new Set(diagnostics.flatMap(({ at }) => (at ? [at.file] : []))).size
  const counts = [...(errors > 0 ? [words.errors(errors)] : []), ...(warnings > 0 ? [words.warnings(warnings)] : [])]
  const found = counts.join(', ')
  return files === 0 ? found : `${found} ${words.inFiles(files)}`
}

/** Diagnostics for programs: `{ok, diagnostics}`; `ok` says that no error is among them. */
export function reportJson(diagnostics: readonly Diagnostic[], language: UiLanguage = 'en'): string {
  const listed = inLanguage(diagnostics, language).map(({ code, severity, message, at, hint }) => ({
    code,
    severity,
    message,
    at: at && { file: at.file, line: at.line, column: at.column },
    hint: hint ?? null,
  }))
  return JSON.stringify({ ok: !hasErrors(diagnostics), diagnostics: listed }, null, 2)
}
