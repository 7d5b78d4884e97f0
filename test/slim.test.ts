// dist/ after slim.js: the real server process reads documents of every kind as it does with all that npm installs.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { utils, write } from '@e965/xlsx'
import { zipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { FORMATS } from '../common/formats.ts'
import { ITEMS, VALUES } from '../functions/document/fixtures/invoice-values.ts'
import { SHIPPED } from '../functions/document/prediction/shipped/answers.ts'
import { cii } from '../functions/document/understanding/fixtures/e-invoices.ts'
import { prunedLock } from '../src/output/lock.ts'
import { importsOf, packagesOf } from '../src/output/packages.ts'
import { makeDistWithModel } from './dist-with-model.ts'
import { DOCX } from './documents-bombs-office.ts'
import { bodyOf } from './documents-hostile.ts'
import { doc, msg } from './documents-ole.ts'
import { ask, bundle, post, removeDist, type ServerProcess, startServer } from './server-process.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const papers = join(root, 'functions/document/fixtures/papers')
const paper = (name: string) => readFileSync(join(papers, name))
const jpeg = paper('lieferschein.jpg')
const MEGABYTES = 170

const test = suite('slim')
let folder = ''
let server: ServerProcess
/** What its functions import from packages. */
let imports: string[] = []

test.before(async () => {
  folder = await makeDistWithModel()
  rmSync(join(folder, 'node_modules'))
  await bundle(folder, { slim: 'src/cli-slim.ts' })
  rmSync(join(folder, 'node_modules'))
  imports = install(folder)
  execFileSync(process.execPath, [join(folder, 'slim.js')])
  // No data of Tesseract but the package's own: hosts do not have Debian's.
  server = await startServer(folder, { TESSDATA_PREFIX: join(folder, 'none') })
})

test.after(async () => {
  await server.stop()
  removeDist(folder)
})

/** Each format that is read. */
const KINDS: Readonly<Record<string, { bytes(): Promise<Uint8Array> | Uint8Array; word: RegExp }>> = {
  'rechnung.pdf': { bytes: () => paper('rechnung.pdf'), word: /rechnung/i },
  'scan.pdf': { bytes: scannedPdf, word: /lieferschein/i },
  'bild.jpg': { bytes: () => jpeg, word: /lieferschein/i },
  'bild.png': { bytes: () => sharp(jpeg).png().toBuffer(), word: /lieferschein/i },
  'bild.webp': { bytes: () => sharp(jpeg).webp().toBuffer(), word: /lieferschein/i },
  'brief.docx': { bytes: () => zipSync(DOCX), word: /vertrag|kündig/i },
  'bild.gif': { bytes: () => sharp(jpeg).gif().toBuffer(), word: /lieferschein/i },
  'brief.doc': { bytes: () => doc('Kündigung\rHiermit kündige ich den Vertrag zum 31.12.2026.\r'), word: /kündig/i },
  'tabelle.xlsx': { bytes: () => table('xlsx'), word: /artikel|bestell/i },
  'tabelle.xls': { bytes: () => table('biff8'), word: /artikel|bestell/i },
  'rechnung.xml': { bytes: () => Buffer.from(cii()), word: /"source":"xml"/ },
  'notiz.txt': { bytes: () => Buffer.from('Guten Tag, hier ist unsere Bestellung.'), word: /bestellung/i },
  'anfrage.msg': {
    bytes: () => msg('Anfrage', 'Guten Tag, bitte ein Angebot für 12 Schrauben.'),
    word: /anfrage|angebot/i,
  },
  'anfrage.eml': { bytes: () => paper('kundenanfrage.eml'), word: /anfrage/i },
}

test('is asked for every format', () => {
  const endings = Object.keys(KINDS).map((name) => name.replace(/.*\./, ''))
  const formats = Object.values(FORMATS).filter((format) => !format.endings.some((ending) => endings.includes(ending)))
  assert.equal(formats, [])
})

for (const [fileName, { bytes, word }] of Object.entries(KINDS)) {
  test(`reads ${fileName}`, async () => {
    const headers = { 'content-type': 'application/json' }
    const body = bodyOf({ fileName, bytes: await bytes() })
    const { status, text } = await ask(server, '/api/processDocument', { body, headers })
    assert.is(status, 200, text)
    assert.match(text, word)
    assert.is(server.errors(), '')
  })
}

test('reads with the model', async () => {
  const { text } = await ask(server, '/api/processDocument', {
    body: bodyOf({ fileName: 'rechnung.pdf', bytes: paper('rechnung.pdf') }),
    headers: { 'content-type': 'application/json' },
  })
  assert.equal(JSON.parse(text).data.models, [SHIPPED])
})

test('makes e-invoices', async () => {
  const { buyerReference: _, buyerEmail: _e, contact: _c, phone: _p, ...values } = VALUES
  for (const [format, given] of Object.entries({ xrechnung: VALUES, zugferd: values })) {
    const request = { format, kind: 'invoice', values: given, items: ITEMS }
    const { status, text } = await post(server, '/api/makeInvoice', request)
    assert.is(status, 200, text + server.errors())
    assert.ok(JSON.parse(text).file, text)
  }
})

test('finds everything that the functions import', () => {
  assert.ok(imports.length > 20)
  const load = `for (const name of ${JSON.stringify(imports)}) await import(name)`
  execFileSync(process.execPath, ['--input-type=module', '-e', load], { cwd: folder })
})

test('is small enough for the hosts with the least room', () => {
  if (process.platform !== 'linux') return
  const used = Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0])
  assert.ok(used <= MEGABYTES, `${used} MB`)
})

test.run()

/**
 * What npm ci installs for the functions of a folder, from the project's own packages.
 *
 * @returns what the functions import from packages
 */
function install(dist: string): string[] {
  const scripts = readdirSync(join(dist, 'functions')).filter((name) => name.endsWith('.js'))
  const outputs = ['server.js', ...scripts.map((name) => `functions/${name}`)]
  const functions = outputs.map((path) => ({ path, contents: readFileSync(join(dist, path)) }))
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { dependencies } = packagesOf(functions)
  const { packages } = prunedLock(lock, { name: 'dist', dependencies })
  const outer = Object.keys(packages).filter((path) => path.lastIndexOf('node_modules/') === 0)
  for (const path of outer) if (existsSync(join(root, path))) copyPackage(join(root, path), join(dist, path))
  return functions.flatMap(({ contents }) => importsOf(contents.toString()))
}

function copyPackage(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, dereference: true })
}

async function scannedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const image = await pdf.embedJpg(jpeg)
  const page = pdf.addPage([595, (595 * image.height) / image.width])
  page.drawImage(image, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() })
  return pdf.save()
}

function table(bookType: 'xlsx' | 'biff8'): Uint8Array {
  const rows = [
    ['Bestellung', '4711'],
    ['Artikel', 'Menge'],
    ['Schraube', 12],
  ]
  return write({ SheetNames: ['Blatt'], Sheets: { Blatt: utils.aoa_to_sheet(rows) } }, { type: 'buffer', bookType })
}
