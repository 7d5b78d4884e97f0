import type { Fetch } from '../../waiting/post.ts'

/** Free times that the server offers. */
export interface Offer {
  /** In which the owner lives: "Europe/Berlin". */
  readonly zone: string
  /** How long each of them takes. */
  readonly minutes: number
  /** UTC instants as the server writes them, ascending; never empty. */
  readonly slots: readonly string[]
}

const ADDRESS = '/api/slots'

/** After this the visitor is not kept waiting any longer: he is called back. */
const TIMEOUT_MS = 10_000

/**
 * Asks for free times. Never throws.
 *
 * @param token by which the server knows what it keeps for this very visitor; undefined if it sent none
 * @returns null: there are none, and the visitor is called back
 */
export async function fetchOffer(request: Fetch, token: string | undefined): Promise<Offer | null> {
  const query = token === undefined ? '' : `?${new URLSearchParams({ token })}`
  try {
    const response = await request(`${ADDRESS}${query}`, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return offerIn(await response.json())
  } catch {
    // No network, no answer in time, or the page of something in between: what the visitor came for works without.
    return null
  }
}

/** What an answer offers; null for any but a right one. */
export function offerIn(answer: unknown): Offer | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { mode, zone, minutes, slots } = answer as Readonly<Record<string, unknown>>
  if (mode !== 'slots' || !isZone(zone) || !Number.isInteger(minutes) || !Array.isArray(slots)) return null
  const instants = slots.filter((slot) => typeof slot === 'string' && !Number.isNaN(Date.parse(slot)))
  return instants.length > 0 ? { zone, minutes: Number(minutes), slots: instants } : null
}

/** Whether this browser knows a zone. */
function isZone(zone: unknown): zone is string {
  if (typeof zone !== 'string') return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    // RangeError: a zone newer than the browser.
    return false
  }
}
