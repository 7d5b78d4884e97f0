// The model on generated documents of layouts and names that it has never seen.
import { opinionOf, type Transformer } from '../../functions/document/prediction/opinion.ts'
import { documentOf } from '../documents/index.ts'
import { Bins } from './bins.ts'
import { judge } from './example.ts'
import { addTo, f1, noTally, share, type Tally, tallyTable } from './tally.ts'

const WORST = 10

/** Tables in Markdown. @param count documents with the seeds from 1 on */
export async function heldOutReport(transformer: Transformer, count: number): Promise<string> {
  const tags = new Map<string, Tally>()
  const languages = new Map<string, Tally>()
  const kinds = new Map<string, Tally>()
  const values = new Map<string, Tally>()
  const lines = new Map<string, Tally>()
  const [spanBins, kindBins] = [new Bins(), new Bins()]
  const documents: { readonly name: string; readonly score: number }[] = []
  let tellingFirst = 0
  for (let seed = 1; seed <= count; seed++) {
    const example = documentOf(seed, 'held-out')
    const opinion = await opinionOf(example.pages, transformer)
    const judged = judge(example, opinion)
    for (const [tag, tally] of judged.tags) {
      addTo(tags, tag, tally)
      addTo(languages, example.language, tally)
      addTo(values, 'all values', tally)
    }
    addTo(kinds, example.kind, { ...noTally(), real: 1, right: Number(judged.kind.isRight) })
    addTo(kinds, opinion.kinds[0]?.name ?? 'other', { ...noTally(), found: 1 })
    addTo(lines, 'telling lines', judged.lines)
    for (const { probability, isRight } of judged.spans) spanBins.add(probability, isRight)
    kindBins.add(judged.kind.probability, judged.kind.isRight)
    tellingFirst += Number(judged.isBestLineTelling)
    documents.push({ name: `${seed} (${example.layout}, ${example.language})`, score: judged.score })
  }
  const rightKinds = [...kinds.values()].reduce((sum, { right }) => sum + right, 0)
  const worst = documents.sort((a, b) => a.score - b.score).slice(0, WORST)
  return [
    `# Held-out documents 1 to ${count}`,
    `F1 of all values ${(100 * f1(values.get('all values') ?? noTally())).toFixed(1)} %. Kind right: ${share(rightKinds, count)}.`,
    `The likeliest line is a telling one in ${share(tellingFirst, count)}.`,
    tallyTable('value', tags),
    tallyTable('language', languages),
    tallyTable('kind', kinds),
    tallyTable('lines', lines),
    `Values by probability (mean error ${(100 * spanBins.error()).toFixed(1)} %):`,
    spanBins.table(),
    `Kinds by probability (mean error ${(100 * kindBins.error()).toFixed(1)} %):`,
    kindBins.table(),
    `Worst documents: ${worst.map(({ name, score }) => `${name}: ${(100 * score).toFixed(0)} %`).join(', ')}`,
  ].join('\n\n')
}
