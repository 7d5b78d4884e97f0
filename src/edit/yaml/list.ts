// Entries of lists as slices of the text: the lines of an entry with the comments above it, or what stands between commas.
import { type Refusal, refusal, type Splice } from '../change.ts'
import { afterLine, columnOf, leadStart, lineStart } from './lines.ts'
import { blockText, type Entry, flowText, type ListNode } from './tree.ts'

interface Given {
  readonly text: string
  readonly list: ListNode
}

/** The lines of an entry: comments above it, then from the beginning of the dash's line to the end of its last one. */
interface Slice {
  readonly start: number
  readonly end: number
}

/** A new entry before the one with this index. */
export function inserted(given: Given, { index, value }: { index: number; value: unknown }): Splice[] | Refusal {
  const { text, list } = given
  if (list.isFlow) return [flowInsert(given, index, flowText(value))]
  if (!hasOwnLines(given)) return compact()
  const column = columnOf(text, list.entries[0]?.start ?? list.start)
  const lines = blockText([value]).replace(/^(?=.)/gm, ' '.repeat(column))
  const slices = slicesOf(given)
  const before = slices[index]
  const gap = gapsOf(text, slices).find(isBlank) ?? ''
  if (before) return [{ start: before.start, end: before.start, text: lines + gap }]
  const end = slices.at(-1)?.end ?? list.end
  return [{ start: end, end, text: (text[end - 1] === '\n' ? '' : '\n') + gap + lines }]
}

/** An entry at another place of its list. */
export function moved(given: Given, { from, to }: { from: number; to: number }): Splice[] | Refusal {
  const { text, list } = given
  if (!list.isFlow && !hasOwnLines(given)) return compact()
  const all = list.isFlow ? list.entries.map(({ node }) => node) : slicesOf(given)
  const least = Math.min(from, to)
  const parts = all.slice(least, Math.max(from, to) + 1)
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last || !all[from] || !all[to]) return missing()
  const slices = reordered(parts, from - least, to - least).map(({ start, end }) => text.slice(start, end))
  // The file may end without a line break.
  const isOpen = !list.isFlow && text[last.end - 1] !== '\n'
  const whole = slices.map((slice) => (list.isFlow || slice.endsWith('\n') ? slice : `${slice}\n`))
  const gaps = gapsOf(text, parts)
  const joined = whole.map((slice, index) => slice + (gaps[index] ?? '')).join('')
  return [{ start: first.start, end: last.end, text: isOpen ? joined.slice(0, -1) : joined }]
}

/** The list without an entry. */
export function withoutEntry(given: Given, index: number): Splice[] | Refusal {
  const { text, list } = given
  if (!list.entries[index]) return missing()
  if (list.isFlow) return [flowRemove(list, index)]
  if (!hasOwnLines(given)) return compact()
  const slices = slicesOf(given)
  const slice = slices[index]
  if (!slice) return missing()
  const [before = '', after = ''] = [gapsOf(text, slices)[index - 1], gapsOf(text, slices)[index]]
  // The blank lines to one of its neighbours go with it.
  if (index < slices.length - 1)
    return [{ start: slice.start, end: slice.end + (isBlank(after) ? after.length : 0), text: '' }]
  if (slices.length > 1)
    return [{ start: slice.start - (isBlank(before) ? before.length : 0), end: slice.end, text: '' }]
  // A list without entries is written in brackets, behind its key.
  const keyEnd = text.slice(0, slice.start).replace(/\s+$/, '').length
  if (/#/.test(text.slice(lineStart(text, keyEnd), keyEnd))) return compact()
  const end = text[slice.end - 1] === '\n' ? slice.end - 1 : slice.end
  return [{ start: keyEnd, end, text: ' []' }]
}

/** The list in another order. */
export function reordered<Part>(parts: readonly Part[], from: number, to: number): Part[] {
  const order = [...parts]
  order.splice(to, 0, ...order.splice(from, 1))
  return order
}

/** Whether every dash is the first thing on its line; a list of lists may begin behind another dash. */
function hasOwnLines({ text, list: { entries } }: Given): boolean {
  return entries.every(({ start }) => text.slice(lineStart(text, start), start).trim() === '')
}

function slicesOf({ text, list }: Given): Slice[] {
  let before = lineStart(text, list.entries[0]?.start ?? list.start)
  return list.entries.map((entry, index) => {
    const line = lineStart(text, entry.start)
    const start = index === 0 ? firstLead(text, line) : leadStart(text, line, before)
    const end = afterLine(text, tailEnd(text, entry))
    before = end
    return { start, end }
  })
}

/** What stands between entries: blank lines, commas, comments of none of them. */
function gapsOf(text: string, parts: readonly Slice[]): string[] {
  return parts.slice(1).map(({ start }, index) => text.slice(parts[index]?.end, start))
}

function isBlank(gap: string): boolean {
  return gap !== '' && gap.trim() === ''
}

/** Comments above the first entry belong to it when they are as far from the edge as its dash; others are about the list. */
function firstLead(text: string, line: number): number {
  const start = leadStart(text, line, 0)
  const indent = /^ */.exec(text.slice(line))?.[0] ?? ''
  return text.startsWith(`${indent}#`, start) && indent !== '' ? start : line
}

/** Comments below an entry that are further from the edge than its dash are about it. */
function tailEnd(text: string, { start, node }: Entry): number {
  const column = columnOf(text, start)
  let end = afterLine(text, node.end)
  for (let line = end; line < text.length; line = afterLine(text, line + 1)) {
    const [, spaces = '', sign] = /^( *)(\S?)/.exec(text.slice(line, line + 400)) ?? []
    if (sign === '#' && spaces.length > column) end = afterLine(text, line + 1)
    else if (sign) break
    if (afterLine(text, line + 1) <= line) break
  }
  return end
}

function flowInsert({ text, list: { entries, start, end } }: Given, index: number, written: string): Splice {
  const before = entries[index]
  if (before) return { start: before.node.start, end: before.node.start, text: `${written}, ` }
  const last = entries.at(-1)
  if (last) return { start: last.node.end, end: last.node.end, text: `, ${written}` }
  return { start: start + 1, end: text.lastIndexOf(']', end), text: written }
}

function flowRemove({ entries, start, end }: ListNode, index: number): Splice {
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]]
  if (entry && after) return { start: entry.node.start, end: after.node.start, text: '' }
  if (entry && before) return { start: before.node.end, end: entry.node.end, text: '' }
  return { start, end, text: '[]' }
}

function missing(): Refusal {
  return refusal('The list has no such entry.', 'Die Liste hat diesen Eintrag nicht.')
}

function compact(): Refusal {
  return refusal(
    'This list is written in a way that cannot be rearranged here; change it in the file itself.',
    'Diese Liste ist so geschrieben, dass sie hier nicht umgeordnet werden kann; sie wird in der Datei selbst geändert.',
  )
}
