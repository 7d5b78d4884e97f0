// Which choices of the files the icons and drawings of a page come from: other ones are put in their place in some renderings, and
// the drawings that change in just those come from them.
import { setAt } from '../../content/pointer.ts'
import type { Trace } from '../../context/localise.ts'
import type { DrawingPlace } from '../protocol.ts'
import { decoded, harmless, rounds } from './codes.ts'
import { type DrawingPart, drawingSign } from './drawing-sign.ts'
import type { Origin } from './marks.ts'
import { type PageElement, readHtml, upwards } from './read-html.ts'
import type { Tracing } from './trace-page.ts'

/** A value that is one of a few, and another one that may stand in its place. */
export interface Choice extends Origin {
  readonly other: unknown
}

/** The drawings of a page in their order; those whose choice is not sure have no place. */
export function tracedDrawings(
  { render, html }: Pick<Tracing, 'render' | 'html'>,
  all: readonly Choice[],
): DrawingPlace[] {
  const shown = lookOf(html)
  const changesWith = (choices: readonly Choice[]): boolean[] | null => {
    const changed = render(choosing(choices))
    return changed === null ? null : changesOf(shown, lookOf(changed))
  }
  // Most files have nothing to do with the page.
  const files = [...new Set(all.map(({ file }) => file))]
  const near = files.flatMap((file) => {
    const own = all.filter((one) => one.file === file)
    return changesWith(own)?.every((isChanged) => !isChanged) ? [] : own
  })
  const choices = harmless(near, changesWith)
  const tries = rounds(choices.length).map((turns) => changesWith(turns.flatMap((turn) => choices[turn] ?? [])))
  return shown.drawings.map((sign, index) => {
    const number = decoded(
      tries.map((one) => one?.[index] ?? false),
      choices.length,
    )
    const choice = number === null ? undefined : choices[number]
    return { sign, origin: choice ? { file: choice.file, pointer: choice.pointer } : null }
  })
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
}

function lookOf(html: string): Look {
  const parts = new Map<PageElement, DrawingPart[]>()
  const frame: string[] = []
  for (const element of readHtml(html).elements) {
    const drawing = [...upwards(element)].findLast(({ name }) => name === 'svg')
    const { d, href } = element.attributes
    if (!drawing) frame.push(element.name)
    else if (parts.get(drawing)?.push([element.name, d, href]) === undefined)
      parts.set(drawing, [[element.name, d, href]])
  }
  return { frame: frame.join(' '), drawings: [...parts.values()].map(drawingSign) }
}

/** What each drawing of a page is known by. */
export function drawingSigns(html: string): readonly string[] {
  return lookOf(html).drawings
}

/** Which drawings are others; null when the page is another one. */
function changesOf(shown: Look, changed: Look): boolean[] | null {
  if (shown.frame !== changed.frame || shown.drawings.length !== changed.drawings.length) return null
  return shown.drawings.map((sign, index) => sign !== changed.drawings[index])
}
