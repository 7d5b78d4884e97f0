// How rules and model are combined into one answer. Their reliability was measured on documents that neither has seen;
// the figures are in votes.json, which `npm run votes` in training/ writes.
import type { Field } from '../types.ts'
import { isSame, mayStandAlone, type Proposal, type ProposedName } from './proposals.ts'
import measured from './votes.json' with { type: 'json' }

/** How reliable the model is on one question. */
export interface Vote {
  /** Its probabilities and how often they were right, both ascending; interpolated linearly. */
  readonly said: readonly number[]
  readonly right: readonly number[]
  /** From this calibrated certainty on its answer is used where the rules have none; null: never. */
  readonly adds: number | null
  /** From this calibrated certainty on its answer replaces theirs; null: never. */
  readonly replaces: number | null
  /** How often both were right when they agreed. */
  readonly agreed: number
}

/** A question that is left out is answered by rules alone. */
export interface Votes {
  readonly fields: Readonly<Partial<Record<ProposedName, Vote>>>
  /** The weight of salience in the score of key lines; 0: none. */
  readonly salience: number
}

export const VOTES: Votes = measured

/** How often the model is right with this probability. */
export function calibrated({ said, right }: Pick<Vote, 'said' | 'right'>, probability: number): number {
  const above = said.findIndex((one) => one >= probability)
  if (above === 0) return right[0] ?? 0
  if (above < 0) return right.at(-1) ?? 0
  const [from = 0, to = 0] = said.slice(above - 1, above + 1)
  const [low = 0, high = 0] = right.slice(above - 1, above + 1)
  return to === from ? high : low + ((probability - from) / (to - from)) * (high - low)
}

/** Two that agree are more certain than either, up to how often both were right. */
function together(rules: number, model: number, { agreed }: Vote): number {
  return Math.max(rules, Math.min(agreed, 1 - (1 - rules) * (1 - model)))
}

/**
 * Rules with this certainty are not outvoted. The model was measured on generated documents; on real ones it is less often
 * right, while the certainty of rules holds there, too.
 */
export const SURE = 0.6

/** Maximum certainty of answers by the model alone, for the same reason. */
const MOST_ALONE = 0.85

/** The fields of a document, by rules and model. The XML of an e-invoice is not put to the vote. */
export function votedFields(
  rules: readonly Field[],
  proposals: readonly Proposal[],
  { fields: votes }: Votes = VOTES,
): Field[] {
  const decided = rules.map((field) => {
    const proposal = proposals.find(({ name }) => name === field.name)
    const vote = proposal && votes[proposal.name]
    return proposal && vote && field.source !== 'xml' ? decide(field, proposal, vote) : field
  })
  const others = proposals.flatMap((proposal) => {
    const vote = votes[proposal.name]
    if (!vote || vote.adds === null || !mayStandAlone(proposal)) return []
    if (rules.some(({ name }) => name === proposal.name)) return []
    return calibrated(vote, proposal.probability) >= vote.adds ? [added(fieldOf(proposal, vote))] : []
  })
  return [...decided, ...others]
}

const added = (field: Field): Field => ({ ...field, confidence: Math.min(MOST_ALONE, field.confidence) })

function decide(field: Field, proposal: Proposal, vote: Vote): Field {
  const model = fieldOf(proposal, vote)
  if (isSame(proposal.name, field.value, proposal.value))
    return { ...field, confidence: together(field.confidence, model.confidence, vote) }
  const isOpen = field.confidence < SURE && model.confidence > field.confidence && mayStandAlone(proposal)
  const isReplaced = isOpen && vote.replaces !== null && calibrated(vote, proposal.probability) >= vote.replaces
  return isReplaced ? model : field
}

function fieldOf({ name, value, probability, legibility, evidence }: Proposal, vote: Vote): Field {
  return { name, value, confidence: calibrated(vote, probability) * legibility, source: 'model', evidence }
}
