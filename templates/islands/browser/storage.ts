// What the site keeps in the browser. Every key is declared in site/data/storage.yaml and listed in the privacy notice.
import type { Kind, StoredKey } from './stored-keys.ts'

/** Key of leads that could not be sent; the first script of every page looks whether there are any. */
export const WAITING_LEADS = 'waiting-leads'

/** @returns null when nothing is stored under the key, or the browser forbids storage */
export function read<K extends Kind>(kind: K, key: StoredKey<K>): string | null {
  try {
    return storageOf(kind).getItem(key)
  } catch {
    // A browser may forbid storage or have none left; then the site works without a memory.
    return null
  }
}

/** @returns whether the value is stored now */
export function write<K extends Kind>(kind: K, key: StoredKey<K>, value: string): boolean {
  try {
    storageOf(kind).setItem(key, value)
    return true
  } catch {
    // See read().
    return false
  }
}

export function remove<K extends Kind>(kind: K, key: StoredKey<K>): void {
  try {
    storageOf(kind).removeItem(key)
  } catch {
    // See read().
  }
}

function storageOf(kind: Kind): Storage {
  return kind === 'local' ? localStorage : sessionStorage
}
