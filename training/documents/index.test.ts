import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { FAMILIES } from './families.ts'
import { documentOf } from './index.ts'
import type { Example, Split, Tag, TaggedWord } from './types.ts'

const documents = suite('documentOf')

documents('writes the same document for the same seed', () => {
  for (const seed of [1, 77, 4_000_000]) {
    assert.equal(JSON.stringify(documentOf(seed, 'training')), JSON.stringify(documentOf(seed, 'training')))
  }
})

documents('writes another document for another seed and for the other split', () => {
  const texts = new Set(
    [1, 2, 3, 4].flatMap((seed) => (['training', 'held-out'] as const).map((split) => textOf(documentOf(seed, split)))),
  )
  assert.is(texts.size, 8)
})

documents('has lines with words, and boxes inside the page, whatever the seed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom<Split>('training', 'held-out'), (seed, split) => {
      const { pages } = documentOf(seed, split)
      assert.ok(pages.length > 0)
      for (const { width, height, lines } of pages) {
        assert.ok(lines.every(({ words }) => words.length > 0 && words.every(({ text }) => /^\S+$/u.test(text))))
        if (width > 0)
          assert.ok(lines.every(({ words }) => words.every(({ box }) => box && isWithin(box, width, height))))
      }
    }),
    { numRuns: 150, seed: 1 },
  )
})

documents('begins every value once and quotes a few lines', () => {
  for (const example of many(200, { isClean: true })) {
    const salient = example.pages.flatMap(({ lines }) => lines.filter(({ isSalient }) => isSalient))
    assert.ok(salient.length >= 1 && salient.length <= 7, `${example.kind} ${example.seed}: ${salient.length}`)
    for (const { tag, begins } of wordsOf(example)) if (tag === null) assert.not(begins)
  }
})

documents('tags the words that the value is made of', () => {
  const forms: Partial<Record<Tag, RegExp>> = {
    iban: /^[A-Z]{2}\d{2}[A-Z0-9]{0,30}$/,
    bic: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
    grossTotal: /^\D{0,4}\d[\d.,'’ ]*\D{0,4}$/u,
    documentDate: /\d/,
    taxRate: /^\(?\d{1,2}([.,]\d{1,3})?%?\)?$/,
  }
  for (const example of many(300, { isClean: true })) {
    for (const { tag, text } of valuesOf(example)) {
      const bare = text.replace(/\s/g, '').replace(/[:,;.)]+$/, '')
      assert.match(bare, forms[tag] ?? /\S/, `${tag} ${text} of ${example.seed}`)
    }
  }
})

documents('holds out whole layouts: about a fifth of each family', () => {
  for (const { name, layouts } of FAMILIES) {
    const share = layouts.filter(({ isHeldOut }) => isHeldOut).length / layouts.length
    assert.ok(share >= 0.1 && share <= 0.4, `${name}: ${share}`)
    assert.is(new Set(layouts.map((layout) => layout.name)).size, layouts.length)
  }
  const used = (split: Split) => new Set(many(400, {}, split).map(({ layout }) => layout))
  const learnt = used('training')
  assert.not([...used('held-out')].some((layout) => learnt.has(layout)))
})

documents('has at least sixty layouts of invoices and receipts', () => {
  const count = FAMILIES.filter(({ kinds }) => kinds.some(([, kind]) => kind === 'invoice' || kind === 'receipt'))
    .flatMap(({ layouts }) => layouts)
    .filter(({ kinds }) => kinds === undefined || kinds.includes('invoice') || kinds.includes('receipt')).length
  assert.ok(count >= 60, String(count))
})

documents('writes the kind, language and layout that are wished for', () => {
  const example = documentOf(5, 'training', { kind: 'reminder', language: 'pt', layout: 'trade/grid-03' })
  assert.equal([example.kind, example.language, example.layout], ['reminder', 'pt', 'trade/grid-03'])
  assert.throws(() => documentOf(5, 'training', { layout: 'trade/other-01' }), /No family/)
})

documents.run()

function many(count: number, wish = {}, split: Split = 'training'): Example[] {
  return Array.from({ length: count }, (_, index) => documentOf(index * 7 + 1, split, wish))
}

function wordsOf({ pages }: Example): TaggedWord[] {
  return pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words))
}

const textOf = (example: Example) =>
  wordsOf(example)
    .map(({ text }) => text)
    .join(' ')

const isWithin = ([left, top, right, bottom]: readonly number[], width: number, height: number) =>
  Number(left) >= 0 &&
  Number(top) >= 0 &&
  Number(right) <= width + 0.01 &&
  Number(bottom) <= height + 0.01 &&
  Number(right) > Number(left)

/** Values as far as they stand on the line on which they begin. */
function valuesOf({ pages }: Example): { tag: Tag; text: string }[] {
  return pages.flatMap(({ lines }) =>
    lines.flatMap(({ words }) => words.flatMap((word, at) => valueAt(words, word, at))),
  )
}

function valueAt(words: readonly TaggedWord[], { tag, begins }: TaggedWord, at: number): { tag: Tag; text: string }[] {
  if (tag === null || !begins) return []
  const rest = words.slice(at + 1)
  const end = rest.findIndex((word) => word.tag !== tag || word.begins)
  const own = words.slice(at, end < 0 ? words.length : at + 1 + end)
  return [{ tag, text: own.map(({ text }) => text).join(' ') }]
}
