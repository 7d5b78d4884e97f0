// The calculator answers at once to every move. Three things wait until the visitor pauses: the announcement for screen
// readers, the address, which names the calculation so that it can be shared and found again, and what the forms of the
// site take along.
import { fill } from '../parts/format.ts'
import { roi } from '../sections/pieces/roi/roi.ts'
import { type RoiInputs, roiScaleTexts } from '../sections/pieces/roi/roi-texts.ts'
import { type Controls, complain, controlsIn, setControls, the, valuesOf } from './roi/controls.ts'
import { addressOf, employeesOf, inputsFrom, parametersOf } from './roi/inputs.ts'
import { offerSheet } from './roi/offer-sheet.ts'
import type { CalculatorProps } from './roi/props.ts'
import { drawUnseen, show } from './roi/show.ts'
import { remember } from './visit/visit.ts'

const PAUSE_MS = 500

/** Makes the calculator work with what is set, typed or chosen, beginning with what the address asks for. */
export function enhance(element: HTMLElement, given: unknown): void {
  const props = given as CalculatorProps
  const controls = controlsIn(element)
  const { range, number, percents, companies } = controls
  const { inputs: first, isSet } = firstInputs(controls, props)
  let inputs = first
  const afterPause = paused(() => {
    drawUnseen(element, inputs, props)
    announce(element, inputs, props)
    if (check(controls, props)) tell(inputs, props)
  })

  function take(change: Partial<RoiInputs>): void {
    inputs = { ...inputs, ...change }
    show(element, inputs, props)
    afterPause()
  }

  function takeAndSet(change: Partial<RoiInputs>): void {
    take(change)
    setControls(controls, inputs)
    check(controls, props)
  }

  setControls(controls, inputs)
  show(element, inputs, props)
  drawUnseen(element, inputs, props)
  if (isSet) tell(inputs, props)
  range.addEventListener('input', () => takeAndSet({ employees: Number(range.value) }))
  number.addEventListener('input', () => {
    const employees = employeesOf(number.value, props.table)
    // "1" on the way to "12" is no mistake, and neither is nothing on the way to something: that, too, has a pause.
    if (employees === null) return afterPause()
    range.value = number.value
    check(controls, props)
    take({ employees })
  })
  number.addEventListener('change', () => {
    if (check(controls, props)) setControls(controls, inputs)
  })
  for (const radio of percents) radio.addEventListener('change', () => take({ percent: Number(radio.value) }))
  for (const company of companies) {
    company.addEventListener('click', () => takeAndSet(inputsFrom(company.dataset, props.table, inputs)))
  }
  offerSheet(element, props, () => inputs)
}

/**
 * What the address asks for; otherwise what the browser restored, or a visitor set before this code ran.
 *
 * @returns isSet: a visitor has set it
 */
function firstInputs(controls: Controls, { table }: CalculatorProps) {
  const usual = { employees: table.employees.default, percent: table.percents.default }
  const set = inputsFrom(valuesOf(controls), table, usual)
  const inputs = inputsFrom(parametersOf(location.search), table, set)
  const isSet = set.employees !== usual.employees || set.percent !== usual.percent
  return { inputs, isSet: isSet && inputs.employees === set.employees && inputs.percent === set.percent }
}

function announce(element: HTMLElement, inputs: RoiInputs, { table, words, language }: CalculatorProps): void {
  const { label } = roiScaleTexts(roi(table, inputs.employees, inputs.percent), words, language)
  the(element, '[role="status"]').textContent = label
  history.replaceState(history.state, '', addressOf(location.href, inputs))
}

/** Only what a visitor has set: the example that stands there at first is not his. */
function tell({ employees, percent }: RoiInputs, { table }: CalculatorProps): void {
  const { annualSaving, months } = roi(table, employees, percent)
  remember('calculation', { employees, percent, saving: annualSaving, months })
}

/** @returns whether the number field holds a number to calculate with; if not, the field says what is wrong */
function check(controls: Controls, { table, words }: CalculatorProps): boolean {
  const { min, max } = table.employees
  const isRight = employeesOf(controls.number.value, table) !== null
  complain(controls, isRight ? null : fill(words.employeesWrong, { min, max }))
  return isRight
}

/** Acts once nothing has been requested for a while. */
function paused(action: () => void): () => void {
  let timer = 0
  return () => {
    clearTimeout(timer)
    timer = window.setTimeout(action, PAUSE_MS)
  }
}
