// E-invoices made to do harm: without end, in each other, in encodings that they do not have, contradicting their page.
import { pdfWithXml } from '../functions/document/readers/fixtures/pdf-with-xml.ts'
import { cii, ubl, XRECHNUNG } from '../functions/document/understanding/fixtures/e-invoices.ts'
import type { Bomb } from './documents-bombs.ts'

const text = (content: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(content, encoding))
const xml = (name: string, content: string | Uint8Array, ...statuses: number[]): Bomb => ({
  ...{ name, fileName: 'rechnung.xml', statuses },
  bytes: typeof content === 'string' ? text(content) : content,
})

export async function xmlBombs(): Promise<Bomb[]> {
  const entities = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')
  const broken = ubl({ guideline: XRECHNUNG, gross: '1.00' }).replace(/<cac:Account[\s\S]*<\/cac:PaymentTerms>/, '')
  const two = await pdfWithXml([
    { place: 'names', xml: text(cii({ number: 'A-17' })) },
    { place: 'page', xml: text(ubl({ number: 'B-18' })) },
  ])
  const other = ['Rechnung Nr. 7001 vom 01.02.2024', 'Netto 10,00 EUR', 'USt 19 % 1,90 EUR', 'Gesamtbetrag 11,90 EUR']
  const contradicted = await pdfWithXml([{ place: 'catalogue', xml: text(cii()) }], other)
  return [
    xml(
      'XML with entities of entities',
      `<!DOCTYPE Invoice [<!ENTITY e0 "lol">${entities}]><Invoice><ID>&e12;</ID></Invoice>`,
      422,
    ),
    xml('XML of 5,000 levels', `<Invoice>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</Invoice>`, 422),
    xml('a cut-off XML', ubl().slice(0, 3000), 422),
    xml('XML of another kind', '<Bestand><Artikel>Papier</Artikel></Bestand>', 415),
    xml('XML that is called UTF-8 and is not', text(`<?xml version="1.0" encoding="UTF-8"?>${cii()}`, 'latin1'), 200),
    xml(
      'XML that is called Latin-1 and has two bytes a letter',
      text(`<?xml version="1.0" encoding="ISO-8859-1"?>${cii()}`, 'utf16le'),
      200,
    ),
    xml('an XRechnung with errors', broken, 200),
    { name: 'two e-invoices in one PDF', fileName: 'a.pdf', bytes: two, statuses: [200] },
    { name: 'XML that contradicts its page', fileName: 'a.pdf', bytes: contradicted, statuses: [200] },
  ]
}

/** E-invoices of 50,000 lines: as rows, as notes, as comments, as attributes. */
export function longXml(): Bomb[] {
  const whole = cii().replaceAll('><', '>\n<')
  const row =
    /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/.exec(whole)?.[0] ?? ''
  const rows = Array.from({ length: Math.ceil(50_000 / row.split('\n').length) }, () => row).join('\n')
  const attributes = Array.from({ length: 50_000 }, (_, n) => `a${n}="1"`).join('\n')
  return [
    xml('an e-invoice with 50,000 lines of rows', whole.replace(row, rows), 200),
    xml(
      'an e-invoice with 50,000 lines of notes',
      whole.replace('Registergericht Kiel', 'Bemerkung\n'.repeat(50_000)),
      200,
    ),
    xml('an e-invoice behind 50,000 comments', `${'<!-- Muster -->\n'.repeat(50_000)}${whole}`, 200),
    xml('an e-invoice with 50,000 attributes', `<Invoice ${attributes}><ID>R-1</ID></Invoice>`, 200, 422),
  ]
}
