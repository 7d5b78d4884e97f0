// Makes the shards it is told to, one after the other, in a process of its own.
import { type Job, run, wordIdsIn } from './job.ts'

const wordIds = wordIdsIn(process.argv[2] ?? '')

process.on('message', async (job: Job) => {
  await run(job, await wordIds)
  process.send?.('done')
})
