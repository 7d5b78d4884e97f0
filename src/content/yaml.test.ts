import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { stringify } from 'yaml'
import { locationAt } from './place.ts'
import { escapeToken, valueAt } from './pointer.ts'
import { parseYaml, yamlLocator } from './yaml.ts'

const parsing = suite('parseYaml')

parsing('gives the data of a document', () => {
  const { value, diagnostics } = parseYaml('title: Säge\nprices: [1, 2]\nopen: true\n', 'a.yaml')
  assert.equal(value, { title: 'Säge', prices: [1, 2], open: true })
  assert.equal(diagnostics, [])
})

parsing('keeps what YAML 1.1 would turn into something else', () => {
  const { value } = parseYaml('answer: yes\nday: 2024-01-01\ntime: 23:47:12\ncountry: no\n', 'a.yaml')
  assert.equal(value, { answer: 'yes', day: '2024-01-01', time: '23:47:12', country: 'no' })
})

const mistakes: readonly [about: string, text: string, found: string][] = [
  ['a line that is indented less than its neighbours', 'a:\n  b: 1\n c: 2\n', 'yaml/bad-indent 3:1'],
  ['a line that is indented more than its neighbours', 'a:\n  b: 1\n   c: 2\n', 'yaml/bad-indent 3:4'],
  ['a list entry that is not indented like its neighbours', 'a:\n  - b: 1\n   c: 2\n', 'yaml/bad-indent 3:1'],
  ['the first of several lines as the one that was moved', 'a:\n b: 1\n  c: 2\n  d: 3\n', 'yaml/bad-indent 2:2'],
  [
    'a line that was moved out from between its neighbours',
    'a:\n  b: 1\nc: 2\n  d: 3\n  e: 4\n',
    'yaml/bad-indent 3:1',
  ],
  ['a dash that was moved away from its entry', 'a:\n  - b: 1\n    c: 2\n - b: 3\n    c: 4\n', 'yaml/bad-indent 4:1'],
  ['the first dash of a list as the one that was moved', 'a:\n    - b\n  - c\n  - d\n', 'yaml/bad-indent 2:5'],
  ['an entry of a list that YAML takes for text', 'a:\n  - b\n    - c\n', 'yaml/dash-in-text 3:5'],
  ['a tab as indentation', 'a:\n\tb: 1\n', 'yaml/tab-as-indent 2:1'],
  ['a name that stands twice', 'a: 1\nb: 2\na: 3\n', 'yaml/duplicate-key 3:1'],
  ['a quote that is not closed, where it opens', 'a: 1\nb: "x\nc: 1\n', 'yaml/missing-char 2:4'],
  ['a bracket that is not closed, where it opens', 'a: 1\nb: [1, 2\nc: 1\n', 'yaml/missing-char 2:4'],
  ['a second document', 'a: 1\n---\nb: 2\n', 'yaml/multiple-docs 2:1'],
  ['a tag', 'a: !price 5\n', 'yaml/tag-resolve-failed 1:4'],
  ['a tag that YAML itself knows', 'a: !!binary aGk=\n', 'yaml/tag-resolve-failed 1:4'],
  ['an alias without an anchor', 'a: 1\ntitle: *Neu*\n', 'yaml/bad-alias 2:8'],
  ['a text that begins with a reserved character', 'a: @home\n', 'yaml/bad-scalar-start 1:4'],
  ['a second colon on the line', 'a: b: c\n', 'yaml/block-as-implicit-key 1:4'],
  ['a line without a colon', 'title\nb: c\n', 'yaml/multiline-implicit-key 1:1'],
  ['a backslash sequence without meaning', 'a: "\\q"\n', 'yaml/bad-dq-escape 1:5'],
  ['a colon without a blank', 'a:\n  title:Hallo\n  b: c\n', 'yaml/no-blank 2:8'],
  ['a colon without a blank on the last line', 'a: 1\ntitle:Hallo\n', 'yaml/no-blank 2:6'],
  ['a dash without a blank', 'a:\n  - b\n  -c\n  - d\n', 'yaml/no-blank 3:3'],
  ['a dash without a blank above its entry', 'a:\n  -type: c\n    x: 1\n', 'yaml/no-blank 2:3'],
  ['a typographic quote that does not close', 'a: 1\nb: "Hallo du“\nc: 1\n', 'yaml/typographic-quote 2:13'],
  ['typographic quotes round a colon', 'a: 1\nb: „Hallo: du“\n', 'yaml/typographic-quote 2:4'],
  ['a no-break space behind a colon', 'a: 1\nb:\u00a0Hallo\nc: 1\n', 'yaml/no-break-space 2:3'],
  ['a no-break space in an indentation', 'a:\n  b: 1\n \u00a0c: 1\n', 'yaml/no-break-space 3:2'],
  ['a quote that was not opened', 'a: 1\nb: Hallo: du"\nc: 1\n', 'yaml/no-opening-quote 2:13'],
  ['a comment that hides a bracket', 'a: { de: Nr. #1, en: No. #1 }\nb: 1\n', 'yaml/comment-in-brackets 1:14'],
  ['text behind a closed quote', 'a: "x" y\n', 'yaml/unexpected-token 1:8'],
]
for (const [about, text, found] of mistakes) {
  parsing(`finds ${about}`, () => {
    const { value, diagnostics } = parseYaml(text, 'a.yaml')
    assert.is(value, undefined)
    assert.is(diagnostics.length, 1, 'what follows from a mistake is not told')
    const [first] = diagnostics
    assert.is(`${first?.code} ${first?.at?.line}:${first?.at?.column}`, found)
    assert.is(first?.at?.file, 'a.yaml')
    assert.ok(first?.hint, 'has a hint')
  })
}

parsing('lets texts have lines that begin with a dash', () => {
  for (const text of [
    'a: |\n  b\n    - c\n',
    'a: "b\n  - c"\n',
    'a:\n  b:\n    - c\n',
    'a: >-\n  Das - und\n    - dies\n',
  ]) {
    assert.equal(parseYaml(text, 'a.yaml').diagnostics, [], text)
  }
})

parsing('counts columns in UTF-16 units, as editors do', () => {
  const [found] = parseYaml('ä🔨: { größe: 1, größe: 2 }\n', 'a.yaml').diagnostics
  assert.equal([found?.code, found?.at?.line, found?.at?.column], ['yaml/duplicate-key', 1, 18])
})

parsing('finds mistakes in files with Windows line ends at the same places', () => {
  for (const [, text] of mistakes) {
    const places = (one: string) => parseYaml(one, 'a.yaml').diagnostics.map(({ code, at }) => [code, at])
    assert.equal(places(text.replaceAll('\n', '\r\n')), places(text))
  }
})

parsing('counts lines from where the text stands in its file', () => {
  const [found] = parseYaml('a: 1\na: 2\n', 'a.mdx', 1).diagnostics
  assert.is(found?.at?.line, 3)
})

parsing('refuses a file that is too large to be a page', () => {
  const text = `a: ${'x'.repeat(1_000_000)}\n`
  const { value, diagnostics } = parseYaml(text, 'a.yaml')
  assert.is(value, undefined)
  assert.equal(
    diagnostics.map(({ code }) => code),
    ['yaml/too-large'],
  )
})

parsing('refuses an alias bomb without unfolding it', () => {
  const { value, diagnostics } = parseYaml(aliasBomb(9), 'a.yaml')
  assert.is(value, undefined)
  assert.equal(
    diagnostics.map(({ code }) => code),
    ['yaml/alias-bomb'],
  )
  assert.match(diagnostics[0]?.hint ?? '', 'Write the values out')
})

parsing('refuses a list that contains itself', () => {
  const { value, diagnostics } = parseYaml('a: &a [*a]\n', 'a.yaml')
  assert.is(value, undefined)
  assert.is(diagnostics.length, 1)
})

parsing('follows an alias', () => {
  assert.equal(parseYaml('a: &price { from: 1 }\nb: *price\n', 'a.yaml').value, { a: { from: 1 }, b: { from: 1 } })
})

parsing('reports one mistake for a file that is nested too deep', () => {
  const { diagnostics } = parseYaml('['.repeat(5000), 'a.yaml')
  assert.equal(
    diagnostics.map(({ code }) => code),
    ['yaml/too-deep'],
  )
})

parsing('says which line is indented too far, wherever it stands', () => {
  const before = fc.stringMatching(/^(?:[a-z]{1,900}: [ x-]{0,900}x\n){0,3}$/)
  fc.assert(
    fc.property(before, fc.integer({ min: 300, max: 500 }), (start, indent) => {
      const { diagnostics } = parseYaml(`${start}${' '.repeat(indent)}z`, 'a.yaml')
      const deep = diagnostics.filter(({ code }) => code === 'yaml/too-deep').map(({ at }) => at?.line)
      assert.equal(deep, indent < 400 ? [] : [start.split('\n').length])
    }),
  )
})

parsing('says which line of dashes or blanks is too deep', () => {
  for (const [before, line] of [
    ['', 1],
    ['a:\n', 2],
    ['a:\r\n', 2],
  ] as const) {
    const { diagnostics } = parseYaml(`${before}${'- '.repeat(300)}b\n`, 'a.yaml')
    assert.equal(
      diagnostics.map(({ code, at }) => [code, at?.line]),
      [['yaml/too-deep', line]],
    )
  }
})

parsing('never throws, whatever the text is', () => {
  const piece = fc.constantFrom(
    'a',
    ': ',
    '- ',
    '\n',
    '  ',
    '"',
    "'",
    '[',
    ']',
    '{',
    '}',
    '&a ',
    '*a',
    '!t ',
    '|',
    '#',
    '---\n',
    '\t',
    '🔨',
  )
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, (given) => {
      const { value, diagnostics } = parseYaml(given, 'a.yaml')
      for (const { at } of diagnostics) assert.ok(at && at.line >= 1 && at.column >= 1 && at.length >= 1)
      if (diagnostics.length > 0) assert.is(value, undefined)
    }),
    { numRuns: 300 },
  )
})

parsing.run()

const locating = suite('yamlLocator')

const places: readonly [about: string, text: string, pointer: string, at: 'key' | 'value', place: string][] = [
  ['a value', 'a: 1\nb: two\n', '/b', 'value', '2:4+3'],
  ['a key', 'a: 1\nb: two\n', '/b', 'key', '2:1+1'],
  ['an entry of a list', 'a:\n  - x\n  - yy\n', '/a/1', 'value', '3:5+2'],
  ['a value inside an entry of a list', 'a:\n  - b: 1\n    c: 22\n', '/a/0/c', 'value', '3:8+2'],
  ['a value in short form', 'a: { b: [1, 22] }\n', '/a/b/1', 'value', '1:13+2'],
  ['the first line of a value over several lines', 'a:\n  b: 1\n  c: 2\n', '/a', 'value', '2:3+4'],
  ['the key of an empty value', 'a: 1\nbb:\n', '/bb', 'value', '2:1+2'],
  ['the nearest parent of a missing key', 'a:\n  b: 1\n', '/a/c/d', 'value', '2:3+4'],
  ['the list of a missing entry', 'a: [1, 2]\n', '/a/7', 'value', '1:4+6'],
  ['an alias itself', 'a: &x { b: 1 }\nc: *x\n', '/c', 'value', '2:4+2'],
  ['a value behind an alias', 'a: &x { b: 1 }\nc: *x\n', '/c/b', 'value', '1:12+1'],
  ['a key with a slash', 'x/y: 1\n', '/x~1y', 'value', '1:6+1'],
  ['a key with a tilde', 'a~b: 1\n', '/a~0b', 'value', '1:6+1'],
  ['a key that is a number', '404: gone\n', '/404', 'value', '1:6+4'],
  ['a value behind umlauts and emoji', 'ä: { 🔨: "grün" }\n', '/ä/🔨', 'value', '1:10+6'],
  ['a value in a file with Windows line ends', 'a: 1\r\nb: two\r\n', '/b', 'value', '2:4+3'],
  ['the document', 'a: 1\n', '', 'value', '1:1+4'],
  ['the start of an empty file', '', '/a', 'value', '1:1+1'],
]
for (const [about, text, pointer, at, place] of places) {
  locating(`finds ${about}`, () => {
    const { line, column, length } = yamlLocator(text, 'a.yaml')(pointer, at)
    assert.is(`${line}:${column}+${length}`, place)
  })
}

locating('finds words of a text, in a long one too', () => {
  const place = yamlLocator('a: >\n  Erst 2 Wochen,\n  dann 2 Tage.\nb: 2 Tage', 'x.yaml')
  assert.equal(place('/a', { words: '2', before: 0 }), { file: 'x.yaml', line: 2, column: 8, length: 1 })
  assert.equal(place('/a', { words: '2', before: 1 }), { file: 'x.yaml', line: 3, column: 8, length: 1 })
  assert.equal(place('/b', { words: '2 Tage', before: 0 }), { file: 'x.yaml', line: 4, column: 4, length: 6 })
})

locating('points at the text where its words are written in another way', () => {
  const place = yamlLocator('a: "2\\u00a0Wochen"\nb: 2\u00a0Wochen', 'x.yaml')
  assert.equal(place('/a', { words: '2\u00a0Wochen', before: 0 }), { file: 'x.yaml', line: 1, column: 4, length: 15 })
})

locating('counts lines from where the text stands in its file', () => {
  assert.is(yamlLocator('a: 1\n', 'a.mdx', 1)('/a').line, 2)
})

locating('points at text that belongs to the value, for all data', () => {
  const key = fc.oneof(fc.constantFrom('a', 'größe', 'x/y', 'a~b', '🔨', '404', 'null', ' '), fc.string())
  const { data } = fc.letrec<{ data: unknown }>((tie) => ({
    data: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null)),
      fc.array(tie('data'), { maxLength: 4 }),
      fc.dictionary(key, tie('data'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))
  fc.assert(
    fc.property(data, (given) => {
      const text = stringify(given)
      const { value, diagnostics } = parseYaml(text, 'a.yaml')
      assert.equal(diagnostics, [])
      assert.equal(value, given)
      const find = yamlLocator(text, 'a.yaml')
      for (const pointer of pointersOf(given)) {
        const place = find(pointer)
        const line = text.split('\n')[place.line - 1] ?? ''
        assert.ok(place.column - 1 + place.length <= Math.max(1, line.length), `${pointer} lies on its line`)
        const scalar = valueAt(given, pointer)
        if (typeof scalar !== 'number' && typeof scalar !== 'boolean') continue
        assert.is(line.slice(place.column - 1, place.column - 1 + place.length), String(scalar), pointer)
      }
    }),
    { numRuns: 200 },
  )
})

locating.run()

const placing = suite('locationAt')

placing('cuts a range at the end of its line', () => {
  assert.equal(locationAt('ab\ncd\n', 'a', 1, 4), { file: 'a', line: 1, column: 2, length: 1 })
})

placing('stays inside the text and has a length of at least one', () => {
  assert.equal(locationAt('ab', 'a', 99, 5), { file: 'a', line: 1, column: 3, length: 1 })
  assert.equal(locationAt('ab', 'a', -1, 0), { file: 'a', line: 1, column: 1, length: 1 })
})

placing.run()

/** Levels of nine aliases each: 9^levels values when expanded. */
function aliasBomb(levels: number): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]']
  for (let level = 1; level <= levels; level++) {
    lines.push(
      `a${level}: &a${level} [${Array(9)
        .fill(`*a${level - 1}`)
        .join(', ')}]`,
    )
  }
  return lines.join('\n')
}

function pointersOf(data: unknown, prefix = ''): string[] {
  if (typeof data !== 'object' || data === null) return [prefix]
  const below = Object.entries(data).flatMap(([name, value]) => pointersOf(value, `${prefix}/${escapeToken(name)}`))
  return [prefix, ...below]
}
