// nginx with the settings that `--target server` made answers every address as our own server does. NGINX_DIST=folder
// compares a whole built site as well, with all its files in every encoding.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HostTable } from '../src/html/host-files.ts'
import { nginxSettings } from '../src/targets/server/nginx.ts'
import { startNginx, withoutNginx } from './nginx.ts'
import { ask, makeDist, removeDist, startServer } from './server-process.ts'
import { FILES, HOST } from './server-site.ts'
import { testUnless } from './unless.ts'

const NAME = 'nginx in front of server.js'
const test = suite(NAME)

const ENCODINGS = ['', 'gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=1', 'identity', 'deflate']
/** What two answers must have in common; nginx writes words of its own below redirects and refusals. */
const HEADERS = ['location', 'content-encoding', 'content-type', 'cache-control', 'vary', 'allow']
const TRICKS = ['/talk-to-us?lang=en', '/nowhere', '/en/nowhere', '/de/', '/_headers', '/_redirects', '/index.html.br']
const MORE_TRICKS = [
  '/TALK-TO-US',
  '//talk-to-us',
  '/_a/',
  '/_a/missing.css',
  '/talk%2Dto-us',
  '/?lang=en',
  '/api',
  '/api/x',
  // The port of the metrics is not passed on.
  '/metrics',
]

testUnless(withoutNginx, { test, suite: NAME, name: 'answers every address of a small site alike' }, async () => {
  const folder = await makeDist(FILES, HOST_WITH_POLICIES)
  try {
    assert.equal(await differences(folder), [])
  } finally {
    removeDist(folder)
  }
})

const built = process.env['NGINX_DIST']
const reason = withoutNginx ?? (built ? null : 'set NGINX_DIST to a built site')
testUnless(reason, { test, suite: NAME, name: 'answers every address of a built site alike' }, async () => {
  assert.equal(await differences(built ?? ''), [])
})

testUnless(
  withoutNginx,
  { test, suite: NAME, name: 'lets documents through that are larger than nginx takes by itself' },
  async () => {
    await withBoth(await makeDist(FILES, HOST), async ({ nginx, server }) => {
      const body = Buffer.alloc(2 * 1024 * 1024)
      const headers = { 'content-type': 'application/octet-stream' }
      const [ours, theirs] = [
        await ask(server, '/api/processDocument', { body, headers }),
        await ask(nginx, '/api/processDocument', { body, headers }),
      ]
      assert.is(theirs.status, ours.status)
      assert.equal(theirs.text, ours.text)
    })
  },
)

test.run()

/** The small site with the kinds of rules that a build writes. */
const HOST_WITH_POLICIES = {
  ...HOST,
  headers: [
    {
      path: '/*',
      values: {
        'Content-Security-Policy': "default-src 'self'",
        'X-Content-Type-Options': 'nosniff',
        'Permissions-Policy': 'camera=(), usb=()',
        'Strict-Transport-Security': 'max-age=31536000',
      },
    },
    { path: '/_a/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/talk-to-us', values: { 'Content-Security-Policy': "default-src 'none'; script-src 'sha256-ab+/='" } },
    { path: '/404.html', values: { 'Content-Security-Policy': "default-src 'none'" } },
  ],
  redirects: [
    ...HOST.redirects,
    { from: '/en', to: '/en/', status: 301 },
    { from: '/straße', to: '/?a=b', status: 301 },
  ],
  errorPages: { de: '/404.html', en: '/404.html' },
}

type Places = { readonly server: { readonly port: number }; readonly nginx: { readonly port: number } }

async function withBoth(folder: string, use: (places: Places) => Promise<void>): Promise<void> {
  const host = JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')) as HostTable
  const server = await startServer(folder, { TRUST_PROXY: 'loopback' })
  try {
    const settings = nginxSettings(host, sizesOf(folder))
    const nginx = await startNginx({ settings, folder, serverPort: server.port })
    await use({ nginx, server }).finally(nginx.stop)
  } finally {
    await server.stop()
  }
}

/** Each address and encoding whose answers differ, with the difference. */
async function differences(folder: string): Promise<string[]> {
  const host = JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')) as HostTable
  const found: string[] = []
  let asked = 0
  await withBoth(folder, async ({ server, nginx }) => {
    const policies = host.headers.flatMap(({ values }) => Object.keys(values).map((name) => name.toLowerCase()))
    const names = [...new Set([...HEADERS, ...policies])]
    for (const [path, method, encoding] of requestsFor(folder, host)) {
      const options = { method, headers: encoding === '' ? {} : { 'accept-encoding': encoding } }
      const [ours, theirs] = await Promise.all([ask(server, path, options), ask(nginx, path, options)])
      asked += 1
      const facts = ({ status, headers, bytes }: typeof ours) => ({
        status,
        ...Object.fromEntries(names.map((name) => [name, isWorded(status, name) ? null : (headers[name] ?? null)])),
        size: isWorded(status, 'size') ? null : bytes.length,
        length: isWorded(status, 'size') ? null : headers['content-length'],
      })
      if (JSON.stringify(facts(ours)) === JSON.stringify(facts(theirs))) continue
      const fields = Object.entries(facts(ours)).filter(([name, value]) => value !== Object(facts(theirs))[name])
      found.push(
        `${method} ${path} [${encoding}] ${fields.map(([name, value]) => `${name}: ${value} / ${Object(facts(theirs))[name]}`).join('; ')}`,
      )
    }
  })
  process.stdout.write(`${asked} requests compared\n`)
  return found
}

/** nginx puts words of its own below redirects and refusals. */
function isWorded(status: number, name: string): boolean {
  return ['size', 'content-type'].includes(name) && ((status >= 300 && status < 400) || status === 405)
}

function* requestsFor(folder: string, host: HostTable): Generator<[path: string, method: string, encoding: string]> {
  const files = [...sizesOf(folder).keys()].filter((path) => path.startsWith('public/')).map((path) => path.slice(6))
  const routes = Object.keys(host.pages)
  const addresses = [...routes, ...routes.map((route) => `${route}?lang=en`), ...routes.map((route) => `${route}/`)]
  const all = [...addresses, ...files, ...host.redirects.map(({ from }) => from), ...TRICKS, ...MORE_TRICKS]
  for (const path of new Set(all.map((path) => encodeURI(decodeURI(path))))) {
    for (const encoding of ENCODINGS) yield [path, 'GET', encoding]
    yield [path, 'HEAD', 'br']
    if (!/^\/api|\?|[A-Z]{2}/.test(path)) yield [path, 'POST', '']
  }
}

function sizesOf(folder: string): Map<string, number> {
  const entries = readdirSync(join(folder, 'public'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.sort().map((file) => [relative(folder, file), statSync(file).size]))
}
