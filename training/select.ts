// Learns what speaks for a value being the one that is looked for, from generated documents and from papers, and measures it
// on papers of layouts that were left out. Prints Markdown; --write learns from all of them and puts the weights into the
// product.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSet } from '../bench/documents/set.ts'
import { loadTransformer } from '../functions/document/model-loading/open-models.ts'
import { PROPOSED, proposalsOf } from '../functions/document/prediction/proposals.ts'
import { packed } from '../functions/document/selection/score.ts'
import { lookAt } from '../functions/document/understand.ts'
import { optionsOf, wrongUsage } from './command-line.ts'
import { documentOf, type Wish } from './documents/index.ts'
import { type Case, caseOfBallot, caseOfPaper } from './selection/cases.ts'
import { learn } from './selection/learn.ts'
import { certaintyTable, fieldTable, type Judged, judgedCase, judgedValues } from './selection/measure.ts'
import { type Paper, papersOf } from './selection/papers.ts'
import { type Score, scoreBy } from './selection/score-names.ts'
import { ballotOf } from './votes/ballot.ts'

const USAGE = [
  'select -- --papers FOLDER[,FOLDER …] [--sealed FOLDER[,…]] [--generated N] [--folds N] [--variants original,scan] [--write]',
]
const PRODUCT = resolve(import.meta.dirname, '../functions')
/** Other documents than those of `votes` and `evaluate`. */
const FIRST_SEED = 900_001
/** One generated document in so many is learnt from without the model: it may be missing. */
const WITHOUT_MODEL = 5
const WORST = 20

const values = optionsOf(USAGE, {
  papers: { type: 'string' },
  sealed: { type: 'string', default: '' },
  generated: { type: 'string', default: '800' },
  folds: { type: 'string', default: '5' },
  variants: { type: 'string', default: 'original,noxml,scan' },
  write: { type: 'boolean', default: false },
})
if (!values.papers) wrongUsage('--papers is missing', USAGE)
const transformer = await loadTransformer(join(PRODUCT, 'models'), 'document-reader', 'q8')

interface Known {
  readonly paper: Paper
  readonly score: Score
  readonly withModel: Case
  readonly withoutModel: Case
}

const known = await knownOf(values.papers)
const sealed = await knownOf(values.sealed)
const generated = await generatedCases(Number(values.generated))
const layouts = [...new Set(known.map(({ paper }) => paper.layout))]

print(`# ${known.length} papers of ${layouts.length} layouts, ${generated.length} generated documents`)
const folds = Number(values.folds)
if (folds > 1) print(report(await leftOut()))
if (sealed.length > 0 || values.write) {
  const weights = learn([...generated, ...known.map(({ withModel }) => withModel)])
  if (sealed.length > 0) {
    print(`# ${sealed.length} papers that nothing was learnt from`)
    print(report(sealed.map((one) => ({ one, weights }))))
  }
  if (values.write) {
    writeFileSync(join(PRODUCT, 'document/selection/weights.json'), `${JSON.stringify(packed(weights), null, 2)}\n`)
    print('Written.')
  }
}
// The engines that read scans would wait for more of them.
process.exit(0)

interface Tried {
  readonly one: Known
  /** Learnt without papers of this layout. */
  readonly weights: Float32Array
}

async function leftOut(): Promise<Tried[]> {
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const out = new Set(layouts.filter((_, at) => at % folds === fold))
    const weights = learn([
      ...generated,
      ...known.filter(({ paper }) => !out.has(paper.layout)).map(({ withModel }) => withModel),
    ])
    print(`Left out together: ${[...out].join(', ')}`)
    return known.filter(({ paper }) => out.has(paper.layout)).map((one) => ({ one, weights }))
  })
}

function report(tried: readonly Tried[]): string {
  const parts = [false, true].flatMap((isScan) => {
    const own = tried.filter(({ one }) => one.paper.isScan === isScan)
    return own.length === 0 ? [] : [`## ${isScan ? 'Scans' : 'Text'}`, tableOf(own)]
  })
  const judged = tried.flatMap(({ one, weights }) => judgedCase(one.withModel, weights))
  return [...parts, '## Certainty', certaintyTable(judged), '## Worst papers', worstOf(tried)].join('\n\n')
}

function tableOf(tried: readonly Tried[]): string {
  const all = (judge: (one: Tried) => readonly Judged[]) => tried.flatMap(judge)
  return fieldTable({
    rules: all(({ one }) => judgedValues(one.paper, ruledValues(one), { ...one, asked: one.withModel.asked })),
    model: all(({ one }) => judgedValues(one.paper, modelValues(one), { ...one, asked: one.withModel.asked })),
    'selected without model': all(({ one, weights }) => judgedCase(one.withoutModel, weights)),
    selected: all(({ one, weights }) => judgedCase(one.withModel, weights)),
  })
}

function ruledValues({ withModel }: Known): Map<string, string> {
  return new Map(withModel.around.view.ruled.map(({ name, value }): [string, string] => [name, value]))
}

/** What the model alone is likelier right about than wrong. */
function modelValues({ paper }: Known): Map<string, string> {
  const { isMonthFirst } = lookAt(paper.reading, null)
  const proposals = proposalsOf(paper.reading.pages, paper.opinion.spans, isMonthFirst)
  const likely = proposals.filter(({ name, probability }) => PROPOSED.includes(name) && probability >= 0.5)
  return new Map(likely.map(({ name, value }): [string, string] => [name, value]))
}

function worstOf(tried: readonly Tried[]): string {
  const papers = tried.map(({ one, weights }) => {
    const bad = judgedCase(one.withModel, weights).filter(({ verdict }) => verdict !== 'right')
    const points = bad.reduce((sum, { verdict }) => sum + (verdict === 'wrong' ? 2 : 1), 0)
    return { id: one.paper.id, points, bad }
  })
  const worst = papers
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, WORST)
  const said = ({ name, verdict, value }: Judged) => `${name} ${verdict}${value === '' ? '' : ` (${value})`}`
  return worst.map(({ id, bad }) => `- ${id}: ${bad.map(said).join(', ')}`).join('\n')
}

async function knownOf(folders: string): Promise<Known[]> {
  const found: Known[] = []
  for (const folder of folders.split(',').filter(Boolean)) {
    const score = scoreBy(await readSet(resolve(folder)))
    for (const paper of await papersOf(resolve(folder), transformer, values.variants.split(','))) {
      const [withModel, withoutModel] = [caseOfPaper(paper, score), caseOfPaper(paper, score, false)]
      if (withModel && withoutModel) found.push({ paper, score, withModel, withoutModel })
    }
  }
  return found
}

/** Half of them are invoices, which have the most fields. */
function wishOf(seed: number): Wish {
  const kinds = ['invoice', 'invoice', 'invoice', 'invoice', 'invoice', 'credit-note', 'receipt', 'reminder'] as const
  const kind = kinds[seed % 10]
  return kind ? { kind } : {}
}

async function generatedCases(count: number): Promise<Case[]> {
  const cases: Case[] = []
  for (let seed = FIRST_SEED; seed < FIRST_SEED + count; seed++) {
    const ballot = await ballotOf(documentOf(seed, 'held-out', wishOf(seed)), transformer)
    cases.push(caseOfBallot(ballot, seed % WITHOUT_MODEL > 0))
  }
  return cases
}

function print(text: string): void {
  process.stdout.write(`${text}\n\n`)
}
