// How hard German texts are to read: the first Wiener Sachtextformel (Bamberger and Vanecek, 1984) gives a school year,
// from 4 (very easy) to 15 (very hard).
import { valueAt } from '../../content/pointer.ts'
import { filledData } from '../../context/named-values.ts'
import { note } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Source } from '../../types.ts'
import { LETTER } from '../claims/numbers.ts'
import { withNotes } from '../one-pass.ts'
import { languagesOf, textIn } from '../values.ts'
import { type Items, recordItems } from './needs.ts'

/** Fewer sentences say little about a text. */
const MIN_SENTENCES = 20
/** So many files are named, the hardest first. */
const MAX_NAMED = 3

/** The school year at which the German texts of a site are read, and its hardest files: a note, no fault. */
export const readability = withNotes<TextFigures>((site) => {
  if (!site.languages.includes('de')) return null
  const items: Items = new Map()
  const shared: Source[] = []
  const files: ReadFile[] = []
  return {
    source(source, data) {
      if (source.kind === 'data') shared.push(source)
      const isGerman = source.kind === 'page' && languagesOf(source, site).includes('de')
      return isGerman ? { found: [], note: figuresOf(source, data, () => true) } : []
    },
    take(source, { note: figures, references }) {
      if (references.length > 0) {
        const spoken = source.kind === 'page' ? languagesOf(source, site) : []
        recordItems(items, references, new Map(spoken.map((language) => [language, source.file])))
      }
      if (figures) files.push({ file: source.file, figures })
      return []
    },
    end() {
      // A plain text of shared data is German where pages in German show it, and no others.
      for (const source of shared) {
        const spokenIn = (entry: string) => [...(items.get(source.name)?.get(entry)?.keys() ?? [])]
        const figures = figuresOf(source, filledData(source, site), (entry) => spokenIn(entry).join() === 'de')
        files.push({ file: source.file, figures })
      }
      return summary(files)
    },
  }
})

interface ReadFile {
  readonly file: string
  readonly figures: TextFigures
}

/** How many there are in whole sentences. */
interface TextFigures {
  readonly sentences: number
  readonly words: number
  /** Of at least three syllables. */
  readonly manySyllables: number
  readonly oneSyllable: number
  /** Of more than six letters. */
  readonly long: number
}

/** @param isGerman whether the plain texts of an entry are German */
function figuresOf(source: Source, data: unknown, isGerman: (entry: string) => boolean): TextFigures {
  const texts = source.marks.flatMap(({ kind, pointer }) => {
    const value = kind === 'text' ? valueAt(data, pointer) : null
    const isPlain = typeof value === 'string'
    return isPlain && !isGerman(pointer.split('/')[1] ?? '') ? [] : [textIn(value, 'de') ?? '']
  })
  const sentences = texts.flatMap(sentencesOf)
  const words = sentences.flat()
  const count = (holds: (word: string) => boolean) => words.filter(holds).length
  return {
    sentences: sentences.length,
    words: words.length,
    manySyllables: count((word) => syllablesOf(word) >= 3),
    oneSyllable: count((word) => syllablesOf(word) === 1),
    long: count((word) => word.length > 6),
  }
}

function sumOf(all: readonly TextFigures[]): TextFigures {
  const sum = (of: keyof TextFigures) => all.reduce((total, figures) => total + figures[of], 0)
  return {
    sentences: sum('sentences'),
    words: sum('words'),
    manySyllables: sum('manySyllables'),
    oneSyllable: sum('oneSyllable'),
    long: sum('long'),
  }
}

function summary(files: readonly ReadFile[]): Diagnostic[] {
  const all = sumOf(files.map(({ figures }) => figures))
  if (all.sentences < MIN_SENTENCES) return []
  const hardest = files
    .filter(({ figures }) => figures.sentences >= MIN_SENTENCES)
    .map(({ file, figures }) => ({ file, year: schoolYear(figures) }))
    .sort((a, b) => b.year - a.year)
    .slice(0, MAX_NAMED)
  const list = (point: string) => hardest.map(({ file, year }) => `${file} ${written(year, point)}`).join(', ')
  const message = {
    en: `The German texts are read from school year ${written(schoolYear(all), '.')} on (Wiener Sachtextformel); the hardest: ${list('.')}.`,
    de: `Die deutschen Texte liest man ab Schuljahr ${written(schoolYear(all), ',')} (Wiener Sachtextformel); am schwersten: ${list(',')}.`,
  }
  const hint = {
    en: 'Up to 10 suits most visitors. Shorter sentences and shorter words make it easier.',
    de: 'Bis 10 passt für die meisten. Kürzere Sätze und kürzere Wörter machen es leichter.',
  }
  return [note('readability/german', message, null, hint)]
}

const written = (year: number, point: string) => year.toFixed(1).replace('.', point)

/** The words of a sentence. */
type Sentence = readonly string[]

/** Whole sentences only: labels and headings have no sentence to be long. */
function sentencesOf(text: string): Sentence[] {
  const plain = text.replace(/\b(?:z\. ?B\.|Std\.|Nr\.|Abs\.|bzw\.)/g, '')
  return (plain.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?](?=\s|$)/g) ?? [])
    .map((sentence) => sentence.match(new RegExp(`[${LETTER}]+(?:-[${LETTER}]+)*`, 'g')) ?? [])
    .filter((words) => words.length >= 3)
}

/** The first Wiener Sachtextformel. */
function schoolYear({ sentences, words, manySyllables, long, oneSyllable }: TextFigures): number {
  const percent = (count: number) => (count / words) * 100
  return (
    0.1935 * percent(manySyllables) +
    0.1672 * (words / sentences) +
    0.1297 * percent(long) -
    0.0327 * percent(oneSyllable) -
    0.875
  )
}

/** Syllables of a German word: its vowels, two that sound as one counted once; at least 1. */
function syllablesOf(word: string): number {
  const sounds = word
    .toLowerCase()
    .replace(/qu/g, 'kw')
    .match(/ei|ai|au|eu|äu|ie|aa|ee|oo|[aeiouyäöü]/g)
  return Math.max(1, sounds?.length ?? 0)
}
