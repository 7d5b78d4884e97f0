import type { Invoice } from '@e-invoice-eu/core'

/** What the library says about an invoice may quote it, which must not reach the log. */
const SILENT = { log: ignore, warn: ignore, error: ignore }
function ignore(): void {}

/** The XML of an XRechnung (CII). @throws when the library refuses the invoice */
export async function xrechnung(invoice: Invoice): Promise<string> {
  return String(await generate(invoice, { format: 'XRECHNUNG-CII' }))
}

/** A PDF with the XML of ZUGFeRD (profile EN 16931) inside. @param pdf the page that people read */
export async function zugferd(invoice: Invoice, pdf: Uint8Array): Promise<Uint8Array> {
  const file = { buffer: pdf, filename: 'rechnung.pdf', mimetype: 'application/pdf' }
  const made = await generate(invoice, { format: 'Factur-X-EN16931', pdf: file })
  if (typeof made === 'string') throw new Error('A PDF was expected')
  return made
}

interface Options {
  readonly format: string
  readonly pdf?: { readonly buffer: Uint8Array; readonly filename: string; readonly mimetype: string }
}

async function generate(invoice: Invoice, options: Options): Promise<string | Uint8Array> {
  // Loaded when the first invoice is made: it is larger than all that reading needs.
  const { InvoiceService } = await import('@e-invoice-eu/core')
  return new InvoiceService(SILENT).generate(invoice, { lang: 'de', noWarnings: true, ...options })
}
