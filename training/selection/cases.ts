// Questions about documents with their right answers: what the selection learns from and is measured on.
import { isSame } from '../../functions/document/prediction/proposals.ts'
import { type Question, questionOf } from '../../functions/document/selection/choose.ts'
import { type Surroundings, surroundingsOf } from '../../functions/document/selection/features.ts'
import { SELECTED, type SelectedName } from '../../functions/document/selection/forms.ts'
import { lookAt } from '../../functions/document/understand.ts'
import type { Ballot } from '../votes/ballot.ts'
import { type Looked, type Paper, withoutModel } from './papers.ts'
import { type Score, scoredName } from './score-names.ts'

/** One document with its questions. */
export interface Case {
  readonly id: string
  readonly layout: string
  /** How much it counts when learning. */
  readonly weight: number
  readonly around: Surroundings
  readonly asked: ReadonlyMap<SelectedName, Asked>
}

export interface Asked {
  readonly question: Question
  /** For each option of the question whether it is right. */
  readonly right: readonly boolean[]
  /** Whether the document has the value; null: nobody knows. */
  readonly isThere: boolean | null
}

export const SELECTED_NAMES = Object.keys(SELECTED) as readonly SelectedName[]

interface Truth {
  readonly isThere: (name: SelectedName) => boolean | null
  readonly isRight: (name: SelectedName, value: string) => boolean
}

function caseOf({ view }: Looked, truth: Truth): Pick<Case, 'around' | 'asked'> {
  const around = surroundingsOf(view)
  const asked = SELECTED_NAMES.map((name): [SelectedName, Asked] => {
    const question = questionOf(name, around)
    const values = question.options.slice(0, -1)
    const found = values.map(({ places }) => places.some(({ value }) => truth.isRight(name, value)))
    return [name, { question, right: [...found, !found.includes(true)], isThere: truth.isThere(name) }]
  })
  return { around, asked: new Map(asked) }
}

/** A known paper counts as much as this many generated ones: it looks like what people send. */
const WEIGHT_OF_PAPER = 10

/** null: nothing is known of its fields. @param withModel false: as if there were no model */
export function caseOfPaper(
  { id, layout, known, isPicture, looked }: Paper,
  score: Score,
  withModel = true,
): Case | null {
  const { fields } = known
  if (!fields) return null
  const truth: Truth = {
    isThere: (name) => {
      if (fields[scoredName(name)] !== undefined) return true
      return known.source === undefined ? false : null
    },
    isRight: (name, value) => score.isRight(name, value, fields, isPicture),
  }
  return { id, layout, weight: WEIGHT_OF_PAPER, ...caseOf(withModel ? looked : withoutModel(looked), truth) }
}

/** A generated document. */
export function caseOfBallot({ example, reading, heard, truth }: Ballot, withModel = true): Case {
  // The tables of taxes on slips of tills are nobody's totals in the generator.
  const isUnknown = (name: SelectedName) => /till/.test(example.layout) && (name === 'netTotal' || name === 'taxTotal')
  const values = (name: SelectedName) => truth.get(name) ?? []
  return {
    id: String(example.seed),
    layout: example.layout,
    weight: 1,
    ...caseOf(lookAt(reading, withModel ? heard.opinion : null), {
      isThere: (name) => (values(name).length > 0 ? true : isUnknown(name) ? null : false),
      isRight: (name, value) => values(name).some((one) => isSame(name, one, value)),
    }),
  }
}
