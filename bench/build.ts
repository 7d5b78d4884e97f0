// npm run bench:build [-- pages …]   Builds the landing pages with the generator and with the floor in turn, validates
// them and parses them alone, and prints ratios of the same rounds and a table of stages; then this site, as it is and
// AGENCY_TIMES (50) times over. Other generators: bench/peers.ts.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build as compile } from 'esbuild'
import { writeAgency } from './agency-pages.ts'
import { pageName, pageYaml, writePages } from './landing-pages.ts'

const repository = resolve(import.meta.dirname, '..')
const cli = join(repository, 'bin/site.js')
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)
/** About a thousand pages. */
const AGENCY_TIMES = Number(process.env['AGENCY_TIMES'] ?? 50)
/** The speed of a shared disk varies a lot; that of memory does not. */
const fastFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

interface Run {
  readonly seconds: number
  readonly peakMegabytes: number
}

/** Runs a command to its end. Its peak memory is the highest that /proc showed for the process itself. */
function run(args: readonly string[], folder: string): Promise<Run> {
  return new Promise((done, failed) => {
    const started = performance.now()
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    let peak = 0
    child.stderr.on('data', (text) => {
      complaint += text
    })
    const look = setInterval(() => {
      peak = Math.max(peak, peakOf(child.pid ?? 0))
    }, 10)
    child.on('exit', (code) => {
      clearInterval(look)
      const seconds = (performance.now() - started) / 1000
      if (code === 0) done({ seconds, peakMegabytes: peak })
      else failed(new Error(`${args.join(' ')} ended with ${code}: ${complaint}`))
    })
  })
}

function peakOf(pid: number): number {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return 0
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const site = (...flags: string[]) => [cli, 'build', ...flags]

interface Floors {
  readonly floor: string
  readonly parse: string
}

async function measure(pages: number, folder: string, { floor, parse }: Floors): Promise<void> {
  const project = join(folder, `landing-${pages}`)
  cpSync(join(repository, 'bench/landing'), project, { recursive: true })
  const results = new Map<string, Run[]>()
  const note = (label: string, result: Run) => results.set(label, [...(results.get(label) ?? []), result])
  for (let round = 0; round < ROUNDS; round++) {
    writePages(join(project, 'site/pages'), pages)
    for (const made of ['floor', 'dist', '.cache']) rmSync(join(project, made), { recursive: true, force: true })
    note('floor', await run([floor, project, join(repository, 'node_modules')], project))
    const trace = join(project, `trace-${round}.json`)
    note('cold', await run(site('--no-compress', '--timings', trace), project))
    note('cold, one thread', await afterRemoving(project, () => run(site('--no-compress', '--jobs', '1'), project)))
    note('unchanged', await run(site('--no-compress'), project))
    const changed = Math.ceil(pages / 2)
    writeFileSync(join(project, 'site/pages', `${pageName(changed)}.yaml`), pageYaml(changed, `Runde ${round}`))
    note('one page changed', await run(site('--no-compress'), project))
    rmSync(join(project, '.cache'), { recursive: true })
    note('cold, compressed', await run(site(), project))
    note('unchanged, compressed', await run(site(), project))
    note('parsing alone', await run([parse, project], project))
    note('validate, cold', await run([cli, 'validate', '--no-cache'], project))
    note('validate', await run([cli, 'validate'], project))
  }
  const alone = results.get('floor') ?? []
  console.log(
    `\n${pages} pages, ${ROUNDS} rounds, medians\n| build | seconds | / floor | peak MB |\n|---|---:|---:|---:|`,
  )
  const middle = (label: string) => median((results.get(label) ?? []).map(({ seconds }) => seconds))
  for (const [label, runs] of results) {
    const ratio = median(runs.map(({ seconds }, index) => seconds / (alone[index]?.seconds ?? seconds)))
    const peak = median(runs.map(({ peakMegabytes }) => peakMegabytes))
    console.log(`| ${label} | ${middle(label).toFixed(2)} | ${ratio.toFixed(2)} | ${peak.toFixed(0)} |`)
  }
  printStages(Array.from({ length: ROUNDS }, (_, round) => join(project, `trace-${round}.json`)))
  console.log(`\nvalidate, cold / parsing alone: ${(middle('validate, cold') / middle('parsing alone')).toFixed(2)}`)
}

async function afterRemoving(project: string, build: () => Promise<Run>): Promise<Run> {
  for (const made of ['dist', '.cache']) rmSync(join(project, made), { recursive: true, force: true })
  return build()
}

/** This site as it is and many times over: whole builds, and where the time of the cold ones goes. */
async function measureAgency(folder: string): Promise<void> {
  const start = await several(() => run([cli, '--version'], folder))
  console.log(`\nsite --version: ${median(start.map(({ seconds }) => seconds)).toFixed(2)} s`)
  for (const times of [1, AGENCY_TIMES]) {
    const project = join(folder, `agency-${times}`)
    writeAgency(project, times)
    const results = new Map<string, Run[]>()
    const note = (label: string, result: Run) => results.set(label, [...(results.get(label) ?? []), result])
    for (let round = 0; round < ROUNDS; round++) {
      for (const made of ['dist', '.cache']) rmSync(join(project, made), { recursive: true, force: true })
      // Compressed once over is enough: many times over, compressing would hide everything else.
      const flags = times === 1 ? [] : ['--no-compress']
      note('cold', await run(site(...flags, '--timings', join(project, `trace-${round}.json`)), project))
      note('unchanged', await run(site(...flags), project))
    }
    console.log(`\nthis site, ${times} times over\n| build | seconds | peak MB |\n|---|---:|---:|`)
    for (const [label, runs] of results) {
      const [seconds, peak] = [runs.map((one) => one.seconds), runs.map(({ peakMegabytes }) => peakMegabytes)]
      console.log(`| ${label} | ${median(seconds).toFixed(2)} | ${median(peak).toFixed(0)} |`)
    }
    printStages(Array.from({ length: ROUNDS }, (_, round) => join(project, `trace-${round}.json`)))
  }
}

async function several<T>(make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let round = 0; round < ROUNDS; round++) made.push(await make())
  return made
}

interface Trace {
  readonly traceEvents: readonly { name: string; cat: string; dur: number; args: { processorMs?: number } }[]
}

/** Medians for each stage, from traces of `site build --timings`. */
function printStages(files: readonly string[]): void {
  const traces = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Trace)
  const stages = (traces[0]?.traceEvents ?? []).filter(({ cat }) => cat === 'stage').map(({ name }) => name)
  console.log('\n| stage of the cold build | ms | processor ms |\n|---|---:|---:|')
  for (const stage of stages) {
    const events = traces.flatMap(({ traceEvents }) =>
      traceEvents.filter(({ name, cat }) => cat === 'stage' && name === stage),
    )
    const [wall, cpu] = [events.map(({ dur }) => dur / 1000), events.map(({ args }) => args.processorMs ?? 0)]
    console.log(`| ${stage} | ${median(wall).toFixed(0)} | ${median(cpu).toFixed(0)} |`)
  }
}

const folder = mkdtempSync(join(fastFolder, 'bench-'))
try {
  const made = join(repository, 'node_modules/.cache')
  const floors = { floor: join(made, 'floor.mjs'), parse: join(made, 'parse.mjs') }
  await compile({
    entryPoints: ['floor', 'parse'].map((name) => join(repository, `bench/${name}.ts`)),
    outdir: made,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  })
  await run([cli, '--version'], folder)
  const counts = process.argv.slice(2).map(Number)
  for (const pages of counts.length > 0 ? counts : [20, 1000]) await measure(pages, folder, floors)
  await measureAgency(folder)
} finally {
  rmSync(folder, { recursive: true })
}
