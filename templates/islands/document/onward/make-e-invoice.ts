import type { ApiFailure, MakeInvoiceAnswer, MakeInvoiceItem, MakeInvoiceRequest } from '../../../../schemas/types.ts'
import type { Item } from '../report/found.ts'
import type { Report } from '../report/report.ts'
import { isRecord, records, text, texts } from '../report/untrusted.ts'

export type EInvoiceFormat = MakeInvoiceRequest['format']

/** What became of it: a file; what is in its way; or a failure, with what the server says about it, or null. */
export type Making =
  | { readonly is: 'made'; readonly bytes: Uint8Array; readonly type: string }
  | { readonly is: 'in-the-way'; readonly missing: MakeInvoiceAnswer['missing']; readonly problems: readonly string[] }
  | { readonly is: 'failed'; readonly message: string | null }

const ADDRESS = '/api/makeInvoice'
const TIMEOUT_MS = 45_000

/** Whether a document is an invoice that is no e-invoice yet. */
export const canBeMade = ({ kind, eInvoice }: Report) => ['invoice', 'credit-note'].includes(kind) && !eInvoice

/** The body of the request. @param added values that the visitor has added, by name */
export function requestOf(
  report: Report,
  format: EInvoiceFormat,
  added: Readonly<Record<string, string>>,
): MakeInvoiceRequest {
  const read = report.fields.filter(({ name, plain }) => /^[a-zA-Z]{1,40}$/.test(name) && plain)
  // The first of a name counts, as in the report.
  const values = Object.fromEntries(read.reverse().map(({ name, plain }) => [name, plain.slice(0, MAX_VALUE)]))
  return {
    format,
    kind: report.kind === 'credit-note' ? 'credit-note' : 'invoice',
    values: { ...values, ...added },
    items: report.items.map(itemOf),
  }
}

/** Limit of schemas/api/make-invoice.json. */
const MAX_VALUE = 1000

function itemOf({ description, unit, plain }: Item): MakeInvoiceItem {
  const { quantity, unitPrice, amount, taxRate } = plain
  return {
    description: description.slice(0, MAX_VALUE),
    ...(isNumber(quantity) && { quantity }),
    ...(unit && { unit: unit.slice(0, 40) }),
    ...(isNumber(unitPrice) && { unitPrice }),
    ...(isNumber(amount) && { amount: Number(amount).toFixed(2) }),
    ...(/^\d{1,2}(\.\d{1,2})?$/.test(taxRate) && { taxRate }),
  }
}

const isNumber = (plain: string) => /^-?\d{1,12}(\.\d{1,6})?$/.test(plain)

/** Has an e-invoice made. Never throws: a server that cannot be reached is an outcome too. */
export async function makeEInvoice(request: MakeInvoiceRequest): Promise<Making> {
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return makingOf(response.ok, await response.json())
  } catch {
    // No network, no answer in time, or an answer that is none of ours.
    return { is: 'failed', message: null }
  }
}

function makingOf(isOk: boolean, answer: unknown): Making {
  if (!isOk || !isRecord(answer)) {
    return { is: 'failed', message: text((answer as Partial<ApiFailure> | null)?.error?.message) || null }
  }
  const { file } = answer
  if (isRecord(file) && typeof file['data'] === 'string') {
    const bytes = Uint8Array.from(atob(file['data']), (letter) => letter.charCodeAt(0))
    return { is: 'made', bytes, type: text(file['type']) }
  }
  const missing = records(answer['missing']).map((one) => ({ name: text(one['name']), label: text(one['label']) }))
  return { is: 'in-the-way', missing: missing.filter(({ name }) => name), problems: texts(answer['problems']) }
}
