import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lead, NOON, withStore } from '../../test/lead.ts'
import { logLines } from '../../test/log-lines.ts'
import type { Register } from './register.ts'
import { retentionAt, startPurging } from './retention.ts'

const PERIODS = { leadsMonths: 24, partialLeadsDays: 30, visitsDays: 365 }

const counting = suite('retentionAt')

counting('counts back months and days', () => {
  assert.equal(retentionAt(NOON, PERIODS), {
    leadsBefore: new Date('2024-03-01T12:00:00Z'),
    partialLeadsBefore: new Date('2026-01-30T12:00:00Z'),
    visitsBefore: new Date('2025-03-01T12:00:00Z'),
  })
})

counting.run()

const purging = suite('startPurging')

purging('removes at once what was kept long enough', () =>
  withStore([], async ({ outbox, register }) => {
    await outbox.put(lead(1, { createdAt: new Date('2024-02-29T23:59:59Z') }))
    await outbox.put(lead(2))
    const { log, lines } = logLines()
    const end = startPurging({ register, log, now: () => NOON }, PERIODS)
    await end()
    assert.is((await register.list({})).length, 1)
    assert.equal(
      lines.map(({ level, about }) => [level, about]),
      [['info', { leads: 1 }]],
    )
  }),
)

purging('keeps everything where the site says nothing', async () => {
  await startPurging({ register: broken(), log: logLines().log, now: () => NOON }, undefined)()
})

purging('says that it failed, and goes on', async () => {
  const { log, lines } = logLines()
  await startPurging({ register: broken(), log, now: () => NOON }, PERIODS)()
  assert.equal(
    lines.map(({ level }) => level),
    ['error'],
  )
})

purging.run()

function broken(): Register {
  return { purge: () => Promise.reject(new Error('full')) } as unknown as Register
}
