import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { keptChecks } from './kept-checks.ts'
import { validator } from './validator.ts'
import { parseYaml } from './yaml.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const schemas = new Map(filesIn('schemas', '.json'))
const contents = ['page', 'data'].flatMap((kind) =>
  filesIn(`site/${kind === 'page' ? 'pages' : 'data'}`, '.yaml').map(
    ([file, text]) => [kind, file.replace(/\.yaml$/, ''), parseYaml(text, file).value] as ['page', string, unknown],
  ),
)

const test = suite<{ folder: string }>('keptChecks')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'checks-'))
})

test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('find in every file what checks find that were just made', ({ folder }) => {
  const fresh = verdicts(null)
  assert.equal(verdicts(folder), fresh)
  assert.ok(readdirSync(folder).length > 10)
  assert.equal(verdicts(folder), fresh)
})

test('are made anew when a schema or the generator has changed, and when the file is damaged', ({ folder }) => {
  const [, name, page] = contents.find(([kind]) => kind === 'page') ?? []
  const check = (key: string) => validator(schemas, keptChecks({ folder, key })).validate('page', name ?? '', page)
  const first = check('one')
  const file = join(folder, 'page.json')
  const before = readFileSync(file, 'utf8')
  check('one')
  assert.is(readFileSync(file, 'utf8'), before)
  assert.is(keptChecks({ folder, key: 'two' }).load('page.json'), null)
  writeFileSync(file, before.replace('mark', 'mork'))
  assert.equal(check('one'), first)
  assert.is(readFileSync(file, 'utf8'), before)
})

test('are those of one schema each, though their files lie side by side', ({ folder }) => {
  const named = new Map([
    ['data/a-b.json', '{ "type": "object" }'],
    ['data-a-b.json', '{ "type": "string" }'],
  ])
  const place = { folder, key: 'one' }
  validator(named, keptChecks(place)).validate('data', 'a-b', {})
  assert.ok(existsSync(join(folder, 'data-a-b.json')))
  assert.ok(keptChecks(place).load('data/a-b.json'))
  assert.is(keptChecks(place).load('data-a-b.json'), null)
})

test.run()

/** @param folder null: nothing is kept */
function verdicts(folder: string | null) {
  const check = validator(schemas, folder === null ? null : keptChecks({ folder, key: 'one' }))
  return contents.flatMap(([kind, name, data]) => [
    check.validate(kind, name, data),
    check.validate(kind, name, broken(data)),
  ])
}

/** The same with faults: texts are numbers, the last field of each object is missing, and one is unknown. */
function broken(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(broken)
  if (typeof data === 'string') return data.length
  if (typeof data !== 'object' || data === null) return data
  const fields = Object.entries(data)
  return Object.fromEntries([...fields.slice(0, -1).map(([name, value]) => [name, broken(value)]), ['unknown', 1]])
}

function filesIn(folder: string, ending: string): [string, string][] {
  const names = readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith(ending))
    .map((name): [string, string] => [name, readFileSync(join(repository, folder, name), 'utf8')])
}
