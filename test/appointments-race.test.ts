// Many visitors who want one time at once, on two servers of one store: exactly one gets it, and the others are told so.
// ROUNDS=1000 runs the long form.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ask, makeDist, oldToken, post, removeDist, rows, type ServerProcess, startServer } from './server-process.ts'
import { BOOKING, FILES, HOST } from './server-site.ts'
import { STORE_ENGINES } from './store-places.ts'
import { testUnless } from './unless.ts'

const NAME = 'many bookings of one time'
const ROUNDS = Number(process.env['ROUNDS'] ?? 20)
const VISITORS = 50
/** Every fifth visitor has held the time, or tried to. */
const HOLDERS = 5

const ALL_DAY = [{ from: '00:00', to: '24:00' }]
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const appointments = {
  ...{ zone: 'Europe/Berlin', minutes: 30, bufferMinutes: 0, noticeHours: 0 },
  horizonDays: Math.ceil(ROUNDS / 40) + 1,
  hours: Object.fromEntries(DAYS.map((day) => [day, ALL_DAY])),
}

const test = suite(NAME)

for (const { name, problem, start } of STORE_ENGINES) {
  testUnless(problem, { test, suite: NAME, name: `are one booking, ${ROUNDS} times: ${name}` }, async () => {
    const folder = await makeDist(FILES, { ...HOST, appointments })
    const place = await start(folder)
    const servers: ServerProcess[] = []
    try {
      for (let n = 0; n < 2; n++) servers.push(await startServer(folder, { LEADS_DATABASE_URL: place.url }))
      await race(servers)
    } finally {
      for (const server of servers) await server.stop('SIGKILL')
      await place.stop()
      removeDist(folder)
    }
  })
}

test.run()

async function race(servers: readonly ServerProcess[]): Promise<void> {
  const [first] = servers
  assert.ok(first)
  const { slots } = await offered(first)
  const started = performance.now()
  let waited = 0
  for (let round = 0; round < ROUNDS; round++) {
    const slot = slots[round + 2] ?? ''
    const begun = performance.now()
    const tokens = await Promise.all(Array.from({ length: VISITORS }, () => oldToken(first)))
    const answers = await Promise.all(
      tokens.map(async (token, visitor) => {
        const server = servers[visitor % servers.length] ?? first
        if (visitor % HOLDERS === 0) await post(server, '/api/hold', { slot, token })
        return post(server, '/api/booking', { ...BOOKING, message: `${round} ${visitor}`, token, slot })
      }),
    )
    waited = Math.max(waited, performance.now() - begun)
    const won = answers.filter(({ status }) => status === 200).map(({ text }) => JSON.parse(text))
    assert.equal(
      won.map(({ appointment }) => Date.parse(appointment.start)),
      [Date.parse(slot)],
      `round ${round}`,
    )
    const others = answers.filter(({ status }) => status !== 200)
    assert.ok(others.every(({ status, text }) => status === 409 && JSON.parse(text).fields.slot))
  }
  await requireOneEach(first)
  const after = await offered(first)
  assert.not.ok(after.slots.some((slot) => slots.indexOf(slot) >= 2 && slots.indexOf(slot) < ROUNDS + 2))
  if (process.env['ROUNDS']) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stderr.write(`${ROUNDS} rounds of ${VISITORS} in ${seconds} s, the slowest ${waited.toFixed(0)} ms\n`)
  }
}

async function offered(server: ServerProcess): Promise<{ readonly slots: readonly string[] }> {
  return JSON.parse((await ask(server, '/api/slots')).text)
}

/** As many leads as rounds, each with its own time; of the others nothing is stored. */
async function requireOneEach(server: ServerProcess): Promise<void> {
  const stored = await rows(
    server,
    `SELECT (SELECT count(*) FROM leads) AS leads, (SELECT count(*) FROM appointments WHERE state = 'booked') AS booked,
      (SELECT count(DISTINCT starts_at) FROM appointments) AS times, (SELECT count(*) FROM appointments) AS kept`,
  )
  assert.equal(
    stored.flatMap((row) => Object.values(row).map(Number)),
    [ROUNDS, ROUNDS, ROUNDS, ROUNDS],
  )
}
