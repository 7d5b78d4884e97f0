import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { paragraphsOf, textPagesOf } from './text.ts'

const test = suite('textPagesOf')
let folder: string

test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'text-'))
  writeFileSync(join(folder, 'b.txt'), `${'Wort '.repeat(40)}\n\n`)
  writeFileSync(join(folder, 'a.txt'), Array.from({ length: 13 }, (_, number) => `Absatz ${number}`).join('\n'))
  writeFileSync(join(folder, 'c.md'), 'not text')
})

test.after(() => rmSync(folder, { recursive: true }))

test('reads the paragraphs of text files in the order of their names', async () => {
  const paragraphs: string[] = []
  for await (const paragraph of paragraphsOf(folder)) paragraphs.push(paragraph)
  assert.equal([paragraphs.length, paragraphs[0], paragraphs[13]?.slice(0, 9)], [14, 'Absatz 0', 'Wort Wort'])
})

test('makes pages of some paragraphs, in lines that fit on paper', async () => {
  const pages = []
  for await (const page of textPagesOf(folder)) pages.push(page)
  assert.is(pages.length, 2)
  const lengths = pages.flatMap(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text).join(' ').length))
  assert.ok(lengths.every((length) => length > 0 && length <= 85))
  const words = pages.flatMap(({ lines }) => lines.flatMap((line) => line.words))
  assert.is(words.filter(({ text }) => text === 'Wort').length, 40)
})

test.run()
