// What a person types as a value of a document, made plain again ("1.234,56 €" -> "1234.56").
import { isAmountField, isDateField, isDay } from './document-values.ts'

/** The plain value of what was typed for a field; null when it cannot be one. */
export function plainEntry(name: string, typed: string, language: string): string | null {
  const text = typed.trim()
  if (isDateField(name)) return plainDate(text)
  if (isAmountField(name)) return plainAmount(text, language)
  if (name === 'taxRate') return plainRates(text, language)
  if (name === 'iban' || name === 'bic') return text.replace(/\s/g, '').toUpperCase() || null
  return text || null
}

/** "1.234,56 €" -> "1234.56"; null when it is no amount. */
export function plainAmount(text: string, language: string): string | null {
  const number = plainNumber(text, language)
  return number === null ? null : Number(number).toFixed(2)
}

/** More digits than any invoice has; beyond them a number loses its cents. */
const MAX_DIGITS = 15

/** "1.234,5" -> "1234.5": the language says which mark parts the thousands, unless only the other reading makes sense. */
export function plainNumber(text: string, language: string): string | null {
  const digits = text.replace(/[\s\u00a0\u202f]|[A-Z]{0,3}[€$£]|[A-Z]{3}/g, '').replace(/^[−–]/, '-')
  if (!/^-?\d[\d.,]*$/.test(digits) || digits.replace(/\D/g, '').length > MAX_DIGITS) return null
  const decimal = decimalMarkOf(digits, language === 'en' ? '.' : ',')
  const [whole = '', fraction = '', ...rest] = decimal === '' ? [digits] : digits.split(decimal)
  if (rest.length > 0 || /[.,]/.test(fraction)) return null
  const groups = whole.replace(/^-/, '').split(/[.,]/)
  if (groups.slice(1).some((group) => group.length !== 3)) return null
  return `${whole.replace(/[.,]/g, '')}${fraction && `.${fraction}`}`
}

/** The mark before the decimals; "" where there are none. */
function decimalMarkOf(digits: string, own: string): string {
  const [other] = [',', '.'].filter((mark) => mark !== own)
  if (digits.includes(own)) {
    // "1.234.567" in English, or "1,234.56" in German.
    const isGrouping = digits.split(own).length > 2 || digits.lastIndexOf(other ?? '') > digits.lastIndexOf(own)
    return isGrouping ? (digits.includes(other ?? '') ? (other ?? '') : '') : own
  }
  // "119.00" in German: three decimals would be thousands.
  return new RegExp(`^-?\\d+\\${other}\\d{1,2}$`).test(digits) ? (other ?? '') : ''
}

/** "5.2.2025", "05/02/2025" (the day first) or "2025-02-05" -> "2025-02-05"; null for days that do not exist. */
export function plainDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  const local = /^(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4}|\d{2})$/.exec(text)
  const [year = '', month = '', day = ''] = iso ? iso.slice(1) : local ? local.slice(1).reverse() : []
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(full) ? full : null
}

/** "19 %, 7 %" -> "19, 7". */
function plainRates(text: string, language: string): string | null {
  // A comma between digits is part of a rate in most languages; one before a blank ends it.
  const rates = text
    .split(/%|;|,\s/)
    .map((part) => part.replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter(Boolean)
    .map((part) => plainNumber(part, language))
  const isRates = rates.length > 0 && rates.every((rate) => rate !== null && Number(rate) >= 0 && Number(rate) < 100)
  return isRates ? rates.join(', ') : null
}
