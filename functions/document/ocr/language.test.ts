import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ocrLanguageOf } from './language.ts'

const test = suite('ocrLanguageOf')
const wordsOf = (text: string) => text.split(' ')

test('knows Portuguese, even with letters that are misread', () => {
  assert.is(ocrLanguageOf(wordsOf('Nota fiscal de serviqos Data da emissáo Valor total dos serviços em reais')), 'pt')
})

test('knows English', () => {
  assert.is(
    ocrLanguageOf(wordsOf('Please pay the total of this invoice to our account no later than a week from now')),
    'en',
  )
})

test('knows German', () => {
  assert.is(
    ocrLanguageOf(wordsOf('Wir danken für Ihre Bestellung und liefern die Ware bis zum Monatsende an Ihr Lager')),
    'de',
  )
})

test('does not decide on a few words', () => {
  assert.is(ocrLanguageOf(wordsOf('Total 12,00 a b')), 'de')
  assert.is(ocrLanguageOf([]), 'de')
})

test.run()
