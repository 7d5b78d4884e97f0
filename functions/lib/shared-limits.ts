// Limits of requests that several servers count together: in the store of the leads, or in Redis. While that is away, each
// server counts in its memory. Workers of one server count in the memory of the process that started them.
import cluster from 'node:cluster'
import type { EventEmitter } from 'node:events'
import type { RequestCounter } from '../outbox/requests.ts'
import { COUNTED_MS, type MakeCounter, secondsToWait, workerCounter } from './limit.ts'
import { describeError, type Logger } from './log.ts'
import { hashedCounters, storeCounter } from './store-limits.ts'

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
  return { counterOf: hashedCounters(makeCounter, secret), close }
}

interface Counting {
  readonly makeCounter: MakeCounter
  close(): void
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
    if (!isReported) reportRedis(error, log)
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

/** An answer of Redis that refuses something begins with a word for it, such as WRONGPASS; the rest may quote what was sent. */
function reportRedis(error: Error, log: Logger): void {
  const [refusal] = (error.name === 'ReplyError' && /^[A-Z]+/.exec(error.message)) || []
  const why = refusal === undefined ? 'Redis cannot be reached' : `Redis refuses the connection (${refusal})`
  log.warn({ error: describeError(error) }, `${why}; limits are counted in memory`)
}

/** Waits until a first connection is made or has failed: what comes before would be counted in memory. */
function settled(client: EventEmitter): Promise<void> {
  return new Promise((resolve) => {
    client.once('ready', resolve).once('error', () => resolve())
  })
}
