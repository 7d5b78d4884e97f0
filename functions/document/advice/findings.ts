import { type Facts, SURE, UNSURE } from '../../../common/document-checks.ts'
import type { Field, FieldName, Reading, Understanding } from '../types.ts'
import { isGermanVatId, isIban } from '../understanding/values.ts'
import type { Wording } from '../wording.ts'

/** Something that a bookkeeper would notice; worded in site/data/document-advice.yaml under its code. */
export interface Finding {
  readonly code: string
  /** For the placeholders of the words: {date}, {amount}, … */
  readonly values: Readonly<Record<string, string>>
}

/** Everything that the rules look at. */
export interface Case {
  readonly understanding: Understanding
  readonly reading: Reading
  /** All of the document, line by line. */
  readonly text: string
  readonly wording: Wording
  /** Of the page that asks, such as "de". */
  readonly language: string
  /** ISO date. */
  readonly today: string
  field(name: FieldName): Field | undefined
}

export const finding = (code: string, values: Readonly<Record<string, string>> = {}): Finding => ({ code, values })

/** Below this confidence a value is not shown: none is better than a wrong one. */
export const MIN_CONFIDENCE = 0.5

/** Cents of an amount field; NaN where there is none. */
export const cents = (field: Field | undefined) => (field ? Math.round(Number(field.value) * 100) : Number.NaN)

/** A field that is certain enough to be judged. */
export function sureField({ field }: Case, name: FieldName): Field | undefined {
  const found = field(name)
  return found && found.confidence >= SURE ? found : undefined
}

/** German VAT law applies: the seller has a German tax number or account, or writes German without a foreign one. */
export function isGerman({ understanding, field }: Case): boolean {
  const country = [field('sellerVatId'), field('iban')].find(Boolean)?.value.slice(0, 2)
  if (country && /^[A-Z]{2}$/.test(country)) return country === 'DE'
  return understanding.language.code === 'de' && (field('currency')?.value ?? 'EUR') === 'EUR'
}

export const isPicture = (reading: Reading) => (reading.attachment ?? reading).ocr !== null

/** What the checks look at that visitors' corrections repeat. */
export function factsOf(about: Case): Facts {
  const { understanding, reading, today, language } = about
  const plain = (name: string) => about.field(name as FieldName)?.value
  return {
    value: plain,
    sure: (name) => sureField(about, name as FieldName)?.value,
    exact: (name) => (isPicture(reading) ? undefined : plain(name)),
    items: understanding.items,
    isIban,
    isGermanVatId,
    unsure: understanding.fields.filter(({ confidence }) => confidence >= MIN_CONFIDENCE && confidence < UNSURE).length,
    today,
    language,
  }
}
