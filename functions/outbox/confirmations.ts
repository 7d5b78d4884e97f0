// Anybody can type anybody's address into a form. So the number of confirmations and invitations to a mailbox is limited,
// whatever is sent: the stored deliveries show when the last ones went out, also after a restart, and nothing else has to be
// kept.
import { comparable } from './comparable.ts'
import { CONFIRMATION, INVITATION } from './sink-names.ts'
import type { Parameters } from './sql.ts'

export const HOUR_MS = 60 * 60 * 1000
export const MAX_PER_DAY = 3

/**
 * Whether a lead may be confirmed, in SQL: nothing else to the same mailbox is on its way or was settled within the hour, and
 * fewer than three within the day. The next one starts only after the last was settled, so they do not pile up while the mail
 * server is down. Settled deliveries have the time of settling as `next_at`.
 */
export function mayConfirm({ text, present }: Parameters, { id, email }: Confirmed): string {
  const { local, domain } = mailboxOf(comparable(email))
  const mailbox = text(local + domain)
  // "," comes after "+": the range is what the index of addresses can find.
  const range = `l.email >= ${text(`${local}+`)} AND l.email < ${text(`${local},`)}`
  const ending = text(domain)
  const isSame = `(l.email = ${mailbox} OR (${range} AND substr(l.email, length(l.email) - length(${ending}) + 1) = ${ending}))`
  const others = `FROM deliveries d JOIN leads l ON l.id = d.lead_id
    WHERE d.sink IN ('${CONFIRMATION}', '${INVITATION}') AND d.lead_id <> ${text(id)} AND ${isSame}`
  const now = present()
  return `NOT EXISTS (SELECT 1 ${others} AND (d.state = 'waiting' OR d.next_at > ${now} - ${HOUR_MS}))
    AND (SELECT count(*) ${others} AND d.next_at > ${now} - ${24 * HOUR_MS}) < ${MAX_PER_DAY}`
}

/** A lead that a visitor sent. */
export interface Confirmed {
  readonly id: string
  /** As it was typed. */
  readonly email: string
}

/** The two halves of a mailbox, the second one with its "@": what follows a "+" in an address does not make another one. */
export function mailboxOf(email: string): { readonly local: string; readonly domain: string } {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).split('+')
  return { local, domain: email.slice(at) }
}
