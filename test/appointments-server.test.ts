// GET /api/slots of a whole server, with calendars that come, go and misbehave.

import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { CalendarAccess } from '../functions/appointments/calendars/access.ts'
import { openCalendars } from '../functions/appointments/calendars/thread.ts'
import { dayOf } from '../functions/appointments/local-time.ts'
import type { AppointmentRules } from '../functions/appointments/rules.ts'
import { icsOf } from './ics-server.ts'
import { ask, bundle, makeDist, post, removeDist, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST } from './server-site.ts'

const ALL_DAY = [{ from: '00:00', to: '24:00' }]
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const RULES: AppointmentRules = {
  ...{ zone: 'Europe/Berlin', minutes: 60, bufferMinutes: 0, noticeHours: 0, horizonDays: 2 },
  hours: Object.fromEntries(DAYS.map((day) => [day, ALL_DAY])),
  calendars: [{ name: 'office', kind: 'ics' }],
}
const { calendars: _, ...HOURS_ALONE } = RULES

let folder = ''
const server = suite('GET /api/slots of a server')

server.before(async () => {
  folder = await makeDist(FILES, HOST)
})

server.after(() => removeDist(folder))

server('offers opening hours; HEAD is like GET, and nothing else is taken', () =>
  withServer({ appointments: HOURS_ALONE }, {}, async (running) => {
    const { status, text, headers } = await ask(running, '/api/slots?language=de')
    const { mode, slots, zone, minutes } = JSON.parse(text)
    assert.equal([status, mode, zone, minutes], [200, 'slots', 'Europe/Berlin', 60])
    assert.equal([headers['cache-control'], slots], ['no-store', [...slots].sort()])
    assert.ok(slots.length >= 48 && slots.every((slot: string) => slot > new Date().toISOString()))
    const head = await ask(running, '/api/slots', { method: 'HEAD' })
    assert.equal([head.status, head.text, head.headers['content-length']], [200, '', String(text.length)])
    const posted = await post(running, '/api/slots', {})
    assert.equal([posted.status, posted.headers.allow], [405, 'GET, HEAD'])
  }),
)

server('is the same whatever the time zone of its machine', async () => {
  const answers = new Set<string>()
  for (const TZ of ['UTC', 'America/Los_Angeles', 'Pacific/Auckland']) {
    await withServer({ appointments: { ...HOURS_ALONE, state: 'BY' } }, { TZ }, async (running) => {
      answers.add((await ask(running, '/api/slots')).text)
    })
  }
  assert.is(answers.size, 1)
})

server('calls back where the site has no rules', () =>
  withServer({}, {}, async (running) => {
    const { text } = await ask(running, '/api/slots')
    assert.equal(JSON.parse(text), { ok: true, mode: 'callback', reason: 'no-rules' })
  }),
)

server('leaves out what stands in a calendar', () =>
  withCalendar(
    (_request, response) => response.end(icsOf(tomorrow())),
    (url) =>
      withServer({ appointments: RULES }, settingsFor(url), async (running) => {
        const { slots } = JSON.parse((await ask(running, '/api/slots')).text)
        const day = dayOf(Date.now() + 86_400_000, 'Europe/Berlin')
        assert.not(slots.some((slot: string) => dayOf(Date.parse(slot), 'Europe/Berlin') === day))
        assert.ok(slots.length >= 24)
      }),
  ),
)

server('does not start without the address of a calendar, and says which', async () => {
  const running = await startServer(site({ appointments: RULES }))
  assert.is(await running.stop(), 2)
  assert.match(running.errors(), 'the calendar "office", but CALENDAR_OFFICE_URL is not set')
})

server('calls back when a calendar cannot be read, and writes why, without its address', () =>
  withCalendar(
    (_request, response) => response.end('<html>secret</html>'),
    (url) =>
      withServer({ appointments: RULES }, settingsFor(`${url}?key=secret`), async (running) => {
        const { text } = await ask(running, '/api/slots')
        assert.equal(JSON.parse(text), { ok: true, mode: 'callback', reason: 'calendars' })
        assert.match(running.errors(), '"calendar":"office"')
        assert.match(running.errors(), 'a web page')
        assert.not.match(running.errors(), 'secret')
      }),
  ),
)

server.run()

const background = suite('openCalendars')

const TIMES = { refreshMs: 50, staleMs: 600, firstMs: 4_000, workMs: 10_000 }
const ALWAYS = { start: 0, end: Number.MAX_SAFE_INTEGER }

background('knows a calendar for some time after it went, then nothing, and all of it when it is back', async () => {
  let isUp = true
  const listener: RequestListener = (_request, response) =>
    isUp ? response.end(icsOf(tomorrow())) : response.writeHead(503).end()
  const lines: string[] = []
  await withCalendar(listener, (url) =>
    withThread(url, { log: lines }, async (calendars) => {
      assert.is((await calendars.busy(ALWAYS))?.length, 1)
      isUp = false
      await wait(200)
      assert.is((await calendars.busy(ALWAYS))?.length, 1)
      await until(async () => (await calendars.busy(ALWAYS)) === null)
      isUp = true
      await until(async () => (await calendars.busy(ALWAYS)) !== null)
    }),
  )
  assert.equal(lines, [
    'A calendar cannot be read',
    'No times are offered, because calendars are not known: visitors are called back',
    'A calendar can be read again',
    'Times are offered again',
  ])
})

background('gives up a calendar that takes too long to be worked out, and goes on', async () => {
  const heavy = icsOf(...Array.from({ length: 3_000 }, () => [...tomorrow(), 'RRULE:FREQ=DAILY']))
  let text = heavy
  const lines: string[] = []
  await withCalendar(
    (_request, response) => response.end(text),
    (url) =>
      withThread(url, { log: lines, times: { ...TIMES, workMs: 150, staleMs: 60_000 } }, async (calendars) => {
        assert.is(await calendars.busy(ALWAYS), null)
        text = icsOf(tomorrow())
        await until(async () => (await calendars.busy(ALWAYS)) !== null)
      }),
  )
  assert.ok(lines.includes('The thread of the calendars stopped'), lines.join())
})

background.run()

/** A whole day in the calendar. */
function tomorrow(): string[] {
  return [`DTSTART;VALUE=DATE:${dayOf(Date.now() + 86_400_000, 'Europe/Berlin').replaceAll('-', '')}`]
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await isTrue()) return
    await wait(25)
  }
  assert.unreachable('It never came')
}

async function withCalendar(listener: RequestListener, use: (url: string) => Promise<void>): Promise<void> {
  const calendar: Server = createServer(listener).listen(0, '127.0.0.1')
  await once(calendar, 'listening')
  try {
    await use(`http://127.0.0.1:${(calendar.address() as AddressInfo).port}/office.ics`)
  } finally {
    calendar.closeAllConnections()
    calendar.close()
  }
}

function settingsFor(url: string): Record<string, string> {
  return { CALENDAR_OFFICE_URL: url, CALENDARS_ALLOW_PRIVATE: 'on' }
}

/** The server of all tests, with another site. */
function site(host: object): string {
  writeFileSync(join(folder, 'host.json'), JSON.stringify({ ...HOST, ...host }))
  return folder
}

async function withServer(
  host: object,
  environment: Record<string, string>,
  use: (running: ServerProcess) => Promise<void>,
): Promise<void> {
  const running = await startServer(site(host), environment)
  try {
    await use(running)
  } finally {
    assert.is(await running.stop(), 0)
  }
}

interface ThreadOptions {
  readonly log: string[]
  readonly times?: typeof TIMES
}

async function withThread(
  url: string,
  { log, times = TIMES }: ThreadOptions,
  use: (calendars: ReturnType<typeof openCalendars>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'calendars-'))
  await bundle(folder, { 'calendar-thread': 'functions/calendar-thread.ts' })
  const note = (first: unknown, second?: unknown) => log.push(String(second ?? first))
  const access: CalendarAccess = { name: 'office', kind: 'ics', url, user: null, password: null, allowsPrivate: true }
  const calendars = openCalendars({
    ...{ calendars: [access], rules: RULES, times },
    threadFile: pathToFileURL(join(folder, 'calendar-thread.js')),
    log: { info: note, warn: note, error: note },
  })
  try {
    await use(calendars)
  } finally {
    await calendars.close()
    removeDist(folder)
  }
}
