// How old a form is cannot be believed from the form: a robot writes what it likes. So a form gets a signed time when
// it is first touched. Without scripts it gets none, which alone makes nobody a robot.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Leads wait in the browser for seven days at most. */
const MAX_AGE_MS = 8 * 24 * 60 * 60 * 1000

/** What a token says: how old its form is; forged: it was made by somebody else, or is too old to tell. */
export type TokenAge = { readonly ageMs: number } | 'missing' | 'forged'

/** "time.nonce.signature", the time in milliseconds since 1970. */
export function formToken(now: Date, secret: string): string {
  const content = `${now.getTime()}.${randomBytes(8).toString('base64url')}`
  return `${content}.${signature(content, secret)}`
}

/** Reads a token back. */
export function readFormToken(token: string | undefined, now: Date, secret: string): TokenAge {
  if (token === undefined) return 'missing'
  const content = visitOf(token, secret)
  if (content === null) return 'forged'
  const ageMs = now.getTime() - Number(content.split('.')[0])
  return ageMs >= 0 && ageMs <= MAX_AGE_MS ? { ageMs } : 'forged'
}

/**
 * What all leads of one opening of a form have in common and no other lead has: 64 random bits that we made, whenever that
 * was. null: there is no token, or it is not ours.
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
