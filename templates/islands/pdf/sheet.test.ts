import * as fc from 'fast-check'
import { PDFDocument } from 'pdf-lib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { drawSheet, type SheetBlock, type SheetContent } from './sheet.ts'

const test = suite('drawSheet')

test('makes one A4 page that says what it is, in which language and whose', async () => {
  const document = await PDFDocument.load(await drawSheet(content()), { updateMetadata: false })
  const [page] = document.getPages()
  assert.is(document.getPageCount(), 1)
  assert.equal(page?.getSize(), { width: 595.28, height: 841.89 })
  assert.is(document.getTitle(), 'Rechnung für Łódź')
  assert.is(document.getAuthor(), 'Werkstatt')
  assert.match(String(document.catalog), /\/Lang \(de\)/)
})

test('does not depend on time: the same contents give the same bytes, without a date', async () => {
  const [first, second] = [await drawSheet(content()), await drawSheet(content())]
  assert.equal(first, second)
  const document = await PDFDocument.load(first, { updateMetadata: false })
  assert.equal([document.getCreationDate(), document.getModificationDate()], [undefined, undefined])
})

test('makes one page of any texts, whatever they are and how many', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme-composite', maxLength: 3000 }),
    fc.constantFrom('', '\n', '\ud800', 'ein\nzwei\r\n\tdrei', 'W'.repeat(9000), '😀 שלום Привет ﷺ'),
  )
  const block: fc.Arbitrary<SheetBlock> = fc.oneof(
    fc.record({ kind: fc.constant('heading' as const), text }),
    fc.record({ kind: fc.constant('paragraph' as const), text }),
    fc.record({ kind: fc.constant('list' as const), items: fc.array(text, { maxLength: 20 }) }),
    fc.record({
      kind: fc.constant('pairs' as const),
      items: fc.array(fc.record({ label: text, value: text }), { maxLength: 20 }),
    }),
  )
  const any = fc.record({ title: text, subtitle: text, footer: text, blocks: fc.array(block, { maxLength: 40 }) })
  await fc.assert(
    fc.asyncProperty(any, text, async (given, author) => {
      const sheet = { ...content(), ...given, words: { ...content().words, author } }
      const document = await PDFDocument.load(await drawSheet(sheet))
      assert.is(document.getPageCount(), 1)
    }),
    { numRuns: 30 },
  )
})

test.run()

function content(): SheetContent {
  const words = { name: 'Name', scale: 'Maßstab', scaleValue: '1 : 1', sheet: 'Blatt', position: '1 von 1' }
  return {
    language: 'de',
    title: 'Rechnung für Łódź',
    blocks: [{ kind: 'paragraph', text: 'Ein Satz.' }],
    footer: 'example.org',
    words: { ...words, author: 'Werkstatt', shortened: 'Gekürzt.' },
  }
}
