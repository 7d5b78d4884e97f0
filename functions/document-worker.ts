// The process that reads documents: it answers one job after the other until it is ended.
import { analyse } from './document/index.ts'
import type { Done, Job } from './document/job.ts'

process.on('message', (job: Job) => {
  void analyse(job).then((outcome) => {
    const done: Done = { id: job.id, outcome, residentBytes: process.memoryUsage.rss() }
    process.send?.(done)
  })
})
// The server is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit(0))
