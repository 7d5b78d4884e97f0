#!/usr/bin/env node
// `npm test`: installs what is missing, Chromium too, and runs every test. The last line is "N passed, N failed".
import { existsSync } from 'node:fs'
import { countTests, install, installReadingData, requireChromium, requireNode, root, run } from './setup.js'

requireNode()
process.chdir(root)
await install()
await installReadingData()
const chromium = await requireChromium()

const isPlain = !process.stdout.isTTY || Boolean(process.env.NO_COLOR)

/** Runs the test files of a folder; what they print goes to `write` as it comes. */
async function runTests(folder, ignored, write) {
  if (!existsSync(folder)) return { output: '', passed: 0, failed: 0 }
  const args = ['node_modules/uvu/bin.js', folder, '\\.test\\.tsx?$', '-i', ignored]
  let output = ''
  const { code } = await run(process.execPath, ['--import', 'tsx', ...args, ...(isPlain ? ['--no-color'] : [])], {
    env: { ...process.env, CHROMIUM_PATH: chromium },
    stdio: ['ignore', 'pipe', 'inherit'],
    onStart: (child) => {
      child.stdout.setEncoding('utf8').on('data', (text) => {
        output += text
        write(text)
      })
    },
  })
  return { output, ...countTests(output, code) }
}

// A browser waits for pages most of the time, so its tests share the machine with all others, and are told afterwards.
const [others, browser] = await Promise.all([
  runTests('.', '^(dist|node_modules|\\.cache|test/browser)', (text) => process.stdout.write(text)),
  runTests('test/browser', '^node_modules', () => {}),
])
process.stdout.write(browser.output)
if (!(browser.output || others.output).endsWith('\n')) console.log()
const failed = others.failed + browser.failed
console.log(`${others.passed + browser.passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
