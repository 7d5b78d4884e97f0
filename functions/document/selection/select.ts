// The values of a document's main fields: rules and model say what speaks for each value on the page, and what their word is
// worth was learnt from many layouts (weights.json, which `npm run select` in training/ writes).
import type { Field } from '../types.ts'
import { evidenceOf, trustIn } from '../understanding/cells.ts'
import { type Answer, answersOf } from './choose.ts'
import { surroundingsOf } from './features.ts'
import { isSelected, SELECTED } from './forms.ts'
import { unpacked } from './score.ts'
import type { View } from './view.ts'
import packed from './weights.json' with { type: 'json' }

export const WEIGHTS: Float32Array = unpacked(packed)

/** What is likelier wrong than right is left out. */
export const LEAST_CERTAIN = 0.5

/** The fields of the rules, with the selected values in place of theirs. */
export function withSelected(view: View, weights: ArrayLike<number> = WEIGHTS): Field[] {
  const derived = view.ruled.filter((field) => isDerived(field, view))
  const selected = answersOf(surroundingsOf(view), weights)
    .flatMap((answer) => fieldOf(answer))
    .filter(({ name }) => !derived.some((field) => field.name === name && field.confidence >= PROVEN))
  const has = ({ name }: Field) => selected.some((field) => field.name === name)
  const kept = view.ruled.filter((field) => !isSelected(field.name) || (derived.includes(field) && !has(field)))
  return [...kept, ...selected]
}

/** From here on what the rules have worked out is as good as read: the sums of a table that add up. */
const PROVEN = 0.9

/** What follows from other values stands nowhere on the page, and cannot be selected there. */
function isDerived({ name, value }: Field, { values }: View): boolean {
  const form = isSelected(name) ? SELECTED[name] : null
  return form === 'amount' || form === 'date' ? !values.some((one) => one.form === form && one.value === value) : false
}

function fieldOf({ name, place, probability }: Answer): Field[] {
  if (place === null || probability < LEAST_CERTAIN) return []
  const { cell, value, quote } = place
  const confidence = Math.min(MOST_CERTAIN, probability) * trustIn(cell)
  return [{ name, value, confidence, source: cell.source, evidence: evidenceOf(cell, quote) }]
}

/** Nothing that was read from a page is certain. */
const MOST_CERTAIN = 0.99
