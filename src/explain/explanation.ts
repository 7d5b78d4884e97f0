import { written } from '../diagnostics/schema/names.ts'
import { inBoth, type UiLanguage, type Words } from '../diagnostics/words.ts'
import { markedExample } from '../scaffold/example.ts'
import { indented, yamlText } from '../scaffold/yaml-text.ts'
import { boundsOf, kindOf } from '../schemas/kind-words.ts'
import type { Schemas } from '../schemas/schema.ts'
import { formsOf, type Spot, stepInto, stepsOf, typeOf } from '../schemas/spot.ts'

/** The current value at a place. */
export interface CurrentValue {
  /** undefined: nothing. */
  readonly value: unknown
  /** As "site/pages/home.yaml:12"; null where no file was named. */
  readonly place: string | null
  /** Names that the value may be, where it is the name of shared data. */
  readonly names: readonly string[]
}

const WIDTH = 14

/** What explanations call what they say. */
const ROWS = {
  kind: { en: 'Kind', de: 'Was es ist' },
  bounds: { en: 'May be', de: 'Erlaubt' },
  names: { en: 'Names', de: 'Namen' },
  required: { en: 'Required', de: 'Pflicht' },
  fields: { en: 'Fields', de: 'Felder' },
  example: { en: 'Example', de: 'Beispiel' },
  schema: { en: 'Schema', de: 'Schema' },
  now: { en: 'Now', de: 'Zurzeit' },
  types: { en: 'Types', de: 'Arten' },
  block: { en: 'To begin with', de: 'Für den Anfang' },
} satisfies Readonly<Record<string, Words>>

export interface ExplanationOptions {
  readonly spot: Spot
  readonly title: string
  readonly current: CurrentValue
  /** Of texts that are written for visitors. */
  readonly language: string
  /** Of the explanation; descriptions are in that of the schemas. */
  readonly said: UiLanguage
}

/** What the schemas say about a value, as lines for a terminal. */
export function explanationOf(schemas: Schemas, options: ExplanationOptions): string {
  const { spot, title, current, language, said } = options
  const key = /[^. ]+$/.exec(title)?.[0] ?? ''
  const example = spot.examples.find((one) => one !== undefined && one !== null)
  const isField = spot.isRequired !== null
  const rows: readonly [name: Words, text: string | undefined][] = [
    [ROWS.kind, kindOf(schemas, spot, said)],
    [ROWS.bounds, boundsOf(spot, said).join('; ') || undefined],
    [ROWS.names, current.names.join(', ') || undefined],
    [ROWS.required, isField ? requirement(spot)[said] : undefined],
    [ROWS.fields, fieldsOf(schemas, options)],
    [ROWS.example, example === undefined ? undefined : isField ? `${key}: ${written(example)}` : written(example)],
    [ROWS.schema, `schemas/${spot.usedAt}`],
    [ROWS.now, now(current)?.[said]],
  ]
  const types = typesOf(schemas, spot)
  const lines = rows.flatMap(([name, text]) => (text === undefined ? [] : [`  ${name[said].padEnd(WIDTH)}${text}`]))
  const about = spot.about === undefined ? [] : [`  ${spot.about}`]
  const block = current.value === undefined ? blockOf(schemas, spot, language) : []
  return [title, ...about, '', ...lines, ...under(ROWS.types[said], types), ...under(ROWS.block[said], block)].join(
    '\n',
  )
}

function under(name: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `  ${name}`, ...lines]
}

/** A section with the fields that it has to have, to be copied into a page; its texts say that they are examples. */
function blockOf(schemas: Schemas, spot: Spot, language: string): string[] {
  if (typeOf(spot) === null) return []
  const text = yamlText([markedExample(schemas, spot, language)]).trimEnd()
  return indented(text, BLOCK_INDENT).split('\n')
}

const BLOCK_INDENT = 4

const TYPE_WIDTH = 18

/** The types that a section may have, each with its purpose: bare names do not help to choose. */
function typesOf(schemas: Schemas, spot: Spot): string[] {
  const section = spot.schema.items ? stepInto(schemas, spot, { step: '0', value: undefined }) : spot
  const forms = section ? formsOf(schemas, section) : []
  if (forms.length < 2) return []
  return forms.flatMap((form) => {
    const type = typeOf(form)
    return type === null ? [] : [`    ${type.padEnd(TYPE_WIDTH)}${form.about ?? ''}`.trimEnd()]
  })
}

function requirement({ isRequired, schema }: Spot): Words {
  if (isRequired) return { en: 'yes', de: 'ja' }
  if (schema.default === undefined) return { en: 'no', de: 'nein' }
  const left = written(schema.default)
  return { en: `no, left out it is ${left}`, de: `nein; ohne Angabe: ${left}` }
}

const REQUIRED: Words = { en: 'required', de: 'Pflicht' }

/** The fields of an object, those that have to be there first. */
function fieldsOf(schemas: Schemas, { spot, current, said }: ExplanationOptions): string | undefined {
  const names = stepsOf(schemas, spot, current.value)
  const forms = formsOf(schemas, spot)
  const required = new Set(forms.length === 1 ? (forms[0]?.schema.required ?? []) : [])
  if (names.length === 0) return undefined
  if (forms.length > 1 && forms.some((form) => typeOf(form) !== null)) return undefined
  const sorted = [...names.filter((name) => required.has(name)), ...names.filter((name) => !required.has(name))]
  return sorted.map((name) => (required.has(name) ? `${name} (${REQUIRED[said]})` : name)).join(', ')
}

function now({ value, place }: CurrentValue): Words | undefined {
  if (place === null) return undefined
  if (value === undefined) return { en: `nothing (${place})`, de: `nichts (${place})` }
  return inBoth(() => `${written(value)} (${place})`)
}
