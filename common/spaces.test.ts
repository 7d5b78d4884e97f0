import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withoutBreaks } from './spaces.ts'

const test = suite('withoutBreaks')

test('keeps a phone number on one line', () => assert.is(withoutBreaks('+49 30 123'), '+49\u00a030\u00a0123'))

test.run()
