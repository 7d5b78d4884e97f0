import { locationAt, passageOf } from '../content/place.ts'
import { escapeToken } from '../content/pointer.ts'
import { nameOfValue, type ValueName, valueNamesIn } from '../content/value-names.ts'
import { namedValues } from '../context/named-values.ts'
import { error } from '../diagnostics/diagnostic.ts'
import { didYouMean, meant, nearest } from '../diagnostics/nearest.ts'
import type { Words } from '../diagnostics/words.ts'
import type { Diagnostic, Location, Site, Source } from '../types.ts'
import type { SourceRule } from './one-pass.ts'
import { everyGroup } from './values.ts'

/** Every value that a text names is there, and only texts name values: elsewhere nobody would put them in. */
export const valueNames: SourceRule = (site) => ({
  source(source, data) {
    if (!source.facts.namesValues) return []
    return [...inData(site, source, data), ...(source.kind === 'legal' ? inBody(site, source) : [])]
  },
})

function inData(site: Site, source: Source, data: unknown): Diagnostic[] {
  const texts = new Set(source.marks.flatMap(({ kind, pointer }) => (kind === 'text' ? [pointer] : [])))
  const isText = (pointer: string) => texts.has(pointer) || texts.has(pointer.slice(0, pointer.lastIndexOf('/')))
  const isKnown = ({ kind, name }: ValueName) => namedValues(site).find(kind, name) !== null
  const found: Diagnostic[] = []
  everyGroup(data, (group, parent) => {
    for (const [key, text] of Object.entries(group)) {
      const pointer = `${parent}/${escapeToken(key)}`
      const at = ({ start, end }: ValueName) => source.locate(pointer, passageOf(text, start, end))
      const names = typeof text === 'string' ? valueNamesIn(text) : []
      // Of texts, names that lead to a value were put in already: what is left leads to none.
      if (isText(pointer)) found.push(...names.map((value) => unknown(site, value, at(value))))
      else found.push(...names.filter(isKnown).map((value) => misplaced(value, at(value))))
    }
  })
  return found
}

/** The text below the front matter; its places follow from the file. */
function inBody(site: Site, source: Source): Diagnostic[] {
  const text = source.text()
  const body = /^---\r?\n[\s\S]*?^---[^\S\n]*$/m.exec(text)?.[0].length ?? 0
  return valueNamesIn(text.slice(body)).flatMap((value) => {
    if (namedValues(site).find(value.kind, value.name)) return []
    return unknown(site, value, locationAt(text, source.file, body + value.start, value.end - value.start))
  })
}

function unknown(site: Site, { kind, name }: ValueName, at: Location): Diagnostic {
  const { byKind } = namedValues(site)
  const written = nameOfValue(kind, name)
  const message = { en: `No value is called "${written}".`, de: `Kein Wert heißt „${written}“.` }
  return error('value/unknown', message, at, hintFor(kind, name, byKind))
}

function hintFor(
  kind: string,
  name: string,
  byKind: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
): Words | undefined {
  const ofKind = [...(byKind.get(kind)?.keys() ?? [])]
  if (ofKind.length > 0) {
    const near = nearest(name, ofKind)
    return near === undefined ? didYouMean(name, ofKind) : meant(nameOfValue(kind, near))
  }
  const kinds = [...byKind.keys()]
  const near = kinds.find((one) => byKind.get(one)?.has(name)) ?? nearest(kind, kinds)
  return near === undefined ? didYouMean(kind, kinds) : meant(nameOfValue(near, name))
}

function misplaced({ kind, name }: ValueName, at: Location): Diagnostic {
  const written = nameOfValue(kind, name)
  return error(
    'value/not-in-text',
    {
      en: `"${written}" stands here as it is written: only texts that visitors read may name values.`,
      de: `„${written}“ bleibt hier so stehen: Nur Texte, die Besucher lesen, können Werte nennen.`,
    },
    at,
    { en: 'Write the value itself.', de: 'Den Wert selbst hinschreiben.' },
  )
}
