import type { Schemas } from '../schemas/schema.ts'
import { type Spot, stepInto } from '../schemas/spot.ts'

/** The smallest object that its schema allows, made of the examples of its required fields. */
export function exampleObject(schemas: Schemas, spot: Spot): Record<string, unknown> {
  const names = spot.schema.required ?? []
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = stepInto(schemas, spot, { step: name, value: undefined })
      return field ? [[name, exampleValue(schemas, field)]] : []
    }),
  )
}

function exampleValue(schemas: Schemas, field: Spot): unknown {
  const example = field.examples.find((one) => one !== undefined)
  if (example !== undefined) return example
  return field.schema.properties ? exampleObject(schemas, field) : (field.schema.const ?? field.schema.enum?.[0] ?? '')
}
