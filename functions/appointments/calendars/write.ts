// Appointments in a calendar of a CalDAV server. A file that must not be there yet is a lock: of many who write it at once, the
// server lets one (RFC 4791, 5.3.2; measured with Radicale and Xandikos).
import { uidOf } from '../ical/write.ts'
import { idOfUid, type Locking, type Lookup, type OwnersCalendar, slotFile } from '../owners-calendar.ts'
import {
  type AskMeans,
  askCalendar,
  type CalendarAnswer,
  type CalendarPlace,
  requireStatus,
  WAITED_FOR,
} from './ask.ts'
import { CalendarProblem } from './problem.ts'

const DONE = [200, 201, 204]
const PRECONDITION_FAILED = 412

/** @param lookup what the store knows of the appointment in a file; @param means how requests go out, mostly while a visitor waits */
export function writtenCalendar(place: CalendarPlace, lookup: Lookup, means: AskMeans = WAITED_FOR): OwnersCalendar {
  const ask = (method: 'GET' | 'PUT' | 'DELETE', file: string, given: Given = {}): Promise<CalendarAnswer> => {
    const url = new URL(file, place.url.endsWith('/') ? place.url : `${place.url}/`)
    return askCalendar(place, { method, url, ...given }, means)
  }
  const put = (file: string, text: string, condition: Record<string, string>) =>
    ask('PUT', file, { headers: { 'content-type': 'text/calendar; charset=utf-8', ...condition }, body: text })

  /** Writes under a condition that fails where somebody else was faster. */
  const putIf = async (file: string, text: string, condition: Record<string, string>): Promise<Locking> => {
    const written = await put(file, text, condition)
    if (written.status === PRECONDITION_FAILED) return 'taken'
    requireStatus(written, ...DONE)
    return 'locked'
  }
  const create = (file: string, text: string) => putIf(file, text, { 'if-none-match': '*' })

  const write = async (file: string, text: string): Promise<Locking> => {
    if ((await create(file, text)) === 'locked') return 'locked'
    const found = await ask('GET', file)
    const { etag } = found.headers
    // It went meanwhile: somebody has cancelled. Whoever comes next finds it free.
    if (found.status !== 200 || !etag) return 'taken'
    if (uidOf(found.body) === uidOf(text)) return putIf(file, text, { 'if-match': etag })
    if (!(await isLeftOver(uidOf(found.body), file, lookup))) return 'taken'
    // Radicale lets no file change its UID: what is left over goes first, and whoever creates the file next has the time.
    const removed = await ask('DELETE', file, { headers: { 'if-match': etag } })
    if (removed.status === PRECONDITION_FAILED) return 'taken'
    requireStatus(removed, ...DONE, 404, 410)
    return create(file, text)
  }
  return {
    write,
    lock: (file, text) =>
      write(file, text).catch((error: unknown) => {
        if (error instanceof CalendarProblem) return 'unreachable'
        throw error
      }),
    async remove(file, id) {
      const found = await ask('GET', file)
      if (found.status === 404 || found.status === 410) return
      requireStatus(found, 200)
      // Somebody else may have the time by now.
      if (idOfUid(uidOf(found.body)) !== id) return
      const { etag } = found.headers
      const removed = await ask('DELETE', file, { headers: { ...(etag && { 'if-match': etag }) } })
      if (removed.status !== PRECONDITION_FAILED) requireStatus(removed, ...DONE, 404, 410)
    },
  }
}

interface Given {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Whether a file is that of an appointment of ours which is at another time now, or of a booking that was interrupted. */
async function isLeftOver(uid: string, file: string, lookup: Lookup): Promise<boolean> {
  const known = uid === '' ? null : await lookup(idOfUid(uid))
  if (known === null) return false
  const keeps = known.state === 'booked' || known.state === 'held'
  return !keeps || slotFile(known.start) !== file
}
