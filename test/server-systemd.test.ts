// What systemd and a server tell each other: the socket that is passed on, and that it is ready or stops.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { freePort } from './nginx-proxy.ts'
import { ask, makeDist, post, removeDist, rows, startServer } from './server-process.ts'
import { FILES, HOST, MESSAGE } from './server-site.ts'
import { testUnless } from './unless.ts'

const SUITE = 'systemd'
const test = suite(SUITE)

let folder = ''

test.before(async () => {
  folder = await makeDist(FILES, HOST)
})

test.after(() => removeDist(folder))

const ACTIVATE = '/usr/bin/systemd-socket-activate'
const NOTIFY = '/usr/bin/systemd-notify'
/** Part of every Debian, and able to open the sockets that Node lacks. */
const PERL = '/usr/bin/perl'

const missing = (programs: readonly string[]) => {
  const [first] = programs.filter((program) => !existsSync(program))
  return first === undefined ? null : `needs ${first}`
}

const socketPassed = 'passes a socket on, and who connected first is answered'

testUnless(missing([ACTIVATE]), { test, suite: SUITE, name: socketPassed }, async () => {
  const port = await freePort()
  const database = `file:${join(folder, 'data', 'leads.db')}`
  const variables = ['RATE_LIMIT=off', `LEADS_DATABASE_URL=${database}`, `PATH=${process.env['PATH']}`, 'PORT=1']
  const settings = variables.flatMap((variable) => ['-E', variable])
  const server = spawn(ACTIVATE, [...settings, '-l', `127.0.0.1:${port}`, process.execPath, 'server.js'], {
    cwd: folder,
  })
  await listening(server.stderr)
  // Nothing runs yet: systemd starts it because of this request.
  const { status, text } = await post({ port }, '/api/contact', MESSAGE)
  assert.is(status, 200)
  server.kill('SIGTERM')
  assert.equal(await once(server, 'exit'), [0, null])
  const ids = await rows({ database }, 'SELECT id FROM leads')
  assert.equal(ids, [{ id: JSON.parse(text).id }])
})

test('says what is wrong with a socket that it cannot use', async () => {
  for (const [count, message] of [
    ['1', /Descriptor 3, which LISTEN_FDS promises, is not a socket that listens/],
    ['2', /LISTEN_FDS is "2": this server takes one socket/],
  ] as const) {
    const start = `LISTEN_FDS=${count} LISTEN_PID=$$ exec "${process.execPath}" server.js`
    const env = { PATH: process.env['PATH'], LEADS_DATABASE_URL: `file:${join(folder, 'data', 'leads.db')}` }
    const server = spawn('sh', ['-c', start], { cwd: folder, env })
    let errors = ''
    server.stderr.on('data', (text: Buffer) => {
      errors += text
    })
    assert.equal(await once(server, 'close'), [3, null])
    assert.match(errors, message)
  }
})

test('a socket that was meant for another process is left alone', async () => {
  const server = await startServer(folder, { LISTEN_FDS: '1', LISTEN_PID: '1' })
  assert.is((await ask(server, '/')).status, 200)
  assert.is(await server.stop(), 0)
})

const notified = 'learns when the server is ready, and when it stops'

testUnless(missing([NOTIFY, PERL]), { test, suite: SUITE, name: notified }, async () => {
  const path = join(folder, 'notify')
  const receiver = spawn(PERL, ['-e', RECEIVER, path])
  const messages: string[] = []
  receiver.stdout.setEncoding('utf8').on('data', (text: string) => messages.push(...text.split('\n').filter(Boolean)))
  await once(receiver.stdout, 'data')
  const server = await startServer(folder, { NOTIFY_SOCKET: path })
  while (!messages.includes('READY=1')) await once(receiver.stdout, 'data')
  assert.ok(messages.includes(`MAINPID=${server.process.pid}`), messages.join())
  assert.not.ok(messages.includes('STOPPING=1'))
  assert.is(await server.stop(), 0)
  while (!messages.includes('STOPPING=1')) await once(receiver.stdout, 'data')
  receiver.kill()
  assert.is(server.errors(), '')
})

test('who cannot be told is no reason not to serve', async () => {
  const server = await startServer(folder, { NOTIFY_SOCKET: join(folder, 'nobody') })
  assert.is((await ask(server, '/')).status, 200)
  assert.is(await server.stop(), 0)
  assert.match(server.errors(), 'systemd-notify could not tell systemd')
})

test.run()

/** Prints what comes to a unix datagram socket. */
const RECEIVER = `
use Socket; $| = 1;
socket(my $socket, PF_UNIX, SOCK_DGRAM, 0) or die $!;
bind($socket, sockaddr_un($ARGV[0])) or die $!;
print "listening\\n";
while (defined recv($socket, my $message, 4096, 0)) { print "$message\\n" }`

/** Waits until systemd-socket-activate says that it listens. */
async function listening(output: NodeJS.ReadableStream): Promise<void> {
  let text = ''
  while (!text.includes('Listening on')) text += String((await once(output, 'data'))[0])
}
