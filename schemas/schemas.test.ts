import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

interface Node {
  readonly $id?: string
  readonly title?: string
  readonly type?: string | string[]
  readonly properties?: Record<string, Node>
  readonly additionalProperties?: unknown
  readonly description?: string
  readonly minimum?: number
  readonly examples?: readonly unknown[]
}

const folder = new URL('./', import.meta.url)
const schemas = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file): [string, Node] => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
)

const test = suite('schemas')

test('compile in strict mode', () => {
  const ajv = validator()
  for (const file of schemas.keys()) assert.type(ajv.getSchema(file), 'function', file)
})

test('carry their path as $id only where editors read it as such', () => {
  // A relative $id counts from the file that it stands in: in a folder its path would name the folder twice, and every
  // reference from there would lead nowhere. Those of api/ are known to ajv by it, and no editor reads them.
  const expected = (file: string) => (/^(data|sections)\//.test(file) ? undefined : file)
  for (const [file, schema] of schemas) assert.is(schema.$id, expected(file), file)
})

test('describe every property and give examples', () => {
  const missing = [...nodes()].flatMap(([at, node]) =>
    Object.entries(node.properties ?? {})
      .filter(([, property]) => !property.description || !property.examples?.length)
      .map(([name]) => `${at}/properties/${name}`),
  )
  assert.equal(missing, [])
})

test('give examples that fit', () => {
  const ajv = validator()
  for (const [at, node] of nodes())
    for (const example of node.examples ?? []) {
      const isValid = ajv.validate({ $ref: at }, example)
      assert.ok(isValid, `${at}: ${JSON.stringify(example)}: ${ajv.errorsText()}`)
    }
})

test('take no seconds for milliseconds', () => {
  const tooShort = [...nodes()].flatMap(([at, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([name, { minimum = 0 }]) => name.endsWith('Ms') && !at.startsWith('api/') && minimum < 100)
      .map(([name]) => `${at}/properties/${name}`),
  )
  assert.equal(tooShort, [])
})

test('close every object', () => {
  const open = [...nodes()].filter(([, node]) => node.properties && node.additionalProperties !== false)
  assert.equal(
    open.map(([at]) => at),
    [],
  )
})

test('give every object its own name', () => {
  const titles = [...nodes()].filter(([, node]) => node.title).map(([, node]) => node.title)
  assert.equal(
    titles.filter((title, at) => titles.indexOf(title) !== at),
    [],
  )
  const unnamed = [...nodes()].filter(([, node]) => node.properties && node.type === 'object' && !node.title)
  assert.equal(
    unnamed.map(([at]) => at),
    [],
  )
})

test.run()

/** Every schema in every file with its address. */
function* nodes(): Generator<[string, Node]> {
  for (const [file, schema] of schemas) yield* below(`${file}#`, schema)
}

const MAPS = new Set(['properties', '$defs'])
const DATA = new Set(['examples', 'enum', 'const', 'default', 'required', 'discriminator'])

function* below(at: string, node: object): Generator<[string, Node]> {
  yield [at, node]
  for (const [key, value] of Object.entries(node)) {
    if (!value || typeof value !== 'object' || DATA.has(key)) continue
    const isMap = MAPS.has(key) || Array.isArray(value)
    if (!isMap) yield* below(`${at}/${key}`, value)
    else for (const [name, child] of Object.entries(value)) yield* below(`${at}/${key}/${name}`, child as object)
  }
}

function validator(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allErrors: true,
    discriminator: true,
    allowUnionTypes: true,
    // The languages that editors offer are two letters as well as those that the schemas allow.
    allowMatchingProperties: true,
  })
  formats.default(ajv)
  for (const keyword of ['mark', 'frame', 'target', 'cited', 'unit']) ajv.addKeyword(keyword)
  for (const [file, schema] of schemas) ajv.addSchema(schema, schema.$id ? undefined : file)
  return ajv
}
