// Many documents at once for several servers behind the nginx of `--target container`, and pages beside them:
// npx tsx bench/document-servers.ts [documents] [servers]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDistWithModel } from '../test/dist-with-model.ts'
import { documentServersProblem, startDocumentServers } from '../test/document-servers.ts'
import { send } from '../test/documents-hostile.ts'
import { removeDist, type ServerProcess } from '../test/server-process.ts'

const papers = join(import.meta.dirname, '../functions/document/fixtures/papers')
const [documents = 50, servers = 3] = process.argv.slice(2).map(Number)

void main()

async function main(): Promise<void> {
  const problem = documentServersProblem()
  if (problem !== null) return void process.stderr.write(`${problem}\n`)
  const dist = await makeDistWithModel()
  const started = await startDocumentServers(dist, servers)
  for (const fileName of ['rechnung.pdf', 'lieferschein.jpg']) {
    process.stdout.write(`${await measure(started.web, fileName)}\n`)
  }
  process.stdout.write(await started.stop())
  removeDist(dist)
}

async function measure(web: ServerProcess, fileName: string): Promise<string> {
  const paper = { fileName, bytes: readFileSync(join(papers, fileName)) }
  const visiting = fork(join(import.meta.dirname, 'page-visits.ts'), [String(web.port)], {
    execArgv: ['--import', 'tsx'],
  })
  await once(visiting, 'message')
  const replies = await Promise.all(Array.from({ length: documents }, () => timed(() => send(web, paper))))
  visiting.send('over')
  const [visits] = (await once(visiting, 'message')) as [number[]]
  const answered = replies.filter(({ value }) => value.status === 200)
  const refused = replies.filter(({ value }) => value.status === 503 && value.retrySeconds)
  return `${fileName}: ${answered.length} of ${documents} answered within ${slowest(answered)} ms, ${refused.length} told to come again within ${slowest(refused)} ms; ${visits.length} pages beside, p99 ${percentile(visits, 0.99)} ms, slowest ${percentile(visits, 1)} ms`
}

interface Timed<T> {
  readonly value: T
  readonly ms: number
}

async function timed<T>(call: () => Promise<T>): Promise<Timed<T>> {
  const before = performance.now()
  const value = await call()
  return { value, ms: performance.now() - before }
}

const slowest = (all: readonly Timed<unknown>[]) => Math.round(Math.max(0, ...all.map(({ ms }) => ms)))

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0)
}
