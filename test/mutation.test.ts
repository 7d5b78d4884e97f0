// The list of `npm run mutation` fits the code: each fault can still be planted.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ALL_FAULTS } from '../bench/mutation/all-faults.ts'
import { faultyText } from '../bench/mutation/fault.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const LEAST = 120

const test = suite('planted faults')

test('can each be planted, in one place', () => {
  for (const fault of ALL_FAULTS) assert.not.throws(() => faultyText(root, fault), undefined, fault.name)
})

test('change something, each under a name of its own', () => {
  assert.ok(ALL_FAULTS.length >= LEAST, `${ALL_FAULTS.length} faults`)
  assert.is(new Set(ALL_FAULTS.map(({ name }) => name)).size, ALL_FAULTS.length)
  assert.is(new Set(ALL_FAULTS.map(({ file, find, replace }) => file + find + replace)).size, ALL_FAULTS.length)
  for (const { name, find, replace } of ALL_FAULTS) assert.is.not(find, replace, name)
})

test('name tests that exist', () => {
  for (const { name, tests } of ALL_FAULTS) {
    assert.ok(tests.length > 0, name)
    for (const file of tests) assert.ok(existsSync(join(root, file)), `${name}: ${file}`)
  }
})

test.run()
