import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withStore } from '../../test/lead.ts'
import { OTHER } from './counts.ts'

const test = suite('counts')

test('adds up visits per day and path, the most frequent first', () =>
  withStore([], async ({ outbox, counts }) => {
    for (const path of ['/a', '/b', '/b']) await outbox.countVisit('2026-03-02', path)
    await outbox.countVisit('2026-03-01', '/a')
    assert.equal(await counts.visits('2026-03-01'), [
      { day: '2026-03-01', name: '/a', count: 1 },
      { day: '2026-03-02', name: '/b', count: 2 },
      { day: '2026-03-02', name: '/a', count: 1 },
    ])
    assert.is((await counts.visits('2026-03-02')).length, 2)
  }))

test('adds up events by day and source', () =>
  withStore([], async ({ outbox, counts }) => {
    for (const source of ['home', 'home', 'app']) await outbox.countEvent('2026-03-01', 'form_start', source)
    assert.equal(await counts.events('form_start', '2026-03-01'), [
      { day: '2026-03-01', name: 'home', count: 2 },
      { day: '2026-03-01', name: 'app', count: 1 },
    ])
    assert.equal(await counts.events('other', '2026-03-01'), [])
  }))

test('puts what comes beyond the thousandth name of a day together', () =>
  withStore([], async ({ outbox, counts }) => {
    const names = [...Array.from({ length: 1003 }, (_, n) => `/${n}`), '/7']
    await Promise.all(names.map((name) => outbox.countVisit('2026-03-01', name)))
    await Promise.all(names.map((name) => outbox.countEvent('2026-03-01', 'form_start', name)))
    for (const counted of [await counts.visits('2026-03-01'), await counts.events('form_start', '2026-03-01')]) {
      assert.equal(
        counted.slice(0, 3).map(({ name, count }) => [name, count]),
        [
          [OTHER, 3],
          ['/7', 2],
          ['/0', 1],
        ],
      )
      assert.is(counted.length, 1001)
    }
  }))

test.run()
