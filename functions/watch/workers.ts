// The figures of several processes at one port (WORKERS). Each keeps its own; the process that started them asks for them
// when Prometheus does, and adds them up.
import cluster, { type Worker } from 'node:cluster'
import { type Figures, type Meters, makeSum, risingOf } from './meters.ts'
import type { FigureSource } from './metrics-server.ts'

/** The store may take three seconds to say that it does not answer; Prometheus waits ten. */
const ANSWER_MS = 4_000

/** From the first process. */
interface Question {
  readonly asksFigures: number
  readonly withStore: boolean
}

/** From a worker; the first, without figures, says that it can be asked. */
interface Reply {
  readonly tellsFigures: number | null
  readonly figures: Figures
}

/** Answers the process that started this worker. */
export function answerWithFigures({ figures }: Pick<Meters, 'figures'>): void {
  const tell = (reply: Reply) => {
    if (process.connected) process.send?.(reply)
  }
  process.on('message', async ({ asksFigures, withStore = false }: Partial<Question>) => {
    if (asksFigures !== undefined) tell({ tellsFigures: asksFigures, figures: await figures({ withStore }) })
  })
  tell({ tellsFigures: null, figures: [] })
}

/** Asks all workers, one of them for the figures of the store, which are the same for all. */
export async function figuresOfWorkers(): Promise<FigureSource> {
  const sum = await makeSum()
  /** What each told last. */
  const last = new Map<number, Figures>()
  /** What only rises of those that have ended. */
  let ended: Figures = []
  let scrapes = 0
  const waiting = new Map<string, (figures: Figures) => void>()
  cluster.on('message', ({ id }, { tellsFigures, figures = [] }: Partial<Reply>) => {
    if (tellsFigures === undefined) return
    last.set(id, figures)
    waiting.get(`${id} ${tellsFigures}`)?.(figures)
  })
  cluster.on('exit', async ({ id }) => {
    const rising = risingOf(last.get(id) ?? [])
    last.delete(id)
    ended = [...ended, ...rising]
    ended = await sum.of([ended])
  })
  const askWorker = (worker: Worker, question: Question) =>
    new Promise<Figures>((resolve) => {
      const key = `${worker.id} ${question.asksFigures}`
      // One that is late or gone: what it told last goes on to count, as far as it only rises.
      const done = (figures: Figures = risingOf(last.get(worker.id) ?? [])) => {
        clearTimeout(patience)
        waiting.delete(key)
        resolve(figures)
      }
      const patience = setTimeout(done, ANSWER_MS)
      waiting.set(key, done)
      worker.send(question, (error) => error && done())
    })
  return {
    contentType: sum.contentType,
    async text() {
      const workers = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined && last.has(one.id))
      scrapes += 1
      const figures = await Promise.all(
        // Each in turn is asked for the store: one that hangs does not hide it for good.
        workers.map((one, index) =>
          askWorker(one as Worker, { asksFigures: scrapes, withStore: index === scrapes % workers.length }),
        ),
      )
      return sum.text([...figures, ended])
    },
  }
}
