// Amounts: "2.500" means two and a half thousand to a German author, and two and a half to YAML.
import type { ErrorObject } from 'ajv'
import { type Finding, subject } from './schema-names.ts'
import { givenInWords, texts } from './schema-texts.ts'

/** An amount in EUR that is no whole number of at least 0. */
export function moneyFinding(error: ErrorObject): Finding {
  const { data, instancePath: pointer } = error
  const message = texts.money(subject(error), givenInWords(data, String(data)))
  return { code: 'schema/money', message, hint: hintFor(data), pointer, at: 'value' }
}

function hintFor(data: unknown): string {
  if (typeof data === 'number') return numberHint(data)
  const amount = typeof data === 'string' ? amountIn(data) : undefined
  return amount === undefined ? texts.wholeEuros : texts.amount(amount)
}

function numberHint(data: number): string {
  if (data < 0) return texts.wholeEuros
  const thousands = Math.round(data * 1000)
  // Three digits at most stand behind the point that was meant to part thousands.
  if (Math.abs(thousands - data * 1000) > 1e-6) return texts.wholeEuros
  const [whole = '', rest = ''] = String(data).split('.')
  return texts.readAs(`${whole}.${rest.padEnd(3, '0')}`, String(data), `${thousands}.`)
}

/** The amount in "2.500 EUR", "2 500 €" or "2.500,00": digits, grouped by threes or not at all. */
function amountIn(text: string): string | undefined {
  const amount = text.replace(/eur(o)?|€|\s/gi, '').replace(/(,(00|-+|–)?|\.-+|\.00)$/, '')
  return /^(\d+|\d{1,3}([.,'’]\d{3})+)$/.test(amount) ? amount.replace(/\D/g, '') : undefined
}
