// Where the texts of a page come from. The page is rendered again with marks round the values of its files; what marks cannot
// show (numbers, dates) is changed a little, in a few renderings more, to see what changes with it. Nobody is shown any of it.

import { setAt, valueAt } from '../../content/pointer.ts'
import type { Trace } from '../../context/localise.ts'
import type { Asset, Mark } from '../../types.ts'
import type { TextPart } from '../protocol.ts'
import { aligned } from './align.ts'
import { type Marks, type Origin, type Unmarked, unmarked } from './marks.ts'
import { type PageElement, readHtml, upwards } from './read-html.ts'
import { type FileValues, plainStrings } from './values.ts'

/** What is known of one text or attribute of a page. */
export interface TracedText {
  /** As it is shown. */
  readonly text: string
  readonly parent: PageElement
  /** null: a text; otherwise the attribute. */
  readonly attribute: string | null
  /** The values that it is made of, in their order; [] for words that no file has. */
  readonly origins: readonly Origin[]
  /** Which letters come from which. */
  readonly parts: readonly TextPart[]
}

/** The values behind an element: where its link leads, which picture it shows. */
export interface TracedElement {
  readonly element: PageElement
  readonly origin: Origin
}

export interface TracedPage {
  readonly texts: readonly TracedText[]
  readonly elements: readonly TracedElement[]
}

/** Renders the page once more with its values seen on their way; null: it could not be rendered. */
export type Render = (trace: Trace | null) => string | null

/** Attributes that somebody reads or hears. */
export const READ_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'] as const

/** What a page is traced with. */
export interface Tracing {
  /** As it is shown. */
  readonly html: string
  readonly render: Render
  /** Of each file that the page may be made of. */
  readonly data: ReadonlyMap<string, FileValues>
  /** The renderer may have put marks of its own into texts. */
  readonly marks: Marks
}

/** Traces the texts of a page; numbers and days are still unknown. */
export function tracePage(tracing: Tracing): TracedPage {
  const { html, render, marks } = tracing
  const shadow = render(markingTrace(marks, new Map()))
  if (shadow === null) return withoutOrigins(html)
  return markStrings(tracing, compared(html, shadow, marks))
}

/** Names and the like, which no schema marks as texts, get marks where they are shown word for word and nothing else is known. */
function markStrings({ html, render, data, marks }: Tracing, first: TracedPage): TracedPage {
  const unknown = first.texts.filter(({ origins }) => origins.length === 0).map(({ text }) => text)
  const strings = plainStrings(data, { texts: unknown, words: new Set(first.texts.flatMap(wordsBeside)) })
  const byFile = new Map<string, Origin[]>()
  for (const origin of strings) byFile.set(origin.file, [...(byFile.get(origin.file) ?? []), origin])
  if (byFile.size === 0) return first
  const shadow = render(markingTrace(marks, byFile)) ?? withUsable({ render, marks }, byFile)
  return shadow === null ? first : compared(html, shadow, marks)
}

/** The words of a text between those of values that are known. */
function wordsBeside({ text, parts }: TracedText): string[] {
  if (parts.length === 0) return []
  const starts = [0, ...parts.map(({ end }) => end)]
  const ends = [...parts.map(({ start }) => start), text.length]
  return starts.map((start, index) => text.slice(start, ends[index]).trim()).filter((words) => words !== '')
}

/** One value that a template looks up spoils it for all: only files without such a value get marks. */
function withUsable({ render, marks }: Pick<Tracing, 'render' | 'marks'>, byFile: ReadonlyMap<string, Origin[]>) {
  const usable = [...byFile].filter(
    ([file, origins]) => render(markingTrace(marks, new Map([[file, origins]]))) !== null,
  )
  return usable.length > 0 ? render(markingTrace(marks, new Map(usable))) : null
}

function withoutOrigins(html: string): TracedPage {
  const { texts } = readHtml(html)
  return { texts: texts.map((text) => ({ ...text, attribute: null, origins: [], parts: [] })), elements: [] }
}

function markingTrace(marks: Marks, strings: ReadonlyMap<string, readonly Origin[]>): Trace {
  return {
    data(file, data) {
      for (const origin of strings.get(file) ?? []) {
        const value = valueAt(data, origin.pointer)
        if (typeof value === 'string') setAt(data, origin.pointer, marks.around(value, origin))
      }
      return data
    },
    value: (made, file, mark) => marked(made, { file, pointer: mark.pointer }, { mark, marks }),
  }
}

function marked(
  made: unknown,
  origin: Origin,
  { mark, marks }: { readonly mark: Mark; readonly marks: Marks },
): unknown {
  if (typeof made === 'string') return marks.around(made, origin)
  if (typeof made !== 'object' || made === null) return made
  const sign = marks.around('', origin)
  if (mark.kind === 'link' && 'href' in made) return { ...made, href: `${String(made.href)}${sign}` }
  if (mark.kind === 'picture' || mark.kind === 'asset') return { ...made, url: `${(made as Asset).url}${sign}` }
  return made
}

/** The page as it is shown, with what the rendering with marks says. */
function compared(html: string, shadow: string, marks: Marks): TracedPage {
  const [shown, dark] = [readHtml(html), readHtml(shadow)]
  const found = aligned(
    shown.texts.map(({ text }) => text),
    dark.texts.map(({ text }) => text),
  )
  const texts = shown.texts.map((text, index) => ({ ...text, attribute: null, ...valuesOf(found[index], marks) }))
  const pairs = elementPairs(shown.elements, dark.elements)
  return {
    texts: [...texts, ...pairs.flatMap((pair) => attributesOf(pair, marks))],
    elements: pairs.flatMap((pair) => linkOf(pair, marks)),
  }
}

/** The values of a text's letters; spaces alone come from none. */
function valuesOf(read: Unmarked | null | undefined, marks: Marks): Pick<TracedText, 'origins' | 'parts'> {
  if (!read) return { origins: [], parts: [] }
  const parts = runsOf(read).flatMap(({ start, end, owner }): TextPart[] => {
    const origin = owner < 0 || read.text.slice(start, end).trim() === '' ? null : marks.origin(owner)
    return origin ? [{ start, end, origin }] : []
  })
  return { origins: [...new Set(parts.map(({ origin }) => origin))], parts }
}

/** The parts of a text whose letters have the same owner. */
function runsOf({ owners }: Unmarked) {
  const runs: { start: number; end: number; owner: number }[] = []
  for (const [index, owner] of owners.entries()) {
    const last = runs.at(-1)
    if (last?.owner === owner) last.end = index + 1
    else runs.push({ start: index, end: index + 1, owner })
  }
  return runs
}

type Pair = readonly [shown: PageElement, dark: PageElement]

/** Elements that are the same ones in both renderings: from either end as long as they are of one kind. */
function elementPairs(shown: readonly PageElement[], dark: readonly PageElement[]): Pair[] {
  const pairs: Pair[] = []
  let [row, column] = [0, 0]
  while (row < shown.length && column < dark.length) {
    const [one, other] = [shown[row], dark[column]]
    if (one && other && isAlike(one, other)) {
      pairs.push([one, other])
      row += 1
      column += 1
    } else if (isAlike(shown[row + 1], other)) row += 1
    else if (isAlike(one, dark[column + 1])) column += 1
    else {
      row += 1
      column += 1
    }
  }
  return pairs
}

function isAlike(one: PageElement | undefined, other: PageElement | undefined): boolean {
  return one !== undefined && other !== undefined && one.name === other.name && lookOf(one) === lookOf(other)
}

const lookOf = ({ attributes }: PageElement) => `${attributes['class']} ${unmarked(attributes['id'] ?? '').text}`

function attributesOf([shown, dark]: Pair, marks: Marks): TracedText[] {
  return READ_ATTRIBUTES.flatMap((attribute) => {
    const [text, other] = [shown.attributes[attribute], dark.attributes[attribute]]
    if (!text || other === undefined) return []
    const read = unmarked(other)
    return [{ text, parent: shown, attribute, ...valuesOf(read.text === text ? read : null, marks) }]
  })
}

/** A link or a picture: its mark is behind the address. */
function linkOf([shown, dark]: Pair, marks: Marks): TracedElement[] {
  const address = dark.attributes['href'] ?? dark.attributes['src'] ?? ''
  const numbers: number[] = []
  for (const sign of address.matchAll(/\ue000[\ue010-\ue019]+\ue001/g)) unmarked(sign[0], numbers)
  const origin = marks.origin(numbers.at(-1) ?? -1)
  return origin ? [{ element: shown, origin }] : []
}

/** Whether somebody who reads with a screen reader is told of it. */
export function isRead({ parent }: TracedText): boolean {
  return ![...upwards(parent)].some(({ attributes }) => attributes['aria-hidden'] === 'true')
}
