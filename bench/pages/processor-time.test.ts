import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inProcessorTime } from './processor-time.ts'

const on = (tid: number, ts: number, dur: number, tts: number, tdur: number) => ({
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tts,
  tdur,
})

test('takes out what tasks waited, and leaves their parts inside them', () => {
  // 100 to 200, of which a part, 130 to 190, waited for 40 of 60; after it a task that waited for nothing.
  const events = [on(1, 100, 100, 10, 50), on(1, 130, 60, 35, 20), on(1, 195, 5, 55, 5), on(1, 300, 7, 60, 7)]
  inProcessorTime(events)
  assert.equal(
    events.map(({ ts, dur }) => [ts, dur]),
    [
      [100, 50],
      [125, 20],
      [145, 5],
      [300, 7],
    ],
  )
})

test('reads each thread by itself, and leaves alone what has no time on a processor', () => {
  const mark = { ph: 'R', pid: 1, tid: 1, ts: 150 }
  const events: Parameters<typeof inProcessorTime>[0] = [on(1, 100, 100, 10, 50), on(2, 120, 40, 500, 10), mark]
  inProcessorTime(events)
  assert.equal(
    events.map(({ ts, dur }) => [ts, dur]),
    [
      [100, 50],
      [120, 10],
      [150, undefined],
    ],
  )
})

test.run()
