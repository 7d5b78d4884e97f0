#!/usr/bin/env node
// `npm test`: installs what is missing, Chromium too, and runs every test. The last line is "N passed, N failed".
import { countTests, install, requireChromium, requireNode, root, run } from './setup.js'

requireNode()
process.chdir(root)
await install()
const chromium = await requireChromium()

const isPlain = !process.stdout.isTTY || Boolean(process.env.NO_COLOR)
const args = ['node_modules/uvu/bin.js', '.', '\\.test\\.tsx?$', '-i', '^(dist|node_modules|\\.cache)']
let output = ''
const { code } = await run(process.execPath, ['--import', 'tsx', ...args, ...(isPlain ? ['--no-color'] : [])], {
  env: { ...process.env, CHROMIUM_PATH: chromium },
  stdio: ['ignore', 'pipe', 'inherit'],
  onStart: (child) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      process.stdout.write(text)
    })
  },
})

const { passed, failed } = countTests(output, code)
if (output !== '' && !output.endsWith('\n')) console.log()
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
