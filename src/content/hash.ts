import { hash } from 'node:crypto'

/** SHA-256 of a file's bytes, hexadecimal. */
export function contentHash(bytes: Uint8Array | string): string {
  return hash('sha256', bytes, 'hex')
}
