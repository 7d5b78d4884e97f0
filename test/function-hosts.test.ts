// What targets write for function hosts, run as those hosts run it (test/function-host.ts).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openStore } from '../functions/outbox/store.ts'
import { cloudflare } from '../src/targets/cloudflare/cloudflare.ts'
import { targetsNamed } from '../src/targets/index.ts'
import { lambda } from '../src/targets/lambda/lambda.ts'
import { netlify } from '../src/targets/netlify/netlify.ts'
import { staticFiles } from '../src/targets/static/static.ts'
import { vercelConfig } from '../src/targets/vercel/config.ts'
import { vercel } from '../src/targets/vercel/vercel.ts'
import { builtSite, writeTarget } from './built-target.ts'
import { type Environment, HOSTS, lambdaEvent } from './function-host.ts'
import { type HranaServer, startHranaServer } from './hrana-server.ts'
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts'

const MESSAGE = {
  name: 'Erika Beispiel',
  email: 'erika@example.org',
  message: 'Hallo',
  source: 'homepage_contact_form',
}
const CONTACT = { ...MESSAGE, metadata: { form_type: 'contact', page: '/' } }

interface Context {
  folder: string
  database: HranaServer
  receiver: WebhookReceiver
  environment: Environment
}

for (const [name, start] of Object.entries(HOSTS)) {
  const test = suite<Context>(`leads on ${name}`)
  test.before.each(open)
  test.after.each(close)

  test('are answered as on our own server, stored, and delivered by the scheduled call', async (context) => {
    const { folder, environment, database, receiver } = context
    const host = await start(folder, environment)
    const accepted = await host.post('/api/contact', JSON.stringify(CONTACT))
    const { ok, id } = JSON.parse(accepted.body)
    assert.equal([accepted.status, ok], [200, true])
    assert.is(accepted.headers['x-frame-options'], 'DENY')
    const wrong = await host.post('/api/contact', JSON.stringify({ ...CONTACT, email: 'erika' }))
    assert.equal([wrong.status, Object.keys(JSON.parse(wrong.body).fields)], [422, ['email']])
    assert.is((await host.post('/api/contact', '{')).status, 400)
    assert.is((await host.post('/api/booking', '{}')).status, 422)
    assert.is((await host.post('/api/log-visitor', '{"path":"/"}')).status, 200)
    assert.match(JSON.parse((await host.post('/api/form-token', '')).body).token, /^\d+[.]/)
    assert.is((await host.post('/api/processDocument', '')).status, 404)
    const offered = await host.get('/api/slots')
    assert.equal([offered.status, JSON.parse(offered.body).mode], [200, 'slots'])
    assert.equal([(await host.get('/api/contact')).headers['allow']], ['POST'])

    await host.deliver()
    await host.deliver()
    assert.equal(
      receiver.hooks.map(({ body }) => JSON.parse(body).data.id),
      [id],
    )
    await host.close()
    const store = await openStore({ url: database.url, sinks: [] })
    const leads = await store.register.list({})
    assert.equal(
      leads.map(({ id, state, language }) => [id, state, language]),
      [[id, 'delivered', 'de']],
    )
    await store.close()
  })

  test('are refused with the way to reach the owner where nothing can be stored', async ({ folder, environment }) => {
    const host = await start(folder, { ...environment, LEADS_DATABASE_URL: 'file:leads.db' })
    const { status, headers, body } = await host.post('/api/contact', JSON.stringify(CONTACT))
    assert.equal([status, headers['retry-after']], [503, '30'])
    assert.match(body, 'post@example.org')
    assert.is((await host.post('/api/form-token', '')).status, 500)
    await host.close()
  })

  test.run()
}

async function open(context: Context): Promise<void> {
  context.folder = mkdtempSync(join(tmpdir(), 'function-host-'))
  context.database = await startHranaServer(join(context.folder, 'leads.db'))
  context.receiver = await startReceiver()
  context.environment = {
    ...{ LEADS_DATABASE_URL: context.database.url, LEADS_WEBHOOK_URL: context.receiver.url },
    ...{ LEADS_WEBHOOK_ALLOW_PRIVATE: 'on', RATE_LIMIT: 'off' },
  }
}

async function close({ folder, database, receiver, environment }: Context): Promise<void> {
  for (const name of Object.keys(environment)) delete process.env[name]
  database.close()
  await receiver.close()
  rmSync(folder, { recursive: true })
}

const files = suite<{ folder: string }>('files for function hosts')
files.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'function-host-'))
})
files.after.each(({ folder }) => rmSync(folder, { recursive: true }))

files('lets Lambda answer for files as our own server does', async ({ folder }) => {
  await writeTarget(lambda, folder)
  const { handler } = await import(pathToFileURL(join(folder, 'site/index.mjs')).href)
  const ask = async (path: string, given: object = {}) => {
    const { statusCode, headers, body } = await handler(lambdaEvent('GET', path, given))
    return [statusCode, headers['location'] ?? headers['content-encoding'] ?? Buffer.from(body, 'base64').toString()]
  }
  assert.equal(await ask('/'), [200, 'Willkommen'])
  assert.equal(await ask('/', { headers: { 'accept-encoding': 'br' } }), [200, 'br'])
  assert.equal(await ask('/talk-to-us'), [200, 'Gespräch'])
  assert.equal(await ask('/talk-to-us/', { rawQueryString: 'a=1' }), [301, '/talk-to-us?a=1'])
  assert.equal(await ask('/', { rawQueryString: 'lang=en' }), [200, 'Welcome'])
  assert.equal(await ask('/nowhere'), [404, 'Nichts'])
  assert.equal(await ask('/en/nowhere'), [404, 'Nothing'])
  assert.equal(await ask('/..%2f..%2findex.mjs'), [404, 'Nichts'])
  const { headers } = await handler(lambdaEvent('GET', '/talk-to-us'))
  assert.equal(
    [headers['content-type'], headers['content-security-policy']],
    ['text/html; charset=utf-8', "default-src 'self'"],
  )
  assert.is((await handler(lambdaEvent('PUT', '/'))).statusCode, 405)
})

files('compiles nothing at run time: hosts forbid it', async ({ folder }) => {
  for (const target of [lambda, netlify, vercel, cloudflare]) {
    const codes = (await writeTarget(target, folder)).filter((path) => path.endsWith('.mjs'))
    assert.ok(codes.length >= 4)
    for (const path of codes) {
      const code = readFileSync(join(folder, path), 'utf8')
      assert.not.match(code, /\bnew Function\b|(?<![.\w$])(eval|Function)\(/, path)
    }
  }
})

files('writes what Vercel takes as a finished build', async ({ folder }) => {
  const paths = await writeTarget(vercel, folder)
  const functions = ['api', 'deliver'].map((name) => `.vercel/output/functions/${name}.func/`)
  for (const path of functions) {
    assert.ok(paths.includes(`${path}index.mjs`))
    const { runtime, handler, launcherType } = JSON.parse(readFileSync(join(folder, path, '.vc-config.json'), 'utf8'))
    assert.equal([runtime, handler, launcherType], ['nodejs22.x', 'index.mjs', 'Nodejs'])
  }
  assert.not(paths.some((path) => /static[/]_|[.](br|gz)$/.test(path)))
  const { version, routes, crons } = vercelConfig(builtSite().host)
  assert.equal([version, crons], [3, [{ path: '/deliver', schedule: '* * * * *' }]])
  const found = (path: string) =>
    routes.find(({ src, continue: goesOn }) => src && !goesOn && new RegExp(src).test(path))
  assert.equal([found('/en')?.status, found('/en')?.headers], [301, { Location: '/en/' }])
  assert.is(found('/talk-to-us')?.dest, '/talk-to-us.html')
  assert.is(found('/api/contact')?.dest, '/api')
  assert.equal([found('/en/nowhere')?.status, found('/en/nowhere')?.dest], [404, '/en/404.html'])
  assert.is(found('/nowhere')?.dest, '/404.html')
})

files("lets nobody but Vercel's cron deliver", async ({ folder }) => {
  await writeTarget(vercel, folder)
  const { GET } = await import(pathToFileURL(join(folder, '.vercel/output/functions/deliver.func/index.mjs')).href)
  const statusOf = async (authorization: string) =>
    (await GET(new Request('http://localhost/deliver', { headers: { authorization } }))).status
  assert.is(await statusOf('Bearer '), 401)
  process.env['CRON_SECRET'] = 'kept'
  assert.is(await statusOf('Bearer guessed'), 401)
  delete process.env['CRON_SECRET']
})

files('writes the layout of Netlify', async ({ folder }) => {
  const paths = await writeTarget(netlify, folder)
  for (const name of ['api', 'deliver']) assert.ok(paths.includes(`functions/${name}/${name}.mjs`))
  const api = await import(pathToFileURL(join(folder, 'functions/api/api.mjs')).href)
  assert.equal(api.config, { path: '/api/*' })
  const answer = await api.default(new Request('http://site.example/api/contact'), { ip: '192.0.2.7' })
  assert.is(answer.status, 405)
  assert.match(readFileSync(join(folder, 'publish/_redirects'), 'utf8'), '/en/* /en/404.html 404\n')
})

files('writes only files for a static host, and says what is missing', async ({ folder }) => {
  const paths = await writeTarget(staticFiles, folder)
  assert.ok(paths.includes('_headers') && paths.includes('talk-to-us.html'))
  assert.not(paths.some((path) => /[.](mjs|json|br|gz)$/.test(path)))
  const said = staticFiles.limits(builtSite()).map(({ en }) => en)
  assert.match(said.join(), 'nothing answers under /api/')
})

files('knows its targets, and names them to who types another', () => {
  assert.equal(targetsNamed('lambda,static'), { names: ['lambda', 'static'], problem: null })
  const said = (typed: string) => targetsNamed(typed).problem?.en ?? ''
  assert.is(
    said('lambda,netlfy'),
    'There is no target "netlfy". Did you mean "netlify"? Targets are: server, container, netlify, vercel, lambda, cloudflare, static.',
  )
  assert.match(said('constructor'), 'There is no target "constructor".')
})

files('says what a host cannot do', () => {
  const said = (target: typeof lambda) =>
    target
      .limits(builtSite())
      .map(({ en }) => en)
      .join('\n')
  assert.match(said(cloudflare), /documents are not read.*\nmails cannot be sent/)
  assert.match(said(cloudflare), 'file: and postgres: addresses are refused')
  const { host, ...built } = builtSite()
  const withCalendars = { ...host, appointments: { calendars: [{ name: 'office', kind: 'ics' }] } }
  for (const { limits } of [lambda, netlify, vercel, cloudflare]) {
    const ofCalendars = (given: typeof host) =>
      limits({ ...built, host: given }).filter(({ en }) => /calendars/.test(en))
    assert.equal([ofCalendars(host).length, ofCalendars(withCalendars).length], [0, 1])
  }
  for (const target of [lambda, netlify, vercel]) {
    assert.match(said(target), 'takes 4.5 MB at most, and the site promises 10 MB')
    assert.match(said(target), 'has to name a libSQL server or PostgreSQL; a file: address is refused')
  }
})

files.run()
