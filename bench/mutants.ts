// Does `site validate` find what goes wrong in content? Makes seeded mutants of this site's content, validates each, and
// prints for each kind how many were found, on the right line, with the right suggestion. Those that are still valid
// content are not counted; their reasons are listed. `--misses` prints what was missed and what was reported instead;
// `--seed N` and `--each N` make other mutants.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { withJudge } from './mutants/judge.ts'
import { mutantsOf } from './mutants/make.ts'
import { GOALS, missesOf, reasonsOf, sharesOf, tableOf } from './mutants/table.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string' }, each: { type: 'string' }, misses: { type: 'boolean' } },
})
const root = fileURLToPath(new URL('..', import.meta.url))

await withJudge(root, ({ contents, judge }) => {
  const started = performance.now()
  const mutants = mutantsOf(contents, { seed: Number(values.seed ?? 1), each: Number(values.each ?? 80) })
  const stillValid = mutants.filter((mutant) => mutant.stillValid !== undefined)
  const verdicts = mutants.filter((mutant) => mutant.stillValid === undefined).map(judge)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(tableOf(verdicts, stillValid))
  console.log(`\nnot counted, because they are valid content:\n${reasonsOf(stillValid)}`)
  console.log(`\n${mutants.length} mutants of ${contents.length} files in ${seconds} s`)
  if (values.misses) console.log(`\n${missesOf(verdicts)}`)
  const { found, onLine, suggested } = sharesOf(verdicts)
  const isEnough = (found ?? 0) >= GOALS.found && (onLine ?? 0) >= GOALS.onLine && (suggested ?? 0) >= GOALS.suggested
  process.exitCode = isEnough ? 0 : 1
})
