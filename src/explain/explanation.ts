import { written } from '../diagnostics/schema/names.ts'
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

const WIDTH = 10

/** What the schemas say about a value, as lines for a terminal. */
export function explanationOf(
  schemas: Schemas,
  { spot, title, current, language }: { spot: Spot; title: string; current: CurrentValue; language: string },
): string {
  const key = /[^. ]+$/.exec(title)?.[0] ?? ''
  const example = spot.examples.find((one) => one !== undefined && one !== null)
  const isField = spot.isRequired !== null
  const rows: readonly [name: string, text: string | undefined][] = [
    ['Kind', kindOf(schemas, spot)],
    ['May be', boundsOf(spot).join('; ') || undefined],
    ['Names', current.names.join(', ') || undefined],
    ['Required', isField ? requirement(spot) : undefined],
    ['Fields', fieldsOf(schemas, spot, current.value)],
    ['Example', example === undefined ? undefined : isField ? `${key}: ${written(example)}` : written(example)],
    ['Schema', `schemas/${spot.usedAt}`],
    ['Now', now(current)],
  ]
  const types = typesOf(schemas, spot)
  const lines = rows.flatMap(([name, text]) => (text === undefined ? [] : [`  ${name.padEnd(WIDTH)}${text}`]))
  const about = spot.about === undefined ? [] : [`  ${spot.about}`]
  const block = current.value === undefined ? blockOf(schemas, spot, language) : []
  return [title, ...about, '', ...lines, ...under('Types', types), ...under('To begin with', block)].join('\n')
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

function requirement({ isRequired, schema }: Spot): string {
  if (isRequired) return 'yes'
  return schema.default === undefined ? 'no' : `no, left out it is ${written(schema.default)}`
}

/** The fields of an object, those that have to be there first. */
function fieldsOf(schemas: Schemas, spot: Spot, value: unknown): string | undefined {
  const names = stepsOf(schemas, spot, value)
  const forms = formsOf(schemas, spot)
  const required = new Set(forms.length === 1 ? (forms[0]?.schema.required ?? []) : [])
  if (names.length === 0) return undefined
  if (forms.length > 1 && forms.some((form) => typeOf(form) !== null)) return undefined
  const sorted = [...names.filter((name) => required.has(name)), ...names.filter((name) => !required.has(name))]
  return sorted.map((name) => (required.has(name) ? `${name} (required)` : name)).join(', ')
}

function now({ value, place }: CurrentValue): string | undefined {
  if (place === null) return undefined
  return value === undefined ? `nothing (${place})` : `${written(value)} (${place})`
}
