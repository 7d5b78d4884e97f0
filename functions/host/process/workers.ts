// Several processes at one port, for machines with more cores than one process can use. Each accepts connections itself
// (SCHED_NONE), so that none is lost in between when they stop; the first process serves nothing, it starts them, counts the
// requests of each address for all of them, and replaces one that ends.
import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { countForWorkers } from '../../lib/limit.ts'
import { describeError, type Logger } from '../../lib/log.ts'
import { STOP, stopRequested } from './stop.ts'

const EXIT_INTERNAL = 3

/** Before one that ended is replaced: what ends it may end the next one, too. */
const REPLACED_AFTER_MS = 1000

export interface WorkersOptions {
  readonly log: Logger
  /** Called when all of them listen. */
  announce(address: string): Promise<void>
}

/**
 * Runs workers until this process is asked to stop.
 *
 * @returns the exit code: 0, or that of the first worker if it could not start
 */
export async function runWorkers(count: number, { log, announce }: WorkersOptions): Promise<number> {
  const stopped = stopRequested()
  cluster.schedulingPolicy = cluster.SCHED_NONE
  countForWorkers()
  // The first one makes the database, and says alone what is wrong.
  const first = startWorker(log)
  const failed = first.ended.then((code) => ({ code: typeof code === 'number' ? code : EXIT_INTERNAL }))
  const begun = await Promise.race([first.listening, failed, stopped.then(() => ({ code: 0 }))])
  if ('code' in begun) {
    first.stop()
    await first.ended
    return begun.code
  }
  const stopping = new AbortController()
  const others = Array.from({ length: count - 1 }, () => startWorker(log))
  const kept = [first, ...others].map((worker) => keep(worker, { log, stopping: stopping.signal }))
  await Promise.race([Promise.all(others.map(({ listening }) => listening)), stopped])
  await announce(begun.address)
  await stopped
  stopping.abort()
  await Promise.all(kept)
  return 0
}

/** Has a worker replaced whenever it ends. Resolves when they are asked to stop and the last one has ended. */
async function keep(
  first: RunningWorker,
  { log, stopping }: { readonly log: Logger; readonly stopping: AbortSignal },
): Promise<void> {
  for (let worker = first; ; worker = startWorker(log)) {
    const { stop } = worker
    if (stopping.aborted) stop()
    stopping.addEventListener('abort', stop)
    const code = await worker.ended
    stopping.removeEventListener('abort', stop)
    if (stopping.aborted) return
    log.error({ code }, 'A worker ended; another one takes its place')
    await pause(REPLACED_AFTER_MS)
    if (stopping.aborted) return
  }
}

interface RunningWorker {
  readonly listening: Promise<Listening>
  /** Resolves with its exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string>
  stop(): void
}

function startWorker(log: Logger): RunningWorker {
  const worker = cluster.fork()
  // A message to one that has just ended; that it ended is told as well.
  worker.on('error', (error) => log.warn({ error: describeError(error) }, 'A worker did not get a message'))
  let isListening = false
  return {
    listening: new Promise((resolve) => {
      worker.on('message', ({ address }: Partial<Listening>) => {
        if (address === undefined) return
        isListening = true
        resolve({ address })
      })
    }),
    ended: new Promise((resolve) => {
      worker.once('exit', (code, signal) => resolve(signal ?? code))
    }),
    stop: () => {
      // Before it listens it has nothing to lose, and no ear for messages.
      if (!isListening) worker.process.kill()
      else if (worker.isConnected()) worker.send(STOP)
    },
  }
}

/** What a worker tells when it listens. */
interface Listening {
  /** For people. */
  readonly address: string
}

/** Tells the process that started this worker that it listens. */
export function tellListening(address: string): void {
  const message: Listening = { address }
  process.send?.(message)
}
