/** An entry in a calendar. */
export interface CalendarEvent {
  /** Unique in the world; the same at each saving. */
  readonly id: string
  readonly from: Date
  readonly to: Date
  readonly title: string
  readonly text: string
  /** The page that it comes from. */
  readonly url: string
}

/** The entry as a file that calendars of phones and computers open. @see RFC 5545 */
export function calendarFile({ id, from, to, title, text, url }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(new URL(url).host)}`,
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(from)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** 2026-03-01T12:00:00.000Z -> 20260301T120000Z */
const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const MAX_BYTES = 75

/** A line goes on in the next one after 75 bytes; no character is cut in half. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  return [...line]
    .map((character) => {
      const size = encoder.encode(character).length
      const isFull = bytes + size > MAX_BYTES
      bytes = isFull ? 1 + size : bytes + size
      return isFull ? `\r\n ${character}` : character
    })
    .join('')
}
