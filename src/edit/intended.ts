// What the data of a file is meant to be after a change: what the text that was written is compared with.
import { isDeepStrictEqual } from 'node:util'
import { setAt, valueAt } from '../content/pointer.ts'
import { type Change, parentOf } from './change.ts'
import { reordered } from './yaml/list.ts'

/** A copy of the data with the change. Values that JSON does not have are written as JSON has them. */
export function intended(data: unknown, change: Change): unknown {
  const copy: unknown = structuredClone(data)
  if (change.kind === 'words') return copy
  if (change.kind === 'set') {
    if (change.pointer === '') return change.value
    setAt(copy, change.pointer, change.value)
  } else if (change.kind === 'remove') remove(copy, change.pointer)
  else {
    const list = valueAt(copy, change.pointer)
    if (!Array.isArray(list)) return copy
    if (change.kind === 'insert') list.splice(change.index, 0, change.value)
    else setAt(copy, change.pointer, reordered(list, change.from, change.to))
  }
  return copy
}

function remove(data: unknown, pointer: string): void {
  const place = parentOf(pointer)
  const holder = place ? valueAt(data, place.parent) : undefined
  if (Array.isArray(holder)) holder.splice(Number(place?.step), 1)
  else if (typeof holder === 'object' && holder !== null) delete (holder as Record<string, unknown>)[place?.step ?? '']
}

export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other)
}
