import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contentsOf, fixtureProject, site, temporaryFolder } from './project.ts'

const BIN = join(import.meta.dirname, '../bin/site.js')

const test = suite('site')

const wrong: readonly [args: string[], said: RegExp][] = [
  [['frobnicate'], /unknown command 'frobnicate'/],
  [['buidl'], /Did you mean build/],
  [['build', '--outt', 'x'], /unknown option '--outt'\n.*Did you mean --out/],
  [['build', '--out'], /argument missing/],
  [['build', 'extra'], /too many arguments/],
  [['build', '--target', 'server,lamda'], /^There is no target "lamda"\. Did you mean "lambda"\? Targets are: /],
  [['validate', '--format', 'xml'], /Allowed choices are pretty, json, github/],
  [['validate', '--root', '/nowhere'], /^There is no folder \/nowhere\. Name the project with --root: /],
  [['validate', '--root', '/nowhere', '--lang', 'de'], /^Einen Ordner \/nowhere gibt es nicht\. Mit --root /],
  [['build', '--root', process.execPath], /^There is no folder .*\. Name the project with --root: /],
  [['leads', 'list', '--root', join(process.execPath, 'a')], /^There is no folder /],
  [['serve', '--out', '/nowhere/at/all'], /Run "site build" first/],
]
for (const [args, said] of wrong) {
  test(`exits with 2 and says why for "site ${args.join(' ')}"`, async () => {
    const { code, stdout, stderr } = await site(args)
    assert.equal([code, stdout], [2, ''])
    assert.match(stderr, said)
  })
}

test('ends without a word when nobody reads on, as with "| head"', async () => {
  const child = spawn(process.execPath, [BIN, 'leads', 'export', '--help'], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  assert.equal([code, said], [0, ''])
})

test('exits with 2 and shows its commands when none is named', async () => {
  const { code, stderr } = await site([])
  assert.is(code, 2)
  for (const command of ['build', 'validate', 'serve', 'types'])
    assert.match(stderr, new RegExp(`^ {2}${command} `, 'm'))
})

test('explains each command with examples and exit codes', async () => {
  const { stdout: all } = await site(['--help'])
  const commands = [...all.matchAll(/^ {2}([a-z]+)(?= )/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'help')
  assert.ok(commands.includes('build'))
  for (const command of commands) {
    const { code, stdout, stderr } = await site([command, '--help'])
    assert.equal([code, stderr], [0, ''], command)
    assert.match(stdout, new RegExp(`Examples:\n {2}site ${command}`))
    assert.match(stdout, /Exit codes: 0 .*1 .*2 .*3 .*130/)
  }
})

test('explains each command in German where the environment is German', async () => {
  for (const command of ['validate', 'serve', 'leads', 'new']) {
    const { code, stdout } = await site([command, '--help'], { env: { LANG: 'de_DE.UTF-8' } })
    assert.is(code, 0)
    assert.match(stdout, new RegExp(`^Aufruf: site ${command} `))
    assert.match(stdout, new RegExp(`Beispiele:\\n {2}site ${command}`))
    assert.match(stdout, /Rückgabewerte: 0 .*1 .*2 .*3 .*130/)
  }
})

test('says in German what is wrong with a command line where the environment is German', async () => {
  const { code, stderr } = await site(['buidl'], { env: { LANG: 'de_DE.UTF-8' } })
  assert.is(code, 2)
  assert.match(stderr, /^Einen Befehl „buidl“ gibt es nicht\.\n\(Gemeint ist wohl build\.\)\nWas der Befehl annimmt/)
})

test('lists the settings of the server where it explains how to serve', async () => {
  const { stdout } = await site(['serve', '--help'])
  for (const name of ['PORT', 'LEADS_DATABASE_URL', 'SMTP_URL']) assert.match(stdout, new RegExp(`^ {2}${name} `, 'm'))
})

test('says its version', async () => {
  const { code, stdout } = await site(['--version'])
  assert.is(code, 0)
  assert.match(stdout, /^\d+\.\d+\.\d+\n$/)
})

for (const out of ['.', '..', 'site', 'templates/parts']) {
  test(`does not build over the project with --out ${out}`, async () => {
    const project = fixtureProject(join(temporaryFolder(), 'project'))
    const before = contentsOf(project.path('..'))
    const { code, stderr } = await project.build(['--no-cache', '--out', out])
    assert.is(code, 2)
    assert.match(stderr, /Name a folder of its own/)
    assert.equal(contentsOf(project.path('..')), before)
  })
}

test('does not build over files that no build made', async () => {
  const project = fixtureProject()
  project.write('photos/holiday.jpg', 'photo')
  const { code, stderr } = await project.build(['--no-cache', '--out', 'photos'])
  assert.is(code, 2)
  assert.match(stderr, 'no build made')
  assert.is(project.read('photos/holiday.jpg'), 'photo')
})

test.run()
