import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withStore } from '../../test/lead.ts'
import type { ReportDelivery } from './reports.ts'
import { openStore, type Store } from './store.ts'

const WEEK = '2026-W09'

const test = suite('the reports of a store')

test('gives a week to one of many', () =>
  withStore([], async (store, url) => {
    const other = await openStore({ url, sinks: [] })
    try {
      await other.time.tick()
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, n) => (n % 2 ? store : other).reports.claimReport(WEEK, 60_000)),
      )
      assert.is(claims.filter(({ state }) => state === 'mine').length, 1)
    } finally {
      await other.close()
    }
  }))

test('sends nothing twice that was sent, and another week by itself', () =>
  withStore([], async (store, _url, clocks) => {
    const first = await claimed(store)
    assert.equal([first.attempt, first.ageMs], [1, 0])
    assert.is(await store.reports.settleReport(first, { state: 'delivered' }), true)
    await clocks.pass(store, 60 * 24)
    assert.equal(await store.reports.claimReport(WEEK, 1000), { state: 'settled' })
    assert.is((await store.reports.claimReport('2026-W10', 1000)).state, 'mine')
  }))

test('tries again after a failure, when its pause is over', () =>
  withStore([], async (store, _url, clocks) => {
    const first = await claimed(store)
    await store.reports.settleReport(first, { state: 'waiting', pauseMs: 60_000, problem: 'busy' })
    assert.is((await store.reports.claimReport(WEEK, 1000)).state, 'waiting')
    await clocks.pass(store, 2)
    assert.is((await claimed(store)).attempt, 2)
  }))

test('leaves a report to another process when the one that had it is gone', () =>
  withStore([], async (store, _url, clocks) => {
    const first = await claimed(store)
    assert.is((await store.reports.claimReport(WEEK, 60_000)).state, 'waiting')
    await clocks.pass(store, 2)
    const second = await claimed(store)
    assert.is(await store.reports.settleReport(first, { state: 'delivered' }), false)
    assert.is(await store.reports.settleReport(second, { state: 'dead', problem: 'gone' }), true)
    assert.is((await store.reports.claimReport(WEEK, 1000)).state, 'settled')
  }))

test.run()

async function claimed({ reports }: Store): Promise<ReportDelivery> {
  const claim = await reports.claimReport(WEEK, 60_000)
  if (claim.state !== 'mine') throw new Error(`The report is ${claim.state}`)
  return claim.delivery
}
