import { valueAt } from '../content/pointer.ts'
import { error, warning } from '../diagnostics/diagnostic.ts'
import { valueWords } from '../diagnostics/schema/names.ts'
import type { Diagnostic, Source } from '../types.ts'
import { type Anchors, anchorsOf, noteShared, type SharedAnchors } from './anchors.ts'
import { withNotes } from './one-pass.ts'
import { everyGroup, fieldsOf } from './values.ts'

/** Keys that identify entries of a list. */
const NAMES = ['id', 'key'] as const

/** No anchor occurs twice on a page, no id twice in a list of shared data, no sheet number on two pages. */
export const ids = withNotes<number>((site) => {
  const shared: SharedAnchors = new Map()
  const sheets = new Map<number, Source>()
  return {
    source(source, data) {
      if (source.kind === 'data') {
        noteShared(shared, source, data)
        return repeatedNames(source, data)
      }
      if (source.kind !== 'page') return []
      const found = repeatedAnchors(source, anchorsOf(source, data, { site, shared }))
      const sheet = valueAt(data, '/sheet/number')
      return typeof sheet === 'number' ? { found, note: sheet } : found
    },
    take: (source, { note }) => (note === null ? [] : repeatedSheet(source, note, sheets)),
  }
})

function repeatedAnchors(source: Source, { listed }: Anchors): Diagnostic[] {
  const first = new Map<string, string>()
  return listed.flatMap(({ id, pointer }) => {
    const earlier = first.get(id)
    if (earlier === undefined) {
      first.set(id, pointer)
      return []
    }
    const { line } = source.locate(earlier)
    const message = {
      en: `The anchor "${id}" stands twice on this page.`,
      de: `Der Anker „${id}“ steht auf dieser Seite zweimal.`,
    }
    const hint = {
      en: `Rename one of the two; the other one is on line ${line}.`,
      de: `Einen der beiden umbenennen; der andere steht in Zeile ${line}.`,
    }
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
        const where = valueWords(pointer)
        const message = {
          en: `The ${name} "${value}" stands twice in ${where.en}: entries ${earlier + 1} and ${index + 1}.`,
          de: `„${name}: ${value}“ steht in ${where.de} zweimal: in den Einträgen ${earlier + 1} und ${index + 1}.`,
        }
        const hint = { en: 'Rename one of the two.', de: 'Einen der beiden umbenennen.' }
        found.push(error('id/repeated', message, source.locate(`${pointer}/${index}/${name}`), hint))
      }
    }
  })
  return found
}

function repeatedSheet(source: Source, number: number, sheets: Map<number, Source>): Diagnostic[] {
  const owner = sheets.get(number)
  if (!owner) sheets.set(number, source)
  if (!owner) return []
  const message = {
    en: `The sheet number ${number} is used twice: also by ${owner.file}.`,
    de: `Die Blattnummer ${number} ist zweimal vergeben: auch in ${owner.file}.`,
  }
  const hint = { en: 'Give this page a number of its own.', de: 'Dieser Seite eine eigene Nummer geben.' }
  return [warning('id/sheet-number', message, source.locate('/sheet/number'), hint)]
}
