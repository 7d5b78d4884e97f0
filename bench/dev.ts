// npm run bench:dev [-- edits]   From the save of a file to the moment at which the browser has drawn it, with the
// agency's site and with 1,000 generated pages; then how memory grows over 1,000 edits (MEMORY_EDITS=0 leaves that out).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launch } from '../test/browser/launch.ts'
import { pageName, writePages } from './landing-pages.ts'
import { agencyIn, copyOf, type Running, repository, startDev } from './site-dev.ts'

const EDITS = Number(process.argv[2] ?? 40)
const MEMORY_EDITS = Number(process.env['MEMORY_EDITS'] ?? 1000)
const PAGES = 1000
/** The first edits load what later ones find in memory. */
const WARM_UP = 3
const PATIENCE_MS = 60_000

/** One kind of edit: where its word stands in a file, and where a browser shows it. */
interface Edit {
  readonly label: string
  readonly file: string
  readonly path: string
  readonly limitMs: number
  /** The text of the file with a new word in it. */
  readonly write: (text: string, word: string) => string
}

const title = (text: string, word: string) =>
  text.replace(/(<main\b[^>]*?)( data-round="\w+")?>/, `$1 data-round="${word}">`)

const AGENCY: readonly Edit[] = [
  {
    label: 'YAML: a page',
    file: 'site/pages/home.yaml',
    path: '/',
    limitMs: 100,
    write: (text, word) => text.replace(/\{ de: Papier\w*,/, `{ de: Papier${word},`),
  },
  {
    label: 'YAML: shared data',
    file: 'site/data/packages.yaml',
    path: '/ki-automatisierung-agentur',
    limitMs: 100,
    write: (text, word) => text.replace(/de: Ein Ablauf, der Sie allein\w* /, `de: Ein Ablauf, der Sie allein${word} `),
  },
  { label: 'template', file: 'templates/Page.tsx', path: '/', limitMs: 250, write: title },
]

const LANDING: readonly Edit[] = [
  {
    label: 'YAML: a page',
    file: `site/pages/${pageName(500)}.yaml`,
    path: `/${pageName(500)}/`,
    limitMs: 150,
    write: (text, word) => text.replace(/headline: .*/, `headline: Runde${word}`),
  },
  { label: 'template', file: 'templates/Page.tsx', path: `/${pageName(500)}/`, limitMs: 400, write: title },
]

/**
 * Runs in the page: when a word is in it and drawn, as a time of the machine's clock. Only what changed is checked:
 * serializing the whole page at each change would be part of what is measured.
 */
const SEEN = `(word, most) => new Promise((done, failed) => {
  const has = (node) => (node.outerHTML ?? node.data ?? '').includes(word)
  const shows = ({ type, target, attributeName, addedNodes }) =>
    type === 'attributes' ? target.getAttribute(attributeName)?.includes(word) : [target, ...addedNodes].some(has)
  const observer = new MutationObserver((records) => {
    if (!records.some(shows)) return
    observer.disconnect()
    requestAnimationFrame(() => done(performance.timeOrigin + performance.now()))
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  setTimeout(() => failed(new Error(word + ' never came')), most)
})`

/** Milliseconds from each save to the frame in which the page shows it. */
async function measure(
  root: string,
  edit: Edit,
  { page, running }: { page: Page; running: Running },
): Promise<number[]> {
  const isReady = page.waitForResponse((response) => response.request().resourceType() === 'fetch')
  await page.goto(running.address + edit.path)
  await (await isReady).finished()
  const times: number[] = []
  for (let round = 0; round < EDITS + WARM_UP; round++) {
    const word = `r${round}x${edit.label.length}`
    const file = join(root, edit.file)
    const text = edit.write(readFileSync(file, 'utf8'), word)
    const seen = page.evaluate<number>(`(${SEEN})(${JSON.stringify(word)}, ${PATIENCE_MS})`)
    // The page watches before the file changes.
    await page.evaluate(() => undefined)
    const settled = running.settled()
    const saved = performance.timeOrigin + performance.now()
    writeFileSync(file, text)
    times.push((await seen) - saved)
    await settled
  }
  return times.slice(WARM_UP)
}

const percentile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

async function table(name: string, root: string, edits: readonly Edit[]): Promise<void> {
  const running = await startDev(root)
  const browser = await launch()
  console.log(
    `\n${name}: ${EDITS} saves each\n| edit | median ms | p95 ms | limit | p95 / limit |\n|---|---:|---:|---:|---:|`,
  )
  try {
    const page = await browser.newPage()
    for (const edit of edits) {
      const times = await measure(root, edit, { page, running })
      const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
      const ratio = (p95 / edit.limitMs).toFixed(2)
      console.log(`| ${edit.label} | ${median.toFixed(0)} | ${p95.toFixed(0)} | ${edit.limitMs} | ${ratio} |`)
    }
  } finally {
    await browser.close()
    running.child.kill('SIGTERM')
  }
}

/** Memory of the process itself, in megabytes. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** The minimum of some readings: what the garbage collector leaves. */
async function settledMemory(pid: number): Promise<number> {
  const looks: number[] = []
  for (let look = 0; look < 10; look++) {
    await new Promise((resume) => setTimeout(resume, 200))
    looks.push(memoryOf(pid))
  }
  return Math.min(...looks)
}

async function memory(root: string, edits: readonly Edit[]): Promise<void> {
  const running = await startDev(root)
  const pid = running.child.pid ?? 0
  const after: [number, number][] = []
  for (let round = 0; round <= MEMORY_EDITS; round++) {
    if (round % Math.ceil(MEMORY_EDITS / 5) === 100 || round === MEMORY_EDITS)
      after.push([round, await settledMemory(pid)])
    const edit = edits[round % edits.length]
    if (!edit) continue
    const file = join(root, edit.file)
    const settled = running.settled()
    writeFileSync(file, edit.write(readFileSync(file, 'utf8'), `m${round}`))
    await settled
  }
  running.child.kill('SIGTERM')
  const [first, last] = [after[0]?.[1] ?? 0, after.at(-1)?.[1] ?? 0]
  const steps = after.map(([round, megabytes]) => `${round}: ${megabytes.toFixed(0)} MB`).join(', ')
  console.log(`\nMemory after edits: ${steps}; growth ${(((last - first) / first) * 100).toFixed(0)} %`)
}

const folder = mkdtempSync(join(tmpdir(), 'bench-dev-'))
try {
  const agency = agencyIn(folder)
  const landing = copyOf('landing', folder, join(repository, 'bench/landing'), ['site', 'schemas', 'templates'])
  writePages(join(landing, 'site/pages'), PAGES)
  await table("The agency's site", agency, AGENCY)
  await table(`${PAGES} generated pages`, landing, LANDING)
  if (MEMORY_EDITS > 0) await memory(agency, AGENCY)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
