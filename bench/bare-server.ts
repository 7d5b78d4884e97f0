// node bench/bare-server.ts DIST   The floor for static files: node:http alone, with every file of a built site in memory
// as its headers and its Brotli bytes. It does what any server has to do for a browser, and nothing else.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathsOf } from './paths.ts'

const folder = process.argv[2] ?? 'dist'
const answers = new Map<string, { etag: string; headers: string[]; bytes: Buffer }>()
const host = JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8'))
const [{ values: common }] = host.headers
for (const { path, file } of pathsOf(folder)) {
  const isPacked = existsSync(`${file}.br`)
  const bytes = readFileSync(isPacked ? `${file}.br` : file)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const own = host.headers.find((rule: { path: string }) => rule.path === path)?.values ?? {}
  const headers = {
    'cache-control': path.startsWith('/_a/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
    ...common,
    ...own,
    'content-type': file.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream',
    vary: 'accept-encoding',
    ...(isPacked ? { 'content-encoding': 'br' } : {}),
    etag,
    'accept-ranges': 'bytes',
    'content-length': String(bytes.length),
  }
  const { 'Strict-Transport-Security': _secureOnly, ...plain } = headers as Record<string, string>
  answers.set(path, { etag, headers: Object.entries(plain).flat(), bytes })
}

const server = createServer((request, response) => {
  const [path = ''] = (request.url ?? '').split('?')
  const answer = answers.get(path)
  if (!answer || request.method !== 'GET' || !request.headers['accept-encoding']?.includes('br')) {
    response.writeHead(404, { 'content-length': 0 }).end()
  } else if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, { etag: answer.etag }).end()
  } else {
    response.writeHead(200, answer.headers).end(answer.bytes)
  }
})
server.listen(Number(process.env['PORT'] ?? 0), () => {
  process.stdout.write(`http://localhost:${(server.address() as AddressInfo).port}\n`)
})
