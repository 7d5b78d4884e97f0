import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type CompiledWorker, compiledWorker } from '../esbuild/testing.ts'
import { withThreads } from './threads.ts'

const test = suite<{ root: string; worker: URL; compiled: CompiledWorker }>('withThreads')

test.before(async (context) => {
  context.root = mkdtempSync(join(tmpdir(), 'threads-'))
  context.compiled = await compiledWorker('threads-test')
  context.worker = context.compiled.file
  writeFileSync(join(context.root, 'a.yaml'), 'title: A\n')
})
test.after(({ root, compiled }) => {
  rmSync(root, { recursive: true })
  compiled.remove()
})

test('starts a thread when the work takes long, and none for little', async ({ root, worker }) => {
  const slow = await threadsOf(root, worker, { batches: 400, batchMs: 20 })
  assert.ok(slow.filter((thread) => thread > 0).length > 0)
  assert.is(slow.length, 400)
  const quick = await threadsOf(root, worker, { batches: 400, batchMs: 0 })
  assert.equal([...new Set(quick)], [0])
})

test('starts none for work that only begins slowly, or that a thread would hardly shorten', async ({
  root,
  worker,
}) => {
  const warming = await threadsOf(root, worker, { batches: 800, batchMs: (at) => (at < 10 ? 22 : 0.2) })
  assert.equal([...new Set(warming)], [0])
  const short = await threadsOf(root, worker, { batches: 60, batchMs: 20 })
  assert.equal([...new Set(short)], [0])
})

test('starts as many as were asked for at once', async ({ root, worker }) => {
  const threads = await threadsOf(root, worker, { batches: 400, batchMs: 10, jobs: 3 })
  assert.equal([...new Set(threads)].sort(), [0, 1, 2])
})

test('throws what a thread that was started later throws', async ({ root, worker }) => {
  const failing = threadsOf(root, worker, { batches: 400, batchMs: 20, file: 'gone.yaml' })
  assert.match(await failing.then(() => 'nothing', String), 'gone.yaml')
})

test.run()

/** What is held against the batches' times, whatever the machine does. */
const START_MS = 200

interface Slow {
  readonly batches: number
  /** What a batch takes in this thread. */
  readonly batchMs: number | ((batch: number) => number)
  readonly jobs?: number
  /** What other threads read. */
  readonly file?: string
}

/** Which thread did each batch. */
async function threadsOf(root: string, workerFile: URL, { batches, batchMs, jobs, file = 'a.yaml' }: Slow) {
  const by: number[] = []
  let next = 0
  await withThreads({ workerFile, startMs: START_MS, ...(jobs !== undefined && { jobs }) }, (threads) =>
    threads.share<number, unknown>({
      job: 'read',
      threads: 2,
      batches,
      start: () => ({ root, schemas: [['page.json', '{}']] }),
      next: () => (next < batches ? next++ : null),
      sent: () => [{ kind: 'page', file, name: 'a' }],
      here(batch) {
        const until = performance.now() + (typeof batchMs === 'number' ? batchMs : batchMs(batch))
        while (performance.now() < until);
      },
      done: (_batch, _answer, { thread }) => by.push(thread),
    }),
  )
  return by
}
