// The document API as visitors use it: the real server, its reading process, real files.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ubl } from '../functions/document/understanding/fixtures/e-invoices.ts'
import type { DocumentPreview, FieldDetail, LineItemDetail } from '../schemas/types.ts'
import { makeDist, removeDist, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST } from './server-site.ts'

const samples = join(import.meta.dirname, '../functions/document/fixtures/papers')
const test = suite('POST /api/processDocument')

let server: ServerProcess

test.before(async () => {
  // Limits of time have tests of their own; here a slow machine is as good as a fast one.
  const folder = await makeDist(FILES, { ...HOST, documents: { maxMegabytes: 1, maxPages: 5, maxSeconds: 600 } })
  server = await startServer(folder, { RATE_LIMIT: 'off' })
})

test.after(async () => {
  await server.stop()
  removeDist(server.folder)
})

interface Answer {
  readonly status: number
  readonly body: {
    readonly fileSize: string
    readonly data: {
      readonly documentType: string
      readonly detectedLanguage: string
      readonly extractedFields: Readonly<Record<string, string>>
      readonly fieldDetails: readonly FieldDetail[]
      readonly lineItems: readonly LineItemDetail[]
      readonly potentialIssues: readonly string[]
      readonly preview?: DocumentPreview
    }
    readonly error: { readonly code: string; readonly message: string }
  }
}

async function analyse(fileName: string, bytes: Uint8Array, page = '/', query = ''): Promise<Answer> {
  const origin = `http://localhost:${server.port}`
  const response = await fetch(`${origin}/api/processDocument${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `${origin}${page}` },
    body: JSON.stringify({
      fileName,
      fileType: '',
      fileSize: bytes.length,
      fileData: `data:;base64,${Buffer.from(bytes).toString('base64')}`,
    }),
  })
  return { status: response.status, body: await response.json() }
}

const invoice = readFileSync(join(samples, 'rechnung.pdf'))

test('reads an invoice: kind, language, numbers, dates, amounts, parties', async () => {
  const { status, body } = await analyse('rechnung.pdf', invoice)
  assert.is(status, 200)
  const { documentType, detectedLanguage, extractedFields: fields } = body.data
  assert.equal([documentType, detectedLanguage], ['Rechnung', 'Deutsch'])
  assert.equal(
    [fields['Rechnungsnummer'], fields['Fällig am'], fields['Netto'], fields['Umsatzsteuer'], fields['Brutto']],
    ['RE-2025-0815', '28.04.2025', '1.240,00\u00a0€', '235,60\u00a0€', '1.475,60\u00a0€'],
  )
  assert.equal([fields['Aussteller'], fields['Empfänger']], ['Muster Bürobedarf GmbH', 'Beispiel Haustechnik GmbH'])
})

test('reads an e-invoice that is an XML file alone', async () => {
  const { status, body } = await analyse('xrechnung.xml', Buffer.from(ubl({ gross: '1200.00' })))
  assert.equal([status, body.data.documentType, body.data.detectedLanguage], [200, 'Rechnung', 'Deutsch'])
  assert.is(body.data.extractedFields['Aussteller'], 'Müller & Söhne GmbH')
  assert.ok(body.data.fieldDetails.every(({ source }) => source === 'xml'))
  assert.match(body.data.potentialIssues[0] ?? '', /^BR-CO-15: /)
})

test('reports for each value how certain it is and where it is, and shows the page when asked', async () => {
  const { data } = (await analyse('rechnung.pdf', invoice, '/', '?preview=1')).body
  assert.equal(Object.fromEntries(data.fieldDetails.map(({ label, value }) => [label, value])), data.extractedFields)
  const [number] = data.fieldDetails
  assert.equal([number?.label, number?.source, number?.page], ['Rechnungsnummer', 'text', 1])
  const [left = 0, top = 0, right = 0, bottom = 0] = number?.box ?? []
  // It stands at the right edge of the head.
  assert.ok(left > 0.7 && right < 0.95 && top > 0.15 && bottom < 0.2, String(number?.box))
  assert.is(data.lineItems.length, 5)
  assert.equal(data.lineItems[4], {
    description: 'Anlieferung und Verpackung',
    quantity: '1',
    unitPrice: '90,00\u00a0€',
    amount: '90,00\u00a0€',
    plain: { quantity: '1', unitPrice: '90.00', amount: '90.00' },
  })
  const { preview } = data
  const picture = Buffer.from(preview?.picture.replace(/^.*,/, '') ?? '', 'base64')
  const { format, width, height } = await sharp(picture).metadata()
  assert.equal([format, width, height], ['webp', preview?.width, preview?.height])
  assert.is((await analyse('rechnung.pdf', invoice)).body.data.preview, undefined)
})

test('answers in the language of the page', async () => {
  const { body } = await analyse('rechnung.pdf', invoice, '/en/')
  assert.is(body.data.documentType, 'Invoice')
  assert.is(body.data.extractedFields['Invoice number'], 'RE-2025-0815')
})

test('reads a mail: who, to whom, about what; and invents no parties of trade', async () => {
  const { body } = await analyse('kundenanfrage.eml', readFileSync(join(samples, 'kundenanfrage.eml')))
  const { documentType, extractedFields: fields } = body.data
  assert.is(documentType, 'Anfrage per E-Mail')
  assert.is(fields['Kundennummer'], 'K-10482')
  assert.match(fields['Von'] ?? '', 'erika.mustermann@example.org')
  assert.is(fields['Empfänger'], undefined)
})

test('says what is wrong with a file, in German, with the right status', async () => {
  const cases: [string, Uint8Array, number, string][] = [
    ['programm.exe', Buffer.from('MZ…'), 415, 'unsupported'],
    ['kaputt.pdf', Buffer.from('%PDF-1.7\nkaputt'), 422, 'broken'],
    ['leer.txt', Buffer.from('   \n'), 422, 'empty'],
    ['nichts.txt', new Uint8Array(), 422, 'empty'],
    ['gross.txt', Buffer.alloc(1024 * 1024 + 1, 'a'), 413, 'too_large'],
  ]
  for (const [name, bytes, status, code] of cases) {
    const answer = await analyse(name, bytes)
    assert.equal([answer.status, answer.body.error?.code], [status, code], name)
    assert.match(answer.body.error.message, /^\p{Lu}.{15,}\.$/u)
  }
})

test('answers every damaged file, and reads the next one', async () => {
  const mutation = fc.record({
    at: fc.nat(invoice.length - 1),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    cut: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(mutation, async ({ at, bytes, cut }) => {
      const mutated = Buffer.concat([
        invoice.subarray(0, at),
        bytes,
        cut ? Buffer.alloc(0) : invoice.subarray(at + bytes.length),
      ])
      const { status } = await analyse('rechnung.pdf', mutated)
      return [200, 415, 422].includes(status)
    }),
    { seed: 1, numRuns: 25 },
  )
  assert.is((await analyse('rechnung.pdf', invoice)).status, 200)
})

test('does not start with a model that is not there or not the one that was chosen', async () => {
  const models = { documentType: { folder: 'a/b', sha256: '0'.repeat(64) } }
  writeFileSync(join(server.folder, 'host.json'), JSON.stringify({ ...HOST, models }))
  const other = await startServer(server.folder)
  assert.is(other.port, 0)
  assert.is(other.process.exitCode, 2)
  assert.match(
    other.errors(),
    /The model a\/b \(models\.documentType in site\/site\.yaml\) is not in .*functions\/models/,
  )
})

test('writes nothing of a document to the log', () => {
  assert.not.match(server.errors(), /Muster|RE-2025|erika|1\.475/i)
})

test.run()
