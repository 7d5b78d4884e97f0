// Entries of a list that are dragged to another place, with a mouse or a finger. Keyboards have the arrows.
import { make } from '../dom.ts'
import type { EditorWords } from '../words.ts'

/** Gives each row a handle. @param move the index of a row, and the one that it shall have */
export function movable(
  rows: readonly HTMLElement[],
  words: EditorWords,
  move: (from: number, to: number) => void,
): void {
  if (rows.length < 2) return
  for (const [from, row] of rows.entries()) {
    const handle = make('span', { class: 'handle', title: words.drag, 'aria-hidden': 'true' }, '\u283f')
    handle.addEventListener('pointerdown', (event) => {
      event.preventDefault()
      handle.setPointerCapture(event.pointerId)
      row.classList.add('dragged')
    })
    handle.addEventListener('pointermove', ({ clientY, pointerId }) => {
      if (handle.hasPointerCapture(pointerId)) show(rows, indexAt(rows, clientY))
    })
    handle.addEventListener('pointerup', ({ clientY }) => {
      const to = indexAt(rows, clientY)
      leave()
      if (to !== from) move(from, to)
    })
    handle.addEventListener('pointercancel', () => leave())
    const leave = () => {
      row.classList.remove('dragged')
      show(rows, null)
    }
    const holder = row.querySelector('.row') ?? row
    holder.prepend(handle)
  }
}

/** The row at a height; above all the first one, below all the last. */
function indexAt(rows: readonly HTMLElement[], y: number): number {
  const found = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  return found < 0 ? rows.length - 1 : found
}

function show(rows: readonly HTMLElement[], target: number | null): void {
  for (const [index, row] of rows.entries()) row.classList.toggle('target', index === target)
}
