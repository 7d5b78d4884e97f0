import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { counted, dayIn, momentIn, numberIn } from './said.ts'

const test = suite('numbers, days and times')

test('are written as their language writes them', () => {
  assert.equal([numberIn('en', 1205.55, 1), numberIn('de', 1205.55, 1)], ['1,205.6', '1.205,6'])
  assert.equal([dayIn('en', '2026-11-28'), dayIn('de', '2026-11-28')], ['28 Nov 2026', '28.11.2026'])
  assert.equal([dayIn('de', '2026-13-45'), dayIn('de', 'Juni 2025')], ['2026-13-45', 'Juni 2025'])
  const moment = new Date('2026-11-28T23:30:00Z')
  assert.is(momentIn('en', moment, 'Europe/Berlin'), '29 Nov 2026, 00:30')
  assert.is(momentIn('de', moment, 'Europe/Berlin'), '29.11.2026, 00:30')
})

test('have the word for one, or for several', () => {
  const leads = { en: ['lead', 'leads'], de: ['Anfrage', 'Anfragen'] } as const
  assert.equal(counted(1, leads), { en: '1 lead', de: '1 Anfrage' })
  assert.equal(counted(0, leads), { en: '0 leads', de: '0 Anfragen' })
  assert.equal(counted(1205, leads), { en: '1,205 leads', de: '1.205 Anfragen' })
})

test.run()
