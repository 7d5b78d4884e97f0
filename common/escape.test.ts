import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { escapeHtml, unescapeHtml } from './escape.ts'

const escaping = suite('escapeHtml')

escaping('writes what has a meaning in HTML as entities', () => {
  assert.is(escapeHtml(`<a href="x">&'</a>`), `&lt;a href=&quot;x&quot;&gt;&amp;'&lt;/a&gt;`)
})

escaping('leaves nothing that could end a text or an attribute in double quotes, whatever is in it', () => {
  fc.assert(
    fc.property(markup(), (text) => {
      assert.not.match(escapeHtml(text), /[<>"]|&(?!(amp|lt|gt|quot);)/)
    }),
  )
})

escaping.run()

const unescaping = suite('unescapeHtml')

unescaping('gives back every text that was escaped', () => {
  fc.assert(fc.property(markup(), (text) => assert.is(unescapeHtml(escapeHtml(text)), text)))
})

unescaping('knows the apostrophe as React writes it, and leaves other entities', () => {
  assert.is(unescapeHtml('it&#x27;s &copy; &amp;lt;'), "it's &copy; &lt;")
})

unescaping.run()

function markup() {
  const piece = fc.constantFrom('<', '>', '"', "'", '&', '&amp;', '&lt;', '&quot;', '&#x27;', ';', 'a', 'ä', '€', '\n')
  return fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  )
}
