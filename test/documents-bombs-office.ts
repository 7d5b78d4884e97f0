// Office files made to do harm: zips that unpack to gigabytes, entities of entities, tables without end.
import { CFB } from '@e965/xlsx'
import { zipSync } from 'fflate'
import type { Bomb } from './documents-bombs.ts'

const text = (...lines: readonly string[]) => new Uint8Array(Buffer.from(lines.join('\n'), 'latin1'))

export function officeBombs(): Bomb[] {
  const docx = (parts: Record<string, Uint8Array>) => zipSync({ ...DOCX, ...parts }, { level: 6 })
  const blanks = new Uint8Array(60 * 1024 * 1024).fill(32)
  const entities = text(
    '<?xml version="1.0"?>',
    '<!DOCTYPE w [<!ENTITY a "lol">',
    ...Array.from({ length: 12 }, (_, n) => `<!ENTITY ${letter(n + 1)} "${`&${letter(n)};`.repeat(10)}">`),
    `]><w:document ${W}><w:body><w:p><w:r><w:t>&m;</w:t></w:r></w:p></w:body></w:document>`,
  )
  const wide = text(
    `<worksheet xmlns="${SHEET}"><dimension ref="A1:XFD1048576"/><sheetData>`,
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Menge</t></is></c></row>',
    '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
  )
  const table = zipSync({ ...XLSX, 'xl/worksheets/sheet1.xml': wide })
  const macros = docx({ 'word/vbaProject.bin': text('Sub AutoOpen()', 'Shell "calc.exe"', 'End Sub') })
  const bomb = docx({ 'word/document.xml': blanks })
  const boxed = CFB.utils.cfb_new()
  CFB.utils.cfb_add(boxed, '/EncryptionInfo', text('x'.repeat(200)))
  CFB.utils.cfb_add(boxed, '/EncryptedPackage', text('x'.repeat(5000)))
  const locked = new Uint8Array(CFB.write(boxed, { type: 'buffer' }) as Buffer)
  return [
    { name: 'a zip bomb in a letter', fileName: 'a.docx', bytes: bomb, statuses: [422] },
    { name: 'a zip bomb that lies about its size', fileName: 'a.docx', bytes: lying(bomb), statuses: [422] },
    {
      name: 'entities of entities',
      fileName: 'a.docx',
      bytes: docx({ 'word/document.xml': entities }),
      statuses: [422],
    },
    { name: 'a table of 17 billion cells', fileName: 'a.xlsx', bytes: table, statuses: [200] },
    { name: 'a letter with macros', fileName: 'a.docx', bytes: macros, statuses: [200] },
    { name: 'a letter with a password', fileName: 'a.docx', bytes: locked, statuses: [422] },
    { name: 'a table with a password', fileName: 'a.xlsx', bytes: locked, statuses: [422] },
    { name: 'a cut-off letter', fileName: 'a.docx', bytes: docx({}).subarray(0, 300), statuses: [422] },
  ]
}

const letter = (index: number) => String.fromCharCode(97 + index)
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const DOCX = {
  '[Content_Types].xml': text('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
  '_rels/.rels': text(
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="r" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  ),
  'word/document.xml': text(
    `<w:document ${W}><w:body><w:p><w:r><w:t>Sehr geehrte Damen und Herren, hiermit kündigen wir den Vertrag zum Jahresende.</w:t></w:r></w:p></w:body></w:document>`,
  ),
}
const XLSX = {
  '[Content_Types].xml': text(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  ),
  '_rels/.rels': text(
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="r" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  'xl/workbook.xml': text(
    `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Tabelle1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': text(
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
}

/** Its directory says that every part unpacks to 1,000 bytes. */
function lying(zip: Uint8Array): Uint8Array {
  const copy = Buffer.from(zip)
  for (let at = copy.indexOf('PK\x01\x02'); at !== -1; at = copy.indexOf('PK\x01\x02', at + 4)) {
    copy.writeUInt32LE(1000, at + 24)
  }
  return new Uint8Array(copy)
}
