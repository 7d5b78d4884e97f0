import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { untrue } from './truth.ts'

const text = 'Rechnung  2024-17\nvom 3. Mai 2024\nNetto 1 000,00 Steuer 190,00\nZahlbetrag 1 190,00 € an Löß & Söhne'
const paper = (fields: Record<string, string | string[]>) => ({ html: '', pages: 1, fields })

const test = suite('truth of layouts')

test('values stand on the page in any way to write them', () => {
  const money = { netTotal: '1000.00', taxTotal: '190.00', grossTotal: '1190.00', currency: 'EUR' }
  assert.equal(untrue(paper({ ...money, issueDate: '2024-05-03', sellerName: 'Löß & Söhne' }), text), [])
})

test('what is not there is named', () => {
  assert.equal(untrue(paper({ issueDate: '2024-05-13' }), text), ['issueDate "2024-05-13" is not on the page'])
  assert.equal(untrue(paper({ grossTotal: ['1190.00', '190.0'] }), text), ['grossTotal "190.0" is not on the page'])
  assert.equal(untrue(paper({ number: '17' }), text), ['there is no field "number"'])
})

test('a part of longer figures is none of them', () => {
  assert.equal(untrue(paper({ netTotal: '90.00' }), text), ['netTotal "90.00" is not on the page'])
})

test('sums must fit; of several totals, one', () => {
  const net = { netTotal: '1000.00', taxTotal: '190.00' }
  assert.equal(untrue(paper({ ...net, grossTotal: ['190.00', '1190.00'] }), text), [])
  assert.equal(untrue(paper({ ...net, grossTotal: '1000.00' }), text), ['1000.00 + 190.00 is not 1000.00'])
})

test('holes of a template are found', () => {
  assert.equal(untrue({ html: '', pages: 1 }, 'Menge: undefined Stück'), ['a hole: Menge: undefined Stück'])
})

test.run()
