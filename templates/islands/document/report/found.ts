import type { FieldDetail, RepeatableCheck } from '../../../../schemas/types.ts'
import { amount, isRecord, list, oneOf, percentOf, records, text, texts, type Unknown } from './untrusted.ts'

/** Left, top, right, bottom, as parts of the page. */
export type PageBox = readonly [left: number, top: number, right: number, bottom: number]

/** A field with its evidence; null and "" stand for what the answer does not contain. */
export interface FoundField {
  readonly label: string
  readonly value: string
  /** Its name for programs. */
  readonly name: string
  /** Its value for programs. */
  readonly plain: string
  /** 0 to 100. */
  readonly percent: number | null
  readonly source: FieldDetail['source'] | null
  readonly page: number | null
  readonly place: PageBox | null
  /** What was read, where the visitor has corrected it. */
  readonly readAs: string | null
}

/** The numbers of a row. */
export const ITEM_NUMBERS = ['quantity', 'unitPrice', 'amount', 'taxRate'] as const
export type ItemNumber = (typeof ITEM_NUMBERS)[number]

/** A row of an invoice; "" stands for what it does not contain. */
export interface Item extends Readonly<Record<ItemNumber, string>> {
  readonly description: string
  readonly unit: string
  /** The numbers for programs. */
  readonly plain: Readonly<Record<ItemNumber, string>>
  /** The numbers that were read, where the visitor has corrected them. */
  readonly readAs: Readonly<Partial<Record<ItemNumber, string>>>
}

/** A picture of a page. */
export interface Preview {
  readonly page: number
  readonly width: number
  readonly height: number
  /** The base64 of a WebP. */
  readonly base64: string
}

/** The fields of an answer: with details where it has them, otherwise as plain pairs. */
export function foundIn(data: Unknown): FoundField[] {
  const detailed = records(data['fieldDetails']).map(foundOf)
  const found = detailed.length > 0 ? detailed : plainPairs(data['extractedFields'])
  return found.filter(({ label, value }) => label && value)
}

function foundOf(detail: Unknown): FoundField {
  return {
    label: text(detail['label']),
    value: text(detail['value']),
    name: text(detail['name']),
    plain: text(detail['plain']),
    percent: percentOf(detail['confidence']),
    source: oneOf(detail['source'], ['xml', 'text', 'ocr', 'model', 'rule']),
    page: amount(detail['page']),
    place: placeOf(detail['box']),
    readAs: null,
  }
}

function placeOf(box: unknown): PageBox | null {
  const [left, top, right, bottom] = list(box).map(amount)
  if (left == null || top == null || right == null || bottom == null) return null
  return left < right && right <= 1 && top < bottom && bottom <= 1 ? [left, top, right, bottom] : null
}

const NOTHING = { name: '', plain: '', percent: null, source: null, page: null, place: null, readAs: null }

function plainPairs(fields: unknown): FoundField[] {
  if (!isRecord(fields)) return []
  return list(Object.entries(fields)).flatMap((pair) => {
    const [label, value] = list(pair)
    return { label: text(label), value: text(value), ...NOTHING }
  })
}

export function itemsIn(items: unknown): Item[] {
  return records(items)
    .map((item) => ({
      description: text(item['description']),
      unit: text(item['unit']),
      ...numbersIn(item),
      plain: numbersIn(isRecord(item['plain']) ? item['plain'] : {}),
      readAs: {},
    }))
    .filter(({ description }) => description)
}

const numbersIn = (item: Unknown): Record<ItemNumber, string> => ({
  quantity: text(item['quantity']),
  unitPrice: text(item['unitPrice']),
  amount: text(item['amount']),
  taxRate: text(item['taxRate']),
})

/** What a check says; see schemas/api/process-document.json. */
export interface FoundCheck {
  readonly code: string
  readonly as: RepeatableCheck['as']
  readonly text: string
  /** "" if nothing. */
  readonly said: string
  readonly on: readonly string[]
}

export function checksIn(checks: unknown): FoundCheck[] {
  return records(checks).flatMap((one) => {
    const as = oneOf(one['as'], ['issue', 'insight', 'step'])
    const [code, words] = [text(one['code']), text(one['text'])]
    return as && code && words ? [{ code, as, text: words, said: text(one['said']), on: texts(one['on']) }] : []
  })
}

const PICTURE = /^data:image\/webp;base64,([\w+/]+=*)$/
/** No preview is larger; one that claims to be is ignored. */
const MAX_SIDE = 4000

export function previewIn(preview: unknown): Preview | null {
  if (!isRecord(preview)) return null
  const [page, width, height] = [amount(preview['page']), side(preview['width']), side(preview['height'])]
  const [, base64] = typeof preview['picture'] === 'string' ? (PICTURE.exec(preview['picture']) ?? []) : []
  return page && width && height && base64 ? { page, width, height, base64 } : null
}

const side = (value: unknown) => {
  const pixels = amount(value)
  return pixels !== null && pixels > 0 && pixels <= MAX_SIDE ? pixels : null
}
