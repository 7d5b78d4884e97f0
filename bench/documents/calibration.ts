import type { AnalysisAnswer } from './ask.ts'
import { type DocumentSet, isPicture, type KnownDocument } from './set.ts'

/** Fields that were reported with a certainty within a bin. */
export interface Bin {
  readonly from: number
  readonly to: number
  right: number
  wrong: number
}

const EDGES = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.0001]

/**
 * Sorts every reported field whose truth is known into the bin of its certainty. A field that differs from the truth while
 * another of the same answer is right (an amount due beside the total) is not counted.
 */
export function calibration(set: DocumentSet, answers: readonly (readonly [KnownDocument, AnalysisAnswer])[]): Bin[] {
  const bins = EDGES.slice(1).map((to, index): Bin => ({ from: EDGES[index] ?? 0, to, right: 0, wrong: 0 }))
  for (const [known, answered] of answers) {
    for (const { confidence, verdict } of verdicts(set, known, answered)) {
      const bin = bins.find(({ to }) => confidence < to)
      if (bin) bin[verdict] += 1
    }
  }
  return bins
}

interface Judged {
  readonly confidence: number
  readonly verdict: 'right' | 'wrong'
}

function verdicts(set: DocumentSet, known: KnownDocument, { fields, details }: AnalysisAnswer): Judged[] {
  const truth = known.fields ?? {}
  const whole = set.score(fields, truth, isPicture(known))
  return details.flatMap(({ label, value, confidence }): Judged[] => {
    const alone = set.score({ [label]: value }, truth, isPicture(known))
    if (Object.values(alone).includes('ok')) return [{ confidence, verdict: 'right' }]
    const isWrong = Object.entries(alone).some(([name, is]) => is === 'wrong' && whole[name] === 'wrong')
    return isWrong ? [{ confidence, verdict: 'wrong' }] : []
  })
}
