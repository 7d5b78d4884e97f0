import { closeSync, openSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createLogger, describeError } from './log.ts'

const test = suite('describeError')

test('keeps names, codes and places and drops messages, which may quote what visitors typed', () => {
  const cause = Object.assign(new TypeError('bad value erika@example.org'), { code: 'E_BAD' })
  const text = JSON.stringify(describeError(new Error('Cannot store erika@example.org', { cause })))
  assert.match(text, '"name":"Error"')
  assert.match(text, '"cause":{"name":"TypeError","code":"E_BAD"')
  assert.match(text, 'log.test.ts')
  assert.not.match(text, 'erika')
})

test('drops a message of several lines too', () => {
  assert.not.match(JSON.stringify(describeError(new Error('first\nerika@example.org'))), 'erika')
  assert.not.match(JSON.stringify(describeError(new Error('first\n    at erika@example.org'))), 'erika')
})

test('logs only the type of a value that is not an error', () => {
  assert.equal(describeError('erika@example.org'), { name: 'string' })
})

test.run()

const logging = suite('createLogger')

logging('goes on where the disk of the log is full', async () => {
  // A file that is always full.
  const full = openSync('/dev/full', 'w')
  const log = createLogger(full)
  for (let n = 0; n < 3; n++) log.warn({ n }, 'x'.repeat(5000))
  await new Promise(setImmediate)
  closeSync(full)
})

logging.run()
