import { isIPv6 } from 'node:net'
import {
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterClusterMaster,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible'

/** Maximum number of requests from one address in a period. */
export interface Limit {
  readonly requests: number
  readonly seconds: number
}

/** @returns the seconds to wait before the next try; 0: none */
export type Limiter = (address: string) => Promise<number>

/** A /48, the size that a company or a block of flats gets, has the limit of this many of its 65,536 networks (RFC 6177). */
const NETWORKS_PER_SITE = 10

/** Counts requests of a key. @returns the seconds to wait before the next one; 0: none */
export type Counter = (key: string) => Promise<number>

/** Makes what counts up to a limit. */
export type MakeCounter = (limit: Limit) => Counter

/**
 * Counts requests per address. IPv6 is counted by /64 and, with a larger limit, by /48, because its holder could use another
 * network for each request.
 *
 * @param makeCounter left out: in the memory of this process, and nothing about visitors is stored
 */
export function createLimiter(limit: Limit, makeCounter: MakeCounter = memoryCounter): Limiter {
  const networks = makeCounter(limit)
  const sites = makeCounter({ ...limit, requests: limit.requests * NETWORKS_PER_SITE })
  return async (address) => {
    const wait = await networks(network(address))
    const site = wait === 0 ? prefix(bareAddress(address), 48) : null
    return site === null ? wait : sites(site)
  }
}

/** Counts in the memory of this process. */
export function memoryCounter({ requests, seconds }: Limit): Counter {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds })
  return (key) => secondsToWait(limiter, key)
}

/** In the process that starts workers: counts for all of them. */
export function countForWorkers(): void {
  new RateLimiterClusterMaster()
}

/** Who takes longer to count a request is away. With a second, busy servers counted alone, and let more than the limit pass. */
export const COUNTED_MS = 5000

/** Counts in the process that started this worker, together with its other workers. @param name distinguishes limits */
export function workerCounter(name: string): MakeCounter {
  return (limit) => {
    const { requests, seconds } = limit
    const keyPrefix = `${name} ${requests}`
    const shared = new RateLimiterCluster({ points: requests, duration: seconds, keyPrefix, timeoutMs: COUNTED_MS })
    const own = memoryCounter(limit)
    return (key) => secondsToWait(shared, key).catch(() => own(key))
  }
}

/** @throws what the limiter throws other than its refusal */
export async function secondsToWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}

/**
 * What counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, because a household gets at least
 * a /64 and can change the rest at will (RFC 6177).
 */
export function network(address: string): string {
  const bare = bareAddress(address)
  return prefix(bare, 64) ?? bare
}

/**
 * An address without its decorations: the port that some proxies add ("192.0.2.1:50000", "[2001:db8::1]:443"),
 * brackets, a zone, and the prefix of an IPv4 address that is written as IPv6.
 */
export function bareAddress(text: string): string {
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(text) ?? []
  if (v4 !== undefined) return v4
  const [, v6 = text] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  return v6 === text ? (text.split('%')[0] ?? text) : bareAddress(v6)
}

/** The first bits of an IPv6 address; null for anything else. */
function prefix(address: string, bits: 48 | 64): string | null {
  if (!isIPv6(address)) return null
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : new Array(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  const all = [...groups, ...zeros, ...rest].slice(0, bits / 16)
  return `${all.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/${bits}`
}
