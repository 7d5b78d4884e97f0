import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseDocument, stringify } from 'yaml'
import { parsePlainYaml } from './plain-yaml.ts'

const test = suite('parsePlainYaml')

const scalars = [
  '12',
  '-0.5',
  '.5',
  '1e3',
  '0x1F',
  '0o17',
  '010',
  '1_000',
  '2.500',
  '23:47:12',
  '2025-02-05',
  '~',
  'null',
  'yes',
  'True',
  '+1',
  '1.',
  '""',
  "'1'",
]

for (const scalar of scalars) {
  test(`reads ${scalar} as the other parser does`, () => {
    assert.equal(parsePlainYaml(`a: ${scalar}\n`), long(`a: ${scalar}\n`))
  })
}

test('leaves to the other parser what is not plain', () => {
  for (const text of [
    'a: &b 1',
    'a: *b',
    'a: !!str 1',
    '---\na: 1',
    'a:\t1',
    '? a\n: b',
    '<<: {a: 1}',
    'a: 1\na: 2',
    'a: "b',
    // A dash below a text is mostly meant to be an entry; the other parser says so.
    'a: b\n  - c',
    '- a\n  - b',
  ]) {
    assert.is(parsePlainYaml(text), undefined, text)
  }
})

test('reads texts of several lines, blocks, brackets and comments', () => {
  const text = `# about
name: Text # said
"quoted: \\"name\\"": 'it''s'
long: one
  two

  three # end
below:
  also
  here
block: |
  first
    deeper

  last
folded: >-
  one
  two

  three

list:
- a: 1
  b: [x, "y", { c: d e }]
-
  - nested
  - - twice
none:
flow: { a: [],
  b: {} }
`
  assert.equal(parsePlainYaml(text), {
    name: 'Text',
    'quoted: "name"': "it's",
    long: 'one two\nthree',
    below: 'also here',
    block: 'first\n  deeper\n\nlast\n',
    folded: 'one two\nthree',
    list: [{ a: 1, b: ['x', 'y', { c: 'd e' }] }, ['nested', ['twice']]],
    none: null,
    flow: { a: [], b: {} },
  })
  assert.equal(parsePlainYaml(text), long(text))
})

test('reads all content of this site', () => {
  for (const folder of ['site/pages', 'site/data']) {
    for (const file of readdirSync(folder)) {
      const text = readFileSync(`${folder}/${file}`, 'utf8')
      assert.equal(parsePlainYaml(text), long(text), file)
    }
  }
})

test('agrees with the other parser about anything that looks like YAML', () => {
  const part = fc.constantFrom(
    ...[
      'a:',
      'b: ',
      '"c": ',
      '- ',
      '-',
      'text',
      ' ',
      '"q"',
      "'s'",
      '|',
      '>-',
      '>',
      '|-',
      '[',
      ']',
      '{',
      '}',
      ', ',
      ',',
    ],
    ...[
      ': ',
      ':',
      ' #c',
      '#',
      '12',
      '~',
      'null',
      '.5',
      '-1',
      '\\',
      '"',
      "'",
      '?',
      '? ',
      '*',
      '&x ',
      '!',
      '%',
      '@',
      '`',
      '---',
    ],
    ...['\u00a0', '\u2028', '=', '<<: ', '...', '\ufeff', 'a b', 'x:y', 'ä', '0x1', '1_0', 'True', '__proto__: 1'],
  )
  const line = fc.tuple(fc.nat(5), fc.array(part, { maxLength: 5 }))
  const given = fc.tuple(fc.array(line, { maxLength: 7 }), fc.constantFrom('', '\n', '\n\n'))
  const runs = Number(process.env['RUNS'] ?? 3000)
  fc.assert(
    fc.property(given, ([lines, end]) => {
      const text = lines.map(([indent, parts]) => ' '.repeat(indent) + parts.join('')).join('\n') + end
      const plain = parsePlainYaml(text)
      if (plain !== undefined) assert.equal(JSON.stringify(plain), JSON.stringify(long(text)), text)
    }),
    { seed: Number(process.env['SEED'] ?? 1), numRuns: runs },
  )
})

test('reads what was written from any data', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(0, 20, 80), (data, lineWidth) => {
      const text = stringify(data, { lineWidth })
      const plain = parsePlainYaml(text)
      if (plain !== undefined) assert.equal(JSON.stringify(plain), JSON.stringify(long(text)))
    }),
    { seed: 1, numRuns: 500 },
  )
})

test('agrees with the other parser about real content with slips in it', () => {
  const texts = ['site/pages', 'site/data'].flatMap((folder) =>
    readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n')),
  )
  const slip = fc.record({
    text: fc.constantFrom(...texts),
    start: fc.nat(400),
    line: fc.nat(9),
    column: fc.nat(60),
    insert: fc.constantFrom(
      '',
      ' ',
      '  ',
      ':',
      ': ',
      '-',
      '- ',
      '"',
      "'",
      '{',
      '}',
      '[',
      ']',
      ',',
      '#',
      '|',
      '>',
      '@',
      '`',
      '0',
      '~',
      '.',
    ),
    removed: fc.nat(2),
  })
  fc.assert(
    fc.property(slip, ({ text, start, line, column, insert, removed }) => {
      const lines = text.slice(start % text.length, (start % text.length) + 10)
      const given = lines[line] ?? ''
      lines[line] = given.slice(0, column) + insert + given.slice(column + removed)
      const slipped = `${lines.join('\n')}\n`
      const plain = parsePlainYaml(slipped)
      if (plain !== undefined) assert.equal(plain, long(slipped), slipped)
    }),
    { seed: 1, numRuns: 400 },
  )
})

test.run()

/** The data that the other parser reads; fails where it finds a mistake. */
function long(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error', resolveKnownTags: false })
  assert.equal(
    [...document.errors, ...document.warnings].map(({ message }) => message),
    [],
    text,
  )
  return document.toJS()
}
