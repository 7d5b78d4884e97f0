// The values of a document's main fields: rules and model say what speaks for each value on the page, and what their word is
// worth was learnt from many layouts (weights.json, and weights-without-model.json for where only rules could look; `npm run select`
// in training/ writes both).
import type { Field } from '../types.ts'
import { type Cell, evidenceOf, trustIn } from '../understanding/cells.ts'
import { type Answer, answersOf } from './choose.ts'
import { type Surroundings, surroundingsOf } from './features.ts'
import { isSelected, SELECTED, type SelectedName } from './forms.ts'
import { type Calibration, certaintyOf, type Packed, unpacked } from './score.ts'
import type { View } from './view.ts'
import withModel from './weights.json' with { type: 'json' }
import withoutModel from './weights-without-model.json' with { type: 'json' }

/** What features are worth, and how the probabilities that come of them are read. */
export interface Selection {
  readonly weights: ArrayLike<number>
  readonly calibration: Calibration
}

const learnt = (kept: Packed & Pick<Selection, 'calibration'>): Selection => ({
  weights: unpacked(kept),
  calibration: kept.calibration,
})
const WITH_MODEL = learnt(withModel)
/** Where the model could not be loaded, rules are worth something else than beside it. */
const WITHOUT_MODEL = learnt(withoutModel)

/**
 * What is less certain is left out, by how the page was read: letters of a picture may be misread, too, and a wrong value is worse
 * than none. What other bounds would tell and spare, `npm run select` in training/ prints.
 */
export const LEAST_CERTAIN: Readonly<Record<Cell['source'], number>> = { text: 0.8, ocr: 0.87 }

export interface Selected {
  /** The fields of the rules, with the selected values in place of theirs. */
  readonly fields: readonly Field[]
  /** Those that are likelier there than not, and whose value is too uncertain to be told. */
  readonly unsure: readonly SelectedName[]
}

export function selectedOn(view: View, { weights, calibration } = view.scores ? WITH_MODEL : WITHOUT_MODEL): Selected {
  const worked = workedOut(view)
  const around = surroundingsOf(view)
  const answers = answersOf(around, weights)
  const judged = answers
    .filter((one) => (worked.length === 0 || !isTotal(one.name)) && !isOtherParty(one, answers, around))
    .map((answer) => ({ ...answer, certainty: certaintyOf(answer.probability, calibration) }))
  const selected = judged.flatMap((answer) => fieldOf(answer))
  // What is told of one party is no value of the other.
  const isToldAs = (field: Field, name: SelectedName, value: string) =>
    field.name === name || (SELECTED[name] === 'name' && field.value === value)
  const isUnsure = ({ name, place, certainty }: Judged) =>
    place !== null && certainty >= LIKELY && !selected.some((field) => isToldAs(field, name, place.value))
  return {
    fields: [...view.ruled.filter(({ name }) => !isSelected(name)), ...worked, ...selected],
    unsure: judged.filter(isUnsure).map(({ name }) => name),
  }
}

type Judged = Answer & { readonly certainty: number }

const OTHER_PARTY: Readonly<Partial<Record<SelectedName, SelectedName>>> = {
  sellerName: 'buyerName',
  buyerName: 'sellerName',
}

/** Nobody writes to himself: who is taken for both parties is the likelier one of them. */
function isOtherParty(
  { name, place, probability }: Answer,
  answers: readonly Answer[],
  { isSame }: Surroundings,
): boolean {
  const other = answers.find((one) => one.name === OTHER_PARTY[name])
  if (!other?.place || !place || !isSame(place.value, other.place.value)) return false
  return probability < other.probability || (probability === other.probability && name === 'buyerName')
}

/** From here on a value is likelier right than wrong. */
const LIKELY = 0.5

/** From here on what the rules have worked out is as good as read: the sums of a table that add up. */
const PROVEN = 0.9

const isTotal = (name: string) => isSelected(name) && SELECTED[name] === 'amount'

/** The totals of the rules, if one of them is a sum that stands nowhere on the page: it cannot be selected there. */
function workedOut({ ruled, values }: View): Field[] {
  const totals = ruled.filter(({ name }) => isTotal(name))
  const isWorkedOut = ({ value, confidence }: Field) =>
    confidence >= PROVEN && !values.some((one) => one.form === 'amount' && one.value === value)
  return totals.some(isWorkedOut) ? totals : []
}

function fieldOf({ name, place, certainty }: Judged): Field[] {
  if (place === null || certainty < LEAST_CERTAIN[place.cell.source]) return []
  const { cell, value, quote } = place
  const confidence = Math.min(MOST_CERTAIN, certainty) * trustIn(cell)
  return [{ name, value, confidence, source: cell.source, evidence: evidenceOf(cell, quote) }]
}

/** Nothing that was read from a page is certain. */
const MOST_CERTAIN = 0.99
