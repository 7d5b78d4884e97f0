// E-invoices from their bytes to their fields: each encoding at each place, the syntaxes in turn.
import iconv from 'iconv-lite'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ingest } from './ingest.ts'
import { read } from './read.ts'
import { PLACES, type Place, pdfWithXml } from './readers/fixtures/pdf-with-xml.ts'
import type { Reading } from './types.ts'
import { understand } from './understand.ts'
import { cii, expectedOf, FACTS, ubl, zugferd1 } from './understanding/fixtures/e-invoices.ts'

const test = suite('e-invoices')

const SYNTAXES = [cii, ubl, zugferd1]
const ENCODINGS: readonly [encoding: string, declared: string, hasMark?: boolean][] = [
  ['utf8', 'UTF-8', true],
  ['utf8', 'ISO-8859-1'],
  ['windows-1252', 'ISO-8859-1'],
  ['windows-1252', 'UTF-8'],
  ['utf16-le', 'UTF-16', true],
  ['utf16-be', 'UTF-8'],
]
const COMMENTS = '<!-- Beispiel einer Sammlung, deren Erläuterungen vor der Rechnung stehen -->\n'.repeat(60)

test('are read completely in each encoding, from each place', async () => {
  for (const [row, [encoding, declared, addBOM = false]] of ENCODINGS.entries()) {
    for (const [column, place] of ([...PLACES, null] as const).entries()) {
      const write = SYNTAXES[(row + column) % SYNTAXES.length] ?? cii
      const xml = `<?xml version="1.0" encoding="${declared}"?>\n${COMMENTS}${write()}`
      const { fields, kind } = understand(await readingOf(iconv.encode(xml, encoding, { addBOM }), place))
      const values = Object.fromEntries(
        fields.flatMap(({ name, value, source }) => (source === 'xml' ? [[name, value]] : [])),
      )
      assert.equal(
        [kind.name, values],
        ['invoice', expectedOf(FACTS)],
        `${write.name} ${encoding} as ${declared}, ${place}`,
      )
    }
  }
})

test('in a mail count more than the terms before them', async () => {
  const part = (name: string, content: Uint8Array) => [
    '--b',
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
  ]
  const inside = await pdfWithXml([{ place: 'names', xml: Buffer.from(cii()) }])
  for (const [name, content] of [
    ['r.xml', Buffer.from(ubl())],
    ['r.pdf', inside],
  ] as const) {
    const mail = [
      ...['From: Erika <erika@example.org>', 'Subject: Rechnung', 'MIME-Version: 1.0'],
      ...['Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'Guten Tag, anbei die Rechnung.'],
      ...part('agb.txt', Buffer.from('Allgemeine Bedingungen: Es gilt deutsches Recht.')),
      ...part(name, content),
      '--b--',
    ].join('\r\n')
    const { attachment } = await readUpload('post.eml', Buffer.from(mail))
    assert.ok(attachment?.invoiceXml, name)
  }
})

test('alone need no name that says so', async () => {
  assert.is(ingest('export', '', Buffer.from(cii()))?.format, 'xml')
  assert.is(ingest('notiz.txt', 'text/plain', Buffer.from(ubl()))?.format, 'xml')
  assert.is(ingest('feed.xml', 'application/xml', Buffer.from('<rss/>')), null)
})

test.run()

async function readingOf(xml: Uint8Array, place: Place | null): Promise<Reading> {
  return place ? readUpload('rechnung.pdf', await pdfWithXml([{ xml, place }])) : readUpload('rechnung.xml', xml)
}

async function readUpload(fileName: string, bytes: Uint8Array): Promise<Reading> {
  const upload = ingest(fileName, '', bytes)
  assert.ok(upload, fileName)
  const limits = { maxBytes: 1_000_000, maxPages: 20, maxMs: 30_000 }
  return read(upload, { limits, started: performance.now() })
}
