import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onePass } from './one-pass.ts'
import { tables } from './tables.ts'
import { findingsOf, lookThrough, siteOf } from './testing.ts'

const ranges = suite('ranges')

ranges('rise from "from" to "to", wherever they stand', () => {
  assert.equal(inData('micro:\n  price: { from: 8000, to: 2500 }'), [
    'data/some.yaml:2:18 table/range "price" begins at 8000 and ends at 2500. | Swap "from" and "to", or fix one of them.',
  ])
  assert.match(
    findingsOf(tables, siteOf({ pages: { home: 'staff: { from: 5, to: 3 }' } }))[0] ?? '',
    '"staff" begins at 5',
  )
})

ranges('of prices need two prices, other ranges may be one number', () => {
  assert.equal(inData('rows:\n- investment: { from: 800, to: 800 }\n  deliveryWeeks: { from: 2, to: 2 }'), [
    'data/some.yaml:2:23 table/range "investment" begins at 800 and ends at 800. | A price range needs two different prices.',
  ])
})

ranges('may be open or of another shape', () => {
  assert.equal(inData('a: { from: 200, open: true }\nb: { from: Berlin, to: Bonn }\nc: [1, 2]\nd: null'), [])
})

ranges.run()

const defaults = suite('defaults')

defaults('lie within their bounds and on a step', () => {
  assert.equal(inData('employees: { min: 1, max: 100, step: 1, default: 500 }'), [
    'data/some.yaml:1:50 table/default The default 500 of "employees" cannot be chosen. | Choose a number from 1 to 100.',
  ])
  assert.match(
    inData('size: { min: 0, max: 10, step: 5, default: 4 }')[0] ?? '',
    '| Choose a number that steps of 5 from 0 reach.',
  )
  // Steps count from the least, not from zero.
  assert.equal(inData('size: { min: 3, max: 13, step: 5, default: 8 }'), [])
  assert.match(
    inData('size: { min: 10, max: 1 }')[0] ?? '',
    '1:14 table/range "size" begins at 10 and ends at 1. | Swap "min" and "max"',
  )
})

defaults('are one of the choices', () => {
  assert.equal(inData('percents: { choices: [15, 30], default: 20 }'), [
    'data/some.yaml:1:41 table/default The default 20 of "percents" is not among its choices. | Choose one of 15, 30.',
  ])
  assert.equal(inData('percents: { choices: [15, 30], default: 30 }'), [])
})

defaults.run()

const steps = suite('steps')

steps('ascend', () => {
  assert.equal(inData('brackets:\n- { upTo: 5 }\n- { upTo: 2 }\n- { upTo: null }'), [
    'data/some.yaml:3:11 table/order Entry 2 of "brackets" ends at 2, but the one before it at 5. | Put the entries in order, each "upTo" higher than the one before.',
  ])
})

steps('are open at the end, and nowhere else', () => {
  assert.equal(inData('brackets:\n- { upTo: null }\n- { upTo: 5 }'), [
    'data/some.yaml:2:11 table/open-end Entry 1 of "brackets" has no upper end, so the entries after it are never used. | Only the last entry has "upTo: null".',
    'data/some.yaml:3:11 table/gap The last entry of "brackets" ends at 5: nothing is said about more. | Write "upTo: null" in the last entry.',
  ])
})

steps.run()

const savings = suite('savings')

savings('that are wrong are put right in one way only', () => {
  const site = siteOf({ data: { some: 'website: { price: 2990, was: 4990, saving: 1000 }' } })
  const { found } = lookThrough(onePass([tables]), site)
  assert.equal(
    found.map(({ repair }) => repair),
    [{ file: 'site/data/some.yaml', pointer: '/website/saving', value: 2000 }],
  )
})

savings('are the difference of the former price and the price', () => {
  assert.equal(inData('website: { price: 2990, was: 4990, saving: 1000 }'), [
    'data/some.yaml:1:44 table/saving The saving 1000 is not the difference of 4990 and 2990. | Write 2000.',
  ])
  assert.equal(inData('website: { price: 4990, was: 2990, saving: 2000 }'), [
    'data/some.yaml:1:30 table/former-price The former price 2990 is not higher than the price 4990. | Fix it, or take "was" out.',
  ])
})

savings.run()

function inData(yaml: string): string[] {
  return findingsOf(tables, siteOf({ data: { some: yaml } }))
}
