// Plants faults one after the other in a copy of the project and runs the tests that should find them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultyText, type PlantedFault } from './fault.ts'

interface WatchedTests {
  runTests(
    files: readonly string[],
    options: { cwd: string; env: NodeJS.ProcessEnv; write(text: string): void; limitMs: number },
  ): Promise<{ readonly failed: number }>
}

// bin/ is plain JavaScript, because nothing is installed when its first part runs.
const { runTests }: WatchedTests = await import(fileURLToPath(new URL('../../bin/watched-tests.js', import.meta.url)))

export type Outcome = 'found' | 'timed out' | 'survived'

export interface Result {
  readonly fault: PlantedFault
  readonly outcome: Outcome
  readonly seconds: number
}

/** Runs tests as they are. Returns what they printed if one fails, and null if all pass. */
export async function failingUnplanted(
  copy: string,
  tests: readonly string[],
  limitMs: number,
): Promise<string | null> {
  const { failed, output } = await run(copy, tests, limitMs)
  return failed > 0 ? output : null
}

/** Plants one fault, runs its tests until one fails, and takes the fault out again. */
export async function hunt(copy: string, fault: PlantedFault, limitMs: number): Promise<Result> {
  const started = performance.now()
  const file = join(copy, fault.file)
  const right = readFileSync(file, 'utf8')
  writeFileSync(file, faultyText(copy, fault))
  try {
    const outcome = await outcomeOf(copy, fault, limitMs)
    return { fault, outcome, seconds: (performance.now() - started) / 1000 }
  } finally {
    writeFileSync(file, right)
  }
}

async function outcomeOf(copy: string, { tests }: PlantedFault, limitMs: number): Promise<Outcome> {
  for (const test of tests) {
    const { failed, output } = await run(copy, [test], limitMs)
    if (failed > 0) return /^FAIL .+ did not end within /m.test(output) ? 'timed out' : 'found'
  }
  return 'survived'
}

async function run(copy: string, tests: readonly string[], limitMs: number) {
  let output = ''
  const write = (text: string) => {
    output += text
  }
  const env = { ...process.env, NO_COLOR: '1' }
  const { failed } = await runTests(tests, { cwd: copy, env, write, limitMs })
  return { failed, output }
}
