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

  const create = async (file: string, text: string) => isDone(await put(file, text, { 'if-none-match': '*' }))
  const replace = async (file: string, text: string, etag: string) =>
    isDone(await put(file, text, { 'if-match': etag }))
  const removeLeftOver = async (file: string, etag: string) =>
    isDone(await ask('DELETE', file, { headers: { 'if-match': etag } }), 404, 410)

  /** Whether a file has this text now: it takes the place of an earlier one of the same appointment, or of a left-over. */
  const takeOver = async (file: string, text: string, { etag, uid }: Found) => {
    if (uid === uidOf(text)) return replace(file, text, etag)
    // Radicale lets no file change its UID: what is left over goes first, and whoever creates the file next has the time.
    return (await isLeftOver(uid, file, lookup)) && (await removeLeftOver(file, etag)) && create(file, text)
  }
  const write = async (file: string, text: string): Promise<Locking> => {
    if (await create(file, text)) return 'locked'
    const { status, headers, body } = await ask('GET', file)
    const { etag } = headers
    // It went meanwhile: somebody has cancelled. Whoever comes next finds it free.
    if (status !== 200 || !etag) return 'taken'
    return (await takeOver(file, text, { etag, uid: uidOf(body) })) ? 'locked' : 'taken'
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
      isDone(await ask('DELETE', file, { headers: { ...(etag && { 'if-match': etag }) } }), 404, 410)
    },
  }
}

/** @returns false when the file is no longer, or already, what the request says. @throws CalendarProblem for other answers */
function isDone(answer: CalendarAnswer, ...also: readonly number[]): boolean {
  if (answer.status === PRECONDITION_FAILED) return false
  requireStatus(answer, ...DONE, ...also)
  return true
}

/** A file that is in the calendar. */
interface Found {
  readonly etag: string
  readonly uid: string
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
