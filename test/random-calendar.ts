// Calendars with everything that makes them hard: zones of all kinds, series with exceptions, days on which clocks change.
import * as fc from 'fast-check'

/** Days around which appointments are: both changes of clocks in Europe and America, a leap day, and ordinary ones. */
export const ANCHORS = ['2026-03-29', '2026-10-25', '2026-11-01', '2026-03-08', '2028-02-29', '2026-06-15']

const CUSTOM_ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', 'BEGIN:STANDARD', 'DTSTART:19701025T030000'],
  ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:19700329T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT', 'END:VTIMEZONE'],
]

/** How times are written: with a zone by any of its names, in UTC, or without any. */
const ZONES = [
  ...['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'W. Europe Standard Time', 'Eastern Standard Time'],
  ...['GMT Standard Time', 'Customized Time Zone', 'UTC', null],
]

const RULES = [
  ...['FREQ=DAILY', 'FREQ=DAILY;INTERVAL=2;COUNT=20', 'FREQ=DAILY;COUNT=3', 'FREQ=WEEKLY', 'FREQ=WEEKLY;INTERVAL=2'],
  ...[
    'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    'FREQ=WEEKLY;BYDAY=SU;WKST=SU;INTERVAL=2',
    'FREQ=MONTHLY',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
  ],
  ...['FREQ=MONTHLY;BYDAY=-1SU', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'FREQ=MONTHLY;BYMONTHDAY=29,30,31'],
  ...[
    'FREQ=YEARLY',
    'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    'FREQ=HOURLY;INTERVAL=7;COUNT=40',
  ],
]

/** A whole calendar around a day such as "2026-03-29", as a text in the format iCalendar. */
export function randomCalendar(anchor: string): fc.Arbitrary<string> {
  return fc
    .array(randomEvents(anchor), { minLength: 1, maxLength: 8 })
    .map((events) =>
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Test//',
        ...CUSTOM_ZONE,
        ...numbered(events),
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
}

/** Every event gets an id of its own; changes of it have the same. */
function numbered(events: readonly string[][]): string[] {
  return events.flatMap((lines, index) => lines.map((line) => line.replace('UID:', `UID:${index}`)))
}

const randomFacts = {
  /** Days before or after the anchor. */
  offset: fc.integer({ min: -40, max: 10 }),
  minute: fc.integer({ min: 0, max: 47 }).map((half) => half * 30),
  zone: fc.constantFrom(...ZONES),
  isDay: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
  length: fc.constantFrom(
    'DTEND:30',
    'DTEND:90',
    'DTEND:1500',
    'DURATION:PT45M',
    'DURATION:P1DT2H',
    'DURATION:P2D',
    'none',
  ),
  status: fc.constantFrom('', '', '', 'STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'STATUS:TENTATIVE', 'TRANSP:OPAQUE'),
  rule: fc.option(fc.constantFrom(...RULES), { freq: 2 }),
  /** Days after the beginning until which it is repeated. */
  until: fc.option(fc.integer({ min: 5, max: 60 })),
  exceptions: fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 3 }),
  additions: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 2 }),
  change: fc.option(
    fc.record({
      of: fc.integer({ min: 0, max: 6 }),
      byMinutes: fc.constantFrom(60, -120, 1440, 15),
      status: fc.constantFrom('', '', 'STATUS:CANCELLED', 'TRANSP:TRANSPARENT'),
      withoutSeries: fc.boolean(),
    }),
  ),
}

type Facts = {
  readonly [Key in keyof typeof randomFacts]: (typeof randomFacts)[Key] extends fc.Arbitrary<infer T> ? T : never
}

function randomEvents(anchor: string): fc.Arbitrary<string[]> {
  return fc.record(randomFacts).map((facts) => {
    // Whole days have no hours (RFC 5545, 3.3.10).
    const rule = facts.isDay && facts.rule?.includes('HOURLY') ? null : facts.rule
    return eventLines(anchor, { ...facts, rule })
  })
}

const DAY_MS = 24 * 60 * 60 * 1000

function eventLines(anchor: string, facts: Facts): string[] {
  const start = Date.parse(`${anchor}T00:00:00Z`) + facts.offset * DAY_MS + (facts.isDay ? 0 : facts.minute * 60_000)
  const { change, rule } = facts
  const step = rule?.startsWith('FREQ=DAILY') ? DAY_MS : 7 * DAY_MS
  const isSeries = rule !== null && /^FREQ=(DAILY|WEEKLY)$/.test(rule)
  const series = [
    ...['BEGIN:VEVENT', 'UID:', time('DTSTART', start, facts), ...lengthLines(start, facts)],
    ...(rule ? [`RRULE:${rule}${rule.includes('COUNT') ? '' : untilPart(start, facts)}`] : []),
    ...(isSeries ? facts.exceptions.map((place) => time('EXDATE', start + place * step, facts)) : []),
    ...(rule ? facts.additions.map((days) => time('RDATE', start + days * DAY_MS, facts)) : []),
    ...[facts.status, 'SUMMARY:A \\, b', 'END:VEVENT'].filter(Boolean),
  ]
  if (!change || !isSeries) return series
  const planned = start + change.of * step
  const moved = planned + (facts.isDay ? DAY_MS : change.byMinutes * 60_000)
  const changed = [
    ...['BEGIN:VEVENT', 'UID:', time('RECURRENCE-ID', planned, facts), time('DTSTART', moved, facts)],
    ...[...lengthLines(moved, facts), change.status, 'END:VEVENT'].filter(Boolean),
  ]
  return change.withoutSeries ? changed : [...series, ...changed]
}

function untilPart(start: number, { until, zone, isDay }: Facts): string {
  if (until === null) return ''
  const last = digits(start + until * DAY_MS)
  if (isDay) return `;UNTIL=${last.slice(0, 8)}`
  return zone === null ? `;UNTIL=${last}` : `;UNTIL=${last}Z`
}

function lengthLines(start: number, facts: Facts): string[] {
  const [name = '', value = ''] = facts.length.split(':')
  if (facts.isDay) return name === 'DTEND' ? [time('DTEND', start + 2 * DAY_MS, facts)] : []
  if (name === 'DTEND') return [time('DTEND', start + Number(value) * 60_000, facts)]
  return name === 'DURATION' ? [`DURATION:${value}`] : []
}

function digits(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+Z/g, '')
}

/** A line with a time that clocks of the zone show. */
function time(name: string, moment: number, { zone, isDay }: Pick<Facts, 'zone' | 'isDay'>): string {
  if (isDay) return `${name};VALUE=DATE:${digits(moment).slice(0, 8)}`
  if (zone === 'UTC') return `${name}:${digits(moment)}Z`
  return zone === null ? `${name}:${digits(moment)}` : `${name};TZID=${zone}:${digits(moment)}`
}
