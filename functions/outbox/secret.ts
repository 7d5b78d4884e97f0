import { randomBytes } from 'node:crypto'
import type { Write } from './database/write.ts'

/** The random text of a name; made once, and the same for all who share the database. */
export async function sharedSecret(write: Write, name: string): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  const [, read] = await write([
    { sql: 'INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING', args: [name, made] },
    { sql: 'SELECT value FROM secrets WHERE name = ?', args: [name] },
  ])
  const [row] = read?.rows ?? []
  if (!row) throw new Error('The database did not keep a secret')
  return String(row['value'])
}

/** What never changes once it is known. */
const remembered = new Map<string, string>()

/** Reads a secret once in the life of this process. @param key its database and name */
export async function rememberedSecret(key: string, read: () => Promise<string>): Promise<string> {
  const secret = remembered.get(key) ?? (await read())
  remembered.set(key, secret)
  return secret
}
