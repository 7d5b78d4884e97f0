// What a visitor changes in a report. A correction replaces what was read everywhere: in the report, its checks and every
// file made of it; it stays on this page.
import { plainAmount, plainEntry, plainNumber } from '../../../../common/document-entries.ts'
import { formatAmount, formatNumber, shownValue, type Tongue } from '../../../../common/document-values.ts'
import type { FoundField, Item, ItemNumber } from '../report/found.ts'
import type { Report } from '../report/report.ts'
import { recheck } from './recheck.ts'

/** A field by its position, or a number of a row. */
export type Place = { readonly field: number } | { readonly row: number; readonly number: ItemNumber }

/** Plain values by the key of their place. */
export type Corrections = ReadonlyMap<string, string>

export const NO_CORRECTIONS: Corrections = new Map()

const keyOf = (place: Place) => ('field' in place ? `field ${place.field}` : `row ${place.row} ${place.number}`)

/** The plain value of what was typed; null when it cannot be one. */
export function plainAt(place: Place, typed: string, report: Report, language: string): string | null {
  if ('field' in place) return plainEntry(report.fields[place.field]?.name ?? '', typed, language)
  const text = place.number === 'taxRate' ? typed.replace('%', '') : typed
  return place.number === 'amount' ? plainAmount(text, language) : plainNumber(text, language)
}

/** @param plain null takes the correction back */
export function corrected(corrections: Corrections, place: Place, plain: string | null): Corrections {
  const changed = new Map(corrections)
  if (plain === null) changed.delete(keyOf(place))
  else changed.set(keyOf(place), plain)
  return changed
}

/** The report with the corrections in it, and what its checks say of them. */
export function withCorrections(report: Report, corrections: Corrections, language: string): Report {
  if (corrections.size === 0) return report
  const fields = report.fields.map((field, index) => correctedField(field, corrections.get(keyOf({ field: index }))))
  const currency = fields.find(({ name }) => name === 'currency')?.plain ?? ''
  const tongue = { currency, language }
  const shown = fields.map((field) => (field.readAs === null ? field : inWords(field, tongue)))
  const items = report.items.map((item, row) => correctedItem(item, { row, corrections, tongue }))
  const changed = { ...report, fields: shown, items, summary: summaryWith(report.summary, shown) }
  return recheck(changed, language)
}

function correctedField(field: FoundField, plain: string | undefined): FoundField {
  if (plain === undefined || plain === field.plain) return field
  return { ...field, plain, percent: null, source: null, readAs: field.value }
}

const inWords = (field: FoundField, tongue: Tongue): FoundField => ({
  ...field,
  value: shownValue(field.name, field.plain, tongue),
})

interface RowCorrections {
  readonly row: number
  readonly corrections: Corrections
  readonly tongue: Tongue
}

function correctedItem(item: Item, { row, corrections, tongue }: RowCorrections): Item {
  let now = item
  for (const number of ['quantity', 'unitPrice', 'amount', 'taxRate'] as const) {
    const plain = corrections.get(keyOf({ row, number }))
    if (plain === undefined || plain === item.plain[number]) continue
    now = {
      ...now,
      [number]: shownNumber(number, plain, tongue),
      plain: { ...now.plain, [number]: plain },
      readAs: { ...now.readAs, [number]: item[number] },
    }
  }
  return now
}

function shownNumber(number: ItemNumber, plain: string, { currency, language }: Tongue): string {
  if (number === 'quantity') return formatNumber(plain, language)
  return number === 'taxRate' ? `${formatNumber(plain, language)} %` : formatAmount(plain, currency, language)
}

/** Too short to be found by chance in other words. */
const MIN_QUOTED = 4

/** The summary repeats values: a corrected one is replaced there, too. */
function summaryWith(summary: string, fields: readonly FoundField[]): string {
  return fields.reduce(
    (text, { readAs, value }) =>
      readAs !== null && readAs.length >= MIN_QUOTED ? text.replaceAll(readAs, value) : text,
    summary,
  )
}
