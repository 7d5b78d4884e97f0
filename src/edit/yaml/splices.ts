// A change -> what is put where in the text of a YAML file. There may be several ways to write it; each is one splice.
import { type Change, parentOf, type Refusal, refusal, type Splice } from '../change.ts'
import { indentOf } from './lines.ts'
import { inserted, moved, withoutEntry } from './list.ts'
import { withField, withoutField } from './map.ts'
import { writings } from './scalar.ts'
import { nodeAt, type YamlNode, yamlTree } from './tree.ts'

type YamlChange = Exclude<Change, { kind: 'words' }>

/** The ways to write a change, best first. */
export function splicesFor(text: string, change: YamlChange): readonly Splice[] | Refusal {
  const tree = yamlTree(text)
  if (change.kind === 'set') return setting(text, tree, change)
  if (change.kind === 'remove') return removing(text, tree, change.pointer)
  const list = nodeAt(tree, change.pointer)
  if (list?.kind !== 'list') return noSuchPlace(change.pointer)
  if (list.isNamed) return named(change.pointer)
  if (change.kind === 'insert') return inserted({ text, list }, change)
  return moved({ text, list }, change)
}

function setting(text: string, tree: YamlNode | null, { pointer, value }: YamlChange & { kind: 'set' }) {
  const node = nodeAt(tree, pointer)
  if (!node) return adding(text, tree, { pointer, value })
  if (node.isNamed) return named(pointer)
  // "key:" without a value ends at its colon.
  const space = node.start === node.end ? ' ' : ''
  const column = indentOf(text, node.start)
  return writings(value, node, column).map((written) => {
    const isBlock = node.kind === 'scalar' && (node.style === 'literal' || node.style === 'folded')
    const keepsBreak = isBlock && text[node.end - 1] === '\n' && !written.endsWith('\n')
    return { start: node.start, end: node.end, text: space + written + (keepsBreak ? '\n' : '') }
  })
}

function adding(text: string, tree: YamlNode | null, { pointer, value }: { pointer: string; value: unknown }) {
  const place = parentOf(pointer)
  const group = place && nodeAt(tree, place.parent)
  if (group?.kind !== 'map') return noSuchPlace(pointer)
  if (group.isNamed) return named(pointer)
  return withField({ text, group }, place?.step ?? '', value)
}

function removing(text: string, tree: YamlNode | null, pointer: string): readonly Splice[] | Refusal {
  const place = parentOf(pointer)
  const holder = place && nodeAt(tree, place.parent)
  if (!place || !holder || holder.kind === 'scalar' || !nodeAt(tree, pointer)) return noSuchPlace(pointer)
  if (holder.isNamed) return named(pointer)
  if (holder.kind === 'list') return withoutEntry({ text, list: holder }, Number(place.step))
  return withoutField({ text, group: holder }, place.step)
}

function noSuchPlace(pointer: string): Refusal {
  return refusal(`The file says nothing at ${pointer}.`, `An der Stelle ${pointer} steht nichts in der Datei.`)
}

function named(pointer: string): Refusal {
  return refusal(
    `${pointer} is shared by other places of the file (&, * or !); change it in the file itself.`,
    `${pointer} gilt auch an anderen Stellen der Datei (&, * oder !) und wird in der Datei selbst geändert.`,
  )
}
