// Anybody can type anybody's address into a form. So the number of confirmations to a mailbox is limited, whatever is sent:
// the stored deliveries show when the last ones went out, also after a restart, and nothing else has to be kept.

export const HOUR_MS = 60 * 60 * 1000
export const MAX_PER_DAY = 3

/**
 * Whether lead ?3 may be confirmed, in SQL: no other confirmation to the same mailbox is on its way or was settled within
 * the hour, and fewer than three within the day. The next one starts only after the last was settled, so they do not pile
 * up while the mail server is down.
 *
 * @param email in the comparable form; what follows a "+" does not make another mailbox
 * @param now the present in SQL, in milliseconds as deliveries have it
 * @returns the condition, and its parameters from ?4 on; settled deliveries have the time of settling as `next_at`
 */
export function mayConfirm(
  email: string,
  now: string,
): { readonly condition: string; readonly args: readonly string[] } {
  const { local, domain } = mailboxOf(email)
  // "," comes after "+": the range is what the index of addresses can find.
  const sameMailbox = `(l.email = ?4 OR (l.email >= ?5 AND l.email < ?6 AND substr(l.email, -length(?7)) = ?7))`
  const others = `FROM deliveries d JOIN leads l ON l.id = d.lead_id
    WHERE d.sink = 'confirmation' AND d.lead_id <> ?3 AND ${sameMailbox}`
  const condition = `NOT EXISTS (SELECT 1 ${others} AND (d.state = 'waiting' OR d.next_at > ${now} - ${HOUR_MS}))
    AND (SELECT count(*) ${others} AND d.next_at > ${now} - ${24 * HOUR_MS}) < ${MAX_PER_DAY}`
  return { condition, args: [local + domain, `${local}+`, `${local},`, domain] }
}

/** The two halves of a mailbox, the second one with its "@": what follows a "+" in an address does not make another one. */
export function mailboxOf(email: string): { readonly local: string; readonly domain: string } {
  const at = email.lastIndexOf('@')
  const [local = ''] = email.slice(0, at).split('+')
  return { local, domain: email.slice(at) }
}
