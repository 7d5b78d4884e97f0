import type { RequestHandler } from 'express'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Logger } from '../lib/log.ts'
import type { Services } from '../lib/types.ts'
import { StorageError } from '../outbox/database/storage-error.ts'
import { readiness } from './health.ts'

const test = suite('readiness')

test('fails and recovers with the store, and checks it once a second at most', async () => {
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

test('gives the reason in words for the owner, without a message of a library', async () => {
  const reasons = [
    [new StorageError('STORE_GONE'), 'The file of the database is gone'],
    [Object.assign(new Error('x'), { code: 'SQLITE_BUSY' }), 'Another program holds the lock of the database'],
    [new Error('libsql://host/?authToken=secret'), 'The database does not take anything'],
  ] as const
  for (const [error, reason] of reasons) {
    const { statusCode, text } = await answerOf(() => Promise.reject(error))
    assert.equal([statusCode, JSON.parse(text)], [503, { ok: false, reason }])
  }
})

test('checks again when the clock was set back', async () => {
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

test('answers 503 while the server is being stopped, and looks nowhere', async () => {
  let asked = 0
  const check = async () => {
    asked += 1
  }
  const { statusCode, text } = await answerOf(check, () => true)
  assert.equal([statusCode, JSON.parse(text)], [503, { ok: false, reason: 'The server is being stopped' }])
  assert.is(asked, 0)
})

test.run()

const log = { error: () => undefined } as unknown as Logger

async function answerOf(
  check: () => Promise<void>,
  isDraining = () => false,
): Promise<{ statusCode: number; text: string }> {
  const services = { outbox: { check }, now: () => new Date(0) } as unknown as Services
  const response = {
    statusCode: 0,
    text: '',
    setHeader: () => response,
    end: (bytes: Buffer) => {
      response.text = String(bytes)
    },
  }
  await readiness({ services, log, isDraining })({} as never, response as never, () => undefined)
  return response
}

function statusOf(check: () => Promise<void>, now: () => number): () => Promise<number> {
  const services = { outbox: { check }, now: () => new Date(now()) } as unknown as Services
  const handler: RequestHandler = readiness({ services, log, isDraining: () => false })
  return async () => {
    const response = { statusCode: 0, setHeader: () => response, end: () => response }
    await handler({} as never, response as never, () => undefined)
    return response.statusCode
  }
}
