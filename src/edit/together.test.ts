import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { FILE_RULES } from '../rules/all-rules.ts'
import { siteOf } from '../rules/testing.ts'
import type { Diagnostic, Source } from '../types.ts'
import type { Change } from './change.ts'
import { changesWith } from './together.ts'

const test = suite('changesWith')

const FILE = 'site/data/offers.yaml'
const OFFERS = 'website: { price: 2990, was: 4990, saving: 2000 }\nshop: { price: 100 }'

test('writes along what follows from a value, and nothing else', () => {
  assert.equal(following({ kind: 'set', pointer: '/website/price', value: 2890 }), [
    { kind: 'set', pointer: '/website/saving', value: 2100 },
  ])
  assert.equal(following({ kind: 'set', pointer: '/website/was', value: 5000 }), [
    { kind: 'set', pointer: '/website/saving', value: 2010 },
  ])
  assert.equal(following({ kind: 'set', pointer: '/shop/price', value: 90 }), [])
})

test('puts right what was wrong before, once what it follows from is changed', () => {
  const broken = OFFERS.replace('2000', '1')
  assert.equal(following({ kind: 'set', pointer: '/website/price', value: 2890 }, broken), [
    { kind: 'set', pointer: '/website/saving', value: 2100 },
  ])
  assert.equal(following({ kind: 'set', pointer: '/shop/price', value: 90 }, broken), [])
})

test('leaves to the author what has no repair, and the value that is being changed', () => {
  assert.equal(following({ kind: 'set', pointer: '/website/price', value: 5000 }), [])
  assert.equal(following({ kind: 'set', pointer: '/website/saving', value: 1 }), [])
  assert.equal(following({ kind: 'set', pointer: '/website', value: { price: 1, was: 3, saving: 1 } }), [])
  assert.equal(following({ kind: 'remove', pointer: '/website/was' }), [])
})

test('writes nothing along where something else is wrong then', () => {
  const rules = (file: string, data: unknown): Diagnostic[] =>
    foundIn(OFFERS)(file, data).flatMap((one) =>
      one.repair ? [one, { ...one, code: 'another', repair: { ...one.repair, isChoice: true } }] : [one],
    )
  assert.equal(
    changesWith(rules, { file: FILE, data: dataOf(OFFERS) }, { kind: 'set', pointer: '/website/price', value: 2890 }),
    [],
  )
})

test.run()

function following(change: Change, offers = OFFERS) {
  return changesWith(foundIn(offers), { file: FILE, data: dataOf(offers) }, change)
}

const sourceOf = (offers: string): Source => [...siteOf({ data: { offers } }).data.values()][0] as Source

const dataOf = (offers: string) => sourceOf(offers).data()

const foundIn = (offers: string) => (_: string, data: unknown) =>
  FILE_RULES.flatMap((rule) => [...rule().source(sourceOf(offers), data)])
