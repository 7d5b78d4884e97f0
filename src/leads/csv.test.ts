import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RegisteredLead } from '../../functions/outbox/register.ts'
import { leadsCsv } from './csv.ts'

const test = suite('leadsCsv')

test('begins no formula, whichever separator a spreadsheet assumes', () => {
  const cases = [
    ['=1+1', "'=1+1"],
    ['  =1+1', "  '=1+1"],
    ['\t=1+1', "'\t'=1+1"],
    ['\rx', "'\rx"],
    ['＝1+1', "'＝1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a, @sum', "a, '@sum"],
    ['a\t+1', "a\t'+1"],
    ['a\n-1', "a\n'-1"],
    ['a,"=1+1"', `a,"'=1+1"`],
    ['a, \t,=1', "a, \t,'=1"],
    ['1 - 1 = 0', '1 - 1 = 0'],
    ["a,'=1", "a,'=1"],
  ] as const
  for (const [typed, written] of cases) assert.is(messageIn(leadsCsv([leadOf({ message: typed })])), written)
})

test('also guards what a stranger says about the form', () => {
  assert.match(leadsCsv([leadOf({}, '=1+1')]), "'=1+1")
})

test('has an empty cell for what nobody typed', () => {
  assert.is(messageIn(leadsCsv([leadOf({ message: null })])), '')
})

test('has a column for each part of what the visitor did before', () => {
  const calculation = { employees: 8, percent: 30, saving: 35280 }
  const csv = leadsCsv([leadOf({ context: { package: '=1+1', calculation, document: { facts: ['a', '=b'] } } })])
  const [head = '', row = ''] = csv.split('\r\n')
  const cell = (name: string) => row.split(';')[head.split(';').indexOf(`context.${name}`)]
  assert.equal(['package', 'calculation.employees', 'calculation.saving', 'trade'].map(cell), [
    "'=1+1",
    '8',
    '35280',
    '',
  ])
  assert.is(cell('document.facts'), "a, '=b")
})

test('never leaves a formula after a separator, in any text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'=+-@＝;,|\t\r\n\u2028 \u200b"\'a') })
  fc.assert(
    fc.property(text, (typed) => {
      const csv = leadsCsv([leadOf({ message: typed, context: { trade: typed } }, typed)])
      assert.not.match(csv, /(^|[;,|\t\r\n\u2028])[\s\u200b"]*[=+\-@＝]/)
    }),
  )
})

test.run()

function leadOf(payload: Record<string, unknown>, source = 'home'): RegisteredLead {
  return {
    id: '1',
    kind: 'contact',
    state: 'stored',
    createdAt: new Date(0),
    source,
    language: 'de',
    payload: { email: '', ...payload },
    suspicion: [],
    replaces: [],
    answeredAt: null,
    deliveries: [],
  }
}

/** The cell of the only lead, as a program reads it that takes quotes and semicolons for what they are. */
function messageIn(csv: string): string | undefined {
  const [, quoted, plain] = /;contact;stored;;;;;;;;(?:"((?:[^"]|"")*)"|([^;"]*));/.exec(csv) ?? []
  return quoted?.replaceAll('""', '"') ?? plain
}
