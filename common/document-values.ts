// A document's values: plain ("1234.56", "2025-02-05") as programs compare them, and as people of a language write them.

const DATES = ['documentDate', 'dueDate', 'serviceDate', 'deadline']
const AMOUNTS = [
  'netTotal',
  'taxTotal',
  'grossTotal',
  'amountDue',
  'prepaid',
  'discount',
  'amount',
  'openingBalance',
  'closingBalance',
]

export const isDateField = (name: string) => DATES.includes(name)
export const isAmountField = (name: string) => AMOUNTS.includes(name)

/** Whether a text is a day of the calendar as programs write it: "2025-02-28", not "2025-02-30". */
export function isDay(plain: string): boolean {
  const date = new Date(`${plain}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${plain}T`)
}

/** The value of a field as it is shown. @param currency ISO code; "" if unknown */
export function shownValue(name: string, plain: string, { currency, language }: Tongue): string {
  if (isDateField(name)) return formatDate(plain, language)
  if (isAmountField(name)) return formatAmount(plain, currency, language)
  if (name === 'taxRate') return plain.replace(/\d+(?:\.\d+)?/g, (rate) => `${formatNumber(rate, language)} %`)
  if (name === 'period') return plain.replace(/\d{4}-\d{2}-\d{2}/g, (day) => formatDate(day, language))
  if (name === 'iban') return plain.replace(/(.{4})(?=.)/g, '$1 ')
  return plain
}

/** What decides how values are written. */
export interface Tongue {
  readonly currency: string
  readonly language: string
}

/** English of Europe: the day before the month, and "US$" where it is not the own currency. */
export const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

/** "2025-02-05" as people of the language write it. */
export function formatDate(iso: string, language: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  const digits: Readonly<Record<string, string>> = { year, month, day }
  // An e-invoice may name a day that does not exist: only the order and the marks are the language's.
  const order = new Intl.DateTimeFormat(localeOf(language), { year: 'numeric', month: '2-digit', day: '2-digit' })
  return order
    .formatToParts(0)
    .map(({ type, value }) => digits[type] ?? value)
    .join('')
}

/** "1234.56" as people of the language write it, with the currency; prices keep their fractions of a cent. */
export function formatAmount(amount: string, currency: string, language: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  const options = {
    ...(/^[A-Z]{3}$/.test(currency) ? { style: 'currency' as const, currency } : { minimumFractionDigits: 2 }),
    ...(decimals > 2 && { maximumFractionDigits: decimals }),
  }
  return new Intl.NumberFormat(localeOf(language), options).format(Number(amount))
}

/** "1234.5" as people of the language write it; what is not a number is returned unchanged. */
export function formatNumber(value: string, language: string): string {
  const number = Number(value)
  return Number.isFinite(number)
    ? new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 4 }).format(number)
    : value
}
