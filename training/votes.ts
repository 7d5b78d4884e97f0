// Measures on held-out documents what the model's word is worth beside the rules', prints Markdown, and with --write puts
// it into functions/document/prediction/votes.json. Two of three documents are measured; the table is about the others.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { loadTransformer } from '../functions/document/model-loading/open-models.ts'
import { optionsOf } from './command-line.ts'
import { documentOf } from './documents/index.ts'
import { type Ballot, ballotOf } from './votes/ballot.ts'
import { measuredVotes } from './votes/measure.ts'
import { scored, scoreTable } from './votes/score.ts'

const USAGE = ['votes -- [--model FOLDER] [--count N] [--write]']

const values = optionsOf(USAGE, {
  model: { type: 'string', default: '../functions/models/document-reader' },
  count: { type: 'string', default: '4000' },
  write: { type: 'boolean', default: false },
})
/** The first ones are those of `npm run evaluate`. */
const FIRST_SEED = 100_001
const root = join(import.meta.dirname, '..')
const file = join(root, 'functions/document/prediction/votes.json')
const folder = resolve(values.model)
const transformer = await loadTransformer(dirname(folder), basename(folder))
const ballots: Ballot[] = []
for (let seed = FIRST_SEED; seed < FIRST_SEED + Number(values.count); seed++)
  ballots.push(await ballotOf(documentOf(seed, 'held-out'), transformer))
const [fit, check] = [ballots.filter((_, at) => at % 3 > 0), ballots.filter((_, at) => at % 3 === 0)]
const votes = measuredVotes(fit, check)
const heading = `# Rules and model on ${check.length} held-out documents; votes of ${fit.length} others`
process.stdout.write(`${heading}\n\n${scoreTable(scored(check, votes), votes)}\n`)
if (values.write) {
  writeFileSync(file, JSON.stringify(votes))
  spawnSync('npx', ['biome', 'format', '--write', file], { cwd: root })
}
