// Every file of the site, edited at random: what was meant is there, and nothing else changed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AGENCY } from '../../test/agency-site.ts'
import { escapeToken, valueAt } from '../content/pointer.ts'
import { parseYaml, yamlLocator } from '../content/yaml.ts'
import type { Change } from './change.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'
import { writeYaml } from './write-yaml.ts'

const test = suite('writeYaml')

type YamlChange = Exclude<Change, { kind: 'words' }>

/** How many edits of each kind; EDITS sets another number. */
const RUNS = Number(process.env['EDITS'] ?? 40)

const FILES = ['site/site.yaml', ...yamlIn('site/pages'), ...yamlIn('site/data')]

test('says what was meant, with any text in the place of any other, and keeps every other line', () => {
  const places = FILES.flatMap((file) => placesIn(file, (value) => typeof value === 'string'))
  const texts = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'grapheme', minLength: 1 }))
  fc.assert(
    fc.property(fc.constantFrom(...places), texts, ({ file, pointer }, value) => {
      const text = read(file)
      const written = write(text, file, { kind: 'set', pointer, value })
      assert.is(valueAt(parseYaml(written, file).value, pointer), value)
      const line = yamlLocator(text, file)(pointer).line
      assert.ok(firstDifference(text, written) >= line - 1, 'a line above the value changed')
      assert.equal(comments(written), comments(text))
    }),
    { numRuns: RUNS * 4, seed: 23 },
  )
})

test('replaces numbers and words that are none', () => {
  const places = FILES.flatMap((file) =>
    placesIn(file, (value) => typeof value === 'number' || typeof value === 'boolean'),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)),
      ({ file, pointer }, value) => {
        const written = write(read(file), file, { kind: 'set', pointer, value })
        assert.is(valueAt(parseYaml(written, file).value, pointer), value)
      },
    ),
    { numRuns: RUNS, seed: 23 },
  )
})

test('adds, moves and removes entries of every kind of list, and comments go with their entry', () => {
  const lists = FILES.flatMap((file) => placesIn(file, (value) => Array.isArray(value) && value.length > 0))
  fc.assert(
    fc.property(fc.constantFrom(...lists), fc.nat(), fc.nat(), ({ file, pointer }, one, other) => {
      const text = read(file)
      const list = valueAt(parseYaml(text, file).value, pointer) as unknown[]
      const [from, to] = [one % list.length, other % list.length]
      const moved = write(text, file, { kind: 'move', pointer, from, to })
      assert.equal([...comments(moved)].sort(), [...comments(text)].sort())
      assert.is(write(moved, file, { kind: 'move', pointer, from: to, to: from }), text)
      const longer = write(text, file, { kind: 'insert', pointer, index: to, value: list[from] })
      assert.is((valueAt(parseYaml(longer, file).value, pointer) as unknown[]).length, list.length + 1)
      const shorter = write(text, file, { kind: 'remove', pointer: `${pointer}/${from}` })
      assert.is((valueAt(parseYaml(shorter, file).value, pointer) as unknown[]).length, list.length - 1)
    }),
    { numRuns: RUNS, seed: 23 },
  )
})

test("keeps the author's quotes where they can stay", () => {
  const text = 'a: plain\nb: \'single\' # why\nc: "double"\nd: |\n  lines\n  more\ne: >-\n  folded\n  text\nf: end\n'
  const set = (pointer: string, value: string) => write(text, 'a.yaml', { kind: 'set', pointer, value })
  assert.match(set('/a', 'new'), 'a: new\n')
  assert.match(set('/a', 'new: it'), 'a: "new: it"\n')
  assert.match(set('/b', "it's"), "b: 'it''s' # why\n")
  assert.match(set('/c', 'say "x"'), 'c: "say \\"x\\""\n')
  assert.match(set('/d', 'one\ntwo\n'), 'd: |\n  one\n  two\ne:')
  assert.match(set('/e', 'one\ntwo'), 'e: >-\n  one\n\n  two\nf:')
})

test('takes the comments above an entry along', () => {
  const text =
    'list:\n  # about a\n  - a: 1 # one\n  # about b\n  # and more\n  - a: 2\n    # inside b\n  # end\nafter: x\n'
  assert.is(
    write(text, 'a.yaml', { kind: 'move', pointer: '/list', from: 1, to: 0 }),
    'list:\n  # about b\n  # and more\n  - a: 2\n    # inside b\n  # about a\n  - a: 1 # one\n  # end\nafter: x\n',
  )
  assert.is(
    write(text, 'a.yaml', { kind: 'remove', pointer: '/list/0' }),
    'list:\n  # about b\n  # and more\n  - a: 2\n    # inside b\n  # end\nafter: x\n',
  )
})

test('leaves blank lines between entries where they are, and gives them to new ones', () => {
  const text = 'list:\n  - a: 1\n\n  - a: 2\n\n  - a: 3\nafter: x\n'
  assert.is(
    write(text, 'a.yaml', { kind: 'move', pointer: '/list', from: 1, to: 0 }),
    'list:\n  - a: 2\n\n  - a: 1\n\n  - a: 3\nafter: x\n',
  )
  const fourth = { kind: 'insert', pointer: '/list', value: { a: 4 } } as const
  assert.is(write(text, 'a.yaml', { ...fourth, index: 3 }), text.replace('after', '\n  - a: 4\nafter'))
  assert.is(write(text, 'a.yaml', { ...fourth, index: 0 }), text.replace('  - a: 1', '  - a: 4\n\n  - a: 1'))
  for (const [pointer, gone] of [
    ['/list/0', '  - a: 1\n\n'],
    ['/list/1', '  - a: 2\n\n'],
    ['/list/2', '\n  - a: 3\n'],
  ] as const)
    assert.is(write(text, 'a.yaml', { kind: 'remove', pointer }), text.replace(gone, ''))
})

test('adds fields to groups in lines and in brackets, and takes them away', () => {
  const text = 'a:\n  b: 1\n  c: { d: 2 }\n# end\n'
  assert.is(
    write(text, 'a.yaml', { kind: 'set', pointer: '/a/c/e', value: 'x: y' }),
    text.replace('d: 2 }', 'd: 2, e: "x: y" }'),
  )
  assert.is(
    write(text, 'a.yaml', { kind: 'set', pointer: '/a/e', value: { f: ['g'] } }),
    'a:\n  b: 1\n  c: { d: 2 }\n  e:\n    f:\n      - g\n# end\n',
  )
  assert.is(write(text, 'a.yaml', { kind: 'remove', pointer: '/a/b' }), 'a:\n  c: { d: 2 }\n# end\n')
})

test('refuses what other places of the file share, and files with a mistake', () => {
  const shared = writeYaml('a: &x text\nb: *x\n', 'a.yaml', { kind: 'set', pointer: '/b', value: 'new' })
  assert.match(String('refused' in shared && shared.refused.en), 'shared by other places')
  const broken = writeYaml('a: [\n', 'a.yaml', { kind: 'set', pointer: '/a', value: 'new' })
  assert.match(String('refused' in broken && broken.refused.en), 'has a mistake')
})

function yamlIn(folder: string): string[] {
  return readdirSync(join(AGENCY, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${folder}/${name}`)
}

function read(file: string): string {
  return readFileSync(join(AGENCY, file), 'utf8')
}

interface ValuePlace {
  readonly file: string
  readonly pointer: string
}

function placesIn(file: string, isWanted: (value: unknown) => boolean): ValuePlace[] {
  const found: ValuePlace[] = []
  const walk = (value: unknown, pointer: string) => {
    if (isWanted(value)) found.push({ file, pointer })
    if (typeof value !== 'object' || value === null) return
    for (const [step, child] of Object.entries(value)) walk(child, `${pointer}/${escapeToken(step)}`)
  }
  walk(parseYaml(read(file), file).value, '')
  return found
}

function write(text: string, file: string, change: YamlChange): string {
  const result = writeYaml(text, file, change)
  if ('refused' in result) throw new Error(`${file} ${JSON.stringify(change).slice(0, 200)}: ${result.refused.en}`)
  return result.text
}

/** From 0. */
function firstDifference(one: string, other: string): number {
  const [lines, others] = [one.split('\n'), other.split('\n')]
  const index = lines.findIndex((line, at) => line !== others[at])
  return index < 0 ? lines.length : index
}

/** Lines that are nothing but a comment. */
function comments(text: string): string[] {
  return text.split('\n').filter((line) => /^\s*#\s/.test(line))
}

test.run()
