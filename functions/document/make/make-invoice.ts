import { FORMATS } from '../../../common/formats.ts'
import schema from '../../../schemas/api/make-invoice.json' with { type: 'json' }
import type { DocumentTexts, MakeInvoiceAnswer, MakeInvoiceRequest } from '../../../schemas/types.ts'
import { checkJson } from '../../lib/body.ts'
import { read } from '../read.ts'
import type { FieldName, Limits } from '../types.ts'
import { readEInvoice } from '../understanding/e-invoice.ts'
import { fieldLabel, type Wording } from '../wording.ts'
import { failed, faultOf, type Outcome } from '../worker/job.ts'
import { amountsOf, type Problem, ratesOf } from './amounts.ts'
import { xrechnung, zugferd } from './format.ts'
import { modelOf } from './model.ts'
import { invoicePage, type PageContent } from './page.ts'
import { differences } from './read-back.ts'
import { type Format, missingIn, type Values, withAddresses } from './values.ts'

/**
 * Makes an e-invoice of the values of a read one, or says what is in the way. What was made is read again by our own reader
 * before it is given out.
 *
 * @param body the body of the request
 */
export async function makeInvoice(body: Uint8Array, { wording, limits }: MakeOptions): Promise<Outcome> {
  const checked = checkJson<MakeInvoiceRequest>(body, schema)
  if (!checked.ok) return failed('malformed')
  const request = checked.value
  const values = { ...withAddresses(request.values), taxRate: ratesOf(request.values, request.items) }
  const missing = missingIn(values, request.format)
  const amounts = amountsOf(values, request.items)
  const problems = Array.isArray(amounts) ? amounts : []
  if (missing.length > 0 || !('lines' in amounts)) return inTheWay({ missing, problems, wording })
  try {
    return await made({ values, amounts, kind: request.kind, wording }, request.format, limits)
  } catch (error) {
    return { ok: false, error: 'failed', fault: faultOf(error) }
  }
}

export interface MakeOptions {
  readonly wording: Wording
  readonly limits: Limits
}

async function made(content: PageContent, format: Format, limits: Limits): Promise<Outcome> {
  const { amounts, kind } = content
  const isPdf = format === 'zugferd'
  const values = isPdf ? withOrderAsNote(content) : content.values
  const invoice = modelOf(values, amounts, kind === 'credit-note')
  const bytes = isPdf ? await zugferd(invoice, await invoicePage(content)) : Buffer.from(await xrechnung(invoice))
  const read = readEInvoice(isPdf ? await xmlIn(bytes, limits) : bytes.toString())
  const wrong = read ? differences(read, values, amounts) : ['everything']
  // The values are a visitor's and stay out of the log; their names do not.
  if (wrong.length > 0) {
    const message = `A made invoice was read back otherwise: ${wrong.join(', ')}`
    return { ok: false, error: 'failed', fault: { message, stack: '' } }
  }
  const type = isPdf ? FORMATS.pdf.mediaType : 'application/xml'
  return answer({ file: { type, data: Buffer.from(bytes).toString('base64') }, missing: [], problems: [] })
}

/** The library writes no order number into the XML of ZUGFeRD (@e-invoice-eu/core 2.3.4): it becomes a note. */
function withOrderAsNote({ values, wording }: PageContent): Values {
  const { orderNumber, ...others } = values
  return orderNumber ? { ...others, note: `${fieldLabel('orderNumber', 'invoice', wording)}: ${orderNumber}` } : values
}

/** The XML in a made PDF, as our own reader finds it. */
async function xmlIn(bytes: Uint8Array, limits: Limits): Promise<string> {
  const reading = await read({ fileName: '', format: 'pdf', bytes }, { limits, started: performance.now() })
  return reading.invoiceXml ?? ''
}

const answer = (made: MakeInvoiceAnswer): Outcome => ({ ok: true, json: JSON.stringify(made) })

interface Obstacles {
  readonly missing: readonly string[]
  readonly problems: readonly Problem[]
  readonly wording: Wording
}

function inTheWay({ missing, problems, wording }: Obstacles): Outcome {
  const { making } = wording.texts
  const ownLabels = new Map(Object.entries(making.fields))
  const label = (name: string) => ownLabels.get(name) ?? fieldLabel(name as FieldName, 'invoice', wording)
  return answer({
    missing: missing.map((name) => ({ name, label: label(name) })),
    problems: problems.map((problem) => inWords(problem, making)),
  })
}

const inWords = ({ code, line }: Problem, { problems }: DocumentTexts['making']) =>
  problems[code].replace('{line}', String(line))
