// Whether what a browser sent is what it should be: nothing that comes in is taken for granted.
import type { Change } from '../change.ts'
import type { FilePlace } from '../protocol.ts'

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function isPlace(value: unknown): value is FilePlace {
  return isObject(value) && isText(value['file']) && isPointer(value['pointer'])
}

export function isChange(value: unknown): value is Change {
  if (!isObject(value)) return false
  const { kind, pointer, start, end, written, value: text } = value
  if (kind === 'words') return isIndex(start) && isIndex(end) && isText(written) && isText(text)
  if (!isText(pointer) || !isPointer(pointer) || pointer.startsWith('@')) return false
  if (kind === 'set') return 'value' in value
  if (kind === 'remove') return pointer !== ''
  if (kind === 'insert') return isIndex(value['index']) && 'value' in value
  return kind === 'move' && isIndex(value['from']) && isIndex(value['to'])
}

export function areChanges(value: unknown): value is readonly Change[] {
  return Array.isArray(value) && value.every(isChange)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names that lead to what every object has are in no file. */
function isPointer(value: unknown): boolean {
  return isText(value) && /^(?:|[/@].*)$/s.test(value) && !/\/(?:__proto__|constructor|prototype)(?:\/|$)/.test(value)
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
