// Values of the files that are one of a few, by what their schemas say.
import { escapeToken } from '../../content/pointer.ts'
import type { Schemas } from '../../schemas/schema.ts'
import { fileSpot, formOf, type Spot, stepInto } from '../../schemas/spot.ts'
import type { Choice } from '../provenance/find-choices.ts'
import type { FileValues } from '../provenance/values.ts'
import { schemaOf } from './editing.ts'

/** All of them, each with another one of its few. */
export function choicesIn(schemas: Schemas, files: ReadonlyMap<string, FileValues>): Choice[] {
  return [...files].flatMap(([file, { data }]) => {
    const spot = fileSpot(schemas, schemaOf(file))
    return spot ? [...choicesAt(schemas, spot, { file, pointer: '', value: data })] : []
  })
}

interface Value {
  readonly file: string
  readonly pointer: string
  readonly value: unknown
}

function* choicesAt(schemas: Schemas, spot: Spot, { file, pointer, value }: Value): Generator<Choice> {
  const form = formOf(schemas, spot, value)
  const { enum: choices = [] } = form.schema
  const other = choices.find((one) => one !== value)
  if (choices.includes(value) && other !== undefined) yield { file, pointer, other }
  if (typeof value !== 'object' || value === null) return
  for (const [step, child] of Object.entries(value)) {
    const next = stepInto(schemas, form, { step, value })
    if (next) yield* choicesAt(schemas, next, { file, pointer: `${pointer}/${escapeToken(step)}`, value: child })
  }
}
