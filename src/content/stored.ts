// A value kept from one build to the next: JSON with a checksum in front, so that a damaged file counts as none.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentHash } from './hash.ts'

/** What was stored under the same key; null when there is nothing, or nothing usable. */
export function readStored<T>(file: string, key: string): T | null {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  if (text.slice(0, end) !== contentHash(body)) return null
  const stored = JSON.parse(body) as { key: string; value: T }
  return stored.key === key ? stored.value : null
}

/** Stores a value for the next build; the old one stays until the new one is whole. */
export function writeStored(file: string, key: string, value: unknown): void {
  const body = JSON.stringify({ key, value })
  const partial = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(partial, `${contentHash(body)}\n${body}`)
  renameSync(partial, file)
}
