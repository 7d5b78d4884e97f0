import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { escapeToken } from '../../content/pointer.ts'
import { LANGUAGES_FILE } from '../../schemas/language-schema.ts'
import { readSchemas } from '../../schemas/read-schemas.ts'
import type { Schema } from '../../schemas/schema.ts'
import { CHOICES, choiceName } from './choice-names.ts'
import { fieldName, placeOf } from './field-names.ts'
import { type FieldName, NAMES_BY_KEY } from './names-by-key.ts'
import { NAMES_BY_PLACE } from './names-by-place.ts'

/** A field of a content file: what it is called there, and where the schemas have it. */
interface Field {
  readonly name: string
  /** "data/mails.json#/properties/report": the group that has it. */
  readonly holder: string
  readonly usedAt: string
}

/** Keywords below which values stand, or lists of names. */
const VALUES = new Set(['examples', 'enum', 'const', 'default', 'required'])

const root = fileURLToPath(new URL('../../../', import.meta.url))
const schemas = await readSchemas(root)
const content = [...schemas].filter(([file]) => !file.startsWith('api/') && file !== LANGUAGES_FILE)
const fields = content.flatMap(([file, schema]) => [...fieldsIn(schema, `${file}#`)])
const files = content.flatMap(([file]) => /^data\/(.*)\.json$/.exec(file)?.[1] ?? [])

const test = suite('names of fields')

test('are there for every field of content, and for every file of data', () => {
  assert.ok(fields.length > 1200, `${fields.length} fields`)
  const names = new Set([...fields.map(({ name }) => name), ...files])
  assert.equal(
    [...names].filter((name) => !NAMES_BY_KEY[name]),
    [],
  )
})

test('belong to a field each', () => {
  const known = new Set([...fields.map(({ name }) => name), ...files])
  const places = new Set(fields.map(({ usedAt }) => placeOf(usedAt)))
  const unused = [
    ...Object.keys(NAMES_BY_KEY).filter((name) => !known.has(name)),
    ...Object.keys(NAMES_BY_PLACE).filter((place) => !places.has(place)),
  ]
  assert.equal(unused, [])
})

test('stand in order, and at a place only where they differ from those by key', () => {
  for (const names of [NAMES_BY_KEY, NAMES_BY_PLACE]) assert.equal(Object.keys(names), Object.keys(names).toSorted())
  const needless = Object.entries(NAMES_BY_PLACE).filter(
    ([place, name]) => String(NAMES_BY_KEY[place.split('/').at(-1) ?? '']) === String(name),
  )
  assert.equal(needless, [])
})

test('tell the fields of a group apart', () => {
  const alike = (['en', 'de'] as const).flatMap((language) => {
    const called = fields.map(({ name, holder, usedAt }) => `${holder}: ${fieldName(name, language, usedAt)}`)
    return called.filter((one, index) => called.indexOf(one) < index)
  })
  assert.equal(alike, [])
})

test('are words that begin with a capital letter, as keys in files do not', () => {
  const all: FieldName[] = [...Object.values(NAMES_BY_KEY), ...Object.values(NAMES_BY_PLACE)]
  const isWords = (text: string) => /^\p{Lu}[^_{}]*[^\s.:]$/u.test(text) && !/\p{Ll}\p{Lu}/u.test(text)
  // "Umsatzsteuer-Identifikationsnummer" and the name of a format.
  const spelled = (text: string) => text.replace('USt-IdNr.', 'Nummer').replace('ZUGFeRD', 'Format')
  assert.equal(
    all.flat().filter((text) => !isWords(spelled(text))),
    [],
  )
})

test('follow the place where a name means something else', () => {
  const kinds = 'data/document-texts.json#/$defs/kinds/properties/minutes'
  assert.is(fieldName('minutes', 'de', kinds), 'Protokoll')
  assert.is(fieldName('minutes', 'de', 'sections/closing.json#/properties/plan/items/properties/minutes'), 'Minuten')
  assert.is(fieldName('minutes', 'de'), 'Minuten')
})

test('are made of what stands in the file for fields of other projects, and of languages', () => {
  assert.is(fieldName('ownWorkshop', 'de'), 'Own workshop')
  assert.is(fieldName('pt', 'de'), 'Portugiesisch')
  assert.is(fieldName('pt', 'en'), 'Portuguese')
  assert.is(fieldName('zz', 'en'), 'Zz')
})

test.run()

const places = suite('placeOf')

places('leaves lists, maps and forms out, and keeps fields that are called as keywords are', () => {
  assert.is(placeOf('page.json#/properties/seo/properties/title'), 'page/seo/title')
  assert.is(placeOf('data/faqs.json#/$defs/item/properties/items/items/properties/id'), 'data/faqs/item/items/id')
  assert.is(placeOf('data/claims.json#/additionalProperties/oneOf/1/properties/items'), 'data/claims/items')
})

places.run()

const choices = suite('names of choices')

choices('are there for every value that is no number already, and for no other', () => {
  const wanted = content.flatMap(([file, schema]) => [...choicesIn(schema, `${file}#`)])
  assert.ok(wanted.length > 100, `${wanted.length} values`)
  const named = Object.entries(CHOICES).flatMap(([place, names]) => Object.keys(names).map((one) => `${place}: ${one}`))
  assert.equal(named.toSorted(), wanted.toSorted())
})

choices('tell the values of a choice apart', () => {
  for (const [place, names] of Object.entries(CHOICES))
    for (const language of [0, 1] as const) {
      const said = Object.values(names).map((name) => name[language])
      assert.equal(said, [...new Set(said)], place)
    }
})

choices('follow the language, and keep what stands in the file of other projects', () => {
  assert.is(choiceName('deep', 'common.json#/$defs/tone', 'de'), 'Tieferes Papier')
  assert.is(choiceName('deep', 'common.json#/$defs/tone', 'en'), 'Deeper paper')
  assert.is(choiceName('oak', 'sections/table.json#/properties/wood', 'de'), 'oak')
})

choices.run()

function* choicesIn(node: object, at: string): Generator<string> {
  const { enum: values = [] } = node as Schema
  const words = values.map(String).some((one) => !/^\d/.test(one)) ? values.map(String) : []
  for (const value of words) if (!/^\d+-|\+$/.test(value)) yield `${placeOf(at)}: ${value}`
  for (const [key, child] of Object.entries(node))
    if (typeof child === 'object' && child !== null && !VALUES.has(key) && key !== 'propertyNames')
      yield* choicesIn(child, `${at}/${key}`)
}

function* fieldsIn(node: object, at: string): Generator<Field> {
  const { properties = {} } = node as Schema
  for (const name of Object.keys(properties))
    yield { name, holder: at, usedAt: `${at}/properties/${escapeToken(name)}` }
  for (const [key, child] of Object.entries(node)) {
    if (typeof child !== 'object' || child === null || VALUES.has(key)) continue
    const isNamed = key === 'properties' || key === '$defs' || Array.isArray(child)
    if (!isNamed) yield* fieldsIn(child, `${at}/${key}`)
    else
      for (const [name, one] of Object.entries(child as Record<string, object>))
        yield* fieldsIn(one, `${at}/${key}/${escapeToken(name)}`)
  }
}
