import { written } from '../diagnostics/schema/names.ts'
import { boundsOf, kindOf } from '../schemas/kind-words.ts'
import type { Schemas } from '../schemas/schema.ts'
import { formsOf, type Spot, stepsOf, typeOf } from '../schemas/spot.ts'

/** What stands at a place now. */
export interface Present {
  /** undefined: nothing. */
  readonly value: unknown
  /** As "site/pages/home.yaml:12"; null where no file was named. */
  readonly place: string | null
  /** Names that the value may be, where it is the name of shared data. */
  readonly names: readonly string[]
}

const WIDTH = 10

/** What the schemas say of a value, as lines for a terminal. */
export function explanationOf(
  schemas: Schemas,
  { spot, title, present }: { spot: Spot; title: string; present: Present },
): string {
  const key = /[^. ]+$/.exec(title)?.[0] ?? ''
  const example = spot.examples.find((one) => one !== undefined && one !== null)
  const isField = spot.isRequired !== null
  const rows: readonly [name: string, text: string | undefined][] = [
    ['Kind', kindOf(schemas, spot)],
    ['May be', boundsOf(spot).join('; ') || undefined],
    ['Names', present.names.join(', ') || undefined],
    ['Required', isField ? requirement(spot) : undefined],
    ['Fields', fieldsOf(schemas, spot, present.value)],
    ['Example', example === undefined ? undefined : isField ? `${key}: ${written(example)}` : written(example)],
    ['Schema', `schemas/${spot.usedAt}`],
    ['Now', now(present)],
  ]
  const lines = rows.flatMap(([name, text]) => (text === undefined ? [] : [`  ${name.padEnd(WIDTH)}${text}`]))
  return [title, ...(spot.about === undefined ? [] : [`  ${spot.about}`]), '', ...lines].join('\n')
}

function requirement({ isRequired, schema }: Spot): string {
  if (isRequired) return 'yes'
  return schema.default === undefined ? 'no' : `no, left out it is ${written(schema.default)}`
}

/** The fields of an object, those that have to be there first; the types of a section that may stand here. */
function fieldsOf(schemas: Schemas, spot: Spot, value: unknown): string | undefined {
  const names = stepsOf(schemas, spot, value)
  const forms = formsOf(schemas, spot)
  const required = new Set(forms.length === 1 ? (forms[0]?.schema.required ?? []) : [])
  if (names.length === 0) return undefined
  if (forms.length > 1 && forms.some((form) => typeOf(form) !== null) && required.size === 0) return names.join(', ')
  const sorted = [...names.filter((name) => required.has(name)), ...names.filter((name) => !required.has(name))]
  return sorted.map((name) => (required.has(name) ? `${name} (required)` : name)).join(', ')
}

function now({ value, place }: Present): string | undefined {
  if (place === null) return undefined
  return value === undefined ? `nothing (${place})` : `${written(value)} (${place})`
}
