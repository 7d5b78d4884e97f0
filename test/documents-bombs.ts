// Files made to do harm, or at least to be misunderstood. Each is made here: small to keep, large or endless to read.
import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'
import { DOCX, officeBombs } from './documents-bombs-office.ts'
import { xmlBombs } from './documents-bombs-xml.ts'

/** A file, and the statuses that are right for it. */
export interface Bomb {
  readonly name: string
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly statuses: readonly number[]
}

const READ = [200]
const REFUSED = [422]
const EITHER = [200, 422]
/** What is too large is not called broken. */
const LARGE = [413]

const text = (...lines: readonly string[]) => new Uint8Array(Buffer.from(lines.join('\n'), 'latin1'))

/** @param invoice a real PDF, for files that are two things at once */
export async function bombs(invoice: Uint8Array): Promise<Bomb[]> {
  return [...officeBombs(), ...(await pdfs(invoice)), ...pictures(), ...mails(), ...odd(), ...(await xmlBombs())]
}

async function pdfs(invoice: Uint8Array): Promise<Bomb[]> {
  const long = await PDFDocument.create()
  for (let page = 0; page < 1000; page++) long.addPage().drawText(`Seite ${page + 1} des Handbuchs der Anlage`)
  const huge = (box: string) =>
    pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R>>`,
      stream(text('1 g 0 0 5000 5000 re f')),
    ])
  const flooding = pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    stream(flood(1000), '/Filter/FlateDecode'),
  ])
  const picture = pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    stream(text('q 595 0 0 842 0 0 cm /I Do Q')),
    stream(
      flood(1000),
      '/Filter/FlateDecode/Type/XObject/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceGray/BitsPerComponent 8',
    ),
  ])
  const circle = pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 1>>',
  ])
  const locked = pdfOf(
    ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'],
    `/ID[<${'41'.repeat(16)}><${'41'.repeat(16)}>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'42'.repeat(32)}>/U<${'43'.repeat(32)}>>>`,
  )
  const script = pdfOf([
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(while(1){})>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ])
  return [
    { name: 'a PDF of 1,000 pages', fileName: 'a.pdf', bytes: await long.save(), statuses: READ },
    { name: 'a page of 5 x 5 metres', fileName: 'a.pdf', bytes: huge('0 0 14400 14400'), statuses: EITHER },
    {
      name: 'a page as long as the way to the moon',
      fileName: 'a.pdf',
      bytes: huge('0 0 1000000000000 3'),
      statuses: EITHER,
    },
    {
      name: 'a page without an end',
      fileName: 'a.pdf',
      bytes: huge(`0 0 1${'0'.repeat(38)} 1${'0'.repeat(38)}`),
      statuses: EITHER,
    },
    { name: 'pages that contain themselves', fileName: 'a.pdf', bytes: circle, statuses: EITHER },
    { name: 'a gigabyte of drawing', fileName: 'a.pdf', bytes: flooding, statuses: EITHER },
    { name: 'a picture of 60,000 x 60,000 in a PDF', fileName: 'a.pdf', bytes: picture, statuses: EITHER },
    { name: 'a PDF with a password', fileName: 'a.pdf', bytes: locked, statuses: REFUSED },
    { name: 'a PDF with an endless script', fileName: 'a.pdf', bytes: script, statuses: EITHER },
    { name: 'a PDF that is a zip as well', fileName: 'a.pdf', bytes: joined(invoice, zipSync(DOCX)), statuses: READ },
    {
      name: 'a page of HTML that is a PDF as well',
      fileName: 'a.html',
      bytes: joined(text('<script>alert(1)</script>'), invoice),
      statuses: EITHER,
    },
  ]
}

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** So many megabytes of blanks in a thousandth of the space, put together from copies of one compressed megabyte. */
function flood(megabytes: number): Uint8Array {
  const one = deflateRawSync(Buffer.alloc(1024 * 1024, 32), { finishFlush: constants.Z_FULL_FLUSH })
  const last = deflateRawSync(Buffer.alloc(0))
  return joined(new Uint8Array([0x78, 0x9c]), ...Array.from({ length: megabytes }, () => one), last)
}

const stream = (bytes: Uint8Array, entries = '') =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]).toString('latin1')

/** @param objects bodies of the objects 1, 2, …, the catalogue first */
function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  let body = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return text(
    `${body}${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${body.length}\n%%EOF`,
  )
}

function pictures(): Bomb[] {
  const png = joined(
    text('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', Buffer.from('0000ea600000ea600800000000', 'hex')),
    pngChunk('IDAT', deflateSync(Buffer.alloc(60_001))),
    pngChunk('IEND', Buffer.alloc(0)),
  )
  const gif = joined(text('GIF89a'), Buffer.from('60ea60ea800000000000ffffff2c0000000060ea60ea0002024401003b', 'hex'))
  const webp = joined(text('RIFF\x1e\x00\x00\x00WEBPVP8X'), Buffer.from('0a000000000000005fea005fea00', 'hex'))
  const jpeg = Buffer.from('ffd8ffc0000b08ea60ea6001011100ffda0008010100003f00ffd9', 'hex')
  return [
    { name: 'a PNG of 60,000 x 60,000', fileName: 'a.png', bytes: png, statuses: LARGE },
    { name: 'a GIF of 60,000 x 60,000', fileName: 'a.gif', bytes: gif, statuses: LARGE },
    { name: 'a WebP of 60,000 x 60,000', fileName: 'a.webp', bytes: webp, statuses: REFUSED },
    { name: 'a JPEG of 60,000 x 60,000', fileName: 'a.jpg', bytes: new Uint8Array(jpeg), statuses: LARGE },
    {
      name: 'a GIF that is a script as well',
      fileName: 'a.gif',
      bytes: text('GIF89a/*', '*/=1;alert(1)'),
      statuses: REFUSED,
    },
  ]
}

/** Readers that check sums stop before they see the size if it is wrong. */
function pngChunk(type: string, data: Buffer): Uint8Array {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(sumOf(body), 4)
  return joined(frame.subarray(0, 4), body, frame.subarray(4))
}

/** CRC-32 (ISO 3309), which Node 20 does not offer. */
function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

const head = ['From: Erika <erika@example.org>', 'To: post@example.org', 'Subject: Anfrage', 'MIME-Version: 1.0']

/** Mails with 20,000 attachments. */
export function longMails(): Bomb[] {
  const mail = (name: string, ...part: readonly string[]): Bomb => {
    const parts = Array.from({ length: 20_000 }, () => ['--b', ...part, '']).flat()
    const mixed = ['Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'Guten Tag, anbei die Anlagen.']
    return { name, fileName: 'a.eml', bytes: text([...head, ...mixed, ...parts, '--b--'].join('\n')), statuses: READ }
  }
  const attached = (name: string) => `Content-Disposition: attachment; filename="${name}"`
  return [
    mail('a mail with 20,000 attachments', attached('Anlage.pdf'), '', '%PDF-1.7'),
    mail('a mail with 20,000 e-invoices', attached('rechnung.xml'), '', '<Invoice>'),
    mail('a mail with 20,000 mails', 'Content-Type: message/rfc822', '', ...head, '', 'Guten Tag'),
  ]
}

function mails(): Bomb[] {
  const deep = Array.from({ length: 5000 }, (_, n) => [
    `Content-Type: multipart/mixed; boundary=b${n}`,
    '',
    `--b${n}`,
  ]).flat()
  const russian = Array.from({ length: 200 }, () => ['Content-Type: message/rfc822', '', ...head]).flat()
  return [
    {
      name: 'a mail in a mail in a mail',
      fileName: 'a.eml',
      bytes: text(...head, ...russian, '', 'Guten Tag'),
      statuses: EITHER,
    },
    {
      name: 'a mail of 5,000 levels',
      fileName: 'a.eml',
      bytes: text(...head, ...deep, '', 'Guten Tag'),
      statuses: EITHER,
    },
  ]
}

function odd(): Bomb[] {
  return [
    { name: 'one byte', fileName: 'a.pdf', bytes: text('%'), statuses: [415] },
    { name: 'a file of blanks', fileName: 'a.txt', bytes: new Uint8Array(100_000).fill(32), statuses: REFUSED },
    {
      name: 'a line of a million letters',
      fileName: 'a.txt',
      bytes: new Uint8Array(1_000_000).fill(65),
      statuses: READ,
    },
    {
      name: 'a line of a million digits',
      fileName: 'a.txt',
      bytes: new Uint8Array(1_000_000).fill(49),
      statuses: READ,
    },
    { name: 'amounts without end', fileName: 'a.txt', bytes: text('1.234,56 € '.repeat(100_000)), statuses: READ },
    {
      name: 'labels without values',
      fileName: 'a.txt',
      bytes: text(...Array(50_000).fill('Rechnungsnummer: Datum: IBAN:')),
      statuses: READ,
    },
    {
      name: 'a name that leads out of a folder',
      fileName: '../../etc/passwd.txt',
      bytes: text('root:x:0:0 und so weiter'),
      statuses: READ,
    },
  ]
}
