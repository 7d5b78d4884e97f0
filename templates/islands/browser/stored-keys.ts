/** Every key that the site keeps in the browser, by its place. site/data/storage.yaml declares the same for visitors. */
export const STORED_KEYS = {
  session: ['analyses', 'unlocked', 'visit-logged', 'visit'],
  local: ['language', 'waiting-leads', 'consent'],
} as const

/** session: until the tab is closed; local: until the visitor deletes it. */
export type Kind = keyof typeof STORED_KEYS

export type StoredKey<K extends Kind> = (typeof STORED_KEYS)[K][number]
