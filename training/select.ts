// Learns what speaks for a value being the one that is looked for, from generated documents and from papers, and measures it
// on papers of layouts that were left out. Prints Markdown; --write learns from all of them and puts the weights into the
// product.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSet } from '../bench/documents/set.ts'
import { proposalsOf } from '../functions/document/prediction/proposals.ts'
import { chosenKind } from '../functions/document/selection/kind.ts'
import { AS_SAID, type Calibration, packed, unpacked } from '../functions/document/selection/score.ts'
import { optionsOf, wrongUsage } from './command-line.ts'
import { documentOf, type Wish } from './documents/index.ts'
import type { Example } from './documents/types.ts'
import { calibrationOf, type Said } from './selection/calibrate.ts'
import { type Case, caseOfBallot, caseOfPaper } from './selection/cases.ts'
import { FOLDS, foldOf } from './selection/folds.ts'
import { keyOf, NOBODY, type Opinions, opinionsOf } from './selection/kept.ts'
import { type KindCase, kindCaseOfBallot, kindCaseOfPaper, learnKinds } from './selection/kinds.ts'
import { learn } from './selection/learn.ts'
import { certaintyTable, fieldTable, type Judged, judgedCase, judgedValues, type Verdict } from './selection/measure.ts'
import { type Paper, papersOf } from './selection/papers.ts'
import { type Score, scoreBy } from './selection/score-names.ts'
import { type Ballot, ballotWith } from './votes/ballot.ts'

const USAGE = [
  'select -- --papers FOLDER[=MODEL][,FOLDER …] [--sealed FOLDER[,…]] [--generated N] [--models FOLDER] [--variants original,scan,photo] [--only with-model|without-model|kinds] [--folds N] [--write]',
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
  // FOLDER=MODEL: this model is asked about these papers, because the product's has learnt from them.
  papers: { type: 'string' },
  sealed: { type: 'string', default: '' },
  generated: { type: 'string', default: '900' },
  // A model for each fold, which has not learnt from its layouts: FOLDER/0, FOLDER/1 …; else the product's for all.
  models: { type: 'string' },
  variants: { type: 'string', default: 'original,noxml,scan,photo' },
  // One part alone: a part of the time. Without the model nothing is asked of one, and --models is not needed.
  only: { type: 'string' },
  // How many fifths are left out, one after the other: fewer take less time, and the table has fewer papers.
  folds: { type: 'string', default: String(FOLDS) },
  write: { type: 'boolean', default: false },
})
if (!values.papers) wrongUsage('--papers is missing', USAGE)
const PARTS = ['with-model', 'without-model', 'kinds'] as const
type Part = (typeof PARTS)[number]
if (values.only !== undefined && !PARTS.some((part) => part === values.only))
  wrongUsage(`There is no part "${values.only}"`, USAGE)
const folds = Number(values.folds)
if (!Number.isInteger(folds) || folds < 1 || folds > FOLDS) wrongUsage(`--folds is from 1 to ${FOLDS}`, USAGE)
const learns = (part: Part) => values.only === undefined || values.only === part
const modelIn = async (folder: string) => (values.only === 'without-model' ? NOBODY : opinionsOf(folder))
const shipped = await modelIn(join(PRODUCT, 'models/document-reader'))
const byFold = await Promise.all(
  Array.from({ length: FOLDS }, (_, fold) => (values.models ? modelIn(join(values.models, String(fold))) : shipped)),
)

/** How a document was looked at: by rules and model, or by rules alone. */
type Sight = 'withModel' | 'withoutModel'
const SIGHTS = (['withModel', 'withoutModel'] as const).filter((sight) =>
  learns(sight === 'withModel' ? 'with-model' : 'without-model'),
)
const SAID: Readonly<Record<Sight, string>> = { withModel: 'with the model', withoutModel: 'without the model' }

interface Known {
  readonly paper: Paper
  readonly score: Score
  /** null: nothing is known of its fields. */
  readonly fields: Readonly<Record<Sight, Case>> | null
  readonly kind: Readonly<Record<Sight, KindCase>> | null
}

/** Papers of a folder that is named several times are there, and learnt from, as many times. */
const known: Known[] = []
const parts = foldersIn(values.papers)
for (const part of new Set(parts)) {
  const [folder = '', model] = part.split('=')
  // Which has not learnt from these papers.
  const other = model ? await modelIn(model) : null
  const papers = await knownOf(folder, (leftOutBy) => other ?? byFold[foldOf(leftOutBy)] ?? shipped)
  for (const one of parts) if (one === part) known.push(...papers)
}
const sealed = await Promise.all(
  foldersIn(values.sealed).map(async (folder) => ({ folder, papers: await knownOf(folder, () => shipped) })),
)
const generated = await generatedCases(Number(values.generated))
const layouts = [...new Set(known.map(({ paper }) => paper.layout))]

print(`# ${new Set(known).size} papers of ${layouts.length} layouts, ${values.generated} generated documents`)
const tried = leftOut()
const calibrations: Readonly<Record<Sight, Calibration>> = {
  withModel: calibrationOf(saidTo(tried, 'withModel')),
  withoutModel: calibrationOf(saidTo(tried, 'withoutModel')),
}
for (const sight of SIGHTS)
  print(`Probabilities ${SAID[sight]} are read with ${JSON.stringify(rounded(calibrations[sight]))}.`)
print(report(tried))
if (sealed.length > 0 || values.write) {
  const learnt = learnFrom(known)
  for (const { folder, papers } of sealed) {
    print(`# ${papers.length} papers of ${folder}, that nothing was learnt from`)
    print(report(papers.map((one) => ({ one, learnt }))))
  }
  if (values.write) {
    if (learns('with-model')) writeFields('weights.json', learnt, 'withModel')
    if (learns('without-model')) writeFields('weights-without-model.json', learnt, 'withoutModel')
    if (learns('kinds')) write('kind-weights.json', packed(learnt.kinds))
    print('Written.')
  }
}
// The engines that read scans would wait for more of them.
process.exit(0)

/** What is learnt; nothing of a part that is left out. */
interface Learnt extends Readonly<Record<Sight, Float32Array>> {
  readonly kinds: Float32Array
}

interface Tried {
  readonly one: Known
  /** For papers that are left out: without those of their layout. */
  readonly learnt: Learnt
}

/** Rounded as the product has them: what is measured is what is shipped. */
function learnFrom(papers: readonly Known[]): Learnt {
  const seen = (sight: Sight) => papers.flatMap(({ fields }) => fields?.[sight] ?? [])
  const learnt = (part: Part, learnIt: () => Float32Array) =>
    learns(part) ? unpacked(packed(learnIt())) : new Float32Array()
  return {
    // Without the model, too, so that rules keep a weight of their own beside it (README.md says what that is worth).
    withModel: learnt('with-model', () =>
      learn([...generated.withModel, ...seen('withModel'), ...seen('withoutModel')]),
    ),
    withoutModel: learnt('without-model', () => learn([...generated.withoutModel, ...seen('withoutModel')])),
    // One table for both: a server without the model chooses kinds with it, too.
    kinds: learnt('kinds', () =>
      learnKinds([
        ...generated.kinds,
        ...papers.flatMap(({ kind }) => (kind ? [kind.withModel, kind.withoutModel] : [])),
      ]),
    ),
  }
}

function leftOut(): Tried[] {
  return [...byFold.keys()].slice(0, folds).flatMap((fold) => {
    const isOut = ({ paper }: Known) => foldOf(paper.leftOutBy) === fold
    const out = [...new Set(known)].filter(isOut)
    print(`Left out together: ${[...new Set(out.map(({ paper }) => paper.layout))].join(', ')}`)
    const learnt = learnFrom(known.filter((one) => !isOut(one)))
    return out.map((one) => ({ one, learnt }))
  })
}

function report(tried: readonly Tried[]): string {
  const parts = ['Text', 'Scans', 'Photos'].flatMap((section) => {
    const own = tried.filter(({ one }) => sectionOf(one.paper) === section)
    if (own.length === 0) return []
    return [`## ${section}`, ...(SIGHTS.length > 0 ? [tableOf(own)] : []), ...(learns('kinds') ? [kindTable(own)] : [])]
  })
  const bySight = SIGHTS.flatMap((sight) => [
    `## Certainty ${SAID[sight]}`,
    certaintyTable(tried.flatMap((each) => judgedBy(sight, each))),
    `## What is left out ${SAID[sight]}`,
    leastTable(tried, sight),
    `## Worst papers ${SAID[sight]}`,
    worstOf(tried, sight),
  ])
  return [...parts, ...bySight].join('\n\n')
}

/** How much would be right and wrong if all that is less certain were left out, in per cent. */
function leastTable(tried: readonly Tried[], sight: Sight): string {
  const sections = ['Text', 'Scans', 'Photos'].map((section) => ({
    section,
    judged: tried.filter(({ one }) => sectionOf(one.paper) === section).flatMap((each) => judgedBy(sight, each, 0)),
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

/** @param least what is less certain is left out; else as the product does it */
function judgedBy(sight: Sight, { one: { fields }, learnt }: Tried, least?: number): Judged[] {
  const selection = { weights: learnt[sight], calibration: calibrations[sight] }
  return fields ? judgedCase(fields[sight], selection, least) : []
}

/** All that was answered, however improbable; nothing where this was not learnt. */
function saidTo(tried: readonly Tried[], sight: Sight): Said[] {
  if (!SIGHTS.includes(sight)) return []
  return tried.flatMap(({ one: { fields }, learnt }) => {
    const judged = fields ? judgedCase(fields[sight], { weights: learnt[sight], calibration: AS_SAID }, 0) : []
    return judged.flatMap(({ certainty, verdict }) =>
      certainty === null ? [] : [{ probability: certainty, isRight: verdict === 'right' }],
    )
  })
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
    ...(learns('with-model') ? { model: said(modelValues) } : {}),
    ...Object.fromEntries(
      SIGHTS.map((sight) => [`selected ${SAID[sight]}`, tried.flatMap((each) => judgedBy(sight, each))]),
    ),
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

function worstOf(tried: readonly Tried[], sight: Sight): string {
  const papers = tried.map((each) => {
    const bad = judgedBy(sight, each).filter(({ verdict }) => verdict !== 'right')
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

async function knownOf(folder: string, opinionsFor: (leftOutBy: string) => Opinions): Promise<Known[]> {
  const score = scoreBy(await readSet(resolve(folder)))
  const papers = await papersOf(resolve(folder), opinionsFor, values.variants.split(','))
  return papers.map((paper) => ({
    paper,
    score,
    fields: SIGHTS.length > 0 ? fieldsOf(paper, score) : null,
    kind: learns('kinds') ? kindOf(paper) : null,
  }))
}

function fieldsOf(paper: Paper, score: Score): Known['fields'] {
  const withoutModel = caseOfPaper(paper, score, false)
  const withModel = learns('with-model') ? caseOfPaper(paper, score) : withoutModel
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

interface Generated extends Readonly<Record<Sight, Case[]>> {
  readonly kinds: KindCase[]
}

async function generatedCases(count: number): Promise<Generated> {
  const cases: Generated = { withModel: [], withoutModel: [], kinds: [] }
  for (let seed = FIRST_SEED; seed < FIRST_SEED + count; seed++) {
    const hasModel = seed % WITHOUT_MODEL > 0
    const invoice = SIGHTS.length > 0 ? await ballotFor(documentOf(seed, 'held-out', wishOf(seed))) : null
    if (invoice && learns('with-model')) cases.withModel.push(caseOfBallot(invoice, hasModel))
    if (invoice && learns('without-model')) cases.withoutModel.push(caseOfBallot(invoice, false))
    if (learns('kinds')) cases.kinds.push(kindCaseOfBallot(await ballotFor(documentOf(seed, 'held-out')), hasModel))
  }
  return cases
}

function ballotFor(example: Example): Promise<Ballot> {
  return ballotWith(example, (pages) => shipped.of(keyOf(pages), pages))
}

function write(file: string, content: object): void {
  writeFileSync(join(PRODUCT, 'document/selection', file), `${JSON.stringify(content, null, 2)}\n`)
}

function writeFields(file: string, learnt: Learnt, sight: Sight): void {
  const { scale, weights } = packed(learnt[sight])
  write(file, { scale, calibration: rounded(calibrations[sight]), weights })
}

function rounded({ low, high, offset }: Calibration): Calibration {
  const round = (part: number) => Number(part.toFixed(3))
  return { high: round(high), low: round(low), offset: round(offset) }
}

function print(text: string): void {
  process.stdout.write(`${text}\n\n`)
}
