// Do the tests notice when the product is broken? Plants faults of a fixed list, one at a time, in a copy of the project
// and runs the tests that should fail then. Prints which faults survived and the share that was found; fails below
// 97 %. `--only PATTERN` plants those alone whose name or file fits, `--jobs N` so many at a time, `--limit SECONDS` ends
// a test file that hangs.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ALL_FAULTS } from './mutation/all-faults.ts'
import { lineOfFault, type PlantedFault } from './mutation/fault.ts'
import { failingUnplanted, hunt, type Result } from './mutation/hunt.ts'
import { copyProject } from './mutation/project-copy.ts'

const GOAL = 0.97

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '2' },
    limit: { type: 'string', default: '120' },
  },
})
const root = fileURLToPath(new URL('..', import.meta.url))
const limitMs = Number(values.limit) * 1000
const pattern = new RegExp(values.only, 'i')
const faults = ALL_FAULTS.filter(({ name, file }) => pattern.test(`${file} ${name}`))

const copies = Array.from({ length: Number(values.jobs) }, () => copyProject(root))
const removeCopies = () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
}
process.once('SIGINT', () => {
  removeCopies()
  process.exit(130)
})
try {
  process.exitCode = (await isUnplantedFine()) && printShare(await huntAll()) ? 0 : 1
} finally {
  removeCopies()
}

/** A test that fails without a fault would find every fault. */
async function isUnplantedFine(): Promise<boolean> {
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))]
  const shares = copies.map((_, index) => tests.filter((_, at) => at % copies.length === index))
  const failures = await Promise.all(copies.map((copy, index) => failingUnplanted(copy, shares[index] ?? [], limitMs)))
  for (const output of failures) if (output !== null) console.log(`Tests fail without any fault:\n${output}`)
  return failures.every((output) => output === null)
}

async function huntAll(): Promise<Result[]> {
  const results: Result[] = []
  const waiting: PlantedFault[] = [...faults]
  const huntOn = async (copy: string) => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const result = await hunt(copy, fault, limitMs)
      results.push(result)
      console.log(`${result.outcome.padEnd(9)} ${result.seconds.toFixed(1).padStart(6)} s  ${fault.name}`)
    }
  }
  await Promise.all(copies.map(huntOn))
  return results
}

/** Prints the sum; says whether enough was found. */
function printShare(results: readonly Result[]): boolean {
  const survived = results.filter(({ outcome }) => outcome === 'survived')
  const timedOut = results.filter(({ outcome }) => outcome === 'timed out')
  for (const { fault } of survived) console.log(`survived: ${lineOfFault(root, fault)}  ${fault.name}`)
  const found = results.length - survived.length
  const share = results.length === 0 ? 0 : found / results.length
  const ended = timedOut.length > 0 ? `, ${timedOut.length} of them by a test that did not end` : ''
  console.log(`\n${found} of ${results.length} planted faults found (${(share * 100).toFixed(1)} %)${ended}`)
  return share >= GOAL
}
