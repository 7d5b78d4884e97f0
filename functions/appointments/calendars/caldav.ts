// A calendar on a CalDAV server (RFC 4791): a folder with one file for each appointment. All of them are fetched, and again
// only those that changed: what servers themselves find for a time was measured to leave series out.
import { escapeHtml } from '../../../common/escape.ts'
import { nodesAt, parseXml, textAt, wholeTextAt } from '../../document/readers/xml-tree.ts'
import type { CalendarAccess, CalendarSource } from './access.ts'
import { askCalendar, type CalendarRequest, MAX_BYTES, requireStatus } from './ask.ts'
import { CalendarProblem } from './problem.ts'

const NAMESPACES = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/"'

const ABOUT_CALENDAR = `<d:propfind ${NAMESPACES}><d:prop><d:resourcetype/><s:getctag/></d:prop></d:propfind>`
const ABOUT_FILES = `<d:propfind ${NAMESPACES}><d:prop><d:resourcetype/><d:getetag/></d:prop></d:propfind>`

/** Files that are asked for at once. */
const BATCH = 200

interface KnownFile {
  readonly etag: string
  readonly text: string
}

interface Folder {
  /** Changes with anything in it; "" where a server does not know this. */
  readonly tag: string
  readonly files: ReadonlyMap<string, KnownFile>
}

export function caldavSource(access: CalendarAccess): CalendarSource {
  let known: Folder = { tag: '', files: new Map() }
  return async () => {
    const tag = await folderTag(access)
    if (tag !== '' && tag === known.tag) return null
    const etags = await listFiles(access)
    const kept = [...known.files].filter(([href, { etag }]) => etag !== '' && etags.get(href) === etag)
    const isKept = new Set(kept.map(([href]) => href))
    const wanted = [...etags.keys()].filter((href) => !isKept.has(href))
    if (known.tag === '' && wanted.length === 0 && kept.length === known.files.size && kept.length > 0) return null
    const files = new Map([...kept, ...(await fetchFiles(access, wanted))])
    known = { tag, files }
    return [...files.values()].map(({ text }) => text)
  }
}

/** What changes with anything in the calendar. @throws CalendarProblem where there is no calendar */
async function folderTag(access: CalendarAccess): Promise<string> {
  const [folder] = await ask(access, { method: 'PROPFIND', headers: { depth: '0' }, body: ABOUT_CALENDAR })
  if (nodesAt(folder, `${PROPERTIES}/resourcetype/calendar`).length === 0) {
    throw new CalendarProblem('no-calendar', 'there is something else at this address of the CalDAV server')
  }
  return textAt(folder, `${PROPERTIES}/getctag`)
}

/** The files of the calendar with the tag of their content. */
async function listFiles(access: CalendarAccess): Promise<Map<string, string>> {
  const found = await ask(access, { method: 'PROPFIND', headers: { depth: '1' }, body: ABOUT_FILES })
  const files = found.filter((one) => nodesAt(one, `${PROPERTIES}/resourcetype/collection`).length === 0)
  return new Map(files.map((one) => [textAt(one, 'href'), textAt(one, `${PROPERTIES}/getetag`)]))
}

async function fetchFiles(access: CalendarAccess, hrefs: readonly string[]): Promise<Map<string, KnownFile>> {
  const files = new Map<string, KnownFile>()
  let length = 0
  for (let start = 0; start < hrefs.length; start += BATCH) {
    for (const [href, file] of await fetchBatch(access, hrefs.slice(start, start + BATCH))) {
      length += file.text.length
      if (length > MAX_BYTES) throw new CalendarProblem('large', String(MAX_BYTES / 1024 / 1024))
      files.set(href, file)
    }
  }
  return files
}

async function fetchBatch(access: CalendarAccess, hrefs: readonly string[]): Promise<[string, KnownFile][]> {
  const wanted = hrefs.map((href) => `<d:href>${escapeHtml(href)}</d:href>`).join('')
  const properties = '<d:prop><d:getetag/><c:calendar-data/></d:prop>'
  const body = `<c:calendar-multiget ${NAMESPACES}>${properties}${wanted}</c:calendar-multiget>`
  const answers = await ask(access, { method: 'REPORT', headers: { depth: '1' }, body })
  // A file that went meanwhile comes without its text.
  return answers.flatMap((one) => {
    const text = wholeTextAt(one, `${PROPERTIES}/calendar-data`)
    return text === '' ? [] : [[textAt(one, 'href'), { etag: textAt(one, `${PROPERTIES}/getetag`), text }]]
  })
}

const PROPERTIES = 'propstat/prop'

/** The parts of an answer about several things (RFC 4918, 13). */
async function ask(access: CalendarAccess, { method, headers, body = '' }: CalendarRequest): Promise<unknown[]> {
  const type = { 'content-type': 'application/xml; charset=utf-8' }
  const answer = await askCalendar(access, { method, headers: { ...type, ...headers }, body: XML + body })
  // Servers of other things answer with a page, or do not know the question.
  if ([200, 405, 501].includes(answer.status)) throw new CalendarProblem('no-calendar', 'the server knows no CalDAV')
  requireStatus(answer, 207)
  const root = parseXml(answer.body)
  if (root === null) throw new CalendarProblem('malformed')
  return nodesAt(root, 'multistatus/response')
}

const XML = '<?xml version="1.0" encoding="utf-8"?>\n'
