import type { CalendarAccess, CalendarSource } from './access.ts'
import { askCalendar, requireStatus } from './ask.ts'

/** A calendar as one file, asked for with what the server said of the last one (RFC 9110, 13.1). */
export function icsSource(access: CalendarAccess): CalendarSource {
  let known: Record<string, string> = {}
  return async () => {
    const answer = await askCalendar(access, {
      method: 'GET',
      headers: { ...known, accept: 'text/calendar, */*;q=0.1' },
    })
    if (answer.status === 304 && Object.keys(known).length > 0) return null
    requireStatus(answer, 200)
    const { etag, 'last-modified': modified } = answer.headers
    known = { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) }
    return [answer.body]
  }
}
