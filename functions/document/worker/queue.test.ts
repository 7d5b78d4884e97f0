import { mock } from 'node:test'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { siteWording } from '../fixtures/site-words.ts'
import type { Child, RunResult } from './child.ts'
import { DocumentQueue } from './queue.ts'

const test = suite('DocumentQueue')

test('reads one document after the other, the visitors in turn', async () => {
  const { queue, read, finish, order } = reading()
  const outcomes = ['a', 'a', 'a', 'b'].map((network) => ask(queue, network))
  while (read.length > 0) await finish()
  assert.equal(
    (await Promise.all(outcomes)).map((outcome) => outcome.ok && outcome.json),
    ['1', '2', '3', '4'],
  )
  assert.equal(read, [])
  assert.equal(order(), [1, 2, 4, 3])
})

test('stops at once to work for who has gone, and goes on with the next', async () => {
  const { queue, read, ended, finish } = reading()
  const [first, second] = [new AbortController(), new AbortController()]
  const gone = [ask(queue, 'a', first), ask(queue, 'b', second)].map((outcome) => outcome.catch(String))
  const last = ask(queue, 'c')
  second.abort()
  first.abort()
  assert.equal(await Promise.all(gone), Array(2).fill('Error: The visitor has left'))
  await turn()
  assert.is(ended(), 1)
  assert.equal(read, [3])
  await finish()
  assert.ok((await last).ok)
})

test('says when to come again, by the pace of the last documents', async () => {
  const { queue, finish, wait } = reading()
  const outcomes = Array.from({ length: 40 }, (_, index) => ask(queue, `visitor ${index}`))
  // At first, two seconds each: more than ten seconds would be too long.
  assert.equal(await outcomes[6], { ok: false, error: 'busy', retrySeconds: 12 })
  wait(8000)
  await finish(8000)
  const { retrySeconds } = (await ask(queue, 'late')) as { retrySeconds?: number }
  // 0.7 of two seconds and 0.3 of eight, for the five that are left.
  assert.is(retrySeconds, Math.ceil(5 * 3.8))
  queue.stop()
})

test('sends away who has waited ten seconds, and reads on', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const { queue, read, finish } = reading()
  const [first, second] = [ask(queue, 'a'), ask(queue, 'b')]
  const state = () => Promise.race([second, turn().then(() => 'waits')])
  mock.timers.tick(9_999)
  const before = await state()
  mock.timers.tick(1)
  const after = await state()
  await finish()
  queue.stop()
  mock.timers.reset()
  assert.equal([before, after], ['waits', { ok: false, error: 'busy', retrySeconds: 2 }])
  assert.ok((await first).ok)
  assert.equal(read, [])
})

test('expects of a document that takes long that it goes on', async () => {
  const { queue, finish, wait } = reading()
  const long = ask(queue, 'a')
  wait(9000)
  const second = ask(queue, 'b')
  const refused = (await ask(queue, 'c')) as { retrySeconds?: number }
  assert.is(refused.retrySeconds, 18)
  await finish()
  await finish()
  assert.ok((await long).ok && (await second).ok)
})

test('lets no more than thirty-two wait, and takes the last place from who has most', async () => {
  const { queue, read, finish } = reading()
  // A pace of nearly nothing: the wait would be short.
  for (let n = 0; n < 40; n++) {
    void ask(queue, 'first')
    await finish()
  }
  const greedy = Array.from({ length: 34 }, () => ask(queue, 'greedy'))
  assert.is((await greedy[33])?.ok, false)
  const modest = ask(queue, 'modest')
  assert.is((await greedy[32])?.ok, false)
  while (read.length > 0) await finish()
  assert.ok((await modest).ok)
  const answered = (await Promise.all(greedy)).filter(({ ok }) => ok)
  assert.is(answered.length, 32)
})

test('has an answer for all who wait when it is stopped', async () => {
  const { queue, finish } = reading()
  const outcomes = ['a', 'b', 'c'].map((network) => ask(queue, network))
  queue.stop()
  await finish()
  assert.equal(
    (await Promise.all(outcomes)).map(({ ok }) => ok),
    [true, false, false],
  )
  assert.is((await ask(queue, 'd')).ok, false)
})

test.run()

/** A queue whose process reads until `finish`, and whose clock stands still but for `wait`. */
function reading() {
  const [order, read]: [number[], number[]] = [[], []]
  let [endings, now] = [0, 0]
  let answer: (ran: RunResult) => void = () => {}
  const start = (): Child => {
    let hasEnded = false
    return {
      run: ({ id }, _body, signal) =>
        new Promise((resolve) => {
          read.push(id)
          answer = (ran) => {
            read.splice(0)
            resolve(ran)
          }
          signal.addEventListener('abort', () =>
            answer({ outcome: { ok: false, error: 'failed' }, isSpent: true, milliseconds: null }),
          )
        }),
      hasEnded: () => hasEnded,
      end() {
        hasEnded = true
        endings += 1
      },
    }
  }
  const finish = async (milliseconds = 0) => {
    const [id = 0] = read
    order.push(id)
    answer({ outcome: { ok: true, json: String(id) }, isSpent: false, milliseconds })
    await turn()
  }
  const wait = (ms: number) => {
    now += ms
  }
  return { queue: new DocumentQueue(start, () => now), read, order: () => order, ended: () => endings, finish, wait }
}

function ask(queue: DocumentQueue, network: string, { signal } = new AbortController()) {
  const limits = { maxBytes: 1, maxPages: 1, maxMs: 1 }
  return queue.run({ task: 'read', byteLength: 1, wording: siteWording('de'), wantsPreview: false, limits }, [], {
    network,
    signal,
  })
}

const turn = () => new Promise(setImmediate)
