// slim.js in dist/: removes from node_modules what serving never reads, after `npm ci --omit=dev`.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languageOf, type Words } from './diagnostics/words.ts'
import { unusedIn } from './slim/unused.ts'

const report: { header?: { glibcVersionRuntime?: string } } = process.report.getReport()
const machine = {
  platform: process.platform,
  arch: process.arch,
  hasGlibc: report.header?.glibcVersionRuntime !== undefined,
}
const unused = unusedIn(join(fileURLToPath(new URL('.', import.meta.url)), 'node_modules'), machine)
for (const path of unused) rmSync(path, { recursive: true, force: true })
const removed: Words = {
  en: `${unused.length} files and folders removed that serving never reads.`,
  de: `${unused.length} Dateien und Ordner gelöscht, die zum Ausliefern niemand liest.`,
}
console.log(removed[languageOf(process.env)])
