// Which choices of the files the icons, drawings and words of a page come from: other ones are put in their place in some renderings,
// and what changes in just those comes from them.
import { setAt } from '../../content/pointer.ts'
import type { Trace } from '../../context/localise.ts'
import type { PageChoices } from '../protocol.ts'
import { decoded, harmless, numbersIn, rounds } from './codes.ts'
import { type DrawingPart, drawingSign } from './drawing-sign.ts'
import type { Origin } from './marks.ts'
import { type PageElement, readHtml, upwards } from './read-html.ts'
import type { Tracing } from './trace-page.ts'

/** A value that is one of a few, and another one that may stand in its place. */
export interface Choice extends Origin {
  readonly other: unknown
}

/** The drawings of a page and its texts outside of them, all in their order, with the choices that are sure. */
export function tracedChoices({ render, html }: Pick<Tracing, 'render' | 'html'>, all: readonly Choice[]): PageChoices {
  const shown = lookOf(html)
  const changesWith = (choices: readonly Choice[]): boolean[] | null => {
    const changed = render(choosing(choices))
    return changed === null ? null : changesOf(shown, lookOf(changed))
  }
  const choiceOf = choicesBehind(all, changesWith)
  const placeOf = (choice: Choice | null) => choice && { file: choice.file, pointer: choice.pointer }
  const drawings = shown.drawings.map((sign, index) => ({ sign, origin: placeOf(choiceOf(index)) }))
  const texts = shown.texts.map((text, index) => ({ text, choice: choiceOf(shown.drawings.length + index) }))
  const alone = new Map<Choice, boolean[] | null>()
  for (const { choice } of texts) if (choice && !alone.has(choice)) alone.set(choice, changesWith([choice]))
  // What changes with one choice alone comes from it; together with others it may only look so.
  const isSure = (choice: Choice, index: number) => alone.get(choice)?.[shown.drawings.length + index] === true
  return {
    drawings,
    texts: texts.map(({ text, choice }, index) => ({
      text,
      origin: choice && isSure(choice, index) ? placeOf(choice) : null,
    })),
  }
}

/** Which choice each part of a page changes with; null: none, or unsure. @param changesWith which parts are others; null: the page is another one */
function choicesBehind(
  all: readonly Choice[],
  changesWith: (choices: readonly Choice[]) => readonly boolean[] | null,
): (part: number) => Choice | null {
  // Most files have nothing to do with the page.
  const files = [...new Set(all.map(({ file }) => file))]
  const near = files.flatMap((file) => {
    const own = all.filter((one) => one.file === file)
    return changesWith(own)?.every((isChanged) => !isChanged) ? [] : own
  })
  const choices = harmless(near, changesWith)
  const tries = rounds(choices.length).map((turns) => changesWith(turns.flatMap((turn) => choices[turn] ?? [])))
  return (part) => {
    const number = decoded(
      tries.map((one) => one?.[part] ?? false),
      choices.length,
    )
    return number === null ? null : (choices[number] ?? null)
  }
}

/** Puts other ones in the place of choices. */
export function choosing(choices: readonly Choice[]): Trace {
  return {
    data(file, data) {
      for (const { pointer, other } of choices.filter((one) => one.file === file)) setAt(data, pointer, other)
      return data
    },
    value: (made) => made,
  }
}

interface Look {
  /** Names of all elements outside of drawings. */
  readonly frame: string
  /** Signs of drawings. */
  readonly drawings: readonly string[]
  /** Outside of drawings. */
  readonly texts: readonly string[]
}

function lookOf(html: string): Look {
  const { elements, texts } = readHtml(html)
  const parts = new Map<PageElement, DrawingPart[]>()
  const frame: string[] = []
  for (const element of elements) {
    const drawing = drawingAround(element)
    const { d, href } = element.attributes
    if (!drawing) frame.push(element.name)
    else if (parts.get(drawing)?.push([element.name, d, href]) === undefined)
      parts.set(drawing, [[element.name, d, href]])
  }
  return {
    frame: frame.join(' '),
    drawings: [...parts.values()].map(drawingSign),
    texts: texts.filter(({ parent }) => !drawingAround(parent)).map(({ text }) => text),
  }
}

function drawingAround(element: PageElement): PageElement | undefined {
  return [...upwards(element)].findLast(({ name }) => name === 'svg')
}

/** What each drawing of a page is known by. */
export function drawingSigns(html: string): readonly string[] {
  return lookOf(html).drawings
}

/** Which drawings and texts are others; null when the page is another one. */
function changesOf(shown: Look, changed: Look): boolean[] | null {
  const isAlike = shown.drawings.length === changed.drawings.length && shown.texts.length === changed.texts.length
  if (shown.frame !== changed.frame || !isAlike) return null
  return [
    ...shown.drawings.map((sign, index) => sign !== changed.drawings[index]),
    // Numbers are worked out from much.
    ...shown.texts.map((text, index) => numbersIn(text).words !== numbersIn(changed.texts[index] ?? '').words),
  ]
}
