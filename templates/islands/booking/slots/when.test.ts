import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { timeText } from './when.ts'

const WORDS = {
  ...{ promise: '{time}', label: 'Termin', manage: 'Absagen' },
  ...{ time: '{day}, {time} Uhr', own: '{time} (bei Ihnen {own})' },
}
const TIME = { start: new Date('2026-11-26T08:00:00Z'), minutes: 30, zone: 'Europe/Berlin' }

const test = suite('timeText')

test('says day, beginning and end by the clock of the owner', () => {
  assert.is(timeText(TIME, WORDS, 'de', 'Europe/Vienna'), 'Donnerstag, 26. November, 09:00–09:30 Uhr')
})

test('says it twice to a visitor who lives by another clock', () => {
  assert.is(
    timeText(TIME, WORDS, 'de', 'Asia/Tokyo'),
    'Donnerstag, 26. November, 09:00–09:30 Uhr (bei Ihnen 17:00–17:30)',
  )
  assert.is(
    timeText(TIME, WORDS, 'de', 'Pacific/Honolulu'),
    'Donnerstag, 26. November, 09:00–09:30 Uhr (bei Ihnen Mittwoch, 25. November, 22:00–22:30 Uhr)',
  )
})

test.run()
