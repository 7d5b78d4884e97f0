import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { idOf } from '../test/lead.ts'
import { servicesFor } from '../test/services.ts'
import { answered } from './answered.ts'
import { AnsweredError } from './lib/types.ts'
import { answeredToken } from './reply/link.ts'
import type { Answering } from './reply/promise.ts'

const test = suite('answered')

const TOKEN = answeredToken(idOf(7), 'secret')

test('changes nothing when a link is opened: programs that look at mails open them all', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { response, answers } = await call(method, TOKEN, { state: 'gone' })
    assert.equal([response.status, answers], [200, []])
    const page = await response.text()
    assert.match(page, '<h1>Ist diese Anfrage beantwortet?</h1>')
    assert.match(page, '<form method="post"><button class="button" type="submit">Ja, beantwortet</button></form>')
  }
})

test('notes by its button that the lead is answered', async () => {
  const { response, answers } = await call('POST', TOKEN, { state: 'now', at: new Date(0) })
  assert.equal([response.status, answers], [200, [idOf(7)]])
  assert.match(await response.text(), '<h1>Als beantwortet vermerkt</h1>')
})

test('says kindly when that was said before, and when', async () => {
  const { response } = await call('POST', TOKEN, { state: 'before', at: new Date('2026-11-30T09:30:00Z') })
  assert.is(response.status, 200)
  assert.match(await response.text(), 'Das wurde schon vermerkt: 30.11.2026, 10:30.')
})

test('says kindly when the lead is gone', async () => {
  const { response } = await call('POST', TOKEN, { state: 'gone' })
  assert.is(response.status, 410)
  assert.match(await response.text(), 'Zu tun ist nichts.')
})

test('asks the store nothing for a link that is not ours', async () => {
  for (const token of ['', 'x', TOKEN.slice(0, -1), answeredToken(idOf(7), 'other')]) {
    for (const method of ['GET', 'POST']) {
      const { response, answers } = await call(method, token, { state: 'gone' })
      assert.equal([response.status, answers], [404, []], token)
      assert.match(await response.text(), '<h1>Dieser Link stimmt nicht</h1>')
    }
  }
})

test('offers the button again when nothing could be stored', async () => {
  const { services } = servicesFor()
  const outbox = { ...services.outbox, answer: () => Promise.reject(new Error('full')) }
  const failure = await answered(request('POST', TOKEN), { ...services, outbox }).catch((error: unknown) => error)
  if (!(failure instanceof AnsweredError)) throw new Error('It did not fail')
  assert.is(failure.answer.status, 503)
  assert.match(await failure.answer.text(), '<button class="button" type="submit">')
})

test.run()

async function call(method: string, token: string, answer: Answering) {
  const { services } = servicesFor()
  const answers: string[] = []
  const outbox = {
    ...services.outbox,
    async answer(id: string) {
      answers.push(id)
      return answer
    },
  }
  return { response: await answered(request(method, token), { ...services, outbox }), answers }
}

function request(method: string, token: string): Request {
  return new Request(`http://localhost/api/answered?t=${encodeURIComponent(token)}`, { method })
}
