import type { Fetch } from '../../waiting/post.ts'

/**
 * What became of the wish to keep a slot. held: for so long; taken: somebody else has it, and the server may say so in
 * words; unknown: the server could not be asked, or has had enough of it. Whether it is free is then seen on booking.
 */
export type Hold =
  | { readonly kind: 'held'; readonly forMs: number }
  | { readonly kind: 'taken'; readonly text: string | null }
  | { readonly kind: 'unknown' }

const ADDRESS = '/api/hold'
const TAKEN = 409
const UNKNOWN: Hold = { kind: 'unknown' }

interface Wish {
  readonly slot: string
  readonly token: string
}

/** Asks the server to keep a slot. Never throws. */
export async function holdSlot(request: Fetch, { slot, token }: Wish, signal: AbortSignal): Promise<Hold> {
  try {
    const response = await request(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ slot, token }),
      signal,
    })
    const answer: unknown = await response.json()
    if (response.status === TAKEN) return { kind: 'taken', text: slotText(answer) }
    return heldIn(answer, response.headers.get('date'))
  } catch {
    // See "unknown".
    return UNKNOWN
  }
}

/** What a refusal says of the slot, in the language of the page; null: nothing. */
export function slotText(answer: unknown): string | null {
  const { fields } = (answer ?? {}) as { readonly fields?: { readonly slot?: unknown } }
  return typeof fields?.slot === 'string' ? fields.slot : null
}

/** How long a slot is kept, by the server's clock alone: that of a visitor may be wrong. */
function heldIn(answer: unknown, date: string | null): Hold {
  const { ok, until } = (answer ?? {}) as { readonly ok?: unknown; readonly until?: unknown }
  const forMs = Date.parse(String(until)) - Date.parse(date ?? '')
  return ok === true && forMs > 0 ? { kind: 'held', forMs } : UNKNOWN
}
