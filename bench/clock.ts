// What a wrong clock does to leads: servers that start years or days off, one whose clock jumps under load.
import { setTimeout as pause } from 'node:timers/promises'
import { type ClockOfServer, clockOfServer } from '../test/clocked-server.ts'
import { makeDist, post, removeDist, rows, type ServerProcess, startServer } from '../test/server-process.ts'
import { FILES, HOST, MESSAGE } from '../test/server-site.ts'
import { startReceiver, type WebhookReceiver } from '../test/webhook-receiver.ts'

const LEADS = 200
const STARTS = [3 * 365, 4, 0, 1, -3 * 365, 0]
/** How long a server runs with a wrong clock. */
const WRONG_MS = 7_000
const JUMPS = [3 * 365, -3 * 365, 4, -1, 0]
const JUMPING_MS = 10_000

interface Bench {
  readonly folder: string
  readonly clock: ClockOfServer
  readonly receiver: WebhookReceiver
}

/** @returns what was seen, one line each */
export async function benchClock(): Promise<string[]> {
  const retention = { leadsMonths: 24, partialLeadsDays: 30, visitsDays: 365 }
  const folder = await makeDist(FILES, { ...HOST, retention })
  const clock = await clockOfServer()
  let isDown = true
  const receiver = await startReceiver((response) => response.writeHead(isDown ? 500 : 204).end())
  const bench = { folder, clock, receiver }
  try {
    const starts = await wrongStarts(bench)
    isDown = false
    return [starts, await jumps(bench)]
  } finally {
    receiver.close()
    clock.remove()
    removeDist(folder)
  }
}

function start({ folder, clock, receiver }: Bench): Promise<ServerProcess> {
  const webhook = { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_ALLOW_PRIVATE: 'on' }
  return startServer(folder, { ...clock.environment, ...webhook })
}

async function count(server: ServerProcess, sql: string): Promise<number> {
  return Number((await rows(server, `SELECT count(*) AS count FROM ${sql}`))[0]?.['count'])
}

async function wrongStarts(bench: Bench): Promise<string> {
  const first = await start(bench)
  await Promise.all(Array.from({ length: LEADS }, () => post(first, '/api/contact', MESSAGE)))
  await first.stop()
  for (const days of STARTS) {
    bench.clock.shift(days)
    const server = await start(bench)
    await pause(WRONG_MS)
    await server.stop()
  }
  const left = await count(first, 'leads')
  const dead = await count(first, "deliveries WHERE state = 'dead'")
  const [next] = await rows(first, 'SELECT max(next_at - time) AS ms FROM deliveries, clock')
  const days = STARTS.join(', ')
  const waits = Math.round(Number(next?.['ms']) / 1000)
  return `${LEADS} leads, the receiver down, starts ${days} days off: ${LEADS - left} removed, ${dead} dead, next try within ${waits} s`
}

async function jumps(bench: Bench): Promise<string> {
  const server = await start(bench)
  const before = await count(server, 'leads')
  const end = performance.now() + JUMPING_MS
  let [taken, jumped] = [0, 0]
  const visit = async () => {
    while (performance.now() < end) if ((await post(server, '/api/contact', MESSAGE)).status === 200) taken += 1
  }
  const jump = async () => {
    for (; performance.now() < end; jumped++) {
      bench.clock.shift(JUMPS[jumped % JUMPS.length] ?? 0)
      await pause(100)
    }
  }
  const delivered = bench.receiver.hooks.length
  await Promise.all([jump(), ...Array.from({ length: 10 }, visit)])
  await bench.receiver.until(delivered + taken)
  const stored = (await count(server, 'leads')) - before
  await server.stop()
  return `${jumped} jumps in ${JUMPING_MS / 1000} s while leads come in: ${taken} answered with "ok", ${stored} stored, all delivered at once`
}
