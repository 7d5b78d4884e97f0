// The texts of business documents as lessons: of each, only its kind is known.
import { KINDS } from '../../functions/document/prediction/kinds.ts'
import type { SeenPage } from '../../functions/document/prediction/layout.ts'
import { type WordIds, windowsOf } from '../../functions/document/prediction/window.ts'
import type { Text } from '../wording/texts.ts'
import { type Lesson, unlabelled } from './encode.ts'
import { linesOf, unprinted } from './text.ts'

/** In points: A4 with the letters of a typewriter. */
const PAGE = { width: 595, height: 842, left: 62, top: 60, letter: 5.4, line: 14, size: 10, lines: 52 } as const

/** Every text once as a mail has it, without layout, and once as typed on paper. */
export function lessonsOfText({ text, kind }: Text, wordIds: WordIds): Lesson[] {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : linesOf(line.trim())))
  const number = KINDS.indexOf(kind)
  return [[unprinted(lines)], printed(lines)].flatMap((pages) =>
    windowsOf(pages, wordIds).map((window) => ({ ...unlabelled(window), kind: number })),
  )
}

function printed(lines: readonly string[][]): SeenPage[] {
  const pages = Array.from({ length: Math.ceil(lines.length / PAGE.lines) }, (_, at) =>
    lines.slice(at * PAGE.lines, (at + 1) * PAGE.lines),
  )
  return pages.map((page) => ({ ...PAGE, lines: page.map((words, at) => ({ words: printedLine(words, at) })) }))
}

function printedLine(words: readonly string[], line: number) {
  const top = PAGE.top + line * PAGE.line
  let left: number = PAGE.left
  return words.map((text) => {
    const right = left + text.length * PAGE.letter
    const box = [left, top, right, top + PAGE.size] as const
    left = right + PAGE.letter
    return { text, box }
  })
}
