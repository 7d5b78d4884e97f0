// Mistakes about how much there is of something: numbers, lengths, entries.
import type { ErrorObject } from 'ajv'
import { moneyFinding } from './schema-money.ts'
import { exampleOf, type Finding, keyOf, schemaOf, subject } from './schema-names.ts'
import { texts } from './schema-texts.ts'

const RANGES = {
  minimum: texts.atLeast,
  maximum: texts.atMost,
  exclusiveMinimum: texts.moreThan,
  exclusiveMaximum: texts.lessThan,
  multipleOf: texts.multiple,
}

export function rangeFinding(error: ErrorObject): Finding {
  const { data, instancePath: pointer, keyword, params } = error
  if (schemaOf(error)['unit'] === 'EUR' && keyword !== 'maximum') return moneyFinding(error)
  const say = RANGES[keyword as keyof typeof RANGES]
  const message = say(subject(error), Number(params['limit'] ?? params['multipleOf']), String(data))
  return { code: 'schema/range', message, hint: hintOf(error), pointer, at: 'value' }
}

export function lengthFinding(error: ErrorObject): Finding {
  const { data, instancePath: pointer, keyword, params } = error
  const limit = Number(params['limit'])
  const text = String(data)
  const length = [...text].length
  if (text.trim() === '') {
    const hint = hintOf(error)
    return { code: 'schema/empty', message: texts.empty(nameInside(error)), hint, pointer, at: 'key' }
  }
  const say = keyword === 'minLength' ? texts.tooFew : texts.tooMany
  const message = say(subject(error), limit, length, texts.characters(limit))
  return { code: 'schema/length', message, hint: hintOf(error), pointer, at: 'value' }
}

export function countFinding(error: ErrorObject): Finding {
  const { data, instancePath: pointer, keyword, params } = error
  const limit = Number(params['limit'])
  const isList = Array.isArray(data)
  const count = isList ? data.length : Object.keys((data ?? {}) as object).length
  const isTooFew = keyword === 'minItems' || keyword === 'minProperties'
  const say = isTooFew ? texts.tooFew : texts.tooMany
  const message = say(subject(error), limit, count, isList ? texts.entries(limit) : texts.keys(limit))
  // Entries beyond the limit are the ones to take out.
  const isFirstExtra = isList && !isTooFew
  const at = isFirstExtra ? `${pointer}/${limit}` : pointer
  const hint = isTooFew ? hintOf(error) : texts.removeSome
  return { code: 'schema/count', message, hint, pointer: at, at: isFirstExtra ? 'value' : 'key' }
}

export function repeatedFinding(error: ErrorObject): Finding {
  const { instancePath: pointer, params } = error
  const [first = 0, second = 0] = [Number(params['i']), Number(params['j'])].sort((a, b) => a - b)
  const message = texts.repeated(nameInside(error), first + 1, second + 1)
  return { code: 'schema/repeated', message, hint: texts.removeOne, pointer: `${pointer}/${second}`, at: 'value' }
}

/** The name of a value within a sentence. */
function nameInside(error: ErrorObject): string {
  const name = subject(error)
  return `${name[0]?.toLowerCase()}${name.slice(1)}`
}

function hintOf(error: ErrorObject): string | undefined {
  const example = exampleOf(schemaOf(error), keyOf(error.instancePath))
  return example === undefined ? undefined : texts.forExample(example)
}
