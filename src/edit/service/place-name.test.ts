import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { valueAt } from '../../content/pointer.ts'
import { parseYaml } from '../../content/yaml.ts'
import { readWithSection } from '../../schemas/read-schemas.ts'
import { formField } from '../form/form-field.ts'
import type { Field } from '../protocol.ts'
import { sourceFile } from './editing.ts'
import type { Opened } from './opened.ts'
import { lastNameOf, nameOf, type PlaceNames } from './place-name.ts'
import { spotAt } from './spot-at.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const schemas = await readWithSection(root)

/** Texts as they are written. */
const NAMES: PlaceNames = { schemas, language: 'de', fill: (text) => text }

const test = suite('names of places')

test('follow the place where a key means something else', () => {
  const opened = open('site/data/booking.yaml')
  const name = (pointer: string) => nameOf(opened, pointer, NAMES)
  assert.match(name('/next'), /› Knopf von Schritt 1$/)
  assert.match(name('/progress'), /› Name des Fortschrittsbalkens$/)
  assert.match(name('/title/de'), /› Überschrift von Schritt 1 › Deutsch$/)
})

test('are those of the key where no schema knows the place', () => {
  const opened = open('site/data/booking.yaml')
  assert.match(nameOf(opened, '/next', { ...NAMES, schemas: new Map() }), /› Weiter$/)
})

test('are those that the panel has for the same field, in every file', () => {
  const other = CONTENT.flatMap((file) => {
    const opened = open(file)
    return fieldsOf(opened).flatMap(({ pointer, name }) => {
      const called = lastNameOf(opened, pointer, NAMES)
      return called === name ? [] : [`${file} ${pointer}: ${called} | ${name}`]
    })
  })
  assert.equal(other, [])
})

test('have the values that they name', () => {
  const opened = open('site/pages/home.yaml')
  const fill = (text: string) => text.replace('{claim:consultation}', '30')
  const at = '/sections/7/title'
  assert.match(String(valueAt(opened.data, `${at}/de`)), /\{claim:consultation\}/)
  assert.match(nameOf(opened, at, { ...NAMES, fill }), /› 8 · 30 Minuten/)
})

test.run()

/** Pages, settings, and data of fields and of entries that their author has named. */
const CONTENT = [
  'site/site.yaml',
  'site/pages/home.yaml',
  'site/data/booking.yaml',
  'site/data/claims.yaml',
  'site/data/answers.yaml',
  'site/data/document-texts.yaml',
]

function open(file: string): Opened {
  const text = readFileSync(`${root}${file}`, 'utf8')
  return { source: sourceFile(file), text, hash: '', data: parseYaml(text, file).value }
}

/** The fields in each part of a file as the panel has them. */
function fieldsOf(opened: Opened): Field[] {
  const context = {
    schemas,
    language: 'de' as const,
    languages: ['de', 'en'],
    required: [],
    stale: () => [],
    names: () => [],
    fill: (text: string) => text,
    links: [],
    pictures: [],
  }
  return Object.keys(opened.data as object).flatMap((step) => {
    const pointer = `/${step}`
    const spot = spotAt(schemas, opened, pointer)
    if (!spot) return []
    const { input } = formField(context, { spot, pointer, name: step, value: valueAt(opened.data, pointer) })
    return below(input)
  })
}

function below(input: Field['input']): Field[] {
  const fields = input.kind === 'group' ? input.fields : input.kind === 'list' ? input.entries : []
  return fields.flatMap((field) => [field, ...below(field.input)])
}
