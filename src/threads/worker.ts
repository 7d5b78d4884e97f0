// A thread beside the command's own: it gets a kind of work, then batches of it. Each kind is loaded when it is asked for.
import { parentPort } from 'node:worker_threads'
import { type Job, type JobName, type Order, type Report, sentProblem } from './protocol.ts'

const JOBS: Readonly<Record<JobName, (start: unknown) => Promise<Job>>> = {
  read: async (start) => (await import('../sources/read-job.ts')).readJob(start),
  rules: async (start) => (await import('../rules/look-job.ts')).lookJob(start),
  pages: async (start) => (await import('../pages/page-job.ts')).pageJob(start),
}

let job: Job | null = null
let turn = Promise.resolve()

function report(message: Report, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer)
}

async function follow(order: Order): Promise<void> {
  if ('job' in order) {
    job = await JOBS[order.job](order.start)
    return
  }
  const from = performance.timeOrigin + performance.now()
  const { answer, transfer } = job?.(order.batch) ?? { answer: null }
  report({ answer, times: { from, to: performance.timeOrigin + performance.now() } }, transfer)
}

parentPort?.on('message', (order: Order) => {
  turn = turn.then(() => follow(order)).catch((thrown: unknown) => report({ problem: sentProblem(thrown) }))
})
report({ isReady: true })
