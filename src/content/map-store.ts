import { isSmallChange, type Journal, openJournal } from './journal.ts'

/** Keeps the entries of a map from one build to the next. */
export interface MapStore<Value extends object> {
  /** What was kept under the same key; empty when there is nothing, or nothing usable. */
  read(key: string): ReadonlyMap<string, Value>
  /**
   * Values that were read are taken for the same as long as they are the same objects.
   *
   * @param map is not changed afterwards
   */
  write(key: string, map: ReadonlyMap<string, Value>): void
  /** Tells what has been read or written from what was kept before; null: nothing is. */
  state(): number | null
}

/** How a whole map is written as JSON: what many entries share stands once. */
export interface Packing<Value, Packed> {
  packed(map: ReadonlyMap<string, Value>): Packed
  unpacked(packed: Packed): Map<string, Value>
}

/** One build's changes. */
interface MapChange<Value> {
  readonly set: readonly (readonly [name: string, value: Value])[]
  readonly gone: readonly string[]
}

/** A store in a file; null: nothing is kept. */
export function openMapStore<Value extends object, Packed>(
  file: string | null,
  packing: Packing<Value, Packed>,
): MapStore<Value> {
  const journal: Journal<Packed, MapChange<Value>> = openJournal(file)
  let known: Known<Value> | null = null
  return {
    read(key) {
      const kept = journal.read(key)
      if (!kept) {
        known = null
        return new Map()
      }
      const map = packing.unpacked(kept.begun)
      for (const change of kept.changes) apply(change, map)
      known = { key, map, changed: kept.changes.reduce((sum, change) => sum + sizeOf(change), 0) }
      return map
    },
    write(key, map) {
      const change = known?.key === key ? smallChange(known, map) : null
      if (change) journal.append(change)
      else journal.write(key, packing.packed(map))
      const changed = change && known ? known.changed + sizeOf(change) : 0
      known = journal.state() === null ? null : { key, map, changed }
    },
    state: journal.state,
  }
}

/** A store that forgets when the process ends. */
export function openMapInMemory<Value extends object>(): MapStore<Value> {
  let kept: Pick<Known<Value>, 'key' | 'map'> | null = null
  return {
    read: (key) => (kept?.key === key ? kept.map : new Map()),
    write(key, map) {
      kept = { key, map }
    },
    state: () => null,
  }
}

interface Known<Value> {
  readonly key: string
  readonly map: ReadonlyMap<string, Value>
  /** Entries that were changed since the whole map was written. */
  readonly changed: number
}

/** @returns null when so much has changed that all is written again */
function smallChange<Value>({ map, changed }: Known<Value>, now: ReadonlyMap<string, Value>): MapChange<Value> | null {
  const change = {
    set: [...now].filter(([name, value]) => map.get(name) !== value),
    gone: [...map.keys()].filter((name) => !now.has(name)),
  }
  return isSmallChange(changed + sizeOf(change), now.size) ? change : null
}

function apply<Value>({ set, gone }: MapChange<Value>, map: Map<string, Value>): void {
  for (const name of gone) map.delete(name)
  for (const [name, value] of set) map.set(name, value)
}

function sizeOf({ set, gone }: MapChange<unknown>): number {
  return set.length + gone.length
}
