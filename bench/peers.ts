// PEER_BENCH=<folder> npm run bench:peers [-- pages …]   Builds the same landing pages with the generator, with others and
// with the floor in turn, in one run, and holds the medians against what was set as a goal. The folder has a bench with other
// generators (run.sh N tool…), which installs them beside the pages, in memory where the machine has a folder for it.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '..')
const COUNTS = [20, 1000, 10_000]
/** Astro takes minutes for more. */
const MOST_FOR_ASTRO = 1000
const LABELS = ['cold', 'warm', 'change'] as const

type Label = (typeof LABELS)[number]

/** One build, as the bench notes it. */
interface Build {
  readonly run: string
  readonly n: number
  readonly round: number
  readonly tool: string
  readonly label: Label
  readonly wall: number
  readonly cpu: number
  /** Of all its processes together, at its highest. */
  readonly sumRssMB: number
  readonly ok: boolean
}

/** A goal as a ratio of our seconds to those of another tool in the same rounds. */
interface Goal {
  readonly pages: number
  readonly label: Label
  readonly tool: string
  readonly of?: Label
  readonly most: number
}

/** Seconds were set at the speed of a machine that took 6.27 s for the floor with 10,000 pages. */
const atFloor = (seconds: number) => seconds / 6.27

const GOALS: readonly Goal[] = [
  { pages: 20, label: 'cold', tool: 'eleventy', most: 0.9 },
  { pages: 1000, label: 'cold', tool: 'hugo', most: 0.9 },
  { pages: 1000, label: 'cold', tool: 'eleventy', most: 0.9 },
  { pages: 10_000, label: 'cold', tool: 'hugo', most: 0.75 },
  { pages: 10_000, label: 'cold', tool: 'eleventy', most: 0.75 },
  { pages: 10_000, label: 'warm', tool: 'floor', of: 'cold', most: atFloor(0.8) },
  { pages: 10_000, label: 'change', tool: 'floor', of: 'cold', most: atFloor(1) },
]
const MOST_MEGABYTES: Readonly<Record<number, number>> = { 1000: 200, 10000: 400 }

/** As many as are built by several threads. */
const WARM_UP_PAGES = 1000

const folder = process.env['PEERS_DIR'] ?? join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'peers')

function build(bench: string, pages: number, tools = toolsFor(pages)): void {
  const environment = {
    ...process.env,
    PEERS_DIR: folder,
    OURS_CMD: `node ${join(repository, 'bin/site.js')} build --no-compress`,
    OURS_TEMPLATE: join(repository, 'bench/landing'),
    OURS_PAGES: 'site/pages',
    OURS_OUT: 'dist/public',
    OURS_CLEAN: 'dist .cache',
  }
  spawnSync(join(bench, 'run.sh'), [String(pages), ...tools], { stdio: 'inherit', env: environment })
}

const toolsFor = (pages: number) => ['floor', 'ours', 'eleventy', 'hugo', ...(pages <= MOST_FOR_ASTRO ? ['astro'] : [])]

function buildsSince(started: string): Build[] {
  const lines = readFileSync(join(folder, 'raw.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Build).filter(({ run, ok }) => run >= started && ok)
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function table(builds: readonly Build[], pages: number): void {
  const here = builds.filter(({ n }) => n === pages)
  console.log(`\n${pages} pages: seconds (processor seconds), and the highest memory of all processes in a cold build`)
  console.log('| tool | cold | unchanged | one page changed | MB |\n|---|---:|---:|---:|---:|')
  for (const tool of new Set(here.map((one) => one.tool))) {
    const own = here.filter((one) => one.tool === tool)
    const cells = LABELS.map((label) => {
      const some = own.filter((one) => one.label === label)
      return `${median(some.map(({ wall }) => wall)).toFixed(2)} (${median(some.map(({ cpu }) => cpu)).toFixed(2)})`
    })
    const peak = median(own.filter(({ label }) => label === 'cold').map(({ sumRssMB }) => sumRssMB))
    console.log(`| ${tool} | ${cells.join(' | ')} | ${peak} |`)
  }
}

/** The ratio is taken in each round, in which the tools took turns; null: one of the two was not built. */
function ratioOf(builds: readonly Build[], { pages, label, tool, of = label }: Goal): number | null {
  const at = (name: string, wanted: Label, round: number) =>
    builds.find((one) => one.n === pages && one.tool === name && one.label === wanted && one.round === round)?.wall
  const rounds = new Set(builds.filter(({ n }) => n === pages).map(({ round }) => round))
  const ratios = [...rounds].flatMap((round) => {
    const [ours, theirs] = [at('ours', label, round), at(tool, of, round)]
    return ours === undefined || theirs === undefined ? [] : [ours / theirs]
  })
  return ratios.length > 0 ? median(ratios) : null
}

function goals(builds: readonly Build[]): void {
  console.log('\n| goal | at most | now | |\n|---|---:|---:|---|')
  const line = (name: string, most: string, now: string, isMet: boolean) =>
    console.log(`| ${name} | ${most} | ${now} | ${isMet ? 'met' : 'missed'} |`)
  for (const goal of GOALS) {
    const ratio = ratioOf(builds, goal)
    if (ratio === null) continue
    const name = `${goal.pages} pages, ${goal.label} / ${goal.tool}${goal.of ? ` ${goal.of}` : ''}`
    line(name, goal.most.toFixed(2), ratio.toFixed(2), ratio <= goal.most)
  }
  for (const [pages, most] of Object.entries(MOST_MEGABYTES)) {
    const peaks = builds.filter(({ n, tool, label }) => n === Number(pages) && tool === 'ours' && label === 'cold')
    if (peaks.length === 0) continue
    const peak = median(peaks.map(({ sumRssMB }) => sumRssMB))
    line(`${pages} pages, cold, MB`, String(most), String(peak), peak <= most)
  }
}

const bench = process.env['PEER_BENCH']
if (!bench) throw new Error('PEER_BENCH has to name the folder of a bench with other generators')
const asked = process.argv.slice(2).map(Number)
const counts = asked.length > 0 ? asked : COUNTS
// Compiled before anything is measured, and run once by the Node that the bench takes: from 22 on it keeps what it has compiled.
build(resolve(bench), WARM_UP_PAGES, ['floor', 'ours'])
const started = new Date().toISOString()
for (const pages of counts) build(resolve(bench), pages)
const builds = buildsSince(started)
for (const pages of counts) table(builds, pages)
goals(builds)
