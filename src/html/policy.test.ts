import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { commonNeeds, contentSecurityPolicy, inlineHashes, NO_NEEDS, refusedAttribute } from './policy.ts'

const hashes = suite('inlineHashes')

hashes('tells scripts that run from data and from scripts that are files', () => {
  const html = `<script type="module" src="/a.js"></script><script>run()</script><style>p{}</style>
<script type="application/ld+json">{"a":1}</script><SCRIPT type="module">go()</SCRIPT>`
  assert.equal(inlineHashes(html), {
    scripts: [sha256('run()'), sha256('go()')],
    data: [sha256('{"a":1}')],
    styles: [sha256('p{}')],
  })
})

hashes('are those of the text as browsers have it: UTF-8, every line break "\\n"', () => {
  assert.equal(inlineHashes('<script>"Größe"\r\n\r1</script>').scripts, [sha256('"Größe"\n\n1')])
})

hashes('says the same block once', () => {
  assert.is(inlineHashes('<script>1</script><script>1</script>').scripts.length, 1)
})

hashes.run()

const attributes = suite('refusedAttribute')

attributes('finds styles and handlers in tags', () => {
  assert.is(refusedAttribute('<p class="a" style="color:red">'), 'style="color:red"')
  assert.is(refusedAttribute('<button type="button" onclick="go()">'), 'onclick="go()"')
})

attributes('leaves texts and data alone', () => {
  const html = '<p title="a" data-style="b">style=&quot;x&quot;</p><script type="x">{"a":"on onion="}</script>'
  assert.is(refusedAttribute(html), null)
})

attributes.run()

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
