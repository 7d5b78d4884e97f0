/** The steps of a JSON pointer (RFC 6901): "/sections/0/title" -> ["sections", "0", "title"]. */
export function tokens(pointer: string): string[] {
  if (pointer === '') return []
  const path = pointer.slice(1).split('/')
  return pointer.includes('~') ? path.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~')) : path
}

/** A property name escaped for a JSON pointer. */
export function escapeToken(name: string): string {
  if (!name.includes('~') && !name.includes('/')) return name
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The value at a JSON pointer; undefined when there is none. */
export function valueAt(data: unknown, pointer: string): unknown {
  let value = data
  for (const token of tokens(pointer)) {
    if (!hasOwn(value, token)) return undefined
    value = value[token]
  }
  return value
}

/** Puts what is made of the value at a JSON pointer in its place; nothing happens where there is none. */
export function replaceAt(data: unknown, pointer: string, make: (value: unknown) => unknown): void {
  const path = tokens(pointer)
  const last = path.pop()
  let parent = data
  for (const token of path) {
    if (!hasOwn(parent, token)) return
    parent = parent[token]
  }
  if (last !== undefined && hasOwn(parent, last)) parent[last] = make(parent[last])
}

function hasOwn(value: unknown, name: string): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
}

/** Replaces the value at a JSON pointer in place; nothing happens where its parent does not exist. */
export function setAt(data: unknown, pointer: string, value: unknown): void {
  const path = tokens(pointer)
  const last = path.pop()
  let parent = data
  for (const token of path) parent = (parent as Record<string, unknown> | undefined)?.[token]
  if (last !== undefined && typeof parent === 'object' && parent !== null) {
    Object.assign(parent, { [last]: value })
  }
}
