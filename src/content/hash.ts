import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** SHA-256 of a file's bytes, hexadecimal. */
export function contentHash(bytes: Uint8Array | string): string {
  return hash('sha256', bytes, 'hex')
}

/**
 * CRC-32. Tells an accident apart from what was written; a hash that no attacker outwits would take ten times as long.
 *
 * @param before of what comes before it
 */
export function checksumOf(contents: Uint8Array | string, before = 0): number {
  return crc32(contents, before)
}
