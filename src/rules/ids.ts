import { valueAt } from '../content/pointer.ts'
import { error, warning } from '../diagnostics/diagnostic.ts'
import { valueName } from '../diagnostics/schema-names.ts'
import type { Diagnostic, Source } from '../types.ts'
import { type Anchors, anchorsOf, noteShared, type SharedAnchors } from './anchors.ts'
import type { SourceRule } from './one-pass.ts'
import { everyGroup, fieldsOf } from './values.ts'

/** Names that tell entries of a list apart. */
const NAMES = ['id', 'key'] as const

/** No anchor stands twice on a page, no id twice in a list of shared data, no sheet number on two pages. */
export const ids: SourceRule = (site) => {
  const shared: SharedAnchors = new Map()
  const sheets = new Map<number, Source>()
  return {
    source(source, data) {
      if (source.kind === 'data') {
        noteShared(shared, source, data)
        return repeatedNames(source, data)
      }
      if (source.kind !== 'page') return []
      return [
        ...repeatedAnchors(source, anchorsOf(source, data, { site, shared })),
        ...repeatedSheet(source, data, sheets),
      ]
    },
  }
}

function repeatedAnchors(source: Source, { listed }: Anchors): Diagnostic[] {
  const first = new Map<string, string>()
  return listed.flatMap(({ id, pointer }) => {
    const earlier = first.get(id)
    if (earlier === undefined) {
      first.set(id, pointer)
      return []
    }
    const message = `The anchor "${id}" stands twice on this page.`
    const hint = `Rename one of the two; the other one is on line ${source.locate(earlier).line}.`
    return error('id/duplicate', message, source.locate(pointer), hint)
  })
}

function repeatedNames(source: Source, data: unknown): Diagnostic[] {
  const found: Diagnostic[] = []
  everyGroup(data, (group, pointer) => {
    if (!Array.isArray(group)) return
    for (const name of NAMES) {
      const values = group.map((entry) => fieldsOf(entry)?.[name])
      for (const [index, value] of values.entries()) {
        const earlier = values.indexOf(value)
        if (typeof value !== 'string' || earlier === index) continue
        const message = `The ${name} "${value}" stands twice in ${valueName(pointer)}: entries ${earlier + 1} and ${index + 1}.`
        found.push(
          error('id/repeated', message, source.locate(`${pointer}/${index}/${name}`), 'Rename one of the two.'),
        )
      }
    }
  })
  return found
}

function repeatedSheet(source: Source, data: unknown, sheets: Map<number, Source>): Diagnostic[] {
  const number = valueAt(data, '/sheet/number')
  if (typeof number !== 'number') return []
  const owner = sheets.get(number)
  if (!owner) sheets.set(number, source)
  if (!owner) return []
  const message = `The sheet number ${number} is used twice: also by ${owner.file}.`
  return [warning('id/sheet-number', message, source.locate('/sheet/number'), 'Give this page a number of its own.')]
}
