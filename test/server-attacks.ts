// Requests as attackers send them: raw bytes, since clients tidy up what they are given. The same seed makes the same ones.
import { type Family, oddBody, type Pick, truncated, xssForm, xssJson } from './server-attack-bodies.ts'
import { type Attack, get, head } from './server-strangers.ts'

/** @returns the attacks, every family in turn */
export function attacks(count: number, seed = 1): Attack[] {
  const random = randomNumbers(seed)
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] as never
  return Array.from({ length: count }, (_, index) => {
    const family = FAMILIES[index % FAMILIES.length] ?? climb
    return family(pick)
  })
}

const CLIMBS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..\\',
  '..%5c',
  '%c0%ae%c0%ae/',
  '%e0%80%ae%e0%80%ae/',
  '%f0%80%80%ae%f0%80%80%ae/',
  '..%c0%af',
  '..%00/',
  '....//',
  '..;/',
  '.%2e/',
  '%uff0e%uff0e/',
  '\uff0e\uff0e/',
  './/..//',
]
const STARTS = [
  '/',
  '//',
  '/_a/',
  '/%2f',
  '/./',
  '/en/%00/',
  '/_a/..',
  'http://x/',
  '/api/',
  '/talk-to-us/',
  '\\',
  '/C:/',
]
const TARGETS = ['server.js', 'host.json', 'package.json', 'data/leads.db', 'etc/passwd', 'proc/self/environ', '.env']
const ENDS = ['', '%00', '%00.html', '?', '#', '/', '.br', ';.css', '%20', '::$DATA']

const climb: Family = (pick) => {
  const path = pick(STARTS) + pick(CLIMBS).repeat(pick([1, 2, 3, 8])) + pick(TARGETS) + pick(ENDS)
  return get('a path that climbs', path)
}

const ODD_PATHS = [
  '/__proto__',
  '/constructor',
  '/toString',
  '/api/__proto__',
  '/api/constructor/prototype',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/\x80\xff',
  '/%00',
  '/%0d%0aSet-Cookie:%20a=b',
  '/talk-to-us/?a=%0d%0aX-Injected:%201',
  '/talk-to-us/%0d%0aX-Injected:1',
  '//evil.example/%2e%2e',
  '/\\evil.example/',
  '/%5cevil.example/..',
  '/%2f%2fevil.example/',
  '//evil.example/talk-to-us/',
  'http://evil.example//evil.example/',
  'http://[::1',
  'http://user@evil.example:99999/',
  'ftp://evil.example/',
  '*',
  'evil.example:443',
  `/${'a'.repeat(15_000)}`,
  `/?${'a=b&'.repeat(3_000)}`,
  `/${'%61'.repeat(4_000)}`,
  `/${'a/'.repeat(4_000)}`,
  '/api/contact/../../host.json',
  '/API/CONTACT',
  '/api/contact/',
  '/_headers',
  '/_redirects',
  '/index.html.br',
  '/healthz/../server.js',
]

const oddPath: Family = (pick) => get('an odd path', pick(ODD_PATHS), pick(METHODS))

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'M-SEARCH', 'PURGE', 'POST']
const ROUTES = ['/', '/talk-to-us', '/en/', '/_a/site.ABC123.css', '/nirgends', '/api/contact', '/healthz', '/readyz']

const HEADERS: readonly ((pick: Pick) => string)[] = [
  (pick) => `X-Forwarded-For: ${pick(['127.0.0.1', '::1', "1' OR '1'='1", 'a'.repeat(8_000), '<script>'])}`,
  (pick) => `Forwarded: for=${pick(['127.0.0.1', '"[::1]"', 'unknown'])};host=evil.example;proto=https`,
  () => 'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Prefix: /evil',
  () => 'X-Original-URL: /host.json\r\nX-Rewrite-URL: /host.json',
  (pick) => `X-HTTP-Method-Override: ${pick(METHODS)}`,
  () => `Range: bytes=${'0-,'.repeat(2_000)}0-`,
  (pick) =>
    `Range: ${pick(['bytes=-0', 'bytes=9-1', 'bytes=99999999999999999999-', 'bytes=a', 'lines=1-2', 'bytes=0-0'])}`,
  () => `If-None-Match: ${'W/"a",'.repeat(2_000)}`,
  () => `Accept-Encoding: ${'br;q=0.1,'.repeat(1_000)}*;q=0`,
  (pick) => `Accept-Encoding: ${pick(['__proto__', 'constructor', ';;;,,,', 'br;q=nan', 'identity;q=0,*;q=0'])}`,
  () => `Accept-Language: ${'de-DE;q=0.1,'.repeat(1_000)}`,
  (pick) =>
    `Referer: ${pick(['javascript:alert(1)', 'http://x/"><script>zXq9</script>', 'http://x//evil.example', '\xff'])}`,
  () => 'Cookie: __proto__=1; constructor=2',
  () => '__proto__: polluted\r\nconstructor: polluted',
  (pick) => `Expect: ${pick(['100-continue', '200-ok'])}`,
  () => 'Upgrade: websocket\r\nConnection: Upgrade',
  () => 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\nConnection: Upgrade, HTTP2-Settings',
  () => 'Content-Type: a\r\nContent-Type: b\r\nHost: two.example',
  () => `X-Long: ${'a'.repeat(20_000)}`,
  () => Array.from({ length: 2_100 }, (_, n) => `a${n}:`).join('\r\n'),
  () => 'X-Split: a\rX-Injected: 1',
  () => 'X-Null: a\0b',
  () => 'Space : a',
  () => ' folded',
  () => 'Transfer-Encoding: identity, chunked',
]

const oddHeader: Family = (pick) => {
  const bytes = head(`${pick(['GET', 'GET', 'HEAD', 'POST'])} ${pick(ROUTES)} HTTP/1.1`, [pick(HEADERS)(pick)])
  return { name: 'an odd header', bytes: Buffer.from(`${bytes}`, 'latin1') }
}

const BROKEN_HEADS = [
  'GET /\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'get / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET  / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\nHost: x\n\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03',
  '\r\n\r\n\r\n\r\nX',
  '\0'.repeat(100),
  `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1e9\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n',
]

const brokenHead: Family = (pick) => {
  // Some are incomplete on purpose: nobody waits for an answer to those.
  return { name: 'a broken request', bytes: Buffer.from(pick(BROKEN_HEADS), 'latin1'), leaves: true }
}

const garbage: Family = (pick) => {
  const bytes = Buffer.from(Array.from({ length: 60 }, () => pick(BYTES)))
  const line = pick([Buffer.alloc(0), Buffer.from('GET /'), Buffer.from('POST /api/contact HTTP/1.1\r\n')])
  return { name: 'garbage', bytes: Buffer.concat([line, bytes, Buffer.from('\r\n\r\n')]), leaves: true }
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte)

const FAMILIES: readonly Family[] = [
  climb,
  oddPath,
  oddHeader,
  brokenHead,
  oddBody,
  xssForm,
  xssJson,
  truncated,
  garbage,
  climb,
]

/** Mulberry32: the same numbers on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
