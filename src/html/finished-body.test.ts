import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { finishedBody } from './finished-body.ts'

const test = suite('finishedBody')

test('keeps the quotes of JSON for islands as they are and escapes the one that would end the attribute', () => {
  const body = '<div data-island="Form" data-props="{&quot;a&quot;:&quot;It\'s &amp; &lt;b&gt; &#x27;so&#x27;&quot;}">'
  const plain = `<div data-island="Form" data-props='{"a":"It&#39;s &amp; &lt;b&gt; &#39;so&#39;"}'>`
  assert.is(finishedBody(body).html, plain)
})

test('leaves JSON without quotes, every other attribute and all texts alone', () => {
  const body = '<p title="&quot;" data-props="{}">data-props=&quot;a&quot;</p>'
  assert.is(finishedBody(body).html, body)
})

test('knows islands by their marks', () => {
  assert.ok(finishedBody('<p><i data-island="A-b"></i></p>').hasIslands)
  assert.not.ok(finishedBody('<p title=\' data-island="A"\'> data-island="A"</p>').hasIslands)
})

test('finds styles and handlers in tags', () => {
  assert.is(finishedBody('<p class="a" style="color:red">').refused, 'style="color:red"')
  assert.is(finishedBody('<button type="button" disabled onclick="go()">').refused, 'onclick="go()"')
  assert.is(finishedBody('<p ONCLICK=\'go()\'><b style="a">').refused, "ONCLICK='go()'")
})

test('leaves texts and data alone', () => {
  const html = '<p title="a" data-style="b" on="c">style=&quot;x&quot;</p><script type="x">{"a":"<p onion="}</script>'
  assert.is(finishedBody(html).refused, null)
})

test('tells scripts that run from data and from scripts that are files', () => {
  const html = `<script type="module" src="/a.js"></script><script>run()</script><style>p{}</style>
<script type="application/ld+json">{"a":1}</script><SCRIPT type="module">go("<p>")</SCRIPT >`
  assert.equal(finishedBody(html).inline, {
    scripts: [sha256('run()'), sha256('go("<p>")')],
    data: [sha256('{"a":1}')],
    styles: [sha256('p{}')],
  })
})

test('says the same block once', () => {
  assert.is(finishedBody('<script>1</script><script>1</script>').inline.scripts.length, 1)
})

test('comes to an end with every text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'<>="\'/ab \n', '<script', '</script', 'data-props="')), (parts) => {
      assert.type(finishedBody(parts.join('')).html, 'string')
    }),
    { seed: 1, numRuns: 500 },
  )
})

test('sees in what React makes what was given to it', () => {
  const words = fc.string({ maxLength: 12 })
  const props = fc.record(
    {
      title: words,
      'data-props': fc.json({ maxDepth: 1 }),
      'data-island': fc.constantFrom('A', ''),
      style: fc.constant({ color: 'red' }),
      disabled: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  const script = fc.record({
    type: fc.constantFrom('module', 'application/json'),
    text: fc.constantFrom('a<b', '"<p x"'),
  })
  fc.assert(
    fc.property(fc.array(fc.record({ props, words })), fc.array(script), (tags, scripts) => {
      const html = renderToStaticMarkup(
        createElement(
          'main',
          null,
          ...tags.map((tag) => createElement('fieldset', tag.props, tag.words)),
          ...scripts.map(({ type, text }) =>
            createElement('script', { type, dangerouslySetInnerHTML: { __html: text } }),
          ),
        ),
      )
      const seen = finishedBody(html)
      const given = tags.map((tag) => tag.props)
      assert.is(
        seen.hasIslands,
        given.some((one) => one['data-island'] === 'A'),
      )
      assert.is(seen.refused === null, !given.some((one) => 'style' in one))
      const hashesOf = (wanted: string) => [
        ...new Set(scripts.filter(({ type }) => type === wanted).map(({ text }) => sha256(text))),
      ]
      assert.equal(seen.inline, { scripts: hashesOf('module'), data: hashesOf('application/json'), styles: [] })
      const quoted = html.replace(/ data-props="([^"]*&quot;[^"]*)"/g, (_, json: string) => {
        return ` data-props='${json.replaceAll('&quot;', '"').replaceAll('&#x27;', '&#39;')}'`
      })
      assert.is(seen.html, quoted)
    }),
    { seed: 1, numRuns: 200 },
  )
})

test.run()

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
