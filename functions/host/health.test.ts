import type { RequestHandler } from 'express'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Logger } from '../lib/log.ts'
import type { Services } from '../lib/types.ts'
import { readiness } from './health.ts'

const test = suite('readiness')

test('turns red and green again with the store, and asks it once a second at most', async () => {
  let [time, asked, isWritable] = [0, 0, true]
  const ready = statusOf(
    async () => {
      asked += 1
      if (!isWritable) throw new Error('SQLITE_FULL')
    },
    () => time,
  )
  assert.equal(await Promise.all([ready(), ready(), ready()]), [200, 200, 200])
  assert.is(asked, 1)
  isWritable = false
  time = 999
  assert.is(await ready(), 200)
  time = 1000
  assert.is(await ready(), 503)
  isWritable = true
  time = 2000
  assert.equal([await ready(), asked], [200, 3])
})

test('asks again when the clock was put back', async () => {
  let [time, asked] = [100_000, 0]
  const ready = statusOf(
    async () => {
      asked += 1
    },
    () => time,
  )
  await ready()
  time = 0
  await ready()
  assert.is(asked, 2)
})

test.run()

function statusOf(check: () => Promise<void>, now: () => number): () => Promise<number> {
  const services = { outbox: { check }, now: () => new Date(now()) } as unknown as Services
  const handler: RequestHandler = readiness(services, { error: () => undefined } as unknown as Logger)
  return async () => {
    const response = { statusCode: 0, setHeader: () => response, end: () => response }
    await handler({} as never, response as never, () => undefined)
    return response.statusCode
  }
}
