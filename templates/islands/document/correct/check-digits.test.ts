import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isGermanVatId, isIban } from './check-digits.ts'

const test = suite('check digits')

test('are right or wrong', () => {
  assert.equal(['DE08700901001234567890', 'DE09700901001234567890', 'GB82WEST12345698765432', 'DE08'].map(isIban), [
    true,
    false,
    true,
    false,
  ])
  assert.equal(['DE136695976', 'DE136695977', 'DE036695976'].map(isGermanVatId), [true, false, false])
})

test.run()
