import type { RequestListener } from 'node:http'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { icsOf, withIcsServer } from '../../../test/ics-server.ts'
import { publicLookup } from '../../sinks/private-address.ts'
import type { AppointmentRules } from '../rules.ts'
import { type CalendarAccess, readCalendars } from './access.ts'
import { type AskMeans, askCalendar, requireStatus } from './ask.ts'
import { CalendarProblem } from './problem.ts'
import { calendarReader } from './reader.ts'

const RULES: AppointmentRules = {
  ...{ zone: 'Europe/Berlin', minutes: 30, bufferMinutes: 0, noticeHours: 0, horizonDays: 14 },
  hours: {},
}
const ACCESS = { name: 'office', kind: 'ics', user: null, password: null, allowsPrivate: true } as const
const ONCE = ['DTSTART:20261021T100000Z', 'DURATION:PT1H']

const settings = suite('readCalendars')

const NAMED: AppointmentRules = { ...RULES, calendars: [{ name: 'my-office', kind: 'ics' }] }

settings('takes addresses and passwords from the environment alone', () => {
  const given = { CALENDAR_MY_OFFICE_URL: 'webcal://calendar.example.com/a.ics' }
  const { calendars, problems } = readCalendars(given, NAMED)
  const url = 'https://calendar.example.com/a.ics'
  assert.equal([calendars, problems], [[{ ...ACCESS, name: 'my-office', url, allowsPrivate: false }], []])
  assert.equal(readCalendars({}, null), { calendars: [], problems: [] })
})

settings('says what is missing or dangerous, and repeats no secret', () => {
  const problems = (environment: Record<string, string>) => readCalendars(environment, NAMED).problems.join('\n')
  const url = 'https://calendar.example.com/secret'
  assert.match(problems({}), 'names the calendar "my-office", but CALENDAR_MY_OFFICE_URL is not set.')
  assert.match(problems({ CALENDAR_MY_OFFICE_URL: 'secret' }), 'CALENDAR_MY_OFFICE_URL is not right.')
  assert.match(problems({ CALENDAR_MY_OFFICE_URL: url.replace('https', 'http') }), 'begins with http://')
  assert.match(problems({ CALENDAR_MY_OFFICE_URL: 'https://10.0.0.1/secret' }), 'leads into a private network')
  assert.match(problems({ CALENDAR_MY_OFFICE_URL: url, CALENDAR_MY_OFFICE_USER: 'secret' }), 'PASSWORD is not.')
  assert.match(problems({ CALENDAR_MY_OFFICE_URL: url, CALENDAR_OFICE_URL: url }), 'CALENDAR_OFICE_URL is set, but')
  assert.match(problems({ CALENDAR_MY_OFFICE_URL: url, CALENDARS_ALLOW_PRIVATE: 'yes' }), 'CALENDARS_ALLOW_PRIVATE')
  const privately = { CALENDAR_MY_OFFICE_URL: 'http://10.0.0.1/secret', CALENDARS_ALLOW_PRIVATE: 'on' }
  assert.is(problems(privately), '')
  assert.not.match(problems({ CALENDAR_MY_OFFICE_URL: 'http://a.example/secret', CALENDAR_X_URL: 'secret' }), 'secret')
})

settings.run()

const files = suite('a calendar as a file')

files('is fetched again only when it has changed', async () => {
  const asked: (string | undefined)[] = []
  let works = 0
  await withIcsServer(
    (request, response) => {
      const tag = request.headers['if-none-match']
      asked.push(tag)
      if (tag === '"2"') return response.writeHead(304).end()
      response.writeHead(200, { etag: `"${asked.length}"` }).end(`\uFEFF${icsOf(ONCE)}`)
    },
    async (url) => {
      const onText = () => {
        works += 1
      }
      const read = calendarReader({ ...ACCESS, url }, RULES, { onText, now: () => Date.parse('2026-10-20T06:00:00Z') })
      const once = [{ start: Date.parse('2026-10-21T10:00Z'), end: Date.parse('2026-10-21T11:00Z') }]
      for (let times = 0; times < 3; times++) assert.equal(await read(), once)
      assert.equal([asked, works], [[undefined, '"1"', '"2"'], 2])
    },
  )
})

files('that is none, or is damaged, says so', async () => {
  const about = (body: string) => problemOf((_request, response) => response.end(body))
  assert.is(await about('<!doctype html><title>Sign in</title>'), 'what came is no calendar (a web page)')
  assert.is(await about(''), 'what came is no calendar (it begins otherwise)')
  assert.match(await about(icsOf(ONCE).slice(0, 120)), 'damaged')
  assert.match(await about(icsOf(['DTSTART:20261021T100000Z', 'nothing'])), 'damaged')
  assert.match(await about(icsOf(['SUMMARY:When?'])), 'damaged')
  assert.match(await about(icsOf([...ONCE, 'RRULE:FREQ=SOMETIMES'])), 'damaged')
  assert.match(await about(icsOf([...ONCE, 'RRULE:FREQ=SECONDLY'])), 'repeats too often')
  assert.match(await about(icsOf(['DTSTART;TZID=Middle Earth:20261021T100000', 'DURATION:PT1H'])), '("Middle Earth")')
})

files('whose server refuses, fails, lies or never ends, says so', async () => {
  const status = (code: number) => problemOf((_request, response) => response.writeHead(code).end())
  assert.match(await status(401), 'refused the user name or password (401)')
  assert.match(await status(404), 'the status 404')
  assert.match(await problemOf((_request, response) => response.destroy()), 'cannot be reached (ECONNRESET)')
  const lie = await problemOf((_request, response) =>
    response.writeHead(200, { 'content-length': 52_428_800 }).write('B'),
  )
  assert.match(lie, 'larger than 10 MB')
  assert.match(await problemOf(endless), 'larger than 10 MB')
  const slow = { maxMs: 200, lookup: publicLookup }
  assert.match(
    await askedProblem((_request, response) => response.writeHead(200).write('B'), { means: slow }),
    'too long',
  )
})

files('is not asked for where a server sends it on into a private network, or in circles', async () => {
  const to = (location: string, given: Partial<CalendarAccess> = {}) =>
    askedProblem((_request, response) => response.writeHead(302, { location }).end(), { given })
  assert.match(await to('/office.ics'), 'sent on more often')
  // Names of this test alone lead to this machine; all others are looked up as on a server.
  const lookup: AskMeans['lookup'] = (name, options, done) =>
    name === 'calendar.test' ? done(null, [{ address: '127.0.0.1', family: 4 }]) : publicLookup(name, options, done)
  const sentOn = (location: string) =>
    askedProblem((_request, response) => response.writeHead(302, { location }).end(), {
      ...{ given: { allowsPrivate: false }, host: 'calendar.test', means: { maxMs: 5_000, lookup } },
    })
  for (const location of ['http://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/', 'https://localhost/x']) {
    assert.match(await sentOn(location), 'leads into a private network', location)
  }
  assert.match(await sentOn('http://example.org/'), 'without https')
  assert.match(await sentOn('file:///etc/passwd'), 'no address of the web')
})

files('gets user name and password at its own server alone', async () => {
  const seen: (string | undefined)[] = []
  const note: RequestListener = ({ headers }, response) => {
    seen.push(headers.authorization)
    response.end(icsOf(ONCE))
  }
  await withIcsServer(note, (_url, port) =>
    withIcsServer(
      ({ headers }, response) => {
        seen.push(headers.authorization)
        response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end()
      },
      async (url) => {
        const answer = await askCalendar({ ...ACCESS, url, user: 'ä', password: 'b' }, { method: 'GET' })
        requireStatus(answer, 200)
      },
    ),
  )
  assert.equal(seen, [`Basic ${Buffer.from('ä:b').toString('base64')}`, undefined])
})

files.run()

/** Sends bytes without an end. */
const endless: RequestListener = (_request, response) => {
  const piece = 'BEGIN:VCALENDAR\r\n'.repeat(8_000)
  const send = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', send)
  send()
}

/** Why a calendar cannot be read. */
async function problemOf(listener: RequestListener): Promise<string> {
  let problem = ''
  await withIcsServer(listener, async (url) => {
    const now = () => Date.parse('2026-10-20T06:00:00Z')
    const read = calendarReader({ ...ACCESS, url }, RULES, { onText: () => undefined, now })
    problem = await messageOf(read())
  })
  return problem
}

interface Asked {
  readonly given?: Partial<CalendarAccess>
  readonly host?: string
  readonly means?: AskMeans
}

async function askedProblem(
  listener: RequestListener,
  { given = {}, host = '127.0.0.1', means }: Asked,
): Promise<string> {
  let problem = ''
  await withIcsServer(listener, async (_url, port) => {
    const place = { ...ACCESS, url: `http://${host}:${port}/office.ics`, ...given }
    problem = await messageOf(askCalendar(place, { method: 'GET' }, means))
  })
  return problem
}

async function messageOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (cause: unknown) => cause,
  )
  return error instanceof CalendarProblem ? error.message : `none: ${String(error)}`
}
