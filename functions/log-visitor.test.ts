import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { servicesFor } from '../test/services.ts'
import { countedPath, logVisitor } from './log-visitor.ts'

const logging = suite('logVisitor')

logging('counts the path on the day', async () => {
  const { services, counted } = atMidnight()
  const answer = await logVisitor(post('{"path":"/ki-beratung?q=erika"}'), services)
  assert.equal([answer.status, counted], [200, [['2026-03-01', '/ki-beratung']]])
})

logging('counts the beginning of a form, and no visit with it', async () => {
  const { services, counted } = atMidnight()
  const body = '{"path":"/","event":"form_start","source":"homepage_contact_form"}'
  const answer = await logVisitor(post(body), services)
  assert.equal([answer.status, counted], [200, [['2026-03-01', 'form_start', 'homepage_contact_form']]])
})

logging('refuses what names no path of this site, or no event of ours', async () => {
  const bodies = [
    ...['{}', '{"path":"https://example.org/"}', '{"path":5}', '{"path":"/","event":"form_start"}'],
    ...['{"path":"/","source":"x"}', '{"path":"/","event":"other","source":"x"}'],
  ]
  for (const body of bodies) {
    const { services, counted } = atMidnight()
    assert.equal([(await logVisitor(post(body), services)).status, counted], [422, []], body)
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

function atMidnight() {
  return servicesFor({ now: () => new Date('2026-03-01T23:59:59Z') })
}

function post(body: string): Request {
  const headers = { 'content-type': 'application/json' }
  return new Request('http://localhost/api/log-visitor', { method: 'POST', headers, body })
}
