// Learns what speaks for a value being the one that is looked for, from generated documents and from papers, and measures it
// on papers of layouts that were left out. Prints Markdown; --write learns from all of them and puts the weights into the
// product.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSet } from '../bench/documents/set.ts'
import { proposalsOf } from '../functions/document/prediction/proposals.ts'
import { chosenKind } from '../functions/document/selection/kind.ts'
import { AS_SAID, type Calibration, packed } from '../functions/document/selection/score.ts'
import { optionsOf, wrongUsage } from './command-line.ts'
import { documentOf, type Wish } from './documents/index.ts'
import type { Example } from './documents/types.ts'
import { calibrationOf, type Said } from './selection/calibrate.ts'
import { type Case, caseOfBallot, caseOfPaper } from './selection/cases.ts'
import { FOLDS, foldOf } from './selection/folds.ts'
import { keyOf, type Opinions, opinionsOf } from './selection/kept.ts'
import { type KindCase, kindCaseOfBallot, kindCaseOfPaper, learnKinds } from './selection/kinds.ts'
import { learn } from './selection/learn.ts'
import { certaintyTable, fieldTable, type Judged, judgedCase, judgedValues, type Verdict } from './selection/measure.ts'
import { type Paper, papersOf } from './selection/papers.ts'
import { type Score, scoreBy } from './selection/score-names.ts'
import { type Ballot, ballotWith } from './votes/ballot.ts'

const USAGE = [
  'select -- --papers FOLDER[,FOLDER …] [--sealed FOLDER[,…]] [--generated N] [--models FOLDER] [--variants original,scan,photo] [--kinds] [--write]',
]
const PRODUCT = resolve(import.meta.dirname, '../functions')
/** Other documents than those of `votes` and `evaluate`. */
const FIRST_SEED = 900_001
/** One generated document in so many is learnt from without the model: it may be missing. */
const WITHOUT_MODEL = 5
const WORST = 20
/** Bounds that the report tries. */
const LEAST = [0, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]
/** From here on the model alone is likelier right than wrong. */
const LIKELY = 0.5

const values = optionsOf(USAGE, {
  papers: { type: 'string' },
  sealed: { type: 'string', default: '' },
  generated: { type: 'string', default: '900' },
  // A model for each fold, which has not learnt from its layouts: FOLDER/0, FOLDER/1 …; else the product's for all.
  models: { type: 'string' },
  variants: { type: 'string', default: 'original,noxml,scan,photo' },
  // The kinds alone: a small part of the time.
  kinds: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
})
if (!values.papers) wrongUsage('--papers is missing', USAGE)
const shipped = await opinionsOf(join(PRODUCT, 'models/document-reader'))
const byFold = await Promise.all(
  Array.from({ length: FOLDS }, (_, fold) => (values.models ? opinionsOf(join(values.models, String(fold))) : shipped)),
)

/** Every so many papers are shown without the model, too: where it could not be loaded, rules alone have to be weighed right. */
const ONE_WITHOUT_MODEL = 5

interface Known {
  readonly paper: Paper
  readonly score: Score
  /** null: nothing is known of its fields. */
  readonly fields: { readonly withModel: Case; readonly withoutModel: Case } | null
  readonly kind: { readonly withModel: KindCase; readonly withoutModel: KindCase } | null
}

const known = await knownOf(values.papers, (layout) => byFold[foldOf(layout)] ?? shipped)
const sealed = await Promise.all(
  foldersIn(values.sealed).map(async (folder) => ({ folder, papers: await knownOf(folder, () => shipped) })),
)
const generated = await generatedCases(Number(values.generated))
const layouts = [...new Set(known.map(({ paper }) => paper.layout))]

print(`# ${known.length} papers of ${layouts.length} layouts, ${generated.fields.length} generated documents`)
const tried = leftOut()
const calibration = calibrationOf(tried.flatMap(saidTo))
print(`Probabilities are read with ${JSON.stringify(rounded(calibration))}.`)
print(report(tried))
if (sealed.length > 0 || values.write) {
  const learnt = learnFrom(known)
  for (const { folder, papers } of sealed) {
    print(`# ${papers.length} papers of ${folder}, that nothing was learnt from`)
    print(report(papers.map((one) => ({ one, learnt }))))
  }
  if (values.write) {
    const { scale, weights } = packed(learnt.fields)
    if (!values.kinds) write('weights.json', { scale, calibration: rounded(calibration), weights })
    write('kind-weights.json', packed(learnt.kinds))
    print('Written.')
  }
}
// The engines that read scans would wait for more of them.
process.exit(0)

interface Learnt {
  readonly fields: Float32Array
  readonly kinds: Float32Array
}

interface Tried {
  readonly one: Known
  /** For papers that are left out: without those of their layout. */
  readonly learnt: Learnt
}

function learnFrom(papers: readonly Known[]): Learnt {
  return {
    fields: values.kinds
      ? new Float32Array()
      : learn([...generated.fields, ...papers.flatMap(({ fields }) => fields?.withModel ?? []), ...unseen(papers)]),
    kinds: learnKinds([...generated.kinds, ...papers.flatMap(({ kind }) => kind?.withModel ?? [])]),
  }
}

function unseen(papers: readonly Known[]): Case[] {
  return papers.filter((_, at) => at % ONE_WITHOUT_MODEL === 0).flatMap(({ fields }) => fields?.withoutModel ?? [])
}

function leftOut(): Tried[] {
  return [...byFold.keys()].flatMap((fold) => {
    const out = new Set(layouts.filter((layout) => foldOf(layout) === fold))
    print(`Left out together: ${[...out].join(', ')}`)
    const learnt = learnFrom(known.filter(({ paper }) => !out.has(paper.layout)))
    return known.filter(({ paper }) => out.has(paper.layout)).map((one) => ({ one, learnt }))
  })
}

function report(tried: readonly Tried[]): string {
  const parts = ['Text', 'Scans', 'Photos'].flatMap((section) => {
    const own = tried.filter(({ one }) => sectionOf(one.paper) === section)
    return own.length === 0 ? [] : [`## ${section}`, ...(values.kinds ? [] : [tableOf(own)]), kindTable(own)]
  })
  if (values.kinds) return parts.join('\n\n')
  const judged = tried.flatMap((each) => judgedWithModel(each))
  const certainty = ['## Certainty', certaintyTable(judged), '## What is left out', leastTable(tried)]
  return [...parts, ...certainty, '## Worst papers', worstOf(tried)].join('\n\n')
}

/** How much would be right and wrong if all that is less certain were left out, in per cent. */
function leastTable(tried: readonly Tried[]): string {
  const sections = ['Text', 'Scans', 'Photos'].map((section) => ({
    section,
    judged: tried.filter(({ one }) => sectionOf(one.paper) === section).flatMap((each) => judgedWithModel(each, 0)),
  }))
  const cells = (judged: readonly Judged[], least: number) => {
    const share = (wanted: Verdict) => {
      const told = judged.filter(({ verdict, certainty }) => verdict === wanted && (certainty ?? 0) >= least)
      return ((100 * told.length) / Math.max(1, judged.length)).toFixed(1)
    }
    return `${share('right')} | ${share('wrong')}`
  }
  return [
    `| least | ${sections.map(({ section }) => `${section}: right | wrong`).join(' | ')} |`,
    `|---:|${'---:|'.repeat(2 * sections.length)}`,
    ...LEAST.map((least) => `| ${least} | ${sections.map(({ judged }) => cells(judged, least)).join(' | ')} |`),
  ].join('\n')
}

function sectionOf({ isPicture, known: { variant } }: Paper): string {
  if (!isPicture) return 'Text'
  return variant === 'photo' ? 'Photos' : 'Scans'
}

function judgedWithModel({ one: { fields }, learnt }: Tried, least?: number): Judged[] {
  return fields ? judgedCase(fields.withModel, { weights: learnt.fields, calibration }, least) : []
}

/** All that was answered, however improbable. */
function saidTo({ one: { fields }, learnt }: Tried): Said[] {
  const judged = fields ? judgedCase(fields.withModel, { weights: learnt.fields, calibration: AS_SAID }, 0) : []
  return judged.flatMap(({ certainty, verdict }) =>
    certainty === null ? [] : [{ probability: certainty, isRight: verdict === 'right' }],
  )
}

function tableOf(tried: readonly Tried[]): string {
  const said = (valuesOf: (one: Known, around: Case['around']) => ReadonlyMap<string, string>) =>
    tried.flatMap(({ one }) => {
      const { paper, score, fields } = one
      if (!fields) return []
      const { around, asked } = fields.withModel
      return judgedValues(paper, valuesOf(one, around), { asked, score })
    })
  return fieldTable({
    rules: said((_, { view }) => new Map(view.ruled.map(({ name, value }): [string, string] => [name, value]))),
    model: said(modelValues),
    'selected without model': tried.flatMap(({ one: { fields }, learnt }) =>
      fields ? judgedCase(fields.withoutModel, { weights: learnt.fields, calibration }) : [],
    ),
    selected: tried.flatMap((each) => judgedWithModel(each)),
  })
}

/** What the model alone is likelier right about than wrong. */
function modelValues({ paper }: Known): Map<string, string> {
  const { isMonthFirst } = paper.looked
  const proposals = proposalsOf(paper.reading.pages, paper.opinion.spans, isMonthFirst)
  const likely = proposals.filter(({ probability }) => probability >= LIKELY)
  return new Map(likely.map(({ name, value }): [string, string] => [name, value]))
}

function kindTable(tried: readonly Tried[]): string {
  const kinds = tried.flatMap(({ one: { paper, kind }, learnt }) =>
    kind ? [{ paper, ...kind, learnt: learnt.kinds }] : [],
  )
  const share = (isRight: (one: (typeof kinds)[number]) => boolean) =>
    ((100 * kinds.filter(isRight).length) / Math.max(1, kinds.length)).toFixed(1)
  const selected = (one: (typeof kinds)[number]) => chosenKind(one.withModel, one.learnt)
  const wrong = kinds.filter((one) => !one.withModel.right.has(selected(one).name))
  return [
    '| kind | papers | rules | model | selected without model | selected |',
    '|---|---:|---:|---:|---:|---:|',
    `| right | ${kinds.length} | ${[
      share(({ withModel }) => withModel.right.has(withModel.ruled)),
      share(({ withModel }) => withModel.right.has(withModel.predicted)),
      share(({ withoutModel, learnt }) => withoutModel.right.has(chosenKind(withoutModel, learnt).name)),
      share((one) => one.withModel.right.has(selected(one).name)),
    ].join(' | ')} |`,
    '',
    ...wrong.map(
      (one) =>
        `- ${one.paper.id}: ${selected(one).name} ${selected(one).certainty.toFixed(2)}, not ${[...one.withModel.right].join(' or ')}`,
    ),
  ].join('\n')
}

function worstOf(tried: readonly Tried[]): string {
  const papers = tried.map((each) => {
    const bad = judgedWithModel(each).filter(({ verdict }) => verdict !== 'right')
    const points = bad.reduce((sum, { verdict }) => sum + (verdict === 'wrong' ? 2 : 1), 0)
    return { id: each.one.paper.id, points, bad }
  })
  const worst = papers
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, WORST)
  const said = ({ name, verdict, value }: Judged) => `${name} ${verdict}${value === '' ? '' : ` (${value})`}`
  return worst.map(({ id, bad }) => `- ${id}: ${bad.map(said).join(', ')}`).join('\n')
}

function foldersIn(list: string): string[] {
  return list.split(',').filter(Boolean)
}

async function knownOf(folders: string, opinionsFor: (layout: string) => Opinions): Promise<Known[]> {
  const found: Known[] = []
  for (const folder of foldersIn(folders)) {
    const score = scoreBy(await readSet(resolve(folder)))
    for (const paper of await papersOf(resolve(folder), opinionsFor, values.variants.split(',')))
      found.push({ paper, score, fields: values.kinds ? null : fieldsOf(paper, score), kind: kindOf(paper) })
  }
  return found
}

function fieldsOf(paper: Paper, score: Score): Known['fields'] {
  const [withModel, withoutModel] = [caseOfPaper(paper, score), caseOfPaper(paper, score, false)]
  return withModel && withoutModel ? { withModel, withoutModel } : null
}

function kindOf(paper: Paper): Known['kind'] {
  const [withModel, withoutModel] = [kindCaseOfPaper(paper), kindCaseOfPaper(paper, false)]
  return withModel && withoutModel ? { withModel, withoutModel } : null
}

/** Half of them are invoices, which have the most fields. */
function wishOf(seed: number): Wish {
  const kinds = ['invoice', 'invoice', 'invoice', 'invoice', 'invoice', 'credit-note', 'receipt', 'reminder'] as const
  const kind = kinds[seed % 10]
  return kind ? { kind } : {}
}

async function generatedCases(count: number): Promise<{ readonly fields: Case[]; readonly kinds: KindCase[] }> {
  const [fields, kinds]: [Case[], KindCase[]] = [[], []]
  for (let seed = FIRST_SEED; seed < FIRST_SEED + count; seed++) {
    const hasModel = seed % WITHOUT_MODEL > 0
    if (!values.kinds) fields.push(caseOfBallot(await ballotFor(documentOf(seed, 'held-out', wishOf(seed))), hasModel))
    kinds.push(kindCaseOfBallot(await ballotFor(documentOf(seed, 'held-out')), hasModel))
  }
  return { fields, kinds }
}

function ballotFor(example: Example): Promise<Ballot> {
  return ballotWith(example, (pages) => shipped.of(keyOf(pages), pages))
}

function write(file: string, content: object): void {
  writeFileSync(join(PRODUCT, 'document/selection', file), `${JSON.stringify(content, null, 2)}\n`)
}

function rounded({ low, high, offset }: Calibration): Calibration {
  const round = (part: number) => Number(part.toFixed(3))
  return { high: round(high), low: round(low), offset: round(offset) }
}

function print(text: string): void {
  process.stdout.write(`${text}\n\n`)
}
