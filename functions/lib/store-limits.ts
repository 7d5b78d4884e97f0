// Limits of requests that are counted where the leads are, by every server and function that shares them.
import { createHmac } from 'node:crypto'
import type { RequestCounter } from '../outbox/requests.ts'
import { COUNTED_MS, type MakeCounter, memoryCounter } from './limit.ts'

/**
 * Counters of each function that get hashes instead of addresses. Addresses are personal data: what is stored cannot be
 * recomputed without the secret of this store.
 */
export function hashedCounters(makeCounter: MakeCounter, secret: string): (path: string) => MakeCounter {
  return (path) => (limit) => {
    const count = makeCounter(limit)
    const keyOf = (address: string) =>
      createHmac('sha256', secret).update(`${path} ${limit.requests} ${address}`).digest('base64url')
    return (address) => count(keyOf(address))
  }
}

/** Counts in the store, and in the memory of this process while that is away. */
export function storeCounter(requests: RequestCounter): MakeCounter {
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
