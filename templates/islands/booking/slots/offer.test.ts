import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fetchOffer, offerIn } from './offer.ts'

const OFFER = { zone: 'Europe/Berlin', minutes: 30, slots: ['2026-11-26T08:00:00Z'] }
const ANSWER = { ok: true, mode: 'slots', ...OFFER }

const test = suite('fetchOffer')

test('says who asks, if the server knows him', async () => {
  const asked: string[] = []
  const answer = async (address: string) => {
    asked.push(address)
    return Response.json(ANSWER)
  }
  assert.equal(await fetchOffer(answer, '1.a+b'), OFFER)
  await fetchOffer(answer, undefined)
  assert.equal(asked, ['/api/slots?token=1.a%2Bb', '/api/slots'])
})

test('offers a call where there are no times, or nobody says so', async () => {
  const answers = [
    { ok: true, mode: 'callback', reason: 'no-rules' },
    { ...ANSWER, slots: [] },
    { ...ANSWER, slots: ['soon'] },
    { ...ANSWER, zone: 'Berlin' },
    { ...ANSWER, minutes: 'thirty' },
    null,
  ]
  for (const answer of answers) assert.is(await fetchOffer(async () => Response.json(answer), undefined), null)
  assert.is(await fetchOffer(async () => new Response('<p>Login</p>'), undefined), null)
  assert.is(await fetchOffer(() => Promise.reject(new TypeError('Failed to fetch')), undefined), null)
})

test('takes any answer', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.record({ mode: fc.constant('slots'), slots: fc.jsonValue() })),
      (answer) => {
        assert.is(offerIn(answer), null)
      },
    ),
  )
})

test.run()
