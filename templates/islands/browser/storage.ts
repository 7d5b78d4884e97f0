// What the site keeps in the browser. Every key is declared in site/data/storage.yaml and listed in the privacy notice.

/** session: until the tab is closed; local: until the visitor deletes it. */
export type Kind = 'session' | 'local'

/** @returns null when nothing is stored under the key, or the browser forbids storage */
export function read(kind: Kind, key: string): string | null {
  try {
    return storageOf(kind).getItem(key)
  } catch {
    // A browser may forbid storage or have none left; then the site works without a memory.
    return null
  }
}

/** @returns whether the value is stored now */
export function write(kind: Kind, key: string, value: string): boolean {
  try {
    storageOf(kind).setItem(key, value)
    return true
  } catch {
    // See read().
    return false
  }
}

export function remove(kind: Kind, key: string): void {
  try {
    storageOf(kind).removeItem(key)
  } catch {
    // See read().
  }
}

function storageOf(kind: Kind): Storage {
  return kind === 'local' ? localStorage : sessionStorage
}
