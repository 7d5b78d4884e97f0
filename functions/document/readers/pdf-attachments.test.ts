import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from '../read.ts'
import { cii, ubl } from '../understanding/fixtures/e-invoices.ts'
import { PLACES, type Place, pdfWithXml } from './fixtures/pdf-with-xml.ts'

const test = suite('e-invoices in PDF files')

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const INVOICE = cii()

test('are found wherever they are attached', async () => {
  for (const place of PLACES) assert.is(await xmlIn([{ place, xml: INVOICE }]), INVOICE, place)
})

test('are found by what they are, not by their name', async () => {
  for (const name of ['ZUGFeRD-invoice.xml', 'anlage.bin', 'ohne', ''])
    assert.is(await xmlIn([{ place: 'names', xml: INVOICE, name }]), INVOICE, name)
})

test('are found behind comments of any length', async () => {
  const commented = `<?xml version="1.0"?>\n${'<!-- Muster der Sammlung -->\n'.repeat(400)}${INVOICE}`
  assert.is(await xmlIn([{ place: 'names', xml: commented }]), commented)
})

test('are kept apart from other XML', async () => {
  const other = '<?xml version="1.0"?><!-- <Invoice> --><Bestand><Invoice/></Bestand>'
  assert.is(await xmlIn([{ place: 'names', xml: other }]), null)
  const beside: readonly Sent[] = [
    { place: 'names', xml: other, name: 'bestand.xml' },
    { place: 'catalogue', xml: INVOICE },
  ]
  assert.is(await xmlIn(beside), INVOICE)
})

test('are counted once each, also where a file is attached twice', async () => {
  const twice = await readPdf([
    { place: 'names', xml: INVOICE },
    { place: 'page', xml: INVOICE },
  ])
  assert.equal(twice.furtherXml, [])
  const two = await readPdf([
    { place: 'names', xml: INVOICE },
    { place: 'annotation', xml: ubl() },
  ])
  assert.equal([two.invoiceXml, two.furtherXml], [INVOICE, [ubl()]])
})

test('leave the page readable when their own bytes are damaged', async () => {
  const damaged = Buffer.from(await pdfWithXml([{ place: 'catalogue', xml: bytes(INVOICE) }]))
  const start = damaged.indexOf('stream', damaged.indexOf('/EmbeddedFile')) + 'stream\n'.length
  damaged.fill(0, start, start + 40)
  const { invoiceXml, pages } = await read(upload(new Uint8Array(damaged)), OPTIONS)
  assert.equal([invoiceXml, pages[0]?.lines.length], [null, 1])
})

test.run()

interface Sent {
  readonly place: Place
  readonly xml: string
  readonly name?: string
}

async function xmlIn(sent: readonly Sent[]): Promise<string | null> {
  return (await readPdf(sent)).invoiceXml
}

async function readPdf(sent: readonly Sent[]) {
  return read(upload(await pdfWithXml(sent.map((one) => ({ ...one, xml: bytes(one.xml) })))), OPTIONS)
}

function upload(content: Uint8Array) {
  return { fileName: 'a.pdf', format: 'pdf' as const, bytes: content }
}

const OPTIONS = { limits: { maxBytes: 1_000_000, maxPages: 20, maxMs: 30_000 }, started: performance.now() }
