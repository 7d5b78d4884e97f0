// npm run bench:slots   GET /api/slots of a server with three calendars of 2,000 events each: how long visitors wait, from what
// the server knows, and how long one calendar takes to be worked out (in a thread of its own).
import { withIcsServer } from '../test/ics-server.ts'
import { ask, makeDist, removeDist, startServer } from '../test/server-process.ts'
import { FILES, HOST } from '../test/server-site.ts'
import { percentile } from './load.ts'

const EVENTS = 2_000
const REQUESTS = 500
const DAY_MS = 24 * 60 * 60 * 1000

const NAMES = ['one', 'two', 'three']
const SPAN = [{ from: '09:00', to: '17:00' }]
const RULES = {
  ...{ zone: 'Europe/Berlin', minutes: 30, bufferMinutes: 15, noticeHours: 4, horizonDays: 28, state: 'BY' },
  hours: { monday: SPAN, tuesday: SPAN, wednesday: SPAN, thursday: SPAN, friday: SPAN },
  calendars: NAMES.map((name) => ({ name, kind: 'ics' })),
}

/** Of the last two years and the next, every tenth a series. */
function calendar(shift: number): string {
  const events = Array.from({ length: EVENTS }, (_, index) => {
    const start = new Date(Date.now() + ((index * 37) % 1095) * DAY_MS - 730 * DAY_MS)
    const time = `${start.toISOString().slice(0, 10).replaceAll('-', '')}T${String(8 + ((index + shift) % 9)).padStart(2, '0')}0000`
    const rule = index % 10 === 0 ? ['RRULE:FREQ=WEEKLY;INTERVAL=4'] : []
    const own = [
      `UID:${shift}-${index}`,
      `DTSTART;TZID=Europe/Berlin:${time}`,
      'DURATION:PT20M',
      'SUMMARY:Termin',
      ...rule,
    ]
    return ['BEGIN:VEVENT', ...own, 'END:VEVENT']
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bench//', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')
}

const calendars = NAMES.map((_, index) => calendar(index))

await withIcsServer(
  ({ url = '' }, response) => response.end(calendars[Number(new URL(url, 'http://x').searchParams.get('n'))]),
  async (address) => {
    const folder = await makeDist(FILES, { ...HOST, appointments: RULES })
    const urls = NAMES.map((name, index) => [`CALENDAR_${name.toUpperCase()}_URL`, `${address}?n=${index}`])
    const server = await startServer(folder, { ...Object.fromEntries(urls), CALENDARS_ALLOW_PRIVATE: 'on' })
    const since = performance.now()
    let first = JSON.parse((await ask(server, '/api/slots')).text)
    while (first.reason === 'calendars') first = JSON.parse((await ask(server, '/api/slots')).text)
    const readMs = performance.now() - since
    const latencies: number[] = []
    for (let asked = 0; asked < REQUESTS; asked++) {
      const begun = performance.now()
      await ask(server, '/api/slots')
      latencies.push(performance.now() - begun)
    }
    await server.stop()
    removeDist(folder)
    latencies.sort((a, b) => a - b)
    const ms = (share: number) => `${percentile(latencies, share).toFixed(1)} ms`
    process.stdout.write(
      `slots ${first.slots?.length ?? first.reason}; all calendars known after ${(readMs / 1000).toFixed(1)} s; p50 ${ms(0.5)}, p95 ${ms(0.95)}, p99 ${ms(0.99)} of ${REQUESTS} requests\n`,
    )
  },
)
