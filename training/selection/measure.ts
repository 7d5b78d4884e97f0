// How often fields are right, wrong and missing, and whether certainties hold.
import { GROUPS } from '../../functions/document/selection/agreement.ts'
import { type Answer, combinationsOf, EAGER, likeliestAnswers } from '../../functions/document/selection/choose.ts'
import type { SelectedName } from '../../functions/document/selection/forms.ts'
import { certaintyOf } from '../../functions/document/selection/score.ts'
import { LEAST_CERTAIN, type Selection } from '../../functions/document/selection/select.ts'
import { Bins } from '../scores/bins.ts'
import { type Case, SELECTED_NAMES } from './cases.ts'
import type { Paper } from './papers.ts'
import type { Score } from './score-names.ts'

export type Verdict = 'right' | 'wrong' | 'missing'

/** How a field of a paper was answered; certainty null: by nobody who knows one. */
export interface Judged {
  readonly name: SelectedName
  readonly verdict: Verdict
  readonly certainty: number | null
  /** What was answered; "" for nothing. */
  readonly value: string
}

/**
 * What the selection answers to a case; fields that are not there are not judged.
 *
 * @param least what is less certain is left out; else as the product does it
 */
export function judgedCase({ around, asked }: Case, learnt: Selection, least?: number): Judged[] {
  const { weights, calibration } = learnt
  return GROUPS.flatMap((group) => {
    const questions = group.names.flatMap((name) => asked.get(name)?.question ?? [])
    const answers = likeliestAnswers(group, combinationsOf(group, questions, { around, weights, eager: EAGER }), around)
    return answers.flatMap((answer) => {
      const certainty = certaintyOf(answer.probability, calibration)
      const bound = least ?? LEAST_CERTAIN[answer.place?.cell.source ?? 'text']
      return judgedAnswer(certainty < bound ? { ...answer, place: null } : answer, certainty, asked.get(answer.name))
    })
  })
}

function judgedAnswer({ name, place }: Answer, certainty: number, asked: ReturnType<Case['asked']['get']>): Judged[] {
  if (!asked?.isThere) return []
  if (place === null) return [{ name, verdict: 'missing', certainty: null, value: '' }]
  const at = asked.question.options.findIndex(({ places }) => places.includes(place))
  return [{ name, verdict: asked.right[at] ? 'right' : 'wrong', certainty, value: place.value }]
}

/** What somebody else answers: values by field. */
export function judgedValues(
  { known, isPicture }: Paper,
  values: ReadonlyMap<string, string>,
  { asked, score }: { readonly asked: Case['asked']; readonly score: Score },
): Judged[] {
  return SELECTED_NAMES.flatMap((name): Judged[] => {
    if (!asked.get(name)?.isThere) return []
    const value = values.get(name)
    if (value === undefined) return [{ name, verdict: 'missing', certainty: null, value: '' }]
    const isRight = score.isRight(name, value, known.fields ?? {}, isPicture)
    return [{ name, verdict: isRight ? 'right' : 'wrong', certainty: null, value }]
  })
}

/** Rows of a table: for each field how much is right, wrong and missing, in per cent. */
export function fieldTable(columns: Readonly<Record<string, readonly Judged[]>>): string {
  const names = Object.keys(columns)
  const rows = ['all', ...SELECTED_NAMES].map((name) => {
    const of = (judged: readonly Judged[]) => judged.filter((one) => name === 'all' || one.name === name)
    const count = Math.max(...Object.values(columns).map((judged) => of(judged).length))
    return `| ${name} | ${count} | ${Object.values(columns)
      .map((judged) => cells(of(judged)))
      .join(' | ')} |`
  })
  return [
    `| field | papers | ${names.map((name) => `${name}: right | wrong | missing`).join(' | ')} |`,
    `|---|---:|${'---:|'.repeat(3 * names.length)}`,
    ...rows,
  ].join('\n')
}

function cells(judged: readonly Judged[]): string {
  const share = (verdict: Verdict) =>
    ((100 * judged.filter((one) => one.verdict === verdict).length) / Math.max(1, judged.length)).toFixed(1)
  return [share('right'), share('wrong'), share('missing')].join(' | ')
}

/** How often values were right, by the certainty they were given with. */
export function certaintyTable(judged: readonly Judged[]): string {
  const bins = new Bins()
  for (const { certainty, verdict } of judged) if (certainty !== null) bins.add(certainty, verdict === 'right')
  return bins.table()
}
