import { isSame, type ProposedName } from '../../functions/document/prediction/proposals.ts'
import type { Votes } from '../../functions/document/prediction/votes.ts'
import { answered, type Ballot } from './ballot.ts'
import type { Case } from './fit.ts'

/** Rules alone. */
export const NO_VOTES: Votes = { fields: {}, salience: 0 }

/**
 * What rules and model said of each field.
 *
 * @param votes how the kind is decided; what rules look for depends on it
 */
export function fieldCases(ballots: readonly Ballot[], names: readonly ProposedName[], votes: Votes) {
  const cases = new Map<ProposedName, Case[]>(names.map((name) => [name, []]))
  for (const ballot of ballots) {
    const { fields } = answered(ballot, { ...votes, fields: {} })
    for (const name of names) {
      const field = fields.find((one) => one.name === name)
      const proposal = ballot.proposals.find((one) => one.name === name)
      cases.get(name)?.push({
        rules: field ? { isRight: isTrue(ballot, name, field.value), certainty: field.confidence } : null,
        model: proposal ? { isRight: isTrue(ballot, name, proposal.value), probability: proposal.probability } : null,
        isSame: field !== undefined && proposal !== undefined && isSame(name, field.value, proposal.value),
      })
    }
  }
  return cases
}

/** Whether a value is one of those that the document has. */
export function isTrue({ truth }: Ballot, name: ProposedName, value: string): boolean {
  return (truth.get(name) ?? []).some((one) => isSame(name, one, value))
}
