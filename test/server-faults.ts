// Everything that goes wrong around a server, in random order and at the same time, while visitors send leads: it is killed,
// its disk fills up, another program holds its database, the receiver is down, the clock jumps.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { type ClockOfServer, clockOfServer } from './clocked-server.ts'
import { compare, LeadSender } from './lead-sender.ts'
import { makeDist, removeDist, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST } from './server-site.ts'
import { fillDisk, mountDisk, mountProblem, unmount } from './small-disk.ts'
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts'

/** How often each fault happened, and what came of it. */
export interface FaultReport {
  readonly faults: Readonly<Record<string, number>>
  /** Why there was no full disk; null if there was one. */
  readonly diskProblem: string | null
  /** Number of leads; all were answered with "ok", stored once and delivered. */
  readonly stored: number
  /** How many deliveries came again, with the same key. */
  readonly repeated: number
}

/** Half an hour of leads takes 100 MB. */
const DISK_MEGABYTES = 256
const DAYS = [3 * 365, -3 * 365, 4, -4, 1, -1, 1 / 24, 0]

/**
 * Lets faults happen for some seconds.
 *
 * @throws AssertionError when a lead that was answered with "ok" is missing, stored twice or not delivered
 */
export async function letFaultsHappen(seconds: number): Promise<FaultReport> {
  const diskProblem = mountProblem()
  const disk = diskProblem === null ? mountDisk(DISK_MEGABYTES) : null
  const clock = await clockOfServer()
  const retention = { leadsMonths: 24, partialLeadsDays: 30, visitsDays: 365 }
  const folder = await makeDist(FILES, { ...HOST, retention })
  const receiver = { isDown: false }
  const hooks = await startReceiver((response) => response.writeHead(receiver.isDown ? 500 : 204).end())
  try {
    const servers = await Servers.start({ folder, clock, hooks, disk })
    const sender = new LeadSender({ clients: 4, pauseMs: 60, mayRefuse: true })
    const sending = servers.each((server) => sender.sendUntilGone(server))
    const faults = await happen(faultsOf({ servers, clock, receiver, disk }), seconds)
    clock.shift(0)
    servers.isLast = true
    await servers.restart()
    await sending
    const { current } = servers
    await sender.sendAgain(current)
    const { stored, repeated } = await compare(current, sender, hooks)
    await current.stop()
    return { faults, diskProblem, stored, repeated }
  } finally {
    hooks.close()
    clock.remove()
    removeDist(folder)
    if (disk) unmount(disk)
  }
}

interface ServerDeps {
  readonly folder: string
  readonly clock: ClockOfServer
  readonly hooks: WebhookReceiver
  readonly disk: string | null
}

/** One server after the other, with the same database. */
class Servers {
  /** Nobody waits for a server after the one that is killed next. */
  isLast = false
  current: ServerProcess
  readonly #deps: ServerDeps
  #restarting: Promise<void> | null = null

  private constructor(deps: ServerDeps, first: ServerProcess) {
    this.#deps = deps
    this.current = first
  }

  static async start(deps: ServerDeps): Promise<Servers> {
    return new Servers(deps, await startWith(deps))
  }

  restart(): Promise<void> {
    this.#restarting ??= this.#restart().finally(() => {
      this.#restarting = null
    })
    return this.#restarting
  }

  /** @param use ends when its server is gone */
  async each(use: (server: ServerProcess) => Promise<void>): Promise<void> {
    while (!this.isLast) {
      const used = this.current
      await use(used)
      await this.#restarting
      if (this.current === used) throw new Error(`The server ended by itself: ${used.errors().slice(-2000)}`)
    }
  }

  async #restart(): Promise<void> {
    await this.current.stop('SIGKILL')
    this.current = await startWith(this.#deps)
  }
}

/** A server does not start while its disk is full or its database is locked: its operator tries again. */
async function startWith({ folder, clock, hooks, disk }: ServerDeps): Promise<ServerProcess> {
  for (;;) {
    const server = await startServer(folder, {
      ...clock.environment,
      ...(disk && { LEADS_DATABASE_URL: `file:${join(disk, 'leads.db')}` }),
      LEADS_WEBHOOK_URL: hooks.url,
      LEADS_WEBHOOK_ALLOW_PRIVATE: 'on',
    })
    if (server.port > 0) return server
    await pause(100)
  }
}

type Faults = Readonly<Record<string, () => Promise<void>>>

function faultsOf(given: {
  readonly servers: Servers
  readonly clock: ClockOfServer
  readonly receiver: { isDown: boolean }
  readonly disk: string | null
}): Faults {
  const { servers, clock, receiver, disk } = given
  const faults = {
    'kill -9': () => servers.restart(),
    'locked database': () => holdLock(servers.current.database),
    'dead receiver': async () => {
      receiver.isDown = true
      await pause(3000 * Math.random())
      receiver.isDown = false
    },
    'clock jump': async () => clock.shift(DAYS[Math.floor(Math.random() * DAYS.length)] ?? 0),
  }
  if (disk === null) return faults
  const fill = async () => {
    try {
      fillDisk(disk, 0)
    } catch (error) {
      // The server took the last of it.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
    await pause(3000 * Math.random())
    fillDisk(disk, null)
  }
  return { ...faults, 'full disk': fill }
}

/** For up to seven seconds: longer than a visitor is kept waiting. */
async function holdLock(url: string): Promise<void> {
  const client = createClient({ url, timeout: 500 })
  try {
    const lock = await client.transaction('write')
    await pause(7000 * Math.random() ** 2)
    await lock.rollback()
  } catch {
    // The server is writing, or its disk is full: somebody else has the lock.
  } finally {
    client.close()
  }
}

/** @returns how often each happened: all once, then by chance, none at the same time as itself */
async function happen(faults: Faults, seconds: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const active = new Map<string, Promise<unknown>>()
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const free = Object.entries(faults).filter(([name]) => !active.has(name))
    const unseen = free.filter(([name]) => !Object.hasOwn(counts, name))
    const choice = unseen.length > 0 ? unseen : free
    const [name, fault] = choice[Math.floor(Math.random() * choice.length)] ?? []
    if (name !== undefined && fault !== undefined) {
      counts[name] = (counts[name] ?? 0) + 1
      active.set(
        name,
        fault().finally(() => active.delete(name)),
      )
    }
    await pause(200 + 1500 * Math.random())
  }
  await Promise.all(active.values())
  return counts
}
