// Writes papers whose values are known as numbers for the model to learn from, fold by fold, so that a model can learn from all but
// the papers of one. A model, the product's if no other is named, says what the truth does not.
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readSet } from '../bench/documents/set.ts'
import { optionsOf, wrongUsage } from './command-line.ts'
import { caseOfPaper } from './selection/cases.ts'
import { FOLDS, foldOf } from './selection/folds.ts'
import { opinionsOf } from './selection/kept.ts'
import { kindCaseOfPaper } from './selection/kinds.ts'
import { papersOf } from './selection/papers.ts'
import { scoreBy } from './selection/score-names.ts'
import type { Lesson } from './shards/encode.ts'
import { writeShard } from './shards/file.ts'
import { shardName, wordIdsIn } from './shards/job.ts'
import { lessonsOfPaper } from './shards/papers.ts'

const USAGE = ['shards-of-papers -- --papers FOLDER [--teacher FOLDER] [--model FOLDER] [--out FOLDER]']
const VARIANTS = ['original', 'scan', 'photo']

const values = optionsOf(USAGE, {
  papers: { type: 'string' },
  teacher: { type: 'string', default: join(import.meta.dirname, '../functions/models/document-reader') },
  model: { type: 'string', default: '.cache/model' },
  out: { type: 'string', default: '.cache/shards' },
})
if (!values.papers) wrongUsage('--papers is missing', USAGE)
const folder = resolve(values.papers)
const [teacher, wordIds] = [await opinionsOf(values.teacher), await wordIdsIn(values.model)]
const score = scoreBy(await readSet(folder))
const folds = Array.from({ length: FOLDS }, (): Lesson[] => [])
for (const paper of await papersOf(folder, () => teacher, VARIANTS)) {
  const known = { paper, fields: caseOfPaper(paper, score), kind: kindCaseOfPaper(paper) }
  folds[foldOf(paper.leftOutBy)]?.push(...lessonsOfPaper(known, wordIds))
}
await mkdir(values.out, { recursive: true })
for (const [fold, lessons] of folds.entries()) {
  await writeShard(shardName(join(values.out, `papers-${fold}`), 0), lessons)
  process.stdout.write(`fold ${fold}: ${lessons.length} windows\n`)
}
// The engines that read scans would wait for more of them.
process.exit(0)
