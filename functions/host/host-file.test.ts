import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { headersOf, readHostFile, siteFacts } from './host-file.ts'

const reading = suite<{ folder: string }>('readHostFile')

reading.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'host-'))
})

reading.after.each(({ folder }) => rmSync(folder, { recursive: true }))

reading('fills in what the build left out', async ({ folder }) => {
  writeFileSync(join(folder, 'host.json'), '{"pages":{"/":"index.html"}}')
  const host = await readHostFile(folder)
  assert.equal(host, { headers: [], redirects: [], errorPages: {}, pages: { '/': 'index.html' } })
  assert.equal(siteFacts(host), { name: '', styles: [], phone: null, email: null })
})

reading('names the file that is missing', async ({ folder }) => {
  const message = await readHostFile(folder).then(
    () => '',
    (error) => error.message,
  )
  assert.is(message, `Cannot read ${join(folder, 'host.json')}`)
})

reading.run()

const headers = suite('headersOf')

headers('keeps fingerprinted files for a year and asks again for everything else', () => {
  const find = headersOf({ headers: [], redirects: [], errorPages: {}, pages: {} })
  assert.equal(find('/_a/site.css', false), { 'cache-control': 'public, max-age=31536000, immutable' })
  assert.equal(find('/', false), { 'cache-control': 'public, max-age=0, must-revalidate' })
})

headers('puts the rules that match together, the later ones first', () => {
  const rules = [
    { path: '/*', values: { 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'no-referrer' } },
    { path: '/a', values: { 'referrer-policy': 'origin', 'Cache-Control': 'no-store' } },
    { path: '/b', values: { 'X-Other': '1' } },
  ]
  assert.equal(headersOf({ headers: rules, redirects: [], errorPages: {}, pages: {} })('/a', false), {
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
    'referrer-policy': 'origin',
  })
})

headers('sends Strict-Transport-Security only over https', () => {
  const rules = [{ path: '/*', values: { 'Strict-Transport-Security': 'max-age=1', 'X-A': '1' } }]
  const find = headersOf({ headers: rules, redirects: [], errorPages: {}, pages: {} })
  assert.is(find('/a', false)['strict-transport-security'], undefined)
  assert.is(find('/a', true)['strict-transport-security'], 'max-age=1')
})

headers.run()
