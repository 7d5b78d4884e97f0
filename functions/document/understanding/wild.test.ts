import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainReading } from '../readers/plain.ts'
import { understand } from '../understand.ts'

const wild = suite('understand')

/** What invoices are made of, in any order. */
const PIECES = [
  ...[
    'Rechnung',
    'INVOICE',
    'Fatura',
    'Nr.',
    ':',
    '4711',
    'RE-1/2',
    'vom',
    '01.02.2025',
    '31.02.2025',
    'Bill to',
    'Käufer',
  ],
  ...[
    'Muster GmbH',
    'Weg 1',
    '12345 Kiel',
    'USt 19 %',
    '119,00 €',
    '1.234.567,89',
    '$5',
    'IBAN',
    'DE08 7009 0100 1234 5678 90',
  ],
  ...[
    'DE136695976',
    'zahlbar bis',
    '2 % Skonto',
    '14 Tage',
    'Menge',
    'Betrag',
    'Summe',
    '\t',
    '·',
    '•',
    '\u00a0',
    '٣',
    '💶',
    '-',
    '%',
  ],
]

wild('always comes to an end, and is never surer than sure', () => {
  const lines = fc.array(fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), { maxLength: 9 }), {
    maxLength: 25,
  })
  fc.assert(
    fc.property(lines, (all) => {
      const { fields } = understand(plainReading('txt', [['-', ...all.map((pieces) => pieces.join(' '))]]))
      assert.ok(fields.every(({ confidence, value }) => confidence >= 0 && confidence <= 1 && value !== ''))
    }),
    { seed: 11, numRuns: 250 },
  )
})

wild('makes nothing of a line without end', () => {
  const text = 'Rechnung Nr 4711 vom 01.02.2025 an Muster GmbH zahlbar bis 12.03.2025 '.repeat(200)
  assert.ok(understand(plainReading('txt', [[text, 'A'.repeat(20_000)]])).fields.length < 30)
})

wild.run()
