// Limits of requests that several servers count together: in the store of the leads, or in Redis. While that is away, each
// server counts in its memory. Workers of one server count in the memory of the process that started them.
import cluster from 'node:cluster'
import { createHmac } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import type { RequestCounter } from '../outbox/requests.ts'
import { COUNTED_MS, type MakeCounter, memoryCounter, secondsToWait, workerCounter } from './limit.ts'
import { describeError, type Logger } from './log.ts'

/** memory: each process by itself; store: where the leads are; or the address of a Redis server. */
export type LimitsPlace = 'memory' | 'store' | { readonly redis: string }

/** What to count with, and how to stop it. */
export interface SharedLimits {
  /** Gets the address of a function, so that each has limits of its own. */
  counterOf(path: string): MakeCounter
  close(): void
}

export interface SharedLimitsDeps {
  readonly requests: RequestCounter
  secret(name: string): Promise<string>
  readonly log: Logger
}

/** Limits in memory, and so nothing about visitors is stored. @returns null: this process is the only one */
export function limitsInMemory(): SharedLimits | null {
  return cluster.isWorker ? { counterOf: workerCounter, close: () => undefined } : null
}

/** @returns null: limits are not shared */
export async function openSharedLimits(place: LimitsPlace, deps: SharedLimitsDeps): Promise<SharedLimits | null> {
  if (place === 'memory') return limitsInMemory()
  const secret = await deps.secret('limits')
  const { makeCounter, close }: Counting =
    place === 'store'
      ? { makeCounter: storeCounter(deps.requests), close: () => {} }
      : await redisCounter(place.redis, deps.log)
  return {
    counterOf: (path) => (limit) => {
      const count = makeCounter(limit)
      // Addresses are personal data: what is stored is a hash that cannot be recomputed without the secret of this store.
      const keyOf = (address: string) =>
        createHmac('sha256', secret).update(`${path} ${limit.requests} ${address}`).digest('base64url')
      return (address) => count(keyOf(address))
    },
    close,
  }
}

interface Counting {
  readonly makeCounter: MakeCounter
  close(): void
}

function storeCounter(requests: RequestCounter): MakeCounter {
  return (limit) => {
    const insurance = memoryCounter(limit)
    const periodMs = limit.seconds * 1000
    return async (key) => {
      const counted = await inTime(requests.countRequest(key, periodMs))
      if (counted === null) return insurance(key)
      return counted.count <= limit.requests ? 0 : Math.max(1, Math.ceil(counted.msLeft / 1000))
    }
  }
}

/** @returns null when it failed or takes too long; leads and /readyz report that the store is away */
async function inTime<T>(promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), COUNTED_MS)
  })
  const answered = promise.catch(() => null)
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

async function redisCounter(url: string, log: Logger): Promise<Counting> {
  const [{ Redis }, { RateLimiterMemory, RateLimiterRedis }] = await Promise.all([
    import('ioredis'),
    import('rate-limiter-flexible'),
  ])
  // Nothing waits in a queue for a server that is away: the memory counts meanwhile.
  const client = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: COUNTED_MS })
  let isReported = false
  client.on('ready', () => {
    isReported = false
  })
  client.on('error', (error) => {
    if (!isReported) log.warn({ error: describeError(error) }, 'Redis cannot be reached; limits are counted in memory')
    isReported = true
  })
  await settled(client)
  return {
    makeCounter: ({ requests, seconds }) => {
      const limit = { points: requests, duration: seconds }
      const insuranceLimiter = new RateLimiterMemory(limit)
      const limiter = new RateLimiterRedis({ ...limit, storeClient: client, keyPrefix: 'limit', insuranceLimiter })
      return (key) => secondsToWait(limiter, key)
    },
    close: () => client.disconnect(),
  }
}

/** Waits until a first connection is made or has failed: what comes before would be counted in memory. */
function settled(client: EventEmitter): Promise<void> {
  return new Promise((resolve) => {
    client.once('ready', resolve).once('error', () => resolve())
  })
}
