import { PROPOSED } from '../../functions/document/prediction/proposals.ts'
import type { Votes } from '../../functions/document/prediction/votes.ts'
import { isSelected } from '../../functions/document/selection/forms.ts'
import { addTo, f1, noTally, type Tally } from '../scores/tally.ts'
import { answered, type Ballot } from './ballot.ts'
import { fieldCases, NO_VOTES } from './cases.ts'
import { fitted } from './fit.ts'
import { linesTally, scored } from './score.ts'

/**
 * How much salience may count; scores of lines go to about six. On generated documents more would be better still; of a
 * real table it took the place of the line with the sum.
 */
const WEIGHTS = [0, 1, 2]
/** Selected fields have the model's word among what was learnt. */
const VOTED = PROPOSED.filter((name) => !isSelected(name))

/** Each weight means to read a document again, and few of them tell which is best. */
const WEIGHED = 300

/**
 * The votes that some documents suggest. A field on which the others are not answered better than by rules alone is left
 * to the rules.
 */
export function measuredVotes(fit: readonly Ballot[], check: readonly Ballot[]): Votes {
  const fields = [...fieldCases(fit, VOTED, NO_VOTES)].flatMap(([name, cases]) => {
    const vote = fitted(cases)
    return vote ? [[name, vote] as const] : []
  })
  const votes = {
    ...NO_VOTES,
    fields: Object.fromEntries(fields),
    salience: bestWeight(fit.slice(0, WEIGHED), NO_VOTES),
  }
  const { both } = scored(check, votes)
  const { both: without } = scored(check, { ...votes, fields: {} })
  const helping = fields.filter(([name]) => points(both.get(name)) > points(without.get(name)))
  return { ...votes, fields: Object.fromEntries(helping) }
}

/** A wrong value is worse than none. */
const points = ({ right, found }: Tally = noTally()) => right - 2 * (found - right)

function bestWeight(ballots: readonly Ballot[], votes: Votes): number {
  const scores = WEIGHTS.map((salience) => {
    const lines = new Map<string, Tally>()
    for (const ballot of ballots)
      addTo(lines, 'lines', linesTally(ballot, answered(ballot, { ...votes, salience }).keyLines))
    return f1(lines.get('lines') ?? noTally())
  })
  return WEIGHTS[scores.indexOf(Math.max(...scores))] ?? 0
}
