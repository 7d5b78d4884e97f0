// What has to change together with a value, so that its file still agrees with itself: where a price is cut, what it saves is more.
import type { Diagnostic } from '../types.ts'
import type { Change } from './change.ts'
import { intended } from './intended.ts'

/** The value at a place. */
export type Setting = Change & { readonly kind: 'set' }

interface FileData {
  readonly file: string
  readonly data: unknown
}

/** What the rules that look at one file alone say of it with this data. */
type FoundInFile = (file: string, data: unknown) => readonly Diagnostic[]

/**
 * What puts right elsewhere in a file what a change of it makes wrong. [] where something would stay wrong, or be wrong anew: then
 * its author has to look at it.
 */
export function changesWith(foundIn: FoundInFile, { file, data }: FileData, change: Change): Setting[] {
  if (change.kind !== 'set') return []
  const known = new Set(foundIn(file, data).map(idOf))
  const after = intended(data, change)
  const found = foundIn(file, after).filter((one) => !known.has(idOf(one)))
  const changes = found.flatMap(({ repair }): Setting[] => {
    if (!repair || repair.isChoice || repair.file !== file || isWithin(repair.pointer, change.pointer)) return []
    return [{ kind: 'set', pointer: repair.pointer, value: repair.value }]
  })
  if (changes.length < found.length) return []
  const mended = changes.reduce((one: unknown, other) => intended(one, other), after)
  return foundIn(file, mended).every((one) => known.has(idOf(one))) ? changes : []
}

function idOf({ code, message, at }: Diagnostic): string {
  return `${code} ${message} ${at?.line}`
}

function isWithin(pointer: string, other: string): boolean {
  return `${pointer}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${pointer}/`)
}
