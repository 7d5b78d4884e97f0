import { mock } from 'node:test'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lead, withStore } from '../../test/lead.ts'
import { logLines } from '../../test/log-lines.ts'
import { startUpkeep, type UpkeepDeps } from './upkeep.ts'

const PERIODS = { leadsMonths: 24, partialLeadsDays: 30, visitsDays: 365 }

const test = suite('startUpkeep')

test('removes at once what is past its retention, and logs what nobody has received', () =>
  withStore(['webhook'], async (store, _url, clocks) => {
    for (const n of [1, 2]) await store.outbox.put(lead(n))
    const [delivery] = await store.queue.claim({ sink: 'webhook', limit: 1, leaseMs: 1 })
    assert.ok(delivery)
    await store.queue.settle(delivery, { state: 'delivered' })
    await clocks.pass(store, 800 * 24 * 60)
    const { log, lines } = logLines()
    await startUpkeep({ ...store, log }, PERIODS)()
    assert.is((await store.register.list({})).length, 1)
    assert.equal(
      lines.map(({ level, about }) => [level, about]),
      [
        ['info', { leads: 1 }],
        ['warn', { leads: 1 }],
      ],
    )
  }))

test('looks for what was kept long enough once a day', async () => {
  mock.timers.enable({ apis: ['setInterval'] })
  let purges = 0
  const purge = async () => {
    purges += 1
    return { removed: 0, undelivered: 0 }
  }
  const time = { tick: async () => 0 }
  const stop = startUpkeep({ register: { purge }, time, log: logLines().log }, PERIODS)
  mock.timers.tick(2 * 24 * 60 * 60 * 1000)
  await stop()
  mock.timers.reset()
  assert.is(purges, 3)
})

test('keeps everything where the site says nothing', async () => {
  const { log, lines } = logLines()
  await startUpkeep({ ...broken(), log, time: { tick: async () => 0 } }, undefined)()
  assert.equal(lines, [])
})

test('logs that it failed, and continues', async () => {
  const { log, lines } = logLines()
  await startUpkeep({ ...broken(), log }, PERIODS)()
  assert.equal(
    lines.map(({ level }) => level),
    ['error', 'error', 'error'],
  )
})

test('logs a jump of the system clock', () =>
  withStore([], async (store, _url, clocks) => {
    const { log, lines } = logLines()
    clocks.jump(-1)
    await startUpkeep({ ...store, log }, PERIODS)()
    assert.equal(
      lines.map(({ level, about }) => [level, about]),
      [['warn', { jumpMs: -86_400_000 }]],
    )
  }))

test.run()

function broken(): Omit<UpkeepDeps, 'log'> {
  const fail = () => Promise.reject(new Error('full'))
  return { register: { purge: fail }, time: { tick: fail } }
}
