// The units of systemd that `--target server` writes, judged by systemd itself; and the settings for Caddy, by Caddy.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { caddySettings } from '../src/targets/server/caddy.ts'
import { UNITS } from '../src/targets/server/units.ts'
import { testUnless } from './unless.ts'

const NAME = 'files for a server'
const test = suite<{ folder: string }>(NAME)

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'units-'))
  for (const { path, contents } of UNITS) {
    mkdirSync(dirname(join(context.folder, path)), { recursive: true })
    writeFileSync(join(context.folder, path), contents)
  }
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

const withoutSystemd = existsSync('/usr/bin/systemd-analyze') ? null : 'systemd-analyze is not installed'
testUnless(withoutSystemd, { test, suite: NAME, name: 'systemd finds nothing wrong with the units' }, ({ folder }) => {
  const units = UNITS.map(({ path }) => join(folder, path))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' })
  // A machine that runs no systemd says so; what it says of our units names them.
  assert.equal([status, stderr.split('\n').filter((line) => /site/.test(line))], [0, []])
})

testUnless(withoutSystemd, { test, suite: NAME, name: 'the service is well shut in' }, ({ folder }) => {
  const unit = join(folder, 'systemd/site.service')
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', unit], { encoding: 'utf8' })
  const exposure = Number(/exposure level[^:]*: (\d+\.\d)/.exec(stdout)?.[1])
  assert.ok(exposure < 3, stdout.slice(-300))
})

const withoutCaddy = existsSync('/usr/bin/caddy') ? null : 'caddy is not installed'
testUnless(withoutCaddy, { test, suite: NAME, name: 'Caddy takes its settings' }, ({ folder }) => {
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, caddySettings('https://www.example.org'))
  const env = { ...process.env, HOME: folder }
  const { status, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
    encoding: 'utf8',
    env,
  })
  assert.is(status, 0, stderr)
})

test.run()
