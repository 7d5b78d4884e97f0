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
  ]) {
    assert.is(parsePlainYaml(text), undefined, text)
  }
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

test('agrees with the other parser about brackets in texts, in keys and over several lines', () => {
  const signs = [
    '{',
    '}',
    '[',
    ']',
    ', ',
    ': ',
    ':',
    '"',
    "'",
    'a',
    'b 1',
    '~',
    'null',
    '{n}',
    '\\"',
    ' ',
    '\n  ',
    '\n- ',
    '\nc: ',
    '#',
    '\\',
    '\u2028',
  ]
  const text = fc.array(fc.constantFrom(...signs), { maxLength: 14 }).map((parts) => parts.join(''))
  const begin = fc.constantFrom('a: ', 'a: b', 'a: "', 'a: {', '- ', '- a: ', 'a: [', 'a: { b: ', '"a": ', 'a:\n  b: ')
  fc.assert(
    fc.property(begin, text, fc.constantFrom('', '"', '}', ']', '" }', ' # {'), (first, middle, last) => {
      const whole = `${first}${middle}${last}\n`
      const plain = parsePlainYaml(whole)
      if (plain !== undefined) assert.equal(JSON.stringify(plain), JSON.stringify(long(whole)), whole)
    }),
    { seed: 1, numRuns: 5000 },
  )
})

test('leaves to the other parser what the two read differently after quotes, brackets and a line that ends in "\\"', () => {
  for (const text of ['a: "\\\n- \\""\n', 'a: {#}\n  } # {\n', "a: '{'#'}\n", 'a: "b\n']) {
    assert.is(parsePlainYaml(text), undefined, text)
  }
})

test('reads texts with placeholders beside commas and colons', () => {
  for (const text of [
    "text: { de: 'Bericht {week}: Anfragen {count}, {more}' }\n",
    'title: Für KMU, {claim:roi} Tage\n',
    'subject: { de: "Bericht {week}: Anfragen {count}", en: "Report {week}: {count}" }\n',
    '- label: 3 Stück, [x] erledigt\n',
  ]) {
    assert.equal(parsePlainYaml(text), long(text), text)
  }
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
