// Faults under load for some seconds; `npm run bench:server -- faults` lets them happen for half an hour.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { letFaultsHappen } from './server-faults.ts'
import { mountProblem } from './small-disk.ts'
import { testUnless } from './unless.ts'

const SECONDS = 25

const NAME = 'a server with faults of every kind'
const test = suite(NAME)

const everything = { test, suite: NAME, name: 'loses no lead that it answered for, and stores none twice' }
testUnless(mountProblem(), everything, async () => {
  const { faults, stored } = await letFaultsHappen(SECONDS)
  assert.is(Object.keys(faults).length, 5, JSON.stringify(faults))
  assert.ok(stored > 50, `${stored} leads`)
})

test.run()
