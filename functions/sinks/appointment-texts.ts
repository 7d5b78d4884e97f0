import { timeText, zoneNamed } from '../appointments/time-text.ts'
import { wordsIn } from '../lib/texts.ts'
import type { StoredLead } from '../outbox/queue.ts'
import type { SinkServices } from './sink.ts'

type Context = Pick<SinkServices, 'texts' | 'rules'>

/** Where a site no longer has rules, appointments that were booked before are shown as they are stored. */
export const zoneOf = ({ rules }: Pick<SinkServices, 'rules'>) => rules?.zone ?? 'UTC'

/** The appointment as lines for the owner; [] if there is none. */
export function appointmentLines({ appointment, payload }: StoredLead, { texts, rules }: Context): string[] {
  if (!appointment) return []
  const language = texts.defaultLanguage
  const { time, visitorTime, ownerKinds } = wordsIn(language, texts).mails.appointment
  const zone = zoneOf({ rules })
  const visitorZone = zoneNamed(payload['zone'])
  const shown = timeText(appointment.start, { language, zone, visitorZone })
  const mark = appointment.state === 'cancelled' ? ` (${ownerKinds.cancelled})` : ''
  const foreign = visitorZone === null || visitorZone === zone ? [] : [`${visitorTime}: ${visitorZone}`]
  return [`${time}: ${shown}${mark}`, ...foreign]
}

/** What became of an appointment. */
export function stateOf({ appointment }: StoredLead): 'booked' | 'moved' | 'cancelled' {
  if (appointment?.state === 'cancelled') return 'cancelled'
  return appointment?.changedAt === null ? 'booked' : 'moved'
}
