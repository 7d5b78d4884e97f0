// The link in the owner's mail that says: this one is answered. Nobody can make one up, so it needs no password.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where the link leads. */
export const ANSWERED_PATH = '/api/answered'

/** "id.signature". */
export function answeredToken(id: string, secret: string): string {
  return `${id}.${signature(id, secret)}`
}

/** @returns the id of the lead; null when we did not sign it */
export function readAnsweredToken(token: string, secret: string): string | null {
  const end = token.lastIndexOf('.')
  const id = token.slice(0, Math.max(0, end))
  const [given, expected] = [token.slice(end + 1), signature(id, secret)].map((text) => Buffer.from(text))
  if (!given || !expected || id === '') return null
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function signature(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`answered ${id}`).digest('base64url')
}
