// What a model costs beside the rules: processor time for loading and for a full window, and the memory that it adds.
// Bundled as the server is: a loader of TypeScript that looks at each file of the library takes longer than the library.
// Processor time does not depend on what else the machine does; one thread's seconds are the same on a free machine.
import { basename, dirname, resolve } from 'node:path'
import { folderChecksum } from '../functions/document/model-loading/checksum.ts'
import { loadTransformer } from '../functions/document/model-loading/open-models.ts'
import { LAYOUT_INPUTS } from '../functions/document/prediction/layout.ts'
import { WINDOW_TOKENS, type Window } from '../functions/document/prediction/window.ts'
import { optionsOf } from './command-line.ts'

const USAGE = ['cost -- [--model FOLDER]']

const values = optionsOf(USAGE, { model: { type: 'string', default: '../functions/models/document-reader' } })
const folder = resolve(values.model)
const ROUNDS = 40

const before = process.memoryUsage().rss
const checked = await measured(() => folderChecksum(folder))
const loaded = await measured(() => loadTransformer(dirname(folder), basename(folder)))
const idle = process.memoryUsage().rss
const first = await measured(() => loaded.value.run(fullWindow()))
const times: number[] = []
for (let round = 0; round < ROUNDS; round++) times.push((await measured(() => loaded.value.run(fullWindow()))).ms)
const busy = process.memoryUsage().rss
const half = times.sort((a, b) => a - b)[ROUNDS / 2] ?? 0
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
const rows = [
  ['checksum of the files', `${checked.ms.toFixed(0)} ms`],
  ['transformers.js with its engine, tokenizer, weights', `${loaded.ms.toFixed(0)} ms`],
  ['first window', `${first.ms.toFixed(0)} ms`],
  [`a window of ${WINDOW_TOKENS} tokens, median of ${ROUNDS}`, `${half.toFixed(1)} ms`],
  ['memory when loaded', `+${megabytes(idle - before)}`],
  ['memory after the windows', `+${megabytes(busy - before)}`],
]
process.stdout.write(`| | processor time |\n|---|---:|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`)
process.exit(0)

async function measured<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const start = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(start)
  return { value, ms: (user + system) / 1000 }
}

function fullWindow(): Window {
  const ids = Int16Array.from({ length: WINDOW_TOKENS }, (_, at) => 6 + ((at * 37) % 1000))
  const layout = new Uint8Array(WINDOW_TOKENS * LAYOUT_INPUTS).fill(1)
  return { ids, layout, words: new Int32Array(WINDOW_TOKENS).fill(-1) }
}
