// Writes generated documents into files, or shows one.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { optionsOf, wrongUsage } from '../command-line.ts'
import { documentOf, type Wish } from './index.ts'
import { shown } from './show.ts'
import type { Split } from './types.ts'

const USAGE = [
  'documents -- --out FOLDER [--from SEED] [--count N] [--split held-out]',
  'documents -- --show SEED [--split held-out] [--kind KIND] [--language de] [--layout NAME] [--clean]',
]

const DOCUMENTS_A_FILE = 1000

const options = optionsOf(USAGE, {
  count: { type: 'string', default: '1000' },
  out: { type: 'string' },
  from: { type: 'string', default: '1' },
  show: { type: 'string' },
  split: { type: 'string', default: 'training' },
  kind: { type: 'string' },
  language: { type: 'string' },
  layout: { type: 'string' },
  clean: { type: 'boolean', default: false },
})

const split: Split = options.split === 'held-out' ? 'held-out' : 'training'
const { kind, language, layout, clean } = options
const wish = {
  ...(kind ? { kind } : {}),
  ...(language ? { language } : {}),
  ...(layout ? { layout } : {}),
  isClean: clean,
} as Wish

if (options.show !== undefined) process.stdout.write(shown(documentOf(Number(options.show), split, wish)))
else if (options.out !== undefined) writeAll(options.out, Number(options.from), Number(options.count))
else wrongUsage('Say --show SEED, or --out FOLDER.', USAGE)

/** Files of gzipped JSON lines, a document a line. */
function writeAll(folder: string, from: number, count: number): void {
  mkdirSync(folder, { recursive: true })
  for (let start = from; start < from + count; start += DOCUMENTS_A_FILE) {
    const size = Math.min(DOCUMENTS_A_FILE, from + count - start)
    const rows = Array.from({ length: size }, (_, index) => JSON.stringify(documentOf(start + index, split, wish)))
    writeFileSync(join(folder, `${split}-${start}.jsonl.gz`), gzipSync(`${rows.join('\n')}\n`))
  }
}
