// The owner's commands in dist/, run where there is no project: only what a build wrote, and its packages.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openStore, type Store } from '../functions/outbox/store.ts'
import { parseYaml } from '../src/content/yaml.ts'
import { bundleOwner } from '../src/esbuild/owner.ts'
import { lead } from './lead.ts'
import { SITE_TEXTS } from './site-texts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const test = suite<{ folder: string }>('site.js in dist/')

test.before.each(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'owner-'))
  const { value } = await bundleOwner(root)
  for (const { path, contents } of value?.files ?? []) {
    mkdirSync(dirname(join(context.folder, path)), { recursive: true })
    writeFileSync(join(context.folder, path), contents)
  }
  symlinkSync(join(root, 'node_modules'), join(context.folder, 'node_modules'))
  writeFileSync(join(context.folder, 'package.json'), '{"type":"module"}')
  const retention = { leadsMonths: 24, partialLeadsDays: 30, visitsDays: 365 }
  writeFileSync(join(context.folder, 'host.json'), JSON.stringify({ retention }))
  const store = await openStore({ url: `file:${join(context.folder, 'leads.db')}`, sinks: [] })
  await store.outbox.put({ ...lead(1), createdAt: new Date() })
  await store.close()
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('lists, exports, counts, backs up, purges and erases', async ({ folder }) => {
  assert.match(await owner(folder, 'leads', 'list'), 'erika@example.org')
  assert.match(await owner(folder, 'leads', 'export', '--format', 'csv'), 'erika@example.org')
  assert.type(JSON.parse(await owner(folder, 'stats', '--json')), 'object')
  await owner(folder, 'leads', 'backup', join(folder, 'copy.db'))
  assert.ok(existsSync(join(folder, 'copy.db')))
  assert.match(await owner(folder, 'leads', 'purge'), '0 leads removed.')
  assert.match(await owner(folder, 'leads', 'erase', 'erika@example.org', '--yes'), '1 lead removed.')
})

test('notes what is answered, once, and writes how soon', async ({ folder }) => {
  const createdAt = new Date(Date.now() - 60_000)
  const promise = { hours: 2, dueAt: new Date(Date.now() + 3_600_000), remindAt: new Date() }
  await using(folder, (store) => store.outbox.put({ ...lead(2), createdAt, promise }))
  await refused(owner(folder, 'stats', '--write', 'measured.yaml'), 'Nothing was written')
  assert.is(await owner(folder, 'leads', 'answered', '00000002'), 'Noted.\n')
  assert.match(
    await owner(folder, 'leads', 'answered', '00000002'),
    /^That was noted before, at \d+ \w+ 20\d\d, \d\d:\d\d; that time stays\.\n$/,
  )
  await refused(owner(folder, 'leads', 'answered', '7'), 'There is no single lead "7"')
  assert.match(
    await owner(folder, 'stats', '--write', 'measured.yaml'),
    /^Answered within 2 office hours: 1 of 1 \(21 to 100 %\), 1 by the clock, median [01] minutes$/m,
  )
  const today = new Date().toISOString().slice(0, 10)
  const { reply } = parseYaml(readFileSync(join(folder, 'measured.yaml'), 'utf8'), '').value as { reply: object[] }
  assert.equal(
    reply.map((one) => ({ ...one, since: '', medianMinutes: 0 })),
    [{ hours: 2, measured: today, since: '', within: 1, of: 1, medianMinutes: 0 }],
  )
  await refused(owner(folder, 'stats', '--write'), 'Name the project with --root')
})

test('speaks German where the environment does', async ({ folder }) => {
  const promise = { hours: 2, dueAt: new Date(Date.now() + 3_600_000), remindAt: new Date() }
  await using(folder, (store) => store.outbox.put({ ...lead(2), createdAt: new Date(), promise }))
  const german = (...args: string[]) => ownerIn('de_DE.UTF-8', folder, args)
  assert.is(await german('leads', 'answered', '00000002'), 'Vermerkt.\n')
  assert.match(
    await german('stats'),
    /^Innerhalb von 2 Stunden der Öffnungszeit beantwortet: 1 von 1 \(21 bis 100 %\), nach der Uhr 1, im Median nach 0 Minuten$/m,
  )
  await refused(german('report'), 'gibt es kein host.json')
  await refused(german('stats', '--write'), 'Das Projekt mit --root nennen')
})

test('reports on the last four weeks, in the words of the site', async ({ folder }) => {
  const day = new Date(Date.now() - 8 * 86_400_000)
  await using(folder, async ({ outbox }) => {
    await outbox.put({ ...lead(2), createdAt: day })
    for (let n = 0; n < 20; n++) await outbox.countVisit(day.toISOString().slice(0, 10), '/ki')
  })
  await refused(owner(folder, 'report'), 'build the site')
  writeFileSync(join(folder, 'host.json'), JSON.stringify(SITE_TEXTS))
  assert.match(await owner(folder, 'report'), '\nAnfragen von Besuchen: 1 von 20 (0,9 bis 24 %)\n')
  const { leads } = JSON.parse(await owner(folder, 'report', '--json'))
  assert.equal([leads.now.count, leads.now.of], [1, 20])
})

test('is left out of a project that stores no leads', async ({ folder }) => {
  assert.is((await bundleOwner(folder)).value, null)
})

test.run()

async function using<T>(folder: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ url: `file:${join(folder, 'leads.db')}`, sinks: [] })
  return use(store).finally(() => store.close())
}

async function refused(running: Promise<unknown>, reason: string): Promise<void> {
  const failure = await running.then(
    () => null,
    (error: { code: number; stderr: string }) => error,
  )
  assert.is(failure?.code, 2)
  assert.match(failure?.stderr ?? '', reason)
}

function owner(folder: string, ...args: string[]): Promise<string> {
  return ownerIn('C.UTF-8', folder, args)
}

async function ownerIn(language: string, folder: string, args: readonly string[]): Promise<string> {
  const database = `file:${join(folder, 'leads.db')}`
  const env = { PATH: process.env['PATH'], LANG: language, LEADS_DATABASE_URL: database }
  const { stdout } = await promisify(execFile)(process.execPath, ['site.js', ...args], { cwd: folder, env })
  return stdout
}
