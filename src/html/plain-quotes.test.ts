import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withPlainQuotes } from './plain-quotes.ts'

const test = suite('withPlainQuotes')

test('keeps the quotes of JSON as they are and escapes the one that would end the attribute', () => {
  const html = '<div data-island="Form" data-props="{&quot;a&quot;:&quot;It\'s &amp; &lt;b&gt; &#x27;so&#x27;&quot;}">'
  assert.is(
    withPlainQuotes(html),
    `<div data-island="Form" data-props='{"a":"It&#39;s &amp; &lt;b&gt; &#39;so&#39;"}'>`,
  )
})

test('leaves JSON without quotes, every other attribute and all texts alone', () => {
  const html = '<p title="&quot;" data-props="{}">data-props=&quot;a&quot;</p>'
  assert.is(withPlainQuotes(html), html)
})

test.run()
