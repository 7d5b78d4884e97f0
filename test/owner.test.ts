// The owner's commands in dist/, run where there is no project: only what a build wrote, and its packages.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openStore } from '../functions/outbox/store.ts'
import { bundleOwner } from '../src/esbuild/owner.ts'
import { lead } from './lead.ts'

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

test('is left out of a project that stores no leads', async ({ folder }) => {
  assert.is((await bundleOwner(folder)).value, null)
})

test.run()

async function owner(folder: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], LEADS_DATABASE_URL: `file:${join(folder, 'leads.db')}` }
  const { stdout } = await promisify(execFile)(process.execPath, ['site.js', ...args], { cwd: folder, env })
  return stdout
}
