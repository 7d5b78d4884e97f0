import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadWordIds } from '../../functions/document/model-loading/open-models.ts'
import { foldedWord, SPECIAL_PIECES, type WordIds } from '../../functions/document/prediction/window.ts'
import { partsOf, TOKENIZER_CONFIG, tokenizerOf } from './tokenizer.ts'
import { wordPieces } from './wordpiece.ts'

const test = suite('tokenizerOf')

const SIGNS = 'aäB0.-€&/'
let folder: string
let wordIds: WordIds
let pieces: string[]

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tokenizer-'))
  mkdirSync(join(folder, 'own'))
  const signs = [...SIGNS].flatMap((sign) => [...SIGNS].map((other): [string, number] => [sign + other, 1]))
  const words = signs.flatMap(([word, count]) => partsOf(word).map((part): [string, number] => [part, count]))
  pieces = wordPieces(new Map([...words, ['Rechnung', 9], ['000', 9]]), 200)
  writeFileSync(join(folder, 'own/tokenizer.json'), JSON.stringify(tokenizerOf(pieces)))
  writeFileSync(join(folder, 'own/tokenizer_config.json'), JSON.stringify(TOKENIZER_CONFIG))
  wordIds = await loadWordIds(folder, 'own')
})

test.after(() => rmSync(folder, { recursive: true }))

test('is read by the library, figures folded and case kept', () => {
  assert.equal(names('Rechnung'), ['Rechnung'])
  assert.equal(names('123.-4'), ['000', '.', '-', '0'])
  assert.equal(names('rechnung'), ['[UNK]'])
})

test('numbers the special pieces as the windows do', () => {
  for (const [id, piece] of SPECIAL_PIECES.entries()) assert.equal([...wordIds(piece)], [id])
})

test('divides words as the library does', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...SIGNS) }), (word) => {
      const whole = names(word).join('').replaceAll('##', '')
      assert.is(whole, foldedWord(word))
      assert.equal(names(word).filter((piece) => !piece.startsWith('##')).length, partsOf(foldedWord(word)).length)
    }),
  )
})

test('keeps words apart at blanks and marks, and leaves out what cannot be seen', () => {
  assert.equal(partsOf('a-b c\u00AD1'), ['a', '-', 'b', 'c1'])
})

const names = (word: string) => wordIds(word).map((id) => [...SPECIAL_PIECES, ...pieces][id] ?? '')

test.run()
