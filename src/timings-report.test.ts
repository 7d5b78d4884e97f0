import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openTimings, type Span } from './timings.ts'
import { chromeTrace, timingRows, timingTable } from './timings-report.ts'

const spans: readonly Span[] = [
  { name: 'start', start: 0, wall: 50, cpu: 60, thread: 0 },
  { name: 'pages', start: 60, wall: 20, cpu: null, thread: 0 },
  { name: 'pages', start: 62, wall: 10, cpu: null, thread: 1 },
  { name: 'make', start: 50, wall: 40, cpu: 70.26, thread: 0 },
  { name: 'swap', start: 90, wall: 5, cpu: 5, thread: 0 },
]

const rows = suite('timingRows')

rows('puts the parts below their stage, equal ones together', () => {
  assert.equal(
    timingRows(spans).map(({ name, isPart, wall, threads }) => [name, isPart, wall, threads]),
    [
      ['start', false, 50, 1],
      ['make', false, 40, 1],
      ['pages', true, 30, 2],
      ['swap', false, 5, 1],
    ],
  )
})

rows.run()

const table = suite('timingTable')

table('adds up the stages, and no part twice', () => {
  const lines = timingTable(spans).split('\n')
  assert.match(lines.at(-1) ?? '', /^together +95 +135$/)
  assert.match(lines[3] ?? '', /^ {2}pages \(2 threads\) +30$/)
})

table('speaks German', () => {
  assert.match(timingTable(spans, 'de'), 'Rechenzeit')
})

table.run()

const trace = suite('chromeTrace')

trace('has an event for each span, in microseconds and by thread', () => {
  const { traceEvents } = JSON.parse(chromeTrace(spans))
  assert.equal(traceEvents[2], {
    name: 'pages',
    cat: 'part',
    ph: 'X',
    ts: 62_000,
    dur: 10_000,
    pid: 1,
    tid: 1,
    args: {},
  })
  assert.equal(traceEvents[3].args, { processorMs: 70.3 })
})

trace.run()

const timing = suite('openTimings')

timing('takes the time of work that ends later, also when it fails', async () => {
  const timings = openTimings()
  const pause = () => new Promise<string>((resume) => setTimeout(resume, 20, 'done'))
  assert.is(await timings.stage('slow', pause), 'done')
  assert.is(
    timings.part('quick', () => 1),
    1,
  )
  await timings
    .stage('broken', () => pause().then(() => Promise.reject(new Error('no'))))
    .then(assert.unreachable, () => undefined)
  const found = timings.spans.map(({ name, wall, cpu }) => [name, wall >= 19, cpu === null])
  assert.equal(found.slice(1), [
    ['slow', true, false],
    ['quick', false, true],
    ['broken', true, false],
  ])
})

timing.run()
