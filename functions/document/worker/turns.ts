/**
 * Waiting documents in the order of their turns: each visitor has one turn a round, so that fifty documents of one visitor
 * keep another waiting no longer than one does.
 */
export class Turns<T> {
  /** In the order of their next turns. */
  readonly #visitors = new Map<string, T[]>()
  #length = 0

  get length(): number {
    return this.#length
  }

  add(visitor: string, one: T): void {
    const own = this.#visitors.get(visitor) ?? []
    this.#visitors.set(visitor, own)
    own.push(one)
    this.#length += 1
  }

  /** Removes and returns the one whose turn it is. */
  next(): T | undefined {
    for (const [visitor, own] of this.#visitors) {
      this.#visitors.delete(visitor)
      const one = own.shift()
      if (own.length > 0) this.#visitors.set(visitor, own)
      this.#length -= 1
      return one
    }
    return undefined
  }

  /** How many turns come before the one that a visitor would add. */
  ahead(visitor: string): number {
    const ownTurns = this.#visitors.get(visitor)?.length ?? 0
    let isBefore = true
    let turns = ownTurns
    for (const [other, { length }] of this.#visitors) {
      if (other === visitor) isBefore = false
      else turns += Math.min(length, isBefore ? ownTurns + 1 : ownTurns)
    }
    return turns
  }

  remove(visitor: string, one: T): void {
    const own = this.#visitors.get(visitor) ?? []
    const at = own.indexOf(one)
    if (at === -1) return
    own.splice(at, 1)
    this.#length -= 1
    if (own.length === 0) this.#visitors.delete(visitor)
  }

  /** Removes the last one of the visitor with most waiting, if the given visitor would still have fewer. */
  makeRoomFor(visitor: string): T | undefined {
    const [most] = [...this.#visitors].sort(([, a], [, b]) => b.length - a.length)
    const ownTurns = this.#visitors.get(visitor)?.length ?? 0
    if (!most || most[1].length <= ownTurns + 1) return undefined
    const one = most[1].at(-1)
    if (one !== undefined) this.remove(most[0], one)
    return one
  }
}
