// The rules of this project that no linter checks.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const root = fileURLToPath(new URL('..', import.meta.url))
const test = suite('the house')

test('runs every suite of every test file', () => {
  for (const file of testFiles()) {
    const text = read(file)
    const opened = [...text.matchAll(/^const (\w+) = (?:suite|\w+Suite)\b/gm)].map(([, name]) => name)
    assert.ok(opened.length > 0, `${file} opens a suite`)
    for (const name of opened) assert.match(text, new RegExp(`^${name}\\.run\\(\\)$`, 'm'), `${file} runs ${name}`)
  }
})

test('does not leave a test switched off or alone', () => {
  for (const file of testFiles()) assert.not.match(read(file), /^\s*\w+\.(skip|only)\(/m, file)
})

test('gives each diagnostic code one place in the code', () => {
  const owners = new Map<string, Set<string>>()
  for (const [code, file] of codes()) owners.set(code, (owners.get(code) ?? new Set()).add(file))
  const shared = [...owners].filter(([, files]) => files.size > 1).map(([code, files]) => [code, ...files])
  assert.equal(shared, [])
})

test('tests each diagnostic code', () => {
  const tests = testFiles().map(read).join('\n')
  const untested = [...new Set(codes().map(([code]) => code))].filter((code) => !tests.includes(code))
  assert.equal(untested, [])
})

test('keeps in common/ what both sides need, once and for any machine', () => {
  const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
  for (const file of filesBelow('common').filter(isProduct)) {
    const imported = [...read(file).matchAll(/\b(?:from|import)\b[\s(]*'([^']+)'/g)].map(([, name = '']) => name)
    for (const name of imported) assert.match(name, /^\.\//, `${file} imports ${name}`)
  }
  const sides = ['src', 'functions', 'templates'].flatMap(filesBelow).filter(isProduct)
  for (const file of sides) {
    const text = read(file)
    assert.not.match(text, /['"`]&lt;['"`]/, `${file} escapes by itself: common/escape.ts`)
    assert.not.match(text, /'application\/(msword|vnd\.)|'message\/rfc822'/, `${file} lists formats: common/formats.ts`)
    // The cast in a test that `site new` writes is text.
    assert.not.match(text, /\bas unknown as (?!SectionProps<\$)/, `${file} casts what the compiler refuses`)
  }
})

for (const project of ['.', 'test/fixtures/site']) {
  test(`has a template and an example for every section of ${project}`, () => {
    const pages = filesBelow(join(project, 'site/pages')).map(read).join('\n')
    const sections = filesBelow(join(project, 'schemas/sections')).map((file) => basename(file, '.json'))
    assert.ok(sections.length > 0)
    for (const name of sections) {
      const template = join(project, 'templates/sections', `${pascal(name)}.tsx`)
      assert.ok(existsSync(join(root, template)), template)
      assert.match(pages, new RegExp(`type: ["']?${name}\\b`), `an example of ${name}`)
    }
    const templates = readdirSync(join(root, project, 'templates/sections')).filter((file) =>
      /^[A-Z]\w*\.tsx$/.test(file),
    )
    const drawn = sections.map((name) => `${pascal(name)}.tsx`)
    assert.equal(
      templates.filter((file) => !drawn.includes(file)),
      [],
      'templates of sections that no schema describes',
    )
  })
}

test('draws in tests with a typed context, not with one that is only said to be', () => {
  for (const file of testFiles()) assert.not.match(read(file), /as unknown as (Context|PageData|\w+Props)\b/, file)
})

test.run()

function testFiles(): string[] {
  const folders = ['common', 'src', 'templates', 'functions', 'schemas', 'test']
  return folders.flatMap(filesBelow).filter((file) => /\.test\.tsx?$/.test(file))
}

/** Codes that are literals in the code, with the file; those built from a parser's or ajv's words are not found. */
function codes(): [code: string, file: string][] {
  const files = filesBelow('src').filter((file) => file.endsWith('.ts') && !/\.test\.ts$/.test(file))
  return files.flatMap((file) => {
    const found = read(file).matchAll(/\b(?:error|warning)\(\s*'([a-z-]+\/[a-z-]+)'/g)
    return [...found].map(([, code = '']): [string, string] => [code, file])
  })
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
