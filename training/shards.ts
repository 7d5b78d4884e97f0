// Writes what the model learns from as numbers: generated documents, texts of known kinds, and text without labels if a folder
// of it is given.
// Shards that are there already are kept, so that a run that was cut off goes on; a changed generator needs a new folder.
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { optionsOf } from './command-line.ts'
import type { Split } from './documents/types.ts'
import { type Job, shardName } from './shards/job.ts'

const USAGE = ['shards -- [--count N] [--held-out N] [--text FOLDER] [--texts FOLDER] [--model FOLDER] [--out FOLDER]']

const SHARD_DOCUMENTS = 1000

/** Shards of documents 1 to `count` that are not there yet. */
function jobsOf(out: string, split: Split, count: number): Job[] {
  return Array.from({ length: Math.ceil(count / SHARD_DOCUMENTS) }, (_, number) => ({
    file: shardName(join(out, split), number),
    split,
    first: 1 + number * SHARD_DOCUMENTS,
    count: Math.min(SHARD_DOCUMENTS, count - number * SHARD_DOCUMENTS),
  })).filter(({ file }) => !existsSync(file))
}

/** One process that takes jobs until there are none; it inherits the loader of TypeScript, which threads do not. */
function workThrough(jobs: Job[], model: string, report: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(fileURLToPath(new URL('./shards/worker.ts', import.meta.url)), [model])
    const next = () => {
      const job = jobs.shift()
      if (job) worker.send(job)
      else worker.disconnect()
    }
    worker.on('message', () => {
      report()
      next()
    })
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A process that makes shards ended with ${code}`)),
    )
    next()
  })
}

const values = optionsOf(USAGE, {
  count: { type: 'string', default: '200000' },
  'held-out': { type: 'string', default: '4000' },
  text: { type: 'string' },
  texts: { type: 'string', default: 'texts' },
  model: { type: 'string', default: '.cache/model' },
  out: { type: 'string', default: '.cache/shards' },
})
await mkdir(values.out, { recursive: true })
const textFile = join(values.out, 'text')
const textsFile = shardName(join(values.out, 'texts'), 0)
const texts: Job[] = existsSync(textsFile) ? [] : [{ texts: values.texts, file: textsFile }]
const text: Job[] = values.text && !existsSync(shardName(textFile, 0)) ? [{ text: values.text, file: textFile }] : []
const jobs = [
  ...text,
  ...texts,
  ...jobsOf(values.out, 'held-out', Number(values['held-out'])),
  ...jobsOf(values.out, 'training', Number(values.count)),
]
const all = jobs.length
const started = performance.now()
let done = 0
const report = () => {
  done++
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  process.stdout.write(`${done} of ${all} shards after ${seconds} s\n`)
}
await Promise.all(
  Array.from({ length: Math.min(all, availableParallelism()) }, () => workThrough(jobs, values.model, report)),
)
