#!/usr/bin/env node
// `npm test`: installs what is missing, Chromium and other servers too, and runs every test. The last line is "N passed, N failed", and
// before it come the tests that failed and those that could not run here, with the reason.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install, installReadingData, installServers, requireChromium, requireNode, root } from './setup.js'
import { divided, runLanes } from './test-lanes.js'
import { runTests } from './watched-tests.js'

requireNode()
process.chdir(root)
// One waits for npm's registry, the other for Debian's.
await Promise.all([install({ withTests: true }), installServers()])
await installReadingData()
const chromium = await requireChromium()

const isPlain = !process.stdout.isTTY || Boolean(process.env.NO_COLOR)
const env = { ...process.env, CHROMIUM_PATH: chromium, ...(isPlain ? {} : { FORCE_COLOR: '1' }) }

/** Test files below a folder, from the root, in the order of their names. */
function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !/^(\.|node_modules$|dist$)/.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return testFiles(path)
      return /\.test\.tsx?$/.test(entry.name) ? [path] : []
    })
    .sort()
}

// What the first lane prints is shown as it comes; the report of the other one comes after.
let laterOutput = ''
const writers = [
  (text) => process.stdout.write(text),
  (text) => {
    laterOutput += text
  },
]
const { passed, failed, failures, skipped } = await runLanes(divided(testFiles('.'), root), (files, lane) =>
  runTests(files, { cwd: root, env, write: writers[lane] }),
)
process.stdout.write(laterOutput)
for (const line of failures) console.log(`Failed: ${line}`)
for (const line of skipped) console.log(`Skipped: ${line}`)
const rest = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
console.log(`\n${passed} passed, ${failed} failed${rest}`)
process.exitCode = failed > 0 ? 1 : 0
