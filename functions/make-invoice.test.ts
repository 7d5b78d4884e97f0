import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { servicesFor } from '../test/services.ts'
import type { ReadRequest } from './document/worker/pool.ts'
import { makeInvoice } from './make-invoice.ts'

const LIMITS = { maxBytes: 10 * 1024 * 1024, maxPages: 20, maxMs: 30_000 }

const test = suite('makeInvoice')

test('has the process that reads documents make it, of a small body only', async () => {
  const asked: ReadRequest[] = []
  const documents = {
    read: async (request: ReadRequest) => {
      asked.push(request)
      return { ok: true, json: '{"missing":[],"problems":[]}' } as const
    },
    stop: () => undefined,
  }
  const headers = { 'content-type': 'application/json' }
  const request = new Request('http://localhost/api/makeInvoice', { method: 'POST', body: '{}', headers })
  const answer = await makeInvoice(request, servicesFor({ documents, documentLimits: LIMITS }).services)
  assert.equal([answer.status, await answer.json()], [200, { missing: [], problems: [] }])
  assert.equal(
    asked.map(({ task, limits }) => [task, limits.maxBytes]),
    [['make', 256 * 1024]],
  )
})

test('calls what is too large malformed: nobody has sent a file', async () => {
  const documents = { read: async () => ({ ok: false, error: 'too-large' }) as const, stop: () => undefined }
  const headers = { 'content-type': 'application/json' }
  const request = new Request('http://localhost/api/makeInvoice', { method: 'POST', body: '{}', headers })
  assert.is((await makeInvoice(request, servicesFor({ documents, documentLimits: LIMITS }).services)).status, 400)
})

test.run()
