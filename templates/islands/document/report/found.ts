import type { FieldDetail } from '../../../../schemas/types.ts'
import { amount, isRecord, list, oneOf, percentOf, records, text, type Unknown } from './untrusted.ts'

/** Left, top, right, bottom, as parts of the page. */
export type PageBox = readonly [left: number, top: number, right: number, bottom: number]

/** A field with its evidence; null stands for what the answer does not contain. */
export interface FoundField {
  readonly label: string
  readonly value: string
  /** 0 to 100. */
  readonly percent: number | null
  readonly source: FieldDetail['source'] | null
  readonly page: number | null
  readonly place: PageBox | null
}

/** A row of an invoice; "" stands for what it does not contain. */
export interface Item {
  readonly description: string
  readonly quantity: string
  readonly unitPrice: string
  readonly amount: string
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
    percent: percentOf(detail['confidence']),
    source: oneOf(detail['source'], ['xml', 'text', 'ocr', 'model', 'rule']),
    page: amount(detail['page']),
    place: placeOf(detail['box']),
  }
}

function placeOf(box: unknown): PageBox | null {
  const [left, top, right, bottom] = list(box).map(amount)
  if (left == null || top == null || right == null || bottom == null) return null
  return left < right && right <= 1 && top < bottom && bottom <= 1 ? [left, top, right, bottom] : null
}

const NOTHING = { percent: null, source: null, page: null, place: null }

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
      quantity: [text(item['quantity']), text(item['unit'])].filter(Boolean).join(' '),
      unitPrice: text(item['unitPrice']),
      amount: text(item['amount']),
    }))
    .filter(({ description }) => description)
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
