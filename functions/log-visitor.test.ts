import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Services } from './lib/types.ts'
import { countedPath, logVisitor } from './log-visitor.ts'

const logging = suite('logVisitor')

logging('counts the path on the day', async () => {
  const { services, visits } = outboxWith()
  const answer = await logVisitor(post('{"path":"/ki-beratung?q=erika"}'), services)
  assert.equal([answer.status, visits], [200, [['2026-03-01', '/ki-beratung']]])
})

logging('refuses what names no path of this site', async () => {
  for (const body of ['{}', '{"path":"https://example.org/"}', '{"path":5}']) {
    const { services, visits } = outboxWith()
    assert.equal([(await logVisitor(post(body), services)).status, visits], [422, []], body)
  }
})

logging.run()

const counting = suite('countedPath')

counting('keeps of a query only what names a campaign', () => {
  assert.is(
    countedPath('/x?utm_source=brief&email=a%40b.de&utm_medium=post#top'),
    '/x?utm_source=brief&utm_medium=post',
  )
})

counting('drops what looks like an address or a phone number', () => {
  assert.is(countedPath('/?utm_source=erika%40example.org&utm_campaign=%2B49+170+1234567'), '/')
  assert.is(countedPath('/?utm_campaign=2026-03-01'), '/?utm_campaign=2026-03-01')
})

counting('has a limit for length', () => {
  assert.is(countedPath(`/${'a'.repeat(1000)}`).length, 200)
})

counting('makes well-formed text of everything', () => {
  assert.is(countedPath('/\ud800'), '/\ufffd')
})

counting.run()

function outboxWith() {
  const visits: [string, string][] = []
  const outbox = {
    async countVisit(day: string, path: string) {
      visits.push([day, path])
    },
  }
  const services = { outbox, now: () => new Date('2026-03-01T23:59:59Z') } as unknown as Services
  return { services, visits }
}

function post(body: string): Request {
  const headers = { 'content-type': 'application/json' }
  return new Request('http://localhost/api/log-visitor', { method: 'POST', headers, body })
}
