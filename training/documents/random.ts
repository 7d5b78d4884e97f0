/** Random numbers that follow from a seed; the same calls give the same answers on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  /** True in `share` of all cases. */
  chance(share: number): boolean
  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T
  /** One of the values, each as often as its weight says. */
  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T
  /** `count` different members in random order; all of them if there are fewer. */
  sample<T>(list: readonly T[], count: number): T[]
  /** Letters, figures and other signs by a pattern: "#" a figure, "@" a capital letter; the rest stays. */
  code(pattern: string): string
}

/** @see https://pracrand.sourceforge.net (sfc32), seeded by splitmix32 */
export function randomOf(seed: number): Random {
  const mix = splitmix(seed)
  let a = mix()
  let b = mix()
  let c = mix()
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let warm = 0; warm < 8; warm++) next()
  return fromNumbers(next)
}

function splitmix(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return mixed ^ (mixed >>> 15)
  }
}

function fromNumbers(next: () => number): Random {
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to pick from')
    return list[Math.floor(next() * list.length)] as T
  }
  return {
    next,
    whole,
    pick,
    chance: (share) => next() < share,
    weighted(list) {
      let left = next() * list.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, value] of list) {
        left -= weight
        if (left < 0) return value
      }
      return pick(list)[1]
    },
    sample(list, count) {
      const rest = [...list]
      const size = Math.min(count, rest.length)
      return Array.from({ length: size }, () => rest.splice(whole(0, rest.length - 1), 1)[0] as (typeof rest)[number])
    },
    code: (pattern) =>
      pattern.replace(/[#@]/g, (sign) =>
        sign === '#' ? String(whole(0, 9)) : 'ABCDEFGHJKLMNPRSTUVWXYZ'.charAt(whole(0, 22)),
      ),
  }
}
