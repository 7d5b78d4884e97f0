import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { servicesFor } from '../test/services.ts'
import type { Schedule } from './appointments/offer.ts'
import type { AppointmentRules } from './appointments/rules.ts'
import { formToken, visitOf } from './leads/form-token.ts'
import { slots } from './slots.ts'

const test = suite('GET /api/slots')

/** A Thursday, 7:00 in Berlin. */
const NOW = new Date('2026-11-26T06:00:00Z')
const RULES: AppointmentRules = {
  ...{ zone: 'Europe/Berlin', minutes: 30, bufferMinutes: 0, noticeHours: 1, horizonDays: 1 },
  hours: { thursday: [{ from: '09:00', to: '10:00' }] },
}

test('lists the times that are free, in UTC', async () => {
  const busy = [{ start: Date.parse('2026-11-26T07:00:00Z'), end: Date.parse('2026-11-26T08:10:00Z') }]
  const { answer, headers } = await asked({ busy: async () => busy })
  assert.equal(answer, { ok: true, mode: 'slots', zone: 'Europe/Berlin', minutes: 30, slots: ['2026-11-26T08:30:00Z'] })
  assert.is(headers.get('cache-control'), 'no-store')
})

test('says why there are none', async () => {
  const reason = async (given: Partial<Schedule>) => (await asked(given)).answer.reason
  const all = { start: 0, end: Number.MAX_SAFE_INTEGER }
  assert.is(await reason({ rules: null }), 'no-rules')
  assert.is(await reason({ busy: async () => null }), 'calendars')
  assert.is(await reason({ taken: async () => [all] }), 'none-free')
})

test('offers a visit what it holds itself, and believes only tokens of ours', async () => {
  const token = formToken(NOW, 'secret')
  const visits: (string | null)[] = []
  const taken: Schedule['taken'] = async (_time, visit) => {
    visits.push(visit)
    return []
  }
  for (const query of [`?token=${token}&language=de`, `?token=${token}x`, '']) await asked({ taken }, query)
  assert.equal(visits, [visitOf(token, 'secret'), null, null])
})

test.run()

async function asked(given: Partial<Schedule>, query = '') {
  const schedule = { rules: RULES, busy: async () => [], taken: async () => [], ...given }
  const { services } = servicesFor({ schedule, now: () => NOW })
  const response = await slots(new Request(`http://site.example/api/slots${query}`), services)
  return { answer: await response.json(), headers: response.headers }
}
