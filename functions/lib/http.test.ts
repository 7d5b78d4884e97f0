import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isFormPost, mediaType, referringPath } from './http.ts'

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

function from(referer: string): Request {
  return post({ host: 'site.example', referer })
}

function post(headers: Record<string, string>): Request {
  return new Request('http://localhost/', { method: 'POST', headers })
}
