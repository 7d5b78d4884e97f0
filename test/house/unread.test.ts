import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { programOf, unreadProperties } from './unread.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** Properties that are read where the check cannot see it, each with its reader. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  'Claim.says': 'people who look after the register of claims',
  'NotClaim.why': 'people who look after the register of claims',
  'SharedSections.why': 'people who look after what pages share',
  'DataLayerEvent.event': 'the tag manager',
  'Dev.output': 'test/dev.test.ts',
  'Dev.diagnostics': 'test/dev.test.ts',
  'Dev.isSettled': 'test/dev.test.ts',
  'ShippedAnswer.name': 'the test of the shipped model, and its installation',
  'ShippedAnswer.kind': 'the test of the shipped model, and its installation',
  'ShippedAnswer.kindProbability': 'the test of the shipped model, and its installation',
  'ShippedValue.tag': 'the test of the shipped model, and its installation',
  'ShippedValue.text': 'the test of the shipped model, and its installation',
  'ShippedValue.probability': 'the test of the shipped model, and its installation',
}

const house = suite('the house')

house('has no field, text or setting that nobody reads', () => {
  const program = programOf(repository, isProduct)
  const unread = unreadProperties(program, repository)
  const found = unread.filter(({ name }) => !(name in READ_ELSEWHERE)).map(({ file, name }) => `${file}: ${name}`)
  assert.equal(found, [], 'Take these out, or read them')
  const names = unread.map(({ name }) => name)
  const outdated = Object.keys(READ_ELSEWHERE).filter((name) => !names.includes(name))
  assert.equal(outdated, [], 'These are read, or are gone: take them out of READ_ELSEWHERE')
})

house.run()

const test = suite<{ root: string }>('unreadProperties')

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'unread-'))
  const compilerOptions = { target: 'es2023', lib: ['es2023'], module: 'nodenext', strict: true, jsx: 'react-jsx' }
  const options = { ...compilerOptions, types: [], allowImportingTsExtensions: true, noEmit: true }
  write(context.root, 'tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['.'] }))
  write(context.root, 'package.json', '{ "type": "module" }')
})
test.after.each(({ root }) => rmSync(root, { recursive: true }))

test('finds what is only written', ({ root }) => {
  const use = 'export const f = (a: A) => a.read\nf({ read: "", unread: "" })'
  write(root, 'src/a.ts', `interface A { read: string; unread: string }\n${use}`)
  assert.equal(namesIn(root), ['A.unread'])
})

const READS: Readonly<Record<string, string>> = {
  name: 'a.x',
  nameAsText: 'a["x"]',
  oneOfSomeNames: 'a["x" as "x" | "y"]',
  takenApart: '(({ x: other }: A) => other)(a)',
  json: 'JSON.stringify([a])',
  goneThrough: 'Object.entries(a)',
  anotherType: '((b: { x: number }) => b.x)(a)',
  anotherTypeInList: '[a].map((b: { x: number }) => b.x)',
  partOfLarger: '((b: { x: number; z: number }) => b.x + b.z)({ ...a, z: 1 })',
  askedFor: '"x" in a',
}

test('counts a property as read in each way to read it', ({ root }) => {
  for (const [way, code] of Object.entries(READS))
    write(root, `src/${way}.ts`, `interface A { x: number }\nexport const ${way} = (a: A) => ${code}`)
  assert.equal(
    unreadProperties(programOf(root, isProduct), root).map(({ file }) => file),
    [],
  )
})

test('counts a property that another one gets its value from as unread with that', ({ root }) => {
  write(root, 'src/a.ts', 'interface A { x: number }\ninterface B { x: number }\nexport const f = (a: A): B => a')
  assert.equal(namesIn(root), ['A.x', 'B.x'])
})

test('knows what is read of plain data that a schema describes', ({ root }) => {
  write(root, 'schemas/types.ts', 'export interface Page { title: string; lead: string }')
  write(root, 'src/a.ts', 'export const f = (data: unknown) => (data as { title: string }).title')
  assert.equal(namesIn(root), ['Page.lead'])
})

test('reads no text of a template for a name that other code reads of something else', ({ root }) => {
  const data = 'export interface SiteData { words: Words; claims: Claims }\nexport interface Claims { from: string }'
  write(root, 'schemas/types.ts', `${data}\nexport interface Words { from: string; to: string }`)
  write(
    root,
    'templates/a.ts',
    "import type { SiteData } from '../schemas/types.ts'\nexport const f = (d: SiteData) => d.words.to",
  )
  write(root, 'src/a.ts', "export const f = (d: Record<string, unknown>) => (d['claims'] as { from: string }).from")
  assert.equal(namesIn(root), ['Words.from'])
})

test('finds a setting whose value nobody reads', ({ root }) => {
  const values =
    'type Values<T> = { [K in keyof T]: string }\ninterface SettingsTable { readonly [key: string]: { name: string } }'
  const table = 'const table = { port: { name: "PORT" }, host: { name: "HOST" } } satisfies SettingsTable'
  const read = 'declare function read<T extends SettingsTable>(t: T): Values<T>\nexport const port = read(table).port'
  write(
    root,
    'functions/a.ts',
    `${values}\n${table}\n${read}\nexport const tables: SettingsTable[] = [table]\nexport const names = tables.flatMap((one) => Object.values(one)).map((one) => one.name)`,
  )
  assert.equal(namesIn(root), ['table.host'])
})

test.run()

function isProduct(file: string): boolean {
  return /^(bin|common|src|templates|functions|schemas)\//.test(file) && !/\.test\.tsx?$|\/testing\.tsx?$/.test(file)
}

function namesIn(root: string): string[] {
  return unreadProperties(programOf(root, isProduct), root).map(({ name }) => name)
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), `${text}\n`)
}
