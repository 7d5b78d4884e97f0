// Mistakes about how much there is of something: numbers, lengths, entries.
import type { ErrorObject } from 'ajv'
import { exampleOf, keyOf, type SchemaFinding, schemaOf, subject, valueName } from './names.ts'
import { givenInWords, type SchemaTexts } from './texts.ts'

const RANGES = {
  minimum: 'atLeast',
  maximum: 'atMost',
  exclusiveMinimum: 'moreThan',
  exclusiveMaximum: 'lessThan',
  multipleOf: 'multiple',
} as const

export function rangeFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
  const { data, instancePath: pointer, keyword, params } = error
  if (schemaOf(error)['unit'] === 'EUR' && keyword !== 'maximum') return moneyFinding(error, texts)
  const messageOf = texts[RANGES[keyword as keyof typeof RANGES]]
  const message = messageOf(subject(error, texts), Number(params['limit'] ?? params['multipleOf']), String(data))
  return { code: 'schema/range', message, hint: hintOf(error, texts), pointer, at: 'value' }
}

export function lengthFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
  const { data, instancePath: pointer, keyword, params } = error
  const limit = Number(params['limit'])
  const text = String(data)
  const length = [...text].length
  if (text.trim() === '') {
    const hint = hintOf(error, texts)
    return {
      code: 'schema/empty',
      message: texts.empty(valueName(error.instancePath, texts)),
      hint,
      pointer,
      at: 'key',
    }
  }
  const messageOf = keyword === 'minLength' ? texts.tooFew : texts.tooMany
  const message = messageOf(subject(error, texts), limit, length, texts.characters(limit))
  return { code: 'schema/length', message, hint: hintOf(error, texts), pointer, at: 'value' }
}

export function countFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
  const { data, instancePath: pointer, keyword, params } = error
  const limit = Number(params['limit'])
  const isList = Array.isArray(data)
  const count = isList ? data.length : Object.keys((data ?? {}) as object).length
  const isTooFew = keyword === 'minItems' || keyword === 'minProperties'
  const messageOf = isTooFew ? texts.tooFew : texts.tooMany
  const message = messageOf(subject(error, texts), limit, count, isList ? texts.entries(limit) : texts.keys(limit))
  // Entries beyond the limit are the ones to take out.
  const isFirstExtra = isList && !isTooFew
  const at = isFirstExtra ? `${pointer}/${limit}` : pointer
  const hint = isTooFew ? hintOf(error, texts) : texts.removeSome
  return { code: 'schema/count', message, hint, pointer: at, at: isFirstExtra ? 'value' : 'key' }
}

export function repeatedFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
  const { instancePath: pointer, params } = error
  const [first = 0, second = 0] = [Number(params['i']), Number(params['j'])].sort((a, b) => a - b)
  const message = texts.repeated(valueName(error.instancePath, texts), first + 1, second + 1)
  return { code: 'schema/repeated', message, hint: texts.removeOne, pointer: `${pointer}/${second}`, at: 'value' }
}

function hintOf(error: ErrorObject, texts: SchemaTexts): string | undefined {
  const example = exampleOf(schemaOf(error), keyOf(error.instancePath))
  return example === undefined ? undefined : texts.forExample(example)
}

// "2.500" means two and a half thousand to a German author, and two and a half to YAML.

/** An amount in EUR that is no whole number of at least 0. */
export function moneyFinding(error: ErrorObject, texts: SchemaTexts): SchemaFinding {
  const { data, instancePath: pointer } = error
  const message = texts.money(subject(error, texts), givenInWords(data, texts))
  return { code: 'schema/money', message, hint: hintFor(data, texts), pointer, at: 'value', meant: meantBy(data) }
}

/** Only a point before three digits was certainly meant to separate thousands; YAML drops the last zeros. */
function meantBy(data: unknown): SchemaFinding['meant'] {
  if (typeof data === 'string') {
    const amount = amountIn(data)
    return amount === undefined ? undefined : { value: Number(amount), length: 0 }
  }
  if (typeof data !== 'number' || data < 0) return undefined
  const [whole = '', rest = ''] = String(data).split('.')
  const isGrouped = /^[1-9]\d{0,2}$/.test(whole) && rest.length <= 3
  return isGrouped ? { value: Number(whole + rest.padEnd(3, '0')), length: whole.length + 4 } : undefined
}

function hintFor(data: unknown, texts: SchemaTexts): string {
  if (typeof data === 'number') return numberHint(data, texts)
  const amount = typeof data === 'string' ? amountIn(data) : undefined
  return amount === undefined ? texts.wholeEuros : texts.amount(amount)
}

function numberHint(data: number, texts: SchemaTexts): string {
  if (data < 0) return texts.wholeEuros
  const thousands = Math.round(data * 1000)
  // At most three digits follow a point that was meant to separate thousands.
  if (Math.abs(thousands - data * 1000) > 1e-6) return texts.wholeEuros
  const [whole = '', rest = ''] = String(data).split('.')
  return texts.readAs(`${whole}.${rest.padEnd(3, '0')}`, String(data), `${thousands}.`)
}

/** The amount in "2.500 EUR", "2 500 €" or "2.500,00": digits, grouped by threes or not at all. */
function amountIn(text: string): string | undefined {
  const amount = text.replace(/eur(o)?|€|\s/gi, '').replace(/(,(00|-+|–)?|\.-+|\.00)$/, '')
  return /^(\d+|\d{1,3}([.,'’]\d{3})+)$/.test(amount) ? amount.replace(/\D/g, '') : undefined
}
