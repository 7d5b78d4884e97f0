import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Source } from '../types.ts'
import { compileMdx, openTextStores, type SeeWords, wordsOfMdx } from './compile-mdx.ts'
import { contentHash } from './hash.ts'

const test = suite<{ root: string }>('compileMdx')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'mdx-'))
  mkdirSync(join(context.root, 'site/legal'), { recursive: true })
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

const header = '---\ntitle: A\nlanguage: de\n---\n'

test('makes code that needs nothing but React', async ({ root }) => {
  const { value, diagnostics } = await compiled(root, source(root, `${header}\n## Return\n`))
  assert.equal(diagnostics, [])
  assert.match(value ?? '', 'Return')
  assert.not.match(value ?? '', /\b(require|import)\b/)
})

test('leaves the front matter out of the text', async ({ root }) => {
  const { value } = await compiled(root, source(root, '---\ntitle: Geheim\n---\nText\n'))
  assert.not.match(value ?? '', 'Geheim')
})

test('sets words and titles as a printer would, and leaves code and addresses alone', async ({ root }) => {
  const text =
    'Nach § 5 und `§ 6` in 30 Tagen, [§ 7](https://example.org/#§%208)\n\n<Section title="§ 9 DDG" id="§ 10" />\n'
  const { value } = await compiled(root, source(root, header + text))
  const code = (value ?? '').replace(/\\x(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  for (const bound of ['§\u00a05', '30\u00a0Tagen', '§\u00a07', '§\u00a09']) assert.match(code, bound)
  for (const loose of ['§ 6', '§ 10']) assert.match(code, loose)
})

const mistakes: readonly [about: string, body: string, place: string, message: RegExp][] = [
  ['an import', 'Text\n\nimport fs from "node:fs"\n', '7:1', /"import" and "export"/],
  ['an export', 'export const a = 1\n\nText\n', '5:1', /"import" and "export"/],
  ['a tag that is not closed', 'Text\n\n<Fee>\n\nText\n', '7:1', /Fee/],
  ['a tag that is not closed in its paragraph', 'Text\n\nText <Fee>\n', '7:6', /Fee/],
  ['a tag that closes nothing', 'Text\n\nText </Fee>\n', '7:7', /opened nowhere/],
  ['a brace that is not closed', 'Text\n\n\nText { open\n', '8:12', /brace/],
  ['a brace with no code in it', 'Text\n\n{ 1 + }\n', '7:7', /no valid expression/],
  ['a name that is no value', 'Text\n\nIhr {Platzhalter} fehlt\n', '7:5', /Platzhalter/],
  ['a name in a paragraph of its own', 'Text\n\n{ Firma }\n', '7:1', /Firma/],
]
for (const [about, body, place, message] of mistakes) {
  test(`finds ${about} at its place in the file`, async ({ root }) => {
    const { value, diagnostics } = await compiled(root, source(root, header + body))
    assert.is(value, null)
    assert.is(diagnostics.length, 1)
    const [found] = diagnostics
    assert.is(found?.code, 'mdx/build')
    assert.is(`${found?.at?.file} ${found?.at?.line}:${found?.at?.column}`, `site/legal/terms.de.mdx ${place}`)
    assert.match(found?.message ?? '', message)
    assert.ok(found?.hint)
  })
}

test('takes values and comments in braces', async ({ root }) => {
  const body = 'Text {/* later */} {\'{\'} <Section number={2} title="A" />\n'
  assert.equal((await compiled(root, source(root, header + body))).diagnostics, [])
})

test('counts lines in files with Windows line ends', async ({ root }) => {
  const text = `${header}Text\n\n<Fee>\n`.replaceAll('\n', '\r\n')
  const { diagnostics } = await compiled(root, source(root, text))
  assert.is(diagnostics[0]?.at?.line, 7)
})

test('compiles a text once for the same content', async ({ root }) => {
  const text = source(root, `${header}Text\n`)
  const first = await compiled(root, text)
  // Whatever stands in the file now: the hash says that it is the same.
  rmSync(join(root, text.file))
  assert.equal(await compiled(root, text), first)
})

test('compiles a changed text again', async ({ root }) => {
  await compiled(root, source(root, `${header}Eins\n`))
  const { value } = await compiled(root, source(root, `${header}Zwei\n`))
  assert.match(value ?? '', 'Zwei')
})

test('does not store a text with a mistake', async ({ root }) => {
  const text = source(root, `${header}<Fee>\n`)
  const first = await compiled(root, text)
  assert.equal(await compiled(root, text), first)
})

test('compiles again when the stored code is damaged', async ({ root }) => {
  const text = source(root, `${header}Text\n`)
  const { value } = await compiled(root, text)
  const folder = join(root, '.cache/mdx')
  for (const damaged of ['', (value ?? '').slice(0, -40), 'globalThis.ran = true']) {
    for (const file of readdirSync(folder)) writeFileSync(join(folder, file), damaged)
    assert.is((await compiled(root, text)).value, value)
  }
})

test('puts in the values that a text names, and sets them as words', async ({ root }) => {
  const file = 'site/legal/terms.de.mdx'
  const text = '---\nlanguage: de\n---\n\nAb {price:website} im Jahr, `{price:website}`, [hier](/x "{price:website}").'
  const named = {
    ...source(root, text),
    file,
    facts: { namesValues: true },
    data: () => ({ language: 'de' }),
  } as Source
  const { value, diagnostics } = await compiled(root, named)
  assert.equal(diagnostics, [])
  assert.is(value?.split('2.990').length, 4)
  assert.not.match(value ?? '', 'price:website')
  const store = openTextStores(null)('terms.de')
  const { value: other } = await compileMdx(root, named, {
    store,
    fill: (words) => words.replaceAll('{price:website}', '1 €'),
  })
  assert.not.match(other ?? '', '2.990')
})

test('makes the same of a text whose words were asked for before, and of one whose words are seen', async ({
  root,
}) => {
  for (const [body, facts] of [
    ['Nach § 5 in 30 Tagen\n\n<Section title="§ 9 DDG" id="a">*Text*</Section>\n', {}],
    ['Ab {price:website} im Jahr\n', { namesValues: true }],
  ] as const) {
    const text = { ...source(root, header + body), facts, data: () => ({ language: 'de' }) } as Source
    assert.ok((await wordsOfMdx(text.text()))?.length)
    const { value: after } = await compiled(root, text)
    rmSync(join(root, '.cache'), { recursive: true })
    const { value: seen } = await compiled(root, text, (words) => words)
    assert.is(after, seen)
  }
})

test.run()

function compiled(root: string, text: Source, see?: SeeWords) {
  const fill = (words: string) => words.replaceAll('{price:website}', '2.990 €')
  return compileMdx(root, text, { store: openTextStores(join(root, '.cache'))(text.name), fill, see })
}

function source(root: string, text: string): Source {
  const file = 'site/legal/terms.de.mdx'
  writeFileSync(join(root, file), text)
  const locate = () => ({ file, line: 1, column: 1, length: 1 })
  const parts = { kind: 'legal', file, name: 'terms.de', marks: [], facts: {} } as const
  return { ...parts, hash: contentHash(text), text: () => text, data: () => ({}), locate }
}
