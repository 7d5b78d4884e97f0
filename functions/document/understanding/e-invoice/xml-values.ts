// Amounts, numbers and dates as e-invoices write them.

/** As XML Schema has it (xsd:decimal), or with the comma of a program that did not know better. */
const DECIMAL = /^([+-]?)(\d*)(?:[.,](\d*))?$/

/** A decimal number without what it does not need: "1234.5"; "" where the text is none. */
export function decimalOf(text: string): string {
  const [, sign = '', whole = '', part = ''] = DECIMAL.exec(text) ?? []
  if (whole === '' && part === '') return ''
  const decimals = part.replace(/0+$/, '')
  return `${sign.replace('+', '')}${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals && '.'}${decimals}`
}

/** An amount as "1234.56"; "" where the text is none. */
export function amountOf(text: string): string {
  return inAmount(centsOf(text))
}

/** A price may be a fraction of a cent: "0.0175". */
export function priceOf(text: string): string {
  const [whole = '', decimals = ''] = decimalOf(text).split('.')
  return whole && `${whole}.${decimals.padEnd(2, '0').slice(0, 6)}`
}

/** Cents, halves rounded away from zero; NaN where the text is no number. */
export function centsOf(text: string): number {
  return rounded(hundredthsOfCents(text) / 100)
}

/** What amounts are added in, so that nothing is lost before the sum is rounded. */
export function hundredthsOfCents(text: string): number {
  const plain = decimalOf(text)
  return plain === '' ? Number.NaN : rounded(Number(`${plain}e4`))
}

/** To the nearest whole number, halves away from zero. */
export const rounded = (value: number) => Math.sign(value) * Math.round(Math.abs(value))

/** Cents as "1234.56"; "" for NaN. */
export const inAmount = (cents: number) => (Number.isNaN(cents) ? '' : (cents / 100).toFixed(2))

/** Where year, month and day stand, by the format's code (UNTDID 2379). */
const DATE_FORMS: Readonly<Record<string, RegExp>> = {
  '2': /^(?<day>\d\d)(?<month>\d\d)(?<year>\d\d)$/,
  '3': /^(?<month>\d\d)(?<day>\d\d)(?<year>\d\d)$/,
  '4': /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
  '101': /^(?<year>\d\d)(?<month>\d\d)(?<day>\d\d)$/,
}
/** 20250314 (102, and 203 to 205 with a time behind it), 2025-03-14 with or without a time or a zone. */
const USUAL = /^(?<year>\d{4})-?(?<month>\d\d)-?(?<day>\d\d)/
/** What programs write that did not look into the standard. */
const GERMAN = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/

/**
 * The day as an ISO date; "" where the text names none.
 *
 * @param format its code, where the XML has one
 */
export function dateOf(text: string, format = ''): string {
  const { year, month, day } = (DATE_FORMS[format]?.exec(text) ?? USUAL.exec(text) ?? GERMAN.exec(text))?.groups ?? {}
  if (!year || !month || !day) return ''
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** As XML Schema writes it (xsd:boolean). */
export const TRUE = /^(?:true|1)$/
