import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { calendarFile } from './calendar.ts'

const EVENT = {
  id: '1@www.example.org',
  from: new Date('2026-03-01T12:00:00.123Z'),
  to: new Date('2026-03-01T14:00:00.123Z'),
  title: 'Rückruf; kostenlos, 30 min',
  text: 'Zeile 1\nZeile 2 \\',
  url: 'https://www.example.org/a',
}

const test = suite('calendarFile')

test('says when, what and where from', () => {
  assert.equal(calendarFile(EVENT).split('\r\n'), [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:www.example.org', 'BEGIN:VEVENT', 'UID:1@www.example.org'],
    ...['DTSTAMP:20260301T120000Z', 'DTSTART:20260301T120000Z', 'DTEND:20260301T140000Z'],
    ...['SUMMARY:Rückruf\\; kostenlos\\, 30 min', 'DESCRIPTION:Zeile 1\\nZeile 2 \\\\'],
    ...['URL:https://www.example.org/a', 'END:VEVENT', 'END:VCALENDAR', ''],
  ])
})

test('has no line of more than 75 bytes, and loses nothing by that', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const file = calendarFile({ ...EVENT, title })
      assert.ok(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75))
      const plain = title.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
      assert.ok(file.replaceAll('\r\n ', '').includes(`SUMMARY:${plain}\r\n`))
    }),
  )
})

test.run()
