import { networkInterfaces } from 'node:os'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ask, makeDist, removeDist, type ServerProcess, startServer } from './server-process.ts'
import { FILES, HOST, PAGE } from './server-site.ts'

let folder = ''
let server: ServerProcess

const pages = suite('the server sends pages and files')

pages.before(async () => {
  folder = await makeDist(FILES, HOST)
  server = await startServer(folder)
})

pages.after(async () => {
  await server.stop()
  removeDist(folder)
})

pages('at their routes, with the headers of the build', async () => {
  const { status, headers, text } = await ask(server, '/talk-to-us?utm_source=x')
  assert.equal([status, text], [200, PAGE])
  assert.is(headers['content-type'], 'text/html; charset=utf-8')
  assert.is(headers['cache-control'], 'public, max-age=0, must-revalidate')
  assert.is(headers['x-content-type-options'], 'nosniff')
  assert.is(headers['x-powered-by'], undefined)
})

pages('over IPv4 and IPv6', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found?.map(({ address }) => address) ?? [])
  // Containers often have no IPv6.
  const hosts = ['127.0.0.1', '::1'].filter((host) => addresses.includes(host))
  for (const host of hosts) assert.is((await ask(server, '/', { host })).status, 200, host)
})

pages('compressed as the client accepts it, with the same content', async () => {
  const get = (accepted: string) => ask(server, '/talk-to-us', { headers: { 'accept-encoding': accepted } })
  const [br, gzip, plain] = await Promise.all(['gzip, deflate, br, zstd', 'gzip', 'identity'].map(get))
  assert.equal(
    [br, gzip, plain].map((answer) => answer?.headers['content-encoding']),
    ['br', 'gzip', undefined],
  )
  assert.is(brotliDecompressSync(br?.bytes ?? '').toString(), PAGE)
  assert.is(gunzipSync(gzip?.bytes ?? '').toString(), PAGE)
  assert.is(plain?.text, PAGE)
  assert.equal(
    [br, gzip, plain].map((answer) => answer?.headers.vary),
    Array(3).fill('accept-encoding'),
  )
  assert.is(new Set([br, gzip, plain].map((answer) => answer?.headers.etag)).size, 3)
})

pages('uncompressed to clients that rule the other encodings out', async () => {
  const headers = { 'accept-encoding': 'br;q=0, gzip;q=0, *' }
  assert.is((await ask(server, '/talk-to-us', { headers })).headers['content-encoding'], undefined)
})

pages('not again to clients that have them already', async () => {
  const first = await ask(server, '/talk-to-us')
  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = await ask(server, '/talk-to-us', { headers })
  assert.equal([again.status, again.text, again.headers.etag], [304, '', first.headers.etag])
  assert.is((await ask(server, '/talk-to-us', { headers: { 'if-none-match': '"other"' } })).status, 200)
})

pages('in parts', async () => {
  for (const path of ['/_a/large.ABC123.bin', '/favicon.svg']) {
    const whole = await ask(server, path)
    const part = await ask(server, path, { headers: { range: 'bytes=2-5' } })
    assert.equal([part.status, part.text], [206, whole.text.slice(2, 6)], path)
    assert.is(part.headers['content-range'], `bytes 2-5/${whole.text.length}`)
    const last = await ask(server, path, { headers: { range: 'bytes=-3', 'if-range': String(whole.headers.etag) } })
    assert.equal([last.status, last.text], [206, whole.text.slice(-3)])
    const changed = await ask(server, path, { headers: { range: 'bytes=2-5', 'if-range': '"other"' } })
    assert.equal([changed.status, changed.text], [200, whole.text])
  }
  const beyond = await ask(server, '/favicon.svg', { headers: { range: 'bytes=999-' } })
  assert.equal([beyond.status, beyond.headers['content-range']], [416, `bytes */${FILES['favicon.svg'].length}`])
})

pages('for a year where the name has a fingerprint', async () => {
  const { headers, text } = await ask(server, '/_a/site.ABC123.css')
  assert.is(headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.is(headers['content-type'], 'text/css; charset=utf-8')
  assert.is(text, FILES['_a/site.ABC123.css'])
})

pages('without a body to HEAD', async () => {
  const { status, headers, text } = await ask(server, '/talk-to-us', { method: 'HEAD' })
  assert.equal([status, text, headers['content-length']], [200, '', String(Buffer.byteLength(PAGE))])
})

pages('also where they are empty', async () => {
  const { status, headers } = await ask(server, '/empty.txt')
  assert.equal([status, headers['content-length']], [200, '0'])
})

pages('only to GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const { status, headers } = await ask(server, '/talk-to-us', { method })
    assert.equal([status, headers.allow], [405, 'GET, HEAD'], method)
  }
})

pages('at one address, to which the others redirect', async () => {
  const to = async (path: string) => {
    const { status, headers } = await ask(server, path)
    return [status, headers.location]
  }
  assert.equal(await to('/talk-to-us/?a=b'), [301, '/talk-to-us?a=b'])
  assert.equal(await to('/talk-to-us.html'), [301, '/talk-to-us'])
  assert.equal(await to('/en'), [301, '/en/'])
  assert.equal(await to('/alt?a=b'), [308, '/talk-to-us?a=b'])
})

pages('or the not-found page, which nobody keeps', async () => {
  for (const path of ['/nirgends', '/_a/gone.css', '/_headers', '/talk-to-us.html.br', '//talk-to-us']) {
    const { status, headers, text } = await ask(server, path)
    assert.equal([status, text], [404, FILES['404.html']], path)
    assert.is(headers['cache-control'], 'no-cache')
    assert.is(headers['x-page'], 'missing')
  }
})

pages('and nothing outside their folder', async () => {
  const climbs = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '..\\',
    '..%5c',
    '%c0%ae%c0%ae/',
    '....//',
    '..;/',
  ]
  const starts = ['/', '//', '/_a/', '/%2f', '/./', '/en/%00/']
  for (const target of ['server.js', 'host.json', 'package.json', 'data/leads.db', 'etc/passwd']) {
    for (const climb of climbs) {
      for (const path of starts.map((start) => start + climb.repeat(3) + target)) {
        const { status, text, headers } = await ask(server, path)
        assert.ok([400, 404].includes(status), `${status} ${path}`)
        assert.not(text.includes('import ') || text.includes('SQLite') || text.includes('root:'), path)
        assert.is(headers.location, undefined, path)
      }
    }
  }
})

pages('and takes no part of an absolute address for a path', async () => {
  assert.is((await ask(server, 'http://evil.example/talk-to-us')).status, 200)
  assert.is((await ask(server, 'http://evil.example/../host.json')).status, 404)
})

pages.run()
