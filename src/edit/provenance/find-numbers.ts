// Which numbers and days of the files the numbers on a page come from.

import { setAt, valueAt } from '../../content/pointer.ts'
import type { Trace } from '../../context/localise.ts'
import type { TextPart } from '../protocol.ts'
import { DAY, decoded, harmless, nudged, numbersIn, rounds } from './codes.ts'
import type { Origin } from './marks.ts'
import { readHtml } from './read-html.ts'
import type { TracedText, Tracing } from './trace-page.ts'
import { type FileValues, scalarsIn } from './values.ts'

/** The texts of a page with the values of the numbers in them. */
export function tracedNumbers(texts: readonly TracedText[], { render, data, html }: Tracing): TracedText[] {
  const plain = readHtml(html).texts.map(({ text }) => text)
  const shown = texts.filter(({ attribute }) => attribute === null).map(({ text }) => text)
  const changesWith = (origins: readonly Origin[]): Changes | null => {
    const changed = render(nudgingTrace(origins))
    return changed === null
      ? null
      : changesOf(
          plain,
          readHtml(changed).texts.map(({ text }) => text),
        )
  }
  const candidates = harmless(candidatesFor(shown, data), changesWith)
  if (candidates.length === 0) return [...texts]
  const tries = rounds(candidates.length).map((turns) => changesWith(turns.flatMap((turn) => candidates[turn] ?? [])))
  return texts.map((text, index) => {
    if (text.attribute !== null) return text
    const { numbers, starts } = numbersIn(text.text)
    const found = numbers.flatMap((written, position): TextPart[] => {
      const number = decoded(
        tries.map((one) => one?.get(index)?.[position] ?? false),
        candidates.length,
      )
      const origin = number === null ? undefined : candidates[number]
      if (!origin || !says(written, valueAt(data.get(origin.file)?.data, origin.pointer))) return []
      const start = starts[position] ?? 0
      return [{ start, end: start + written.length, origin }]
    })
    return {
      ...text,
      origins: [...text.origins, ...found.map(({ origin }) => origin)],
      parts: [...found, ...text.parts],
    }
  })
}

/** For each text (by its index) whose numbers changed which of them did. */
type Changes = ReadonlyMap<number, readonly boolean[]>

function nudgingTrace(origins: readonly Origin[]): Trace {
  return {
    data(file, data) {
      for (const { pointer } of origins.filter((one) => one.file === file))
        setAt(data, pointer, nudged(valueAt(data, pointer)))
      return data
    },
    value: (made) => made,
  }
}

/** Numbers and days whose digits stand in one of the texts. */
function candidatesFor(texts: readonly string[], files: ReadonlyMap<string, FileValues>): Origin[] {
  const shown = new Set(texts.flatMap((text) => numbersIn(text).numbers.map(digitsOf)))
  return [...files].flatMap(([file, { data }]) =>
    [...scalarsIn(data)].flatMap(({ pointer, value }) =>
      digitsIn(value).some((one) => shown.has(one)) ? [{ file, pointer }] : [],
    ),
  )
}

function digitsOf(written: string): string {
  return written.replace(/\D/g, '')
}

/** How a value may be written: a number in digits, a day by its day of the month. */
function digitsIn(value: unknown): string[] {
  if (typeof value === 'number') return [digitsOf(String(value))]
  return typeof value === 'string' && DAY.test(value) ? [String(Number(value.slice(8)))] : []
}

function says(written: string, value: unknown): boolean {
  return digitsIn(value).includes(digitsOf(written))
}

/** For each text whose numbers changed which of them did; null when the page is another one. */
function changesOf(plain: readonly string[], changed: readonly string[]): Changes | null {
  if (plain.length !== changed.length) return null
  const found = new Map<number, boolean[]>()
  for (const [index, text] of plain.entries()) {
    if (text === changed[index]) continue
    const [before, after] = [numbersIn(text), numbersIn(changed[index] ?? '')]
    if (before.numbers.length !== after.numbers.length) continue
    found.set(
      index,
      before.numbers.map((number, position) => number !== after.numbers[position]),
    )
  }
  return found
}
