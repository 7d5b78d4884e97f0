import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { FORMATS, formatByEnding, formatByMediaType, formatsWhere } from './formats.ts'

const table = suite('FORMATS')

table('has each ending and each media type once', () => {
  const all = Object.values(FORMATS)
  for (const one of [all.flatMap(({ endings }) => endings), all.map(({ mediaType }) => mediaType)])
    assert.equal([...new Set(one)], one)
})

table('recognises the bytes of each format in exactly one way', () => {
  for (const [name, { starts, early, zipEntry, oleStreams, roots, isText }] of Object.entries(FORMATS)) {
    const ways = [starts, early, zipEntry, oleStreams, roots, isText].filter((way) => way !== undefined)
    assert.is(ways.length, 1, name)
  }
})

table('matches the message about files that are not accepted', () => {
  const { demo } = parse(readFileSync(new URL('../site/data/interface.yaml', import.meta.url), 'utf8')) as Interface
  const spec = 'Dateityp nicht unterstützt. Bitte laden Sie PDF, DOCX, XLSX, Bilder oder E-Mail-Dateien hoch.'
  assert.is(demo.unsupported['de'], spec)
  const everything = Object.values(demo.unsupported).map((text) => [text, formatsWhere(() => true)] as const)
  const visual = formatsWhere(({ isVisual }) => isVisual === true)
  const processes = Object.values(demo.unsupportedProcess).map((text) => [text, visual] as const)
  for (const [text, taken] of [...everything, ...processes]) {
    const named = [...text.matchAll(/\b[A-Z]{3,4}\b/g)].map(([name]) => formatByEnding(`.${name}`))
    assert.ok(named.length > 0, text)
    for (const format of named) assert.ok(format && taken.includes(format), `${format}: ${text}`)
    const readers = taken.map((format) => FORMATS[format].reader)
    assert.is(/Bild|image/i.test(text), readers.includes('picture'), text)
    assert.is(/mail/i.test(text), readers.includes('mail'), text)
  }
})

table.run()

const finding = suite('formatByEnding and formatByMediaType')

finding('find a format regardless of case, and with a parameter', () => {
  assert.equal(['a.PDF', 'b.c.jpeg', 'a.exe', 'pdf', 'a.', ''].map(formatByEnding), [
    'pdf',
    'jpeg',
    null,
    null,
    null,
    null,
  ])
  assert.equal(['Text/Plain; charset=utf-8', 'image/jpeg', ''].map(formatByMediaType), ['txt', 'jpeg', null])
})

finding.run()

interface Interface {
  readonly demo: Readonly<Record<'unsupported' | 'unsupportedProcess', Readonly<Record<string, string>>>>
}
