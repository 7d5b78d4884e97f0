// kill -9 of a server while visitors book times: between the lock in the owner's calendar, the store and the mails. Whoever read
// that a time is booked has it, alone; nothing stands in the calendar that is not booked. KILLS=50 runs the long
// form, on every kind of database.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { uidOf } from '../functions/appointments/ical/write.ts'
import { slotFile } from '../functions/appointments/owners-calendar.ts'
import { type CaldavServer, missingCaldav, startCaldav } from './caldav-servers.ts'
import { ask, makeDist, oldToken, removeDist, rows, type ServerProcess, startServer } from './server-process.ts'
import { BOOKING, FILES, HOST } from './server-site.ts'
import { type MailServer, startMailServer } from './smtp-server.ts'
import { A_FILE, STORE_ENGINES, type StoreEngine } from './store-places.ts'
import { testUnless } from './unless.ts'

const NAME = 'bookings of times on a server that is killed'
const KILLS = Number(process.env['KILLS'] ?? 4)
const VISITORS = 4
const MOST_MS = 600

const ALL_DAY = [{ from: '00:00', to: '24:00' }]
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const appointments = {
  ...{ zone: 'Europe/Berlin', minutes: 30, bufferMinutes: 0, noticeHours: 0, horizonDays: 30 },
  hours: Object.fromEntries(DAYS.map((day) => [day, ALL_DAY])),
  calendars: [{ name: 'own', kind: 'caldav' }],
  write: 'own',
}

interface Wish {
  readonly visitor: string
  readonly slot: string
  readonly token: string
}

const test = suite(NAME)

for (const engine of process.env['KILLS'] ? STORE_ENGINES : [A_FILE]) {
  const about = { test, suite: NAME, name: `lose none and book none twice: ${engine.name}` }
  testUnless(missingCaldav('xandikos') ?? engine.problem, about, () => killOften(engine))
}

test.run()

async function killOften(engine: StoreEngine): Promise<void> {
  const folder = await makeDist(FILES, { ...HOST, appointments })
  const [calendar, mails, place] = await Promise.all([startCaldav('xandikos'), startMailServer(), engine.start(folder)])
  const start = () => startOn(folder, calendar, { mails, database: place.url })
  let server = await start()
  try {
    const { slots } = await offered(server)
    const booking = new Booking(slots.slice(2))
    for (let kill = 0; kill < KILLS; kill++) {
      const before = booking.booked.size
      const gone = booking.bookUntilGone(server)
      while (booking.booked.size === before) await pause(20)
      await pause(Math.random() * MOST_MS)
      await server.stop('SIGKILL')
      await gone
      server = await start()
    }
    await booking.sendAgain(server)
    await compare(server, { booking, calendar, mails, slots, name: engine.name })
  } finally {
    await server.stop('SIGKILL')
    await Promise.all([calendar.stop(), mails.close(), place.stop()])
    removeDist(folder)
  }
}

/** Visitors who book one time after the other; whoever gets no answer asks again later, with the same key. */
class Booking {
  /** The times that were promised, by visitor. */
  readonly booked = new Map<string, string>()
  readonly #slots: readonly string[]
  #unanswered: Wish[] = []
  #next = 0

  constructor(slots: readonly string[]) {
    this.#slots = slots
  }

  async bookUntilGone(server: ServerProcess): Promise<void> {
    await Promise.all(
      Array.from({ length: VISITORS }, async () => {
        for (let wish = await this.#wish(server); wish && (await this.send(server, wish)); )
          wish = await this.#wish(server)
      }),
    )
  }

  async sendAgain(server: ServerProcess): Promise<void> {
    for (const wish of this.#unanswered.splice(0)) assert.ok(await this.send(server, wish))
  }

  /** Two visitors want each time. */
  async #wish(server: ServerProcess): Promise<Wish | undefined> {
    const again = this.#unanswered.pop()
    if (again) return again
    const number = this.#next++
    const slot = this.#slots[Math.floor(number / 2)]
    assert.ok(slot, 'more times are needed')
    return { visitor: `v${number}@example.org`, slot, token: await oldToken(server) }
  }

  /** @returns false when there was no answer */
  async send(server: ServerProcess, wish: Wish): Promise<boolean> {
    const { visitor, slot, token } = wish
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': visitor.padEnd(24, '-').replace(/[@.]/g, '_'),
    }
    const body = JSON.stringify({ ...BOOKING, email: visitor, token, slot })
    const answer = await ask(server, '/api/booking', { body, headers }).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error) return null
      throw error
    })
    if (answer === null) {
      this.#unanswered.push(wish)
      return false
    }
    assert.ok([200, 409].includes(answer.status), answer.text)
    if (answer.status === 200) this.booked.set(visitor, JSON.parse(answer.text).appointment.start)
    return true
  }
}

interface Seen {
  /** Of the engine. */
  readonly name: string
  readonly booking: Booking
  readonly calendar: CaldavServer
  readonly mails: MailServer
  readonly slots: readonly string[]
}

async function compare(server: ServerProcess, { booking, calendar, mails, slots, name }: Seen): Promise<void> {
  const stored = await rows(
    server,
    `SELECT a.id, a.starts_at, l.email FROM appointments a JOIN leads l ON l.id = a.id WHERE a.state = 'booked'`,
  )
  const times = new Map(
    stored.map(({ email, starts_at }) => [String(email), new Date(Number(starts_at)).toISOString()]),
  )
  const leads = await rows(server, 'SELECT count(*) AS count FROM leads')
  assert.equal(
    [stored.length, Number(leads[0]?.['count'])],
    [times.size, times.size],
    'nothing is stored without a time',
  )
  assert.is(new Set(times.values()).size, times.size, 'no time is booked twice')
  for (const [visitor, start] of booking.booked) assert.is(times.get(visitor), new Date(start).toISOString(), visitor)
  assert.is(times.size, booking.booked.size)

  // As if ten minutes had passed: the next booking removes what the killed ones have left in the calendar.
  await rows(server, "UPDATE appointments SET held_until = 0 WHERE state = 'held'")
  await rows(server, "UPDATE deliveries SET next_at = 0 WHERE state = 'waiting' AND sink NOT LIKE 'reminder%'")
  const last = { visitor: 'last@example.org', slot: slots.at(-1) ?? '', token: await oldToken(server) }
  assert.ok(await booking.send(server, last))
  assert.ok(booking.booked.has(last.visitor))
  const wanted = new Set([...booking.booked.values()].map((start) => Date.parse(start)))
  const found = await Promise.all(
    slots.map(async (slot) =>
      (await calendar.ask('GET', slotFile(Date.parse(slot)))) === 200 ? [Date.parse(slot)] : [],
    ),
  )
  assert.equal(found.flat().sort(), [...wanted].sort(), 'what stands in the calendar is what is booked')

  const invited = () => new Set(mails.received.map(({ to, mail }) => `${to[0]} ${inviteOf(mail)}`))
  const expected = stored.map(({ id, email }) => `${String(email)} ${String(id)}`)
  for (let tries = 0; tries < 600 && !expected.every((one) => invited().has(one)); tries++) await pause(50)
  assert.equal(
    expected.filter((one) => !invited().has(one)),
    [],
    'everybody is invited',
  )
  // A mail may come twice: calendars know it by its UID and SEQUENCE.
  const visitors = [...invited()].filter((one) => one.startsWith('v'))
  assert.equal(
    visitors.filter((one) => !expected.includes(one)),
    [],
    'nobody else is',
  )
  if (process.env['KILLS']) {
    const repeated = mails.received.filter(({ to }) => to[0]?.startsWith('v')).length - visitors.length
    process.stderr.write(`${name}: ${KILLS} kills, ${times.size} times booked, ${repeated} mails came twice\n`)
  }
}

/** The UID of the invitation in a mail. */
function inviteOf({ attachments }: MailServer['received'][number]['mail']): string {
  const content = attachments[0]?.content ?? ''
  return uidOf(typeof content === 'string' ? content : new TextDecoder().decode(content))
}

async function offered(server: ServerProcess): Promise<{ readonly slots: readonly string[] }> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = JSON.parse((await ask(server, '/api/slots')).text)
    if (answer.mode === 'slots') return answer
    await pause(50)
  }
  throw new Error('No times are offered')
}

interface Places {
  readonly mails: MailServer
  readonly database: string
}

function startOn(
  folder: string,
  { url, user, password }: CaldavServer,
  { mails, database }: Places,
): Promise<ServerProcess> {
  return startServer(folder, {
    LEADS_DATABASE_URL: database,
    ...{ CALENDAR_OWN_URL: url, CALENDAR_OWN_USER: user, CALENDAR_OWN_PASSWORD: password },
    ...{ CALENDARS_ALLOW_PRIVATE: 'on', SMTP_URL: mails.url, LEADS_MAIL_TO: 'owner@example.org' },
  })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
