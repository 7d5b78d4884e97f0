import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** So many requests of one address in so many seconds. */
export interface Limit {
  readonly requests: number
  readonly seconds: number
}

/** @returns the seconds to wait before the next try; 0: go on */
export type Limiter = (address: string) => Promise<number>

/** Counts requests per address, in memory: a restart forgets, and nothing about visitors is stored. */
export function createLimiter({ requests, seconds }: Limit): Limiter {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds })
  return async (address) => {
    try {
      await limiter.consume(network(address))
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }
}

/**
 * What counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, because a household
 * gets at least that many and can change the rest at will (RFC 6177).
 */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : new Array(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  const all = [...groups, ...zeros, ...rest].slice(0, 4)
  return `${all.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
