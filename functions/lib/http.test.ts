import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { html, isFormPost, isFromOtherOrigin, json, mediaType, referringPath } from './http.ts'

const answers = suite('json and html')

answers('are kept by no cache', () => {
  for (const answer of [json(200, { ok: true }), html(200, '<p>')])
    assert.is(answer.headers.get('cache-control'), 'no-store')
})

answers.run()

const types = suite('mediaType')

types('leaves out parameters and is in lower case', () => {
  const request = post({ 'content-type': 'Application/X-WWW-Form-Urlencoded;charset=utf-8' })
  assert.is(mediaType(request), 'application/x-www-form-urlencoded')
  assert.ok(isFormPost(request))
})

types.run()

const paths = suite('referringPath')

paths('is the path of the own page that sent the request', () => {
  assert.is(referringPath(from('http://site.example/en/talk-to-us?a=b#c')), '/en/talk-to-us')
})

paths('is unknown for everything else', () => {
  assert.is(referringPath(post({ host: 'site.example' })), null)
  for (const referer of [
    'http://other.example/x',
    'http://site.example//evil.example',
    'about:client',
    'nonsense',
    'http://site.example/api/contact',
  ]) {
    assert.is(referringPath(from(referer)), null, referer)
  }
})

paths.run()

const origins = suite('isFromOtherOrigin')

origins('trusts what browsers report about the sending page', () => {
  for (const site of ['same-origin', 'none']) assert.not(isFromOtherOrigin(post({ 'sec-fetch-site': site })), site)
  for (const site of ['cross-site', 'same-site', 'anything']) {
    assert.ok(isFromOtherOrigin(post({ 'sec-fetch-site': site, origin: 'http://site.example', host: 'site.example' })))
  }
})

origins('compares the origin where a browser reports nothing else', () => {
  const from = (origin: string) => isFromOtherOrigin(post({ host: 'site.example:8080', origin }))
  assert.not(from('https://site.example:8080'))
  for (const origin of ['https://site.example', 'https://evil.example:8080', 'null', 'nonsense'])
    assert.ok(from(origin), origin)
  assert.not(isFromOtherOrigin(post({ host: 'site.example' })))
})

origins.run()

function from(referer: string): Request {
  return post({ host: 'site.example', referer })
}

function post(headers: Record<string, string>): Request {
  return new Request('http://localhost/', { method: 'POST', headers })
}
