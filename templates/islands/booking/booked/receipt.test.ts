import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callByText } from './receipt.ts'

const WORDS = {
  ...{ service: 'Was', callback: 'Rückruf', by: 'bis {time} Uhr', hours: 2, calendar: 'Kalender', file: 'a.ics' },
  ...{ event: 'Rückruf', eventText: '{phone}', booked: 'Gebucht', another: 'Noch einer' },
}

const test = suite('callByText')

test('says by when we call, in the time of the visitor', () => {
  const by = (hour: number, language = 'de') => {
    const bookedAt = new Date(2026, 2, 1, hour, 5)
    const end = new Date(bookedAt.getTime() + 2 * 3_600_000)
    return callByText(bookedAt, end, { words: WORDS, language }).replaceAll(/[\u00a0\u202f]/g, ' ')
  }
  assert.is(by(15), 'bis heute, 17:05 Uhr')
  assert.is(by(23), 'bis morgen, 01:05 Uhr')
  assert.is(by(15, 'pt'), 'bis hoje, 17:05 Uhr')
})

test.run()
