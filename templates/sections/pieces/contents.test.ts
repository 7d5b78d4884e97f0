import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contents } from './contents.ts'

const test = suite('contents')

test('lists the headings of second rank with their plain titles', () => {
  const html =
    '<h2 id="a"><a href="#a">1. Wer &amp; was</a></h2><p>Text</p><h3 id="b">Nein</h3><h2 class="x" id="c">2. Rechte</h2>'
  assert.equal(contents(html), [
    { id: 'a', title: '1. Wer & was' },
    { id: 'c', title: '2. Rechte' },
  ])
})

test('leaves out headings that nothing can lead to', () => {
  assert.equal(contents('<h2>Ohne Adresse</h2>'), [])
})

test.run()
