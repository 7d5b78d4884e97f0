/** A lead on its way to the server. */
export interface Lead {
  /** UUID. Sent along, so that the server recognizes a lead that it gets again because its answer was lost. */
  readonly id: string
  /** Where it is posted: a path of our own, or the outside address that a page names. */
  readonly address: string
  /** Sent as JSON. */
  readonly body: unknown
  /** What is sent in its place once the server has refused it, such as a booking whose time was taken while it waited. */
  readonly instead?: object
}

/** A lead that could not be sent. */
export interface WaitingLead extends Lead {
  /** Milliseconds since 1970. */
  readonly since: number
}

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

/** A new id for a lead; `crypto.randomUUID` is missing where the site is served without TLS. */
export function newId(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}

/** Reads what was stored; anything but a list of leads, or one changed by somebody else, counts as empty. */
export function parseLeads(stored: string | null): WaitingLead[] {
  if (stored === null) return []
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? list.filter(isWaitingLead) : []
  } catch {
    // Not JSON: not ours.
    return []
  }
}

function isWaitingLead(value: unknown): value is WaitingLead {
  if (typeof value !== 'object' || value === null) return false
  const { id, address, body, since } = value as Record<string, unknown>
  const isLead = typeof id === 'string' && typeof address === 'string' && typeof body === 'object' && body !== null
  return isLead && typeof since === 'number'
}

/** Leads that may still be sent. A clock that was set back makes no lead older than it is. */
export function freshLeads(leads: readonly WaitingLead[], now: number): WaitingLead[] {
  return leads.filter(({ since }) => Math.abs(now - since) <= MAX_AGE_MS)
}

/** The list with a lead at its end, in place of the one with the same id. */
export function withLead(leads: readonly WaitingLead[], lead: WaitingLead): WaitingLead[] {
  return [...withoutLead(leads, lead.id), lead]
}

export function withoutLead(leads: readonly WaitingLead[], gone: string): WaitingLead[] {
  return leads.filter(({ id }) => id !== gone)
}
