// The process that reads documents: it answers one job after the other until it is ended.
import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { analyse } from './document/index.ts'
import { type ModelChoice, openModels } from './document/model-loading/open-models.ts'
import type { Job, JobResult } from './document/worker/job.ts'
import { readExactly } from './document/worker/read-exactly.ts'

// Requests for pages come before documents.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // A sandbox may forbid it: documents are read all the same, at normal priority.
}

const models = openModels(JSON.parse(process.argv[2] ?? 'null') as ModelChoice)
// The process starts while the first document is on its way.
models.begin()

new Worker(new URL('./document-guard.js', import.meta.url)).unref()

async function answerTo(job: Job): Promise<JobResult> {
  const outcome = await analyse(job, await readExactly(process.stdin, job.byteLength), models)
  return { id: job.id, outcome, residentBytes: process.memoryUsage.rss() }
}

process.on('message', (job: Job) => {
  void answerTo(job).then((done) => process.send?.(done))
})
// The server is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit(0))
