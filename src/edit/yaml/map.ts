// Fields of groups: added at the end, removed with the comments above them.
import { type Refusal, refusal, type Splice } from '../change.ts'
import { afterLine, columnOf, leadStart, lineStart } from './lines.ts'
import { blockText, flowText, type MapNode } from './tree.ts'

interface Given {
  readonly text: string
  readonly group: MapNode
}

/** A new field at the end of its group. */
export function withField({ text, group }: Given, name: string, value: unknown): Splice[] {
  const last = group.fields.at(-1)
  if (group.isFlow) {
    const field = flowText({ [name]: value }).slice(2, -2)
    if (last) return [{ start: last.node.end, end: last.node.end, text: `, ${field}` }]
    return [{ start: group.start, end: group.end, text: `{ ${field} }` }]
  }
  const column = columnOf(text, group.fields[0]?.start ?? group.start)
  const lines = blockText({ [name]: value }).replace(/^(?=.)/gm, ' '.repeat(column))
  const end = afterLine(text, last?.node.end ?? group.end)
  const isOpen = end > 0 && text[end - 1] !== '\n'
  return [{ start: end, end, text: (isOpen ? '\n' : '') + lines }]
}

/** The group without a field. */
export function withoutField({ text, group }: Given, name: string): Splice[] | Refusal {
  const index = group.fields.findIndex((field) => field.name === name)
  const [before, field, after] = [group.fields[index - 1], group.fields[index], group.fields[index + 1]]
  if (!field) return refusal('The group has no such field.', 'Die Gruppe hat dieses Feld nicht.')
  if (group.isFlow) return [betweenCommas(group, index)]
  const line = lineStart(text, field.start)
  if (text.slice(line, field.start).trim() === '') {
    if (!before && !after) return onlyField()
    const start = before ? leadStart(text, line, before.node.end) : line
    return [{ start, end: afterLine(text, field.node.end), text: '' }]
  }
  // The field stands behind the dash of a list: the next one takes its place there.
  if (!after || text.slice(field.node.end, after.start).includes('#')) return onlyField()
  return [{ start: field.start, end: after.start, text: '' }]
}

function betweenCommas({ fields, start, end }: MapNode, index: number): Splice {
  const [before, field, after] = [fields[index - 1], fields[index], fields[index + 1]]
  if (field && after) return { start: field.start, end: after.start, text: '' }
  if (field && before) return { start: before.node.end, end: field.node.end, text: '' }
  return { start, end, text: '{}' }
}

function onlyField(): Refusal {
  return refusal(
    'This field cannot be taken away here without touching others; change it in the file itself.',
    'Dieses Feld lässt sich hier nicht wegnehmen, ohne andere zu berühren; es wird in der Datei selbst geändert.',
  )
}
