import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('optionsOf')

test('prints the usage when asked to', () => {
  for (const name of ['documents/write.ts', 'vocabulary.ts']) {
    const { status, stdout, stderr } = run(name, '--help')
    assert.equal([status, stderr], [0, ''], name)
    assert.match(stdout, /^(Usage: npm run \w+ -- .*\n)+$/, name)
  }
})

test('says what is wrong, and the usage, for options that are none', () => {
  const unknown = run('vocabulary.ts', '--seed')
  assert.equal([unknown.status, unknown.stdout], [2, ''])
  assert.match(unknown.stderr, /^Unknown option '--seed'.*\nUsage: npm run vocabulary -- /)
  const nothing = run('documents/write.ts')
  assert.is(nothing.status, 2)
  assert.match(nothing.stderr, /^Say --show SEED, or --out FOLDER\.\nUsage: /)
})

test('writes documents as asked', () => {
  const { status, stdout } = run('documents/write.ts', '--show', '5')
  assert.is(status, 0)
  assert.ok(stdout.length > 100)
})

test.run()

function run(name: string, ...args: string[]) {
  const program = ['--import', 'tsx', join(import.meta.dirname, name), ...args]
  return spawnSync(process.execPath, program, { encoding: 'utf8' })
}
