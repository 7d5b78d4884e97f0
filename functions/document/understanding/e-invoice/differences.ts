// Where the page of an e-invoice displays something else than its XML says.
import type { Field, FieldName, Understanding } from '../../types.ts'
import { amountsIn, datesIn } from '../values.ts'

type Difference = Understanding['differences'][number]

const DATES: readonly FieldName[] = ['documentDate', 'dueDate', 'serviceDate']
const AMOUNTS: readonly FieldName[] = ['netTotal', 'taxTotal', 'grossTotal', 'amountDue']
const NAMES: readonly FieldName[] = ['sellerName', 'buyerName']
const WORDS: readonly FieldName[] = ['documentNumber', 'iban', 'sellerVatId', ...NAMES]

/** Below this the page may be misread. */
const SURE = 0.85

/**
 * Facts in which page and XML differ: the page says another value with some certainty, and the one of the XML nowhere.
 *
 * @param page all text of the page
 */
export function differencesOf(xml: readonly Field[], shown: readonly Field[], page: string): Difference[] {
  const [days, sums, letters] = [valuesOf(datesIn(page)), valuesOf(amountsIn(page)), squashed(page)]
  const isShown = ({ name, value }: Field) =>
    DATES.includes(name)
      ? days.has(value)
      : AMOUNTS.includes(name)
        ? sums.has(value)
        : letters.includes(squashed(value))
  return [...WORDS, ...DATES, ...AMOUNTS].flatMap((name) => {
    const own = xml.find((field) => field.name === name)
    const other = shown.find((field) => field.name === name && field.confidence >= SURE)
    const isSame = own?.value === other?.value || (NAMES.includes(name) && own && other && isAlike(own, other))
    if (!own || !other || isSame || isShown(own)) return []
    return [{ name, xml: own.value, page: other.value }]
  })
}

/** A page that displays another number and another total is not the page of this invoice. */
export function isOtherInvoice(differences: readonly Difference[]): boolean {
  return ['documentNumber', 'grossTotal'].every((name) => differences.some((one) => one.name === name))
}

const valuesOf = (found: readonly { readonly value: string }[]) => new Set(found.map(({ value }) => value))

const squashed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** "Muster GmbH" and "Muster GmbH & Co. KG": pages may name less than the register. */
function isAlike(one: Field, other: Field): boolean {
  const [a, b] = [squashed(one.value), squashed(other.value)]
  return a.includes(b) || b.includes(a)
}
