// libSQL reads and writes a file synchronously: its thread blocks while it waits for the disk, or for another program that
// holds the lock. So the server gives its file to a separate thread and goes on serving pages meanwhile.
import { Worker } from 'node:worker_threads'
import { describeError, type Logger } from '../lib/log.ts'
import { databaseFile } from './database/connection.ts'
import { StorageError } from './database/storage-error.ts'
import { openStore, type StoreOptions } from './store.ts'
import { type Call, type Calls, type Reply, type Request, type ServerStore, unpackError } from './thread-protocol.ts'

export type ThreadOptions = Required<Pick<StoreOptions, 'url' | 'sinks' | 'makesFile'>>

export interface ServerStoreOptions extends Pick<StoreOptions, 'url' | 'sinks'> {
  /** functions/store-thread.ts, as built. */
  readonly threadFile: URL
  readonly log: Logger
}

/**
 * Opens the store for a server: a file in a separate thread, a database server in this one.
 *
 * @throws Error when it cannot be opened or must not be used by this version
 */
export async function openServerStore({ url, sinks, threadFile, log }: ServerStoreOptions): Promise<ServerStore> {
  if (databaseFile(url) === null) return openStore({ url, sinks })
  const threads = new Threads((makesFile) => startThread(threadFile, { url, sinks, makesFile }), log)
  await threads.start()
  const caller =
    <Name extends keyof Calls>(name: Name) =>
    (...args: Parameters<Calls[Name]>) =>
      threads.call(name, args) as ReturnType<Calls[Name]>
  return {
    outbox: {
      put: caller('put'),
      countVisit: caller('countVisit'),
      countEvent: caller('countEvent'),
      check: caller('check'),
    },
    appointments: {
      taken: caller('taken'),
      hold: caller('hold'),
      release: caller('release'),
      find: caller('find'),
      move: caller('move'),
      cancel: caller('cancel'),
      known: caller('known'),
      abandoned: caller('abandoned'),
      forget: caller('forget'),
    },
    queue: { claim: caller('claim'), settle: caller('settle'), tally: caller('tally') },
    time: { tick: caller('tick') },
    requests: { countRequest: caller('countRequest') },
    register: { purge: caller('purge') },
    secret: caller('secret'),
    close: () => threads.end(),
  }
}

/** The running thread. One that stopped is replaced with the next call; its unanswered calls are rejected. */
class Threads {
  readonly #begin: (makesFile: boolean) => Promise<Thread>
  readonly #log: Logger
  #running: Promise<Thread> | null = null
  #isEnding = false

  constructor(begin: (makesFile: boolean) => Promise<Thread>, log: Logger) {
    this.#begin = begin
    this.#log = log
  }

  /** Starts the first thread, the only one that creates the file of the database. */
  async start(makesFile = true): Promise<Thread> {
    const starting = this.#begin(makesFile)
    this.#running = starting
    const forget = () => {
      if (this.#running === starting) this.#running = null
    }
    const thread = await starting.catch((cause: unknown) => {
      forget()
      throw cause
    })
    void thread.ended.then((cause) => {
      forget()
      if (!this.#isEnding) this.#log.error({ error: describeError(cause) }, 'The thread of the database stopped')
    })
    return thread
  }

  async call(name: keyof Calls, args: readonly unknown[]): Promise<unknown> {
    if (this.#isEnding) throw new StorageError('STORE_STOPPED')
    const thread = await (this.#running ?? this.start(false))
    return thread.call(name, args)
  }

  /** Earlier calls are still completed. */
  async end(): Promise<void> {
    this.#isEnding = true
    const thread = await this.#running?.catch(() => null)
    await thread?.end()
  }
}

interface Thread {
  call(name: keyof Calls, args: readonly unknown[]): Promise<unknown>
  end(): Promise<unknown>
  /** Resolves with the cause when it has stopped. */
  readonly ended: Promise<unknown>
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** @throws Error when the store cannot be opened */
async function startThread(file: URL, options: ThreadOptions): Promise<Thread> {
  const worker = new Worker(file, { workerData: options })
  const waiting = new Map<number | null, Waiting>()
  const opened = new Promise((resolve, reject) => {
    waiting.set(null, { resolve, reject })
  })
  worker.on('message', (reply: Reply) => {
    const { resolve, reject } = waiting.get(reply.id) ?? {}
    waiting.delete(reply.id)
    if (reply.ok) resolve?.(reply.value)
    else reject?.(unpackError(reply.error))
  })
  let stopped: StorageError | null = null
  const ended = new Promise<unknown>((resolve) => {
    let cause: unknown
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('exit', () => {
      stopped = new StorageError('STORE_STOPPED', { cause })
      for (const { reject } of waiting.values()) reject(stopped)
      resolve(stopped)
    })
  })
  await opened
  const send = (request: Request) => worker.postMessage(request)
  let calls = 0
  return {
    ended,
    call: (name, args) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(stopped)
        const call: Call = { id: calls++, name, args }
        waiting.set(call.id, { resolve, reject })
        send(call)
      }),
    end() {
      send(null)
      return ended
    },
  }
}
