import { exampleText } from '../content/placeholders.ts'
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

/**
 * The same with every text that visitors read marked as an example. A text that stands within one beside it stays: the
 * words of a title that are emphasised have to be in it.
 *
 * @param language of plain texts
 */
export function markedExample(schemas: Schemas, spot: Spot, language: string): Record<string, unknown> {
  return markFields(schemas, spot, { value: exampleObject(schemas, spot), language })
}

interface Example<T> {
  readonly value: T
  readonly language: string
}

function markFields(schemas: Schemas, spot: Spot, { value, language }: Example<object>): Record<string, unknown> {
  const texts = Object.values(value).filter((one) => typeof one === 'string')
  return Object.fromEntries(
    Object.entries(value).map(([step, one]: [string, unknown]) => {
      const field = stepInto(schemas, spot, { step, value })
      const isWithin = texts.some((text) => text !== one && text.includes(String(one)))
      return [step, field && !isWithin ? marked(schemas, field, { value: one, language }) : one]
    }),
  )
}

function marked(schemas: Schemas, spot: Spot, { value, language }: Example<unknown>): unknown {
  const isText = spot.schema.mark === 'text'
  if (typeof value === 'string') return isText ? exampleText(value, language) : value
  if (typeof value !== 'object' || value === null) return value
  if (isText) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, exampleText(String(one), key)]))
  if (!Array.isArray(value)) return markFields(schemas, spot, { value, language })
  return value.map((one: unknown, index) => {
    const entry = stepInto(schemas, spot, { step: String(index), value })
    return entry ? marked(schemas, entry, { value: one, language }) : one
  })
}

function exampleValue(schemas: Schemas, field: Spot): unknown {
  const example = field.examples.find((one) => one !== undefined)
  if (example !== undefined) return example
  return field.schema.properties ? exampleObject(schemas, field) : (field.schema.const ?? field.schema.enum?.[0] ?? '')
}
