// Tells the other processes that something is due, so that they need not wait for their next poll.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { connectionOptions, type Database } from './database.ts'

export interface Bell {
  /** Something was made due, and is committed. */
  ring(): void
  /** Calls back when another process rings, and after each time that this one could not hear it. */
  watch(onDue: () => void): void
  close(): Promise<void>
}

const CHANNEL = 'leads_due'
const RECONNECT_MS = 1_000

export function bellOf(url: string, database: Database): Bell {
  const self = randomUUID()
  let listening: Listener | null = null
  let [isRinging, isWanted, isClosed] = [false, false, false]
  // Never in the transaction of a lead: PostgreSQL commits those that notify one after the other. And one at a time: what
  // comes meanwhile shares the next.
  const ring = async () => {
    isRinging = true
    while (isWanted && !isClosed) {
      isWanted = false
      // Whoever does not hear it polls within seconds.
      await database.use((run) => run('SELECT pg_notify($1, $2)', [CHANNEL, self]), 'once').catch(() => undefined)
    }
    isRinging = false
  }
  return {
    ring() {
      isWanted = true
      if (!isRinging) void ring()
    },
    watch(onDue) {
      listening = listen(url, (sender) => {
        if (sender !== self) onDue()
      })
    },
    async close() {
      isClosed = true
      await listening?.close()
    },
  }
}

interface Listener {
  close(): Promise<void>
}

/** Listens on a connection of its own, and on another one when that breaks. @param onBell '' after connecting */
function listen(url: string, onBell: (sender: string) => void): Listener {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let current: pg.Client | null = null
  const start = () => {
    const client = new pg.Client(connectionOptions(url))
    current = client
    const again = () => {
      if (current !== client || isClosed) return
      current = null
      void client.end().catch(() => undefined)
      timer = setTimeout(start, RECONNECT_MS)
      timer.unref()
    }
    client.on('error', again).on('end', again)
    client.on('notification', ({ payload = '' }) => onBell(payload))
    client
      .connect()
      .then(() => client.query(`LISTEN ${CHANNEL}`))
      .then(() => onBell(''), again)
  }
  start()
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await current?.end().catch(() => undefined)
    },
  }
}
