// Rules alone, the model alone and both, on documents that the votes were not measured on.
import { PROPOSED, type ProposedName } from '../../functions/document/prediction/proposals.ts'
import { calibrated, type Vote, type Votes } from '../../functions/document/prediction/votes.ts'
import { isSelected } from '../../functions/document/selection/forms.ts'
import { addTo, f1, noTally, share, type Tally } from '../scores/tally.ts'
import { answered, type Ballot } from './ballot.ts'
import { isTrue, NO_VOTES } from './cases.ts'

export interface Scores {
  readonly rules: ReadonlyMap<string, Tally>
  readonly model: ReadonlyMap<string, Tally>
  readonly both: ReadonlyMap<string, Tally>
}

/** Row of all fields together. */
export const ALL = 'all fields'
/** Rows that are no fields. */
export const KIND = 'kind'
export const LINES = 'telling lines'

/** @param curves how the model's word is calibrated where it stands alone; a field without one is not counted for it */
export function scored(ballots: readonly Ballot[], votes: Votes): Scores {
  const scores = { rules: new Map<string, Tally>(), model: new Map<string, Tally>(), both: new Map<string, Tally>() }
  for (const ballot of ballots) {
    const rules = answered(ballot, NO_VOTES)
    const both = answered(ballot, votes)
    const [kind] = ballot.heard.opinion.kinds
    addKind(scores.rules, ballot, rules.kind.name)
    addKind(scores.model, ballot, kind?.name)
    addKind(scores.both, ballot, both.kind.name)
    addTo(scores.rules, LINES, linesTally(ballot, rules.keyLines))
    addTo(scores.both, LINES, linesTally(ballot, both.keyLines))
    const answerTo = (fields: typeof rules.fields) => (name: ProposedName) =>
      fields.find((field) => field.name === name)?.value
    addFields(scores.rules, ballot, answerTo(rules.fields))
    addFields(scores.both, ballot, answerTo(both.fields))
    addFields(scores.model, ballot, (name) => modelsValue(ballot, name, votes.fields[name]))
  }
  return scores
}

/** Alone it answers what is likelier right than wrong. */
function modelsValue({ proposals }: Ballot, name: ProposedName, vote: Vote | undefined): string | undefined {
  const proposal = proposals.find((one) => one.name === name)
  const certainty = proposal && (vote ? calibrated(vote, proposal.probability) : proposal.probability)
  return certainty !== undefined && certainty >= LIKELY ? proposal?.value : undefined
}

const LIKELY = 0.5

function addKind(tallies: Map<string, Tally>, { example }: Ballot, name: string | undefined): void {
  addTo(tallies, KIND, { right: Number(name === example.kind), found: Number(name !== undefined), real: 1 })
}

function addFields(
  tallies: Map<string, Tally>,
  ballot: Ballot,
  answerTo: (name: ProposedName) => string | undefined,
): void {
  for (const name of PROPOSED) {
    const value = answerTo(name)
    const tally = {
      real: Number((ballot.truth.get(name) ?? []).length > 0),
      found: Number(value !== undefined),
      right: Number(value !== undefined && isTrue(ballot, name, value)),
    }
    addTo(tallies, name, tally)
    addTo(tallies, ALL, tally)
  }
}

/** Lines are compared as texts; the product cuts long ones. */
export function linesTally({ example }: Ballot, chosen: readonly string[]): Tally {
  const lines = example.pages.flatMap((page) => page.lines)
  const telling = lines.filter(({ isSalient }) => isSalient).map((line) => line.words.map(({ text }) => text).join(' '))
  const right = chosen.filter((text) => telling.some((one) => one.startsWith(text))).length
  return { ...noTally(), right, found: chosen.length, real: new Set(telling).size }
}

/** A table in Markdown: F1, how many of the values that are there were found, how many of the found ones are wrong. */
export function scoreTable({ rules, model, both }: Scores, votes: Votes): string {
  const cells = (tallies: ReadonlyMap<string, Tally>, name: string) => {
    const tally = tallies.get(name)
    if (!tally) return '– | – | –'
    return [
      (100 * f1(tally)).toFixed(1),
      share(tally.right, tally.real),
      share(tally.found - tally.right, tally.found),
    ].join(' | ')
  }
  const rows = [KIND, LINES, ALL, ...PROPOSED].map((name) => {
    const real = rules.get(name)?.real ?? 0
    return `| ${name} | ${real} | ${cells(rules, name)} | ${cells(model, name)} | ${cells(both, name)} | ${voteOf(name, votes)} |`
  })
  return [
    '| | real | rules F1 | found | wrong | model F1 | found | wrong | both F1 | found | wrong | the model |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|',
    ...rows,
  ].join('\n')
}

function voteOf(name: string, { fields, salience }: Votes): string {
  if (name === LINES) return salience > 0 ? `adds ${salience}` : 'has no vote'
  if (name === ALL || name === KIND || isSelected(name)) return name === ALL ? '' : 'selected'
  const vote = fields[name as ProposedName]
  if (!vote) return 'has no vote'
  const parts = [
    vote.adds !== null && `adds from ${vote.adds}`,
    vote.replaces !== null && `replaces from ${vote.replaces}`,
  ]
  return parts.filter(Boolean).join(', ')
}
