// Where the time of a command went, as a table and as a file for tools that draw it.
import type { UiLanguage } from './diagnostics/words.ts'
import type { Span } from './timings.ts'

/**
 * The spans as JSON that browsers and ui.perfetto.dev draw.
 *
 * @see https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU (Trace Event Format)
 */
export function chromeTrace(spans: readonly Span[]): string {
  const micros = (milliseconds: number) => Math.round(milliseconds * 1000)
  const traceEvents = spans.map(({ name, start, wall, cpu, thread }) => ({
    name,
    cat: cpu === null ? 'part' : 'stage',
    ph: 'X',
    ts: micros(start),
    dur: micros(wall),
    pid: 1,
    tid: thread,
    args: cpu === null ? {} : { processorMs: Math.round(cpu * 10) / 10 },
  }))
  return `${JSON.stringify({ traceEvents, displayTimeUnit: 'ms' }, null, 1)}\n`
}

/** A row of the table: a stage, or all equal parts of it together. */
export interface TimingRow {
  readonly name: string
  readonly isPart: boolean
  readonly wall: number
  readonly cpu: number | null
  /** How many threads did it. */
  readonly threads: number
}

/** Stages in the order in which they began, each followed by its parts. */
export function timingRows(spans: readonly Span[]): TimingRow[] {
  const stages = spans.filter(({ cpu }) => cpu !== null).sort((a, b) => a.start - b.start)
  return stages.flatMap((stage) => {
    const end = stage.start + stage.wall
    const inside = spans.filter(({ cpu, start }) => cpu === null && start >= stage.start && start < end)
    const names = [...new Set(inside.sort((a, b) => a.start - b.start).map(({ name }) => name))]
    return [
      { ...stage, isPart: false, threads: 1 },
      ...names.map((name) => rowOf(inside.filter((span) => span.name === name))),
    ]
  })
}

function rowOf(parts: readonly Span[]): TimingRow {
  const wall = parts.reduce((sum, part) => sum + part.wall, 0)
  const threads = new Set(parts.map(({ thread }) => thread)).size
  return { name: parts[0]?.name ?? '', isPart: true, wall, cpu: null, threads }
}

const WORDS: Readonly<Record<UiLanguage, Readonly<Record<string, string>>>> = {
  en: {},
  de: {
    start: 'Start',
    load: 'Dateien auflisten',
    'read and compile': 'Lesen und Übersetzen',
    read: 'Lesen',
    compile: 'Übersetzen',
    resolve: 'Namen auflösen',
    rules: 'Regeln',
    photos: 'Fotos',
    drawings: 'Symbole und Vorschaubilder',
    plan: 'Planen',
    'last output': 'Letzte Ausgabe',
    pages: 'Seiten',
    files: 'Übrige Dateien',
    swap: 'Austauschen',
  },
}

/** The stages with milliseconds and processor time; parts are indented, and counted over all threads. */
export function timingTable(spans: readonly Span[], language: UiLanguage = 'en'): string {
  const rows = timingRows(spans)
  const stages = rows.filter(({ isPart }) => !isPart)
  const sum = (of: (row: TimingRow) => number) => stages.reduce((total, row) => total + of(row), 0)
  const total = language === 'de' ? 'zusammen' : 'together'
  const all: TimingRow[] = [
    ...rows,
    { name: total, isPart: false, wall: sum(({ wall }) => wall), cpu: sum(({ cpu }) => cpu ?? 0), threads: 1 },
  ]
  const [wall, cpu] = language === 'de' ? ['ms', 'Rechenzeit ms'] : ['ms', 'processor ms']
  const lines = all.map((row) => {
    const name = `${row.isPart ? '  ' : ''}${WORDS[language][row.name] ?? row.name}`
    const threads = row.threads > 1 ? ` (${row.threads} threads)` : ''
    return [`${name}${threads}`, row.wall.toFixed(0), row.cpu === null ? '' : row.cpu.toFixed(0)] as const
  })
  const width = Math.max(...lines.map(([name]) => name.length))
  return [['', wall ?? '', cpu ?? ''] as const, ...lines]
    .map(([name, ms, processor]) => `${name.padEnd(width)}  ${ms.padStart(7)}  ${processor.padStart(13)}`.trimEnd())
    .join('\n')
}
