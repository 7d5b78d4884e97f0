import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { commonNeeds, contentSecurityPolicy, inlineHash, NO_NEEDS } from './policy.ts'

const hashing = suite('inlineHash')

hashing('is that of the text as browsers have it: UTF-8, every line break "\\n"', () => {
  assert.is(inlineHash('"Größe"\r\n\r1'), sha256('"Größe"\n\n1'))
})

hashing.run()

const policy = suite('contentSecurityPolicy')

policy('allows nothing but what the site itself has', () => {
  assert.is(
    contentSecurityPolicy({ needs: NO_NEEDS, hasTagManager: false }),
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; connect-src 'self'; " +
      "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  )
})

policy('names what is inline by its hash, and never allows inline code at large', () => {
  const needs = { ...NO_NEEDS, scripts: [sha256('a')], data: [sha256('b')], styles: [sha256('c')] }
  const text = contentSecurityPolicy({ needs, hasTagManager: false })
  assert.match(text, `script-src 'self' ${sha256('a')} ${sha256('b')};`)
  assert.match(text, `style-src 'self' ${sha256('c')};`)
  assert.not.match(text, 'unsafe')
})

policy('lets a page send to its webhook, whose address cannot bring directives along', () => {
  const connects = ["https://hooks.example.org:8443/a;script-src *,b'?key=1"]
  const text = contentSecurityPolicy({ needs: { ...NO_NEEDS, connects }, hasTagManager: false })
  assert.match(text, "connect-src 'self' https://hooks.example.org:8443/a%3Bscript-src%20*%2Cb%27;")
})

policy('lets a tag manager in only if there is one', () => {
  const text = contentSecurityPolicy({ needs: NO_NEEDS, hasTagManager: true })
  assert.match(text, "script-src 'self' https://*.googletagmanager.com;")
})

policy.run()

const common = suite('commonNeeds')

common('has what any page needs, without inline data', () => {
  const needs = [
    { ...NO_NEEDS, scripts: ['b'], data: ['x'], connects: ['https://a.example/'] },
    { ...NO_NEEDS, scripts: ['a', 'b'], styles: ['s'] },
  ]
  assert.equal(commonNeeds(needs), { scripts: ['a', 'b'], data: [], styles: ['s'], connects: ['https://a.example/'] })
})

common.run()

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
