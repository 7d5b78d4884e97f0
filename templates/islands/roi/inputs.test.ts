import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { addressOf, employeesOf, inputsFrom, parametersOf } from './inputs.ts'

const limits = {
  employees: { min: 1, max: 100, step: 1, default: 5 },
  percents: { choices: [15, 30, 45, 60], default: 30 },
}
const usual = { employees: 5, percent: 30 }

const employees = suite('employeesOf')

employees('accepts whole numbers that the slider has', () => {
  assert.equal(
    ['1', '12', '100', ' 7 '].map((text) => employeesOf(text, limits)),
    [1, 12, 100, 7],
  )
})

employees('accepts nothing else', () => {
  for (const text of ['', ' ', '0', '101', '-3', '2.5', '2,5', 'zwölf', 'NaN', 'Infinity', '1e3']) {
    assert.is(employeesOf(text, limits), null, text)
  }
})

employees('knows the steps of the slider', () => {
  const fives = { ...limits, employees: { min: 5, max: 50, step: 5, default: 5 } }
  assert.equal(
    ['5', '20', '22'].map((text) => employeesOf(text, fives)),
    [5, 20, null],
  )
})

employees.run()

const inputs = suite('inputsFrom')

inputs('reads an address', () => {
  assert.equal(inputsFrom(parametersOf('?employees=12&percent=45'), limits, usual), { employees: 12, percent: 45 })
})

inputs('keeps what an address says nothing about, or nothing that fits', () => {
  assert.equal(inputsFrom(parametersOf('?percent=60'), limits, usual), { employees: 5, percent: 60 })
  assert.equal(inputsFrom(parametersOf('?employees=1000&percent=33'), limits, usual), usual)
  assert.equal(inputsFrom(parametersOf('?employees=%3Cb%3E&percent='), limits, usual), usual)
})

inputs('finds again what was written into an address, and leaves the rest of it alone', () => {
  const address = addressOf('https://example.org/seite?a=1&employees=3#rechner', { employees: 80, percent: 15 })
  assert.is(address, 'https://example.org/seite?a=1&employees=80&percent=15#rechner')
  assert.equal(inputsFrom(parametersOf(new URL(address).search), limits, usual), { employees: 80, percent: 15 })
})

inputs.run()
