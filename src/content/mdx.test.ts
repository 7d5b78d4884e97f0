import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { splitMdx } from './mdx.ts'

const test = suite('splitMdx')

test('splits front matter and text', () => {
  const { value, diagnostics } = splitMdx('---\ntitle: Rückgabe\n---\n\n## Text\n', 'a.mdx')
  assert.equal(diagnostics, [])
  assert.equal(value.data, { title: 'Rückgabe' })
  assert.is(value.body.trim(), '## Text')
})

test('reads Windows line ends', () => {
  const { value, diagnostics } = splitMdx('---\r\ntitle: A\r\nlanguage: de\r\n---\r\nText\r\n', 'a.mdx')
  assert.equal(diagnostics, [])
  assert.equal(value.data, { title: 'A', language: 'de' })
  assert.is(value.body.trim(), 'Text')
})

test('leaves a rule in the text alone', () => {
  assert.match(splitMdx('---\ntitle: A\n---\nOne\n\n---\n\nTwo\n', 'a.mdx').value.body, 'Two')
})

test('locates a value of the front matter in the file', () => {
  const { value } = splitMdx('---\ntitle: A\nlanguage: de\n---\nText\n', 'a.mdx')
  assert.equal(value.locate('/language'), { file: 'a.mdx', line: 3, column: 11, length: 2 })
})

test('locates a mistake in the front matter in the file', () => {
  const [found] = splitMdx('---\ntitle: A\ntitle: B\n---\nText\n', 'a.mdx').diagnostics
  assert.equal([found?.code, found?.at?.line, found?.at?.column], ['yaml/duplicate-key', 3, 1])
})

test('returns new data for the same text', () => {
  const text = '---\ntitle: A\n---\nText\n'
  const first = splitMdx(text, 'a.mdx').value.data as Record<string, unknown>
  first['title'] = 'B'
  assert.equal(splitMdx(text, 'a.mdx').value.data, { title: 'A' })
})

for (const opening of ['---js', '---javascript', '--- js', '---\tjs ', '---JS', '---json', '---coffee', '---toml']) {
  test(`refuses front matter that opens with "${opening}" and never runs it`, () => {
    const { value, diagnostics } = splitMdx(`${opening}\n(globalThis.frontMatterRan = {})\n---\nText\n`, 'a.mdx')
    const [found] = diagnostics
    assert.is(found?.code, 'front-matter/language')
    assert.equal([found?.at?.line, found?.at?.column], [1, 4])
    assert.match(found?.hint ?? '', 'three dashes')
    assert.is(value.data, undefined)
    assert.not.ok('frontMatterRan' in globalThis)
  })
}

for (const text of ['Text\n', '# Title\n', 'js\n', '', '\n---\ntitle: A\n---\n', '---\ntitle: A\nText\n']) {
  test(`finds that front matter is missing or not closed in ${JSON.stringify(text)}`, () => {
    const [found] = splitMdx(text, 'a.mdx').diagnostics
    assert.is(found?.code, 'front-matter/missing')
    assert.equal(found?.at, { file: 'a.mdx', line: 1, column: 1, length: 1 })
    assert.ok(found?.hint)
  })
}

test.run()
