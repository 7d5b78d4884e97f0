// The process that reads documents, and makes e-invoices of what was read: it does one job after another until it is stopped.
import { Worker } from 'node:worker_threads'
import { analyse } from './document/index.ts'
import { type ModelChoice, openModels } from './document/model-loading/open-models.ts'
import type { Begun, Job, JobResult } from './document/worker/job.ts'
import { readExactly } from './document/worker/read-exactly.ts'

const models = openModels(JSON.parse(process.argv[2] ?? 'null') as ModelChoice)
// The process starts while the first document is on its way.
models.begin()

new Worker(new URL('./document-guard.js', import.meta.url)).unref()

// Loaded when the first e-invoice is made: reading needs none of its libraries.
const make: typeof import('./document/make/make-invoice.ts').makeInvoice = async (body, job) =>
  (await import('./document/make/make-invoice.ts')).makeInvoice(body, job)

async function answerTo(job: Job): Promise<JobResult> {
  const body = await readExactly(process.stdin, job.byteLength)
  process.send?.({ begun: job.id } satisfies Begun)
  const begun = performance.now()
  const outcome = job.task === 'make' ? await make(body, job) : await analyse(job, body, models)
  const milliseconds = performance.now() - begun
  return { id: job.id, outcome, milliseconds, residentBytes: process.memoryUsage.rss() }
}

/** Time for an answer in progress to be sent. */
const FLUSH_MS = 100

// Libraries throw where nothing can catch it; Tesseract's does so after it has reported the error.
process.on('uncaughtException', () => setTimeout(() => process.exit(1), FLUSH_MS))

process.on('message', (job: Job) => {
  void answerTo(job).then((done) => process.send?.(done))
})
// The server is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit(0))
