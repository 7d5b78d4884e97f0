import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { logLines } from '../../test/log-lines.ts'
import type { RequestCounter } from '../outbox/requests.ts'
import { createLimiter } from './limit.ts'
import { openSharedLimits } from './shared-limits.ts'

const test = suite('openSharedLimits')
const LIMIT = { requests: 2, seconds: 60 }

test('counts in the memory of each process unless it is told otherwise', async () => {
  assert.is(await openSharedLimits('memory', { ...counting(), secret, log: logLines().log }), null)
})

test('refuses what exceeds the limit, with the seconds until the period ends', async () => {
  const limiter = await limiterOn(counting().requests)
  assert.equal([await limiter('192.0.2.1'), await limiter('192.0.2.1'), await limiter('192.0.2.1')], [0, 0, 30])
})

test('hands on hashes that differ by address, function and secret, and no address', async () => {
  const { requests, keys } = counting()
  await (await limiterOn(requests))('192.0.2.1')
  await (await limiterOn(requests))('192.0.2.2')
  await (await limiterOn(requests, '/api/other'))('192.0.2.1')
  await (await limiterOn(requests, '/api/x', async () => 'another'))('192.0.2.1')
  await (await limiterOn(requests))('192.0.2.1')
  assert.equal([keys.length, new Set(keys).size], [5, 4])
  for (const key of keys) assert.match(key, /^[\w-]{43}$/)
})

test('counts in memory while the store is away', async () => {
  const limiter = await limiterOn({ countRequest: () => Promise.reject(new Error('away')) })
  assert.equal([await limiter('192.0.2.1'), await limiter('192.0.2.1'), await limiter('192.0.2.1')], [0, 0, 60])
})

test('does not wait for a store that does not answer', async () => {
  const limiter = await limiterOn({ countRequest: () => new Promise(() => undefined) })
  const began = performance.now()
  assert.is(await limiter('192.0.2.1'), 0)
  assert.ok(performance.now() - began < 8000)
})

test.run()

async function secret(name: string): Promise<string> {
  return `secret of ${name}`
}

async function limiterOn(requests: RequestCounter, path = '/api/x', secretOf = secret) {
  const limits = await openSharedLimits('store', { requests, secret: secretOf, log: logLines().log })
  assert.ok(limits)
  return createLimiter(LIMIT, limits.counterOf(path))
}

/** A store that counts in this test, and the keys that it was given. */
function counting(): { readonly requests: RequestCounter; readonly keys: string[] } {
  const keys: string[] = []
  const countRequest = async (key: string) => {
    keys.push(key)
    return { count: keys.filter((each) => each === key).length, msLeft: 29_500 }
  }
  return { requests: { countRequest }, keys }
}
