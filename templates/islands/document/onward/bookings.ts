// What an invoice means in the books of who received it: a proposal. Which account it belongs on, and whether the tax may be
// deducted, is for a bookkeeper to say.
import type { Report } from '../report/report.ts'

/** What a bookkeeper decides. */
export interface Accounts {
  readonly chart: '03' | '04'
  readonly expense: string
  readonly creditor: string
  readonly consultant: string
  readonly client: string
}

/** Other operating expenses and various creditors, until a bookkeeper says better; numbers as in an own test system. */
export function usualAccounts(chart: Accounts['chart']): Accounts {
  return { chart, expense: chart === '03' ? '4900' : '6300', creditor: '70000', consultant: '1001', client: '1' }
}

/** One line of a stack of bookings. */
export interface Booking {
  /** Gross, in cents; always positive. */
  readonly cents: number
  readonly isCredit: boolean
  /** The key of the input tax: "9" for the full rate, "8" for the reduced one; "" for none. */
  readonly taxKey: string
  /** ISO dates; "" if there is none. */
  readonly date: string
  readonly due: string
  readonly number: string
  readonly text: string
}

const BOOKED = ['invoice', 'credit-note', 'receipt']

/** The bookings of a document; null where it is none that is booked, is not in euros, or lacks its date or total. */
export function bookingsOf(report: Report): Booking[] | null {
  const plain = (name: string) => report.fields.find((field) => field.name === name)?.plain ?? ''
  const gross = centsOf(plain('grossTotal') || plain('amountDue'))
  const date = plain('documentDate')
  const isBookable = BOOKED.includes(report.kind) && ['', 'EUR'].includes(plain('currency'))
  if (!isBookable || !gross || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const head = {
    date,
    due: plain('dueDate'),
    number: plain('documentNumber'),
    text: [plain('sellerName'), plain('documentNumber')].filter(Boolean).join(' '),
  }
  const isCredit = (report.kind === 'credit-note') !== gross < 0
  const rates = plain('taxRate').split(', ').filter(Boolean)
  const parts = sharesOf(report, rates, gross) ?? [{ cents: gross, taxKey: '' }]
  return parts.map(({ cents, taxKey }) => ({ ...head, cents: Math.abs(cents), isCredit, taxKey }))
}

interface Share {
  readonly cents: number
  readonly taxKey: string
}

/** The gross by tax rate; null where the rows do not tell how it is divided. */
function sharesOf({ items }: Report, rates: readonly string[], gross: number): Share[] | null {
  if (rates.length === 1) return [{ cents: gross, taxKey: taxKeyOf(rates[0] ?? '') }]
  if (rates.length === 0) return null
  const parts = rates.map((rate) => {
    const net = items.filter(({ plain }) => Number(plain.taxRate || Number.NaN) === Number(rate))
    const cents = net.reduce((sum, { plain }) => sum + centsOf(plain.amount), 0)
    return { cents: Math.round(cents * (1 + Number(rate) / 100)), taxKey: taxKeyOf(rate) }
  })
  const difference = gross - parts.reduce((sum, { cents }) => sum + cents, 0)
  // Each rate rounds once; a larger difference means that rows are missing.
  if (!(Math.abs(difference) <= rates.length) || parts.some(({ cents }) => !cents)) return null
  return parts.map((part, index) => (index === 0 ? { ...part, cents: part.cents + difference } : part))
}

/** The date of the document decides which rate a key means: 19 or 16, 7 or 5 percent. */
function taxKeyOf(rate: string): string {
  if (['19', '16'].includes(rate)) return '9'
  return ['7', '5'].includes(rate) ? '8' : ''
}

const centsOf = (amount: string) => Math.round(Number(amount || Number.NaN) * 100)
