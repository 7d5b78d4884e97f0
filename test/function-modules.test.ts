// How much of what targets write for function hosts is loaded for a message, and what is loaded only when it is needed.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cloudflare } from '../src/targets/cloudflare/cloudflare.ts'
import { lambda } from '../src/targets/lambda/lambda.ts'
import { netlify } from '../src/targets/netlify/netlify.ts'
import { vercel } from '../src/targets/vercel/vercel.ts'
import { agedToken } from './aged-token.ts'
import { writeTarget } from './built-target.ts'
import { type Running, startWorkerd, type WorkerModule } from './function-host.ts'
import { type HranaServer, startHranaServer } from './hrana-server.ts'

/** The code; what it has to know of the site (host.mjs) grows with the site's texts. */
const MAX_BYTES = 100_000

/** The functions that are loaded for a message: its own, and what counts the office hours in which an answer is promised. */
const WAYS = {
  'a message': ['contact'],
  'a message that promises an answer': ['contact', 'promiseIn'],
  'a wish to be called': ['booking'],
  'a wish to be called by an hour': ['booking', 'promiseIn'],
}

const CONTACT = {
  ...{ name: 'Erika Beispiel', email: 'erika@example.org', message: 'Hallo', source: 'homepage_contact_form' },
  metadata: { form_type: 'contact', page: '/' },
}

interface Context {
  folder: string
  worker: Running | null
  database: HranaServer | null
}

const test = suite<Context>('modules on function hosts')
test.before.each((context) => {
  Object.assign(context, { folder: mkdtempSync(join(tmpdir(), 'function-modules-')), worker: null, database: null })
})
test.after.each(async ({ folder, worker, database }) => {
  await worker?.close()
  database?.close()
  rmSync(folder, { recursive: true })
})

for (const [target, bundle] of [
  [lambda, 'site/lambda.mjs'],
  [netlify, 'functions/api/netlify.mjs'],
  [vercel, '.vercel/output/functions/api.func/vercel.mjs'],
  [cloudflare, 'worker/cloudflare.mjs'],
] as const) {
  test(`hold what takes a message in 100 KB: ${bundle}`, async ({ folder }) => {
    await writeTarget(target, folder)
    for (const [way, names] of Object.entries(WAYS)) {
      const loaded = loadedFor(join(folder, bundle), names)
      const bytes = bytesOf(loaded)
      assert.ok(bytes <= MAX_BYTES, `${way} loads ${bytes} bytes`)
      assert.not.match([...loaded.values()].join(), 'pg_advisory_xact_lock')
    }
  })
}

test('are uploaded to Cloudflare as they are, each of them', async ({ folder }) => {
  const paths = await writeTarget(cloudflare, folder)
  const settings = JSON.parse(readFileSync(join(folder, 'wrangler.json'), 'utf8'))
  // Without a bundle, wrangler takes the modules below the folder of the main one that fit a rule.
  assert.equal([settings.main, settings.no_bundle], ['worker/index.mjs', true])
  assert.equal(settings.rules, [{ type: 'ESModule', globs: ['**/*.mjs'] }])
  const modules = paths.filter((path) => path.startsWith('worker/'))
  assert.ok(modules.length > 10 && modules.every((path) => path.endsWith('.mjs')))
})

test('are evaluated in workerd only when a request needs them', async (context) => {
  const { folder } = context
  const database = await startHranaServer(join(folder, 'leads.db'))
  context.database = database
  const worker = await startWorkerd(folder, { LEADS_DATABASE_URL: database.url, RATE_LIMIT: 'off' }, withQuestion)
  context.worker = worker
  const loaded = (names: readonly string[]) =>
    new Set([...loadedFor(join(folder, 'worker/index.mjs'), names).keys()].map((file) => basename(file)))
  assert.equal(await statuses(worker, CONTACT), [200, 200, 200])
  assert.equal(await evaluated(worker), loaded(['contact', 'logVisitor']))

  const token = await agedToken(database.url)
  assert.equal((await worker.post('/api/contact', JSON.stringify({ ...CONTACT, token }))).status, 200)
  assert.equal(await evaluated(worker), loaded(['contact', 'logVisitor', 'promiseIn']))

  assert.is((await worker.post('/api/booking', '{}')).status, 422)
  assert.equal(await evaluated(worker), loaded(['contact', 'logVisitor', 'promiseIn', 'booking']))
})

test.run()

/** A visit, the token of a form, and a message. */
async function statuses(worker: Running, message: object): Promise<number[]> {
  const answers = [
    await worker.post('/api/log-visitor', '{"path":"/"}'),
    await worker.post('/api/form-token', ''),
    await worker.post('/api/contact', JSON.stringify(message)),
  ]
  return answers.map(({ status }) => status)
}

/** The Worker with one more address, which says which of its modules have been evaluated. */
function withQuestion(modules: readonly WorkerModule[]): readonly WorkerModule[] {
  const noted = modules.map((module) => {
    const name = JSON.stringify(basename(module.path))
    return { ...module, contents: `(globalThis.evaluated ??= []).push(${name});\n${readFileSync(module.path, 'utf8')}` }
  })
  const contents = `import worker from './index.mjs'
export default {
  ...worker,
  fetch: (request, ...rest) =>
    request.url.endsWith('/evaluated') ? Response.json(globalThis.evaluated) : worker.fetch(request, ...rest),
}`
  const path = join(dirname(modules[0]?.path ?? ''), 'with-question.mjs')
  return [{ type: 'ESModule', path, contents }, ...noted]
}

const evaluated = async (worker: Running) => new Set<string>(JSON.parse((await worker.get('/evaluated')).body))

/** Of code alone. */
function bytesOf(modules: Iterable<readonly [string, string]>): number {
  const code = [...modules].filter(([path]) => basename(path) !== 'host.mjs')
  return code.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0)
}

/** The text of the modules that a host has loaded when it has called functions, by file. @param names of the functions */
function loadedFor(entry: string, names: readonly string[]): Map<string, string> {
  const folder = dirname(entry)
  const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  return names.reduce((loaded, name) => {
    const gives = (module: string) =>
      new RegExp(`export ?[{][^}]*\\bas ${name}[,}]`).test(readFileSync(join(folder, module), 'utf8'))
    const [module, ...others] = modules.filter(gives)
    assert.ok(module && others.length === 0, `${name} is not in one module of its own`)
    return loadedAtOnce(join(folder, module ?? ''), loaded)
  }, loadedAtOnce(entry))
}

/** The text of a module and of what it imports in any case, by file. */
function loadedAtOnce(file: string, loaded = new Map<string, string>()): Map<string, string> {
  const code = readFileSync(file, 'utf8')
  loaded.set(file, code)
  for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["']([.]\/[^"']+)["']/g)) {
    if (!loaded.has(join(dirname(file), name))) loadedAtOnce(join(dirname(file), name), loaded)
  }
  return loaded
}
