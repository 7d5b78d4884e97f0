// A form cannot be trusted about its own age: a robot writes what it likes. So a form gets a signed time when it is first
// touched. Without scripts it gets none, and what it sends is marked: robots post straight to the address, too.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Leads wait in the browser for seven days at most. */
const MAX_AGE_MS = 8 * 24 * 60 * 60 * 1000

/**
 * The age of the form, from its token; forged: somebody else made it. The age is null where it cannot be right, because a
 * clock was changed or the form lay open for longer than leads wait: still a browser had it open.
 */
export type TokenAge = { readonly ageMs: number | null } | 'missing' | 'forged'

/** "time.nonce.signature", the time in milliseconds since 1970. */
export function formToken(now: Date, secret: string): string {
  const content = `${now.getTime()}.${randomBytes(8).toString('base64url')}`
  return `${content}.${signature(content, secret)}`
}

export function readFormToken(token: string | undefined, now: Date, secret: string): TokenAge {
  if (token === undefined) return 'missing'
  const content = visitOf(token, secret)
  if (content === null) return 'forged'
  const ageMs = now.getTime() - Number(content.split('.')[0])
  return { ageMs: ageMs >= 0 && ageMs <= MAX_AGE_MS ? ageMs : null }
}

/**
 * An id shared by all leads of one opening of a form and by no others: 64 random bits that we made, at any time.
 *
 * @returns null when there is no token, or it is not ours
 */
export function visitOf(token: string | undefined, secret: string): string | null {
  const [time = '', nonce = '', signed = '', ...rest] = (token ?? '').split('.')
  const content = `${time}.${nonce}`
  const expected = Buffer.from(signature(content, secret))
  const given = Buffer.from(signed)
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? content : null
}

function signature(content: string, secret: string): string {
  return createHmac('sha256', secret).update(`form-token ${content}`).digest('base64url')
}
