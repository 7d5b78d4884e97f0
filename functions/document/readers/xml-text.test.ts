import * as fc from 'fast-check'
import iconv from 'iconv-lite'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decodeXml, rootOf, xmlRootOf } from './xml-text.ts'

const decoding = suite('decodeXml')

const TEXT = '<Rechnung>Müller & Söhne – Größe 5 €</Rechnung>'
const declared = (encoding: string, text = TEXT) => `<?xml version="1.0" encoding="${encoding}"?>\n${text}`

decoding('reads what is written, whatever encoding is declared', () => {
  const written: [encoding: string, claimed: string][] = [
    ['utf8', 'UTF-8'],
    ['utf8', 'ISO-8859-1'],
    ['utf8', 'UTF-16'],
    ['utf8', 'nonsense'],
    ['windows-1252', 'windows-1252'],
    ['windows-1252', 'ISO-8859-1'],
    ['windows-1252', 'UTF-8'],
    ['windows-1252', 'UTF-16'],
    ['iso-8859-15', 'ISO-8859-15'],
    ['utf16-le', 'UTF-16'],
    ['utf16-be', 'UTF-16'],
    ['utf16-be', 'UTF-8'],
  ]
  const found = written.map(([encoding, claimed]) => {
    // Latin 9 has no dash.
    const text = encoding === 'iso-8859-15' ? TEXT.replace('–', '-') : TEXT
    return decodeXml(iconv.encode(declared(claimed, text), encoding)) === declared(claimed, text)
  })
  assert.equal(
    found,
    written.map(() => true),
  )
})

decoding('leaves out the mark at the beginning', () => {
  for (const encoding of ['utf8', 'utf16-le', 'utf16-be'])
    assert.is(decodeXml(iconv.encode(TEXT, encoding, { addBOM: true })), TEXT, encoding)
})

decoding('keeps the whole letters of a text with a damaged one', () => {
  const bytes = Buffer.concat([Buffer.from('<a>Müller, Köln, Düren'), Buffer.from([0xc3, 0x28]), Buffer.from('</a>')])
  assert.match(decodeXml(bytes), /Müller, Köln, Düren/)
})

decoding('believes a declaration where the bytes are valid UTF-8 by chance', () => {
  for (const text of ['Ü€', 'Ü€Ü€ü', 'Ä€', 'é€€']) {
    const xml = declared('windows-1252', `<a>${text}</a>`)
    assert.is(decodeXml(iconv.encode(xml, 'windows-1252')), xml)
  }
  const wrong = declared('ISO-8859-1', '<a>Müller &amp; Söhne, 5 €</a>')
  assert.is(decodeXml(Buffer.from(wrong)), wrong)
})

decoding('gives back every text in every encoding that has its letters', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abc <>&äöüßÄÖÜé€123'), minLength: 1 })
  const encodings = fc.constantFrom('utf8', 'utf16-le', 'utf16-be', 'windows-1252')
  fc.assert(
    fc.property(letters, encodings, (text, encoding) => {
      const xml = declared(encoding === 'windows-1252' ? 'windows-1252' : 'UTF-8', `<a>${text}</a>`)
      const isWide = encoding.startsWith('utf16')
      assert.is(decodeXml(iconv.encode(xml, encoding, { addBOM: isWide })), xml)
    }),
  )
})

decoding.run()

const rooting = suite('rootOf')

rooting('finds the root behind whatever may stand before it', () => {
  const heads = ['', ' \n', '<?xml version="1.0"?>', '<!-- <Invoice> -->\n'.repeat(500), '<?a?><!-- b --> <?c?>']
  for (const head of heads) {
    assert.is(rootOf(`${head}<rsm:CrossIndustryInvoice xmlns:rsm="x">`), 'CrossIndustryInvoice', head.slice(0, 40))
    assert.is(rootOf(`${head}<Invoice>`), 'Invoice', head.slice(0, 40))
    assert.is(rootOf(`${head}<Invoice/>`), 'Invoice', head.slice(0, 40))
  }
})

rooting('finds none where there is none', () => {
  for (const text of ['', 'Invoice', '<!-- <Invoice>', '<?xml', '< Invoice>', '</Invoice>'])
    assert.is(rootOf(text), '', text)
})

rooting('takes the name that a DOCTYPE announces, so that the reader can refuse it', () => {
  assert.is(rootOf('<!DOCTYPE Invoice [<!ENTITY a "b">]><Invoice/>'), 'Invoice')
})

rooting('looks at bytes of any kind', () => {
  assert.is(xmlRootOf(iconv.encode('<Invoice/>', 'utf16-be')), 'Invoice')
  assert.is(xmlRootOf(Buffer.from('%PDF-1.7 <Invoice/>')), '')
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => typeof xmlRootOf(bytes) === 'string'))
})

rooting.run()
