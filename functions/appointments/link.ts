// The link by which a visitor moves or cancels. It names the appointment and its sequence: after a change it is used up, and
// the next mail brings another one.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link is about; `sequence` is NO_APPOINTMENT while no time was chosen. */
export interface LinkedAppointment {
  readonly id: string
  readonly sequence: number
}

/** The path of the page about an appointment. @param secret of the forms: all servers of a store have the same */
export function appointmentPath({ id, sequence }: LinkedAppointment, secret: string): string {
  const content = `${id}.${sequence}`
  return `/api/appointment?t=${content}.${signature(content, secret)}`
}

/** @returns null: we did not make it */
export function readLink(token: string | null, secret: string): LinkedAppointment | null {
  const [id = '', sequence = '', signed = '', ...rest] = (token ?? '').split('.')
  const expected = Buffer.from(signature(`${id}.${sequence}`, secret))
  const given = Buffer.from(signed)
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? { id, sequence: Number(sequence) } : null
}

function signature(content: string, secret: string): string {
  return createHmac('sha256', secret).update(`appointment ${content}`).digest('base64url')
}
