// Whoever copies a new version over the old one does so while the old server runs: it answers leads from what it has loaded.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bundleFunctions } from '../src/esbuild/functions.ts'
import { agedToken } from './aged-token.ts'
import { ask, post, type ServerProcess, startServer } from './server-process.ts'
import { BOOKING, FILES, HOST, MESSAGE } from './server-site.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const ALL_DAY = [{ from: '00:00', to: '24:00' }]
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const APPOINTMENTS = {
  ...{ zone: 'Europe/Berlin', minutes: 60, bufferMinutes: 0, noticeHours: 0, horizonDays: 2, state: 'BY' },
  hours: Object.fromEntries(DAYS.map((day) => [day, ALL_DAY])),
}

const test = suite<{ server: ServerProcess }>('a server whose files are gone')

test.before.each(async (context) => {
  const folder = await builtFolder()
  context.server = await startServer(folder)
  for (const name of readdirSync(folder)) if (name !== 'data') rmSync(join(folder, name), { recursive: true })
})

test.after.each(async ({ server }) => {
  await server.stop()
  rmSync(server.folder, { recursive: true })
})

test('takes messages, with and without scripts, and keeps what it promises', async ({ server }) => {
  const token = await agedToken(server.database)
  assert.is((await post(server, '/api/log-visitor', { path: '/' })).status, 200)
  assert.is((await post(server, '/api/contact', { ...MESSAGE, token })).status, 200)
  const { metadata, ...typed } = MESSAGE
  const body = new URLSearchParams({ ...typed, 'metadata.form_type': metadata.form_type })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  assert.is((await ask(server, '/api/contact', { body: String(body), headers })).status, 200)
  assert.is(server.errors(), '')
})

test('offers times, books, asks about numbers, and shows an appointment', async ({ server }) => {
  const token = await agedToken(server.database)
  const { slots } = JSON.parse((await ask(server, '/api/slots?language=de')).text)
  assert.is((await post(server, '/api/hold', { slot: slots.at(-1), token })).status, 200)
  const doubted = await post(server, '/api/booking', { ...BOOKING, phone: '1', checkPhone: true, token })
  assert.is(doubted.status, 422)
  assert.is((await post(server, '/api/booking', { ...BOOKING, token })).status, 200)
  const booked = await post(server, '/api/booking', { ...BOOKING, token, slot: slots.at(-1) })
  assert.is(booked.status, 200, booked.text)
  assert.is((await ask(server, JSON.parse(booked.text).appointment.manage)).status, 200)
  assert.is((await ask(server, '/api/answered?token=x')).status < 500, true)
  assert.is(server.errors(), '')
})

test.run()

/** A folder as the build leaves it, in several files. */
async function builtFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'files-replaced-'))
  const { value } = await bundleFunctions(root)
  const own = {
    'host.json': JSON.stringify({ ...HOST, appointments: APPOINTMENTS }),
    'package.json': '{"type":"module"}',
  }
  const pages = Object.entries(FILES).map(([path, text]) => [`public/${path}`, text] as const)
  const built = (value?.files ?? []).map(({ path, contents }) => [path, contents] as const)
  for (const [path, contents] of [...built, ...Object.entries(own), ...pages]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), contents)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
