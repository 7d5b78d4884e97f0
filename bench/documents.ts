// npm run bench:documents   Builds the site, starts its server, and measures the document API with a folder of known
// documents: DOCUMENTS (default ../shared/documents), which holds score.mjs and truth.json. DIST takes a built site.
// Bold misses its limit.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { type AnalysisAnswer, ask } from './documents/ask.ts'
import { calibration } from './documents/calibration.ts'
import { type Figure, figureTable, quantile } from './documents/figures.ts'
import { residentMegabytes, type Served, withServer, workerOf } from './documents/served.ts'
import { type DocumentSet, isScan, isTextPdf, type KnownDocument, pagesOf, readSet } from './documents/set.ts'

const folder = resolve(process.env['DOCUMENTS'] ?? resolve(import.meta.dirname, '../../shared/documents'))
const ROUNDS = 3
const IN_A_ROW = 200
/** What a visitor may send. */
const LARGEST_BYTES = 10 * 1024 * 1024 - 1024
const STATIC_EVERY_MS = 20

const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Watches the memory of the process that reads documents. @returns stops it and returns the peak in MB */
function watch({ pid }: Served): () => number {
  let most = 0
  const timer = setInterval(() => {
    const worker = workerOf(pid)
    if (worker !== null) most = Math.max(most, residentMegabytes(worker))
  }, 50)
  return () => {
    clearInterval(timer)
    return most
  }
}

/** How long a page takes while something else goes on, in milliseconds each. */
async function staticMeanwhile(origin: string, work: Promise<unknown>): Promise<number[]> {
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  // It is thrown below; until then nobody handles it, and it would end the bench without stopping its server.
  over.catch(() => undefined)
  const times: number[] = []
  while (!isOver) {
    const started = performance.now()
    await (await fetch(origin)).arrayBuffer()
    times.push(performance.now() - started)
    await later(STATIC_EVERY_MS)
  }
  await over
  return times
}

async function runScorer({ scorer }: DocumentSet, { origin, pid }: Served): Promise<void> {
  const args = [scorer, '--base', origin, '--pid', String(pid)]
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${scorer} ended with ${code}`)
}

type Answers = [KnownDocument, AnalysisAnswer][]

async function askAll(served: Served, set: DocumentSet, documents: readonly KnownDocument[]): Promise<Answers> {
  const answers: Answers = []
  for (const known of documents) answers.push([known, await ask(served.origin, known.fileName, set.bytes(known))])
  return answers
}

const times = (answers: Answers) =>
  answers.flatMap(([, { status, milliseconds }]) => (status === 200 ? [milliseconds] : []))

/** How long each document took for one of its pages, in milliseconds. */
async function pageTimes(set: DocumentSet, answers: Answers): Promise<number[]> {
  const all = await Promise.all(
    answers.map(async ([known, answered]) => {
      const pages = await pagesOf(known, set.bytes(known))
      return times([[known, answered]]).map((milliseconds) => milliseconds / pages)
    }),
  )
  return all.flat()
}

/** Reads text PDFs one after the other. @returns what the process holds after each 50 */
async function inARow(served: Served, set: DocumentSet, texts: readonly KnownDocument[]): Promise<number[]> {
  const memory: number[] = []
  for (let index = 0; index < IN_A_ROW; index++) {
    const known = texts[index % texts.length]
    if (known) await ask(served.origin, known.fileName, set.bytes(known))
    if ((index + 1) % 50 === 0) memory.push(residentMegabytes(workerOf(served.pid) ?? 0))
  }
  return memory
}

/** What happens to others while documents are read: 200 in a row, then five of the maximum size. */
async function measureOthers(served: Served, set: DocumentSet, texts: readonly KnownDocument[]) {
  await served.longestBlock()
  const memory: number[] = []
  const work = async () => {
    memory.push(...(await inARow(served, set, texts)))
    const large = Buffer.alloc(LARGEST_BYTES, 'Guten Tag. ')
    for (let turn = 0; turn < 5; turn++) await ask(served.origin, 'lang.txt', large)
  }
  const pages = await staticMeanwhile(served.origin, work())
  return { memory, pages, blocked: await served.longestBlock() }
}

async function measure(served: Served): Promise<void> {
  const set = await readSet(folder)
  const texts = set.documents.filter(isTextPdf)
  const [first] = texts
  if (!first) throw new Error(`${folder} has no PDF with text`)
  await later(2000)
  const idle = residentMegabytes(served.pid)
  const endWatching = watch(served)
  const started = await ask(served.origin, first.fileName, set.bytes(first))

  print(`# The scorer's tables\n`)
  await runScorer(set, served)

  const rounds: Answers[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await askAll(served, set, texts))
  const scans = await askAll(served, set, set.documents.filter(isScan))
  const scanned = await pageTimes(set, scans)
  const { memory, pages, blocked } = await measureOthers(served, set, texts)
  const warm = rounds.flatMap(times)
  const growth = (memory.at(-1) ?? 0) - (memory[0] ?? 0)
  const figures: Figure[] = [
    { name: 'text PDF, warm, p50', value: quantile(warm, 0.5), unit: 'ms', most: 150 },
    { name: 'text PDF, warm, p95', value: quantile(warm, 0.95), unit: 'ms', most: 600 },
    { name: 'scanned page, warm, p50', value: quantile(scanned, 0.5), unit: 'ms', most: 2500 },
    { name: 'scanned page, warm, p95', value: quantile(scanned, 0.95), unit: 'ms', most: 30_000 },
    { name: 'first request after start', value: started.milliseconds, unit: 'ms', most: 3000 },
    { name: 'a page meanwhile, p99', value: quantile(pages, 0.99), unit: 'ms', most: 50 },
    { name: 'longest block of the server', value: blocked, unit: 'ms', most: 20 },
    { name: 'memory of the server, idle', value: idle, unit: 'MB', most: 200 },
    { name: 'memory of the reading process, most', value: endWatching(), unit: 'MB', most: 700 },
    { name: `growth from the 50th to the ${IN_A_ROW}th document`, value: growth, unit: 'MB', most: 50 },
  ]
  print(`\n# Speed and memory\n\n${figureTable(figures)}`)
  const megabytes = memory.map((value) => `${value.toFixed(0)} MB`).join(', ')
  print(`\nAfter each 50 of ${IN_A_ROW} documents: ${megabytes}`)
  print(`\n# Certainty\n\n${calibrationTable(set, [...(rounds.at(-1) ?? []), ...scans])}`)
}

/** Minimum share of right fields among those reported with 0.9 and more. */
const LEAST_RIGHT = 0.95

function calibrationTable(set: DocumentSet, answers: Answers): string {
  const rows = calibration(set, answers)
    .filter(({ right, wrong }) => right + wrong > 0)
    .map(({ from, to, right, wrong }) => {
      const share = right / (right + wrong)
      const text = `${(share * 100).toFixed(1)} %`
      const shown = from >= 0.9 && share < LEAST_RIGHT ? `**${text}**` : text
      return `| ${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)} | ${right} | ${wrong} | ${shown} |`
    })
  return ['| reported with | right | wrong | share |', '|---|---:|---:|---:|', ...rows].join('\n')
}

await withServer(measure)
