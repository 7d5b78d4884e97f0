// Descriptions have their German ones in schemas/de/: explanations, editors and the page editor show them.
import { readdirSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseYaml } from '../src/content/yaml.ts'
import { LANGUAGES_FILE } from '../src/schemas/language-schema.ts'
import { readWithSection } from '../src/schemas/read-schemas.ts'
import { SECTION_FILE } from '../src/schemas/section-schema.ts'

interface Sentence {
  readonly en: string
  readonly de: string
}

const root = new URL('../', import.meta.url)
const folder = new URL('schemas/de/', root)
const rooms = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file): [string, readonly Sentence[]] => [
      file.replace(/yaml$/, 'json'),
      parseYaml(readFileSync(new URL(file, folder), 'utf8'), file).value as Sentence[],
    ]),
)
/** Those are made, and their words stand where they are. */
const MADE = new Set([SECTION_FILE, LANGUAGES_FILE])

const test = suite('German descriptions')

test('are there for every English one, each once and in the file of its schema', async () => {
  const wanted = new Set([...(await usesOf('en'))].map(([text, files]) => `${roomOf(files)}: ${text}`))
  const all = [...rooms].flatMap(([file, sentences]) => sentences.map(({ en }) => `${file}: ${en}`))
  const found = new Set(all)
  const lacking = [...wanted].filter((one) => !found.has(one))
  const unused = [...found].filter((one) => !wanted.has(one))
  const repeated = all.filter((one, index) => all.indexOf(one) < index)
  assert.equal({ lacking, unused, repeated }, { lacking: [], unused: [], repeated: [] })
})

test('are what a German environment gets, without an English one left', async () => {
  const english = await usesOf('en', new Set())
  const left = [...(await usesOf('de', new Set())).keys()].filter((text) => english.has(text))
  assert.equal(left, [])
})

test('name the same values: placeholders, files, addresses and fields in quotes', () => {
  const all = [...rooms.values()].flat()
  const named = (text: string) =>
    [
      ...text.matchAll(
        /\{[a-z:]+\}|\b(?:site|docs|functions|schemas|common|templates)\/[\w./-]*\w|\/api\/[\w-]+|\b[A-Z]+(?:_[A-Z]+)+\b/g,
      ),
    ]
      .map(([value]) => value.replace('LANGUAGE', 'SPRACHE'))
      .toSorted()
  for (const { en, de } of all) assert.equal(named(de), named(en), en)
})

test.run()

/** Sentences that several schemas have stand once, in the room of what they share. */
function roomOf(files: ReadonlySet<string>): string {
  const [first = ''] = files
  return files.size > 1 ? 'common.json' : first
}

/** Every description of the schemas with the files that have it. */
async function usesOf(language: 'en' | 'de', left: ReadonlySet<string> = MADE): Promise<Map<string, Set<string>>> {
  const uses = new Map<string, Set<string>>()
  for (const [file, schema] of await readWithSection(root.pathname, language))
    if (!left.has(file))
      for (const text of descriptionsIn(schema)) uses.set(text, (uses.get(text) ?? new Set()).add(file))
  return uses
}

const VALUES = new Set(['examples', 'enum', 'const', 'default'])
const FIELDS = new Set(['properties', 'patternProperties', '$defs'])

function* descriptionsIn(node: unknown, areFields = false): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (!areFields && VALUES.has(key)) continue
    if (key === 'description' && typeof value === 'string') yield value
    else yield* descriptionsIn(value, !areFields && FIELDS.has(key))
  }
}
