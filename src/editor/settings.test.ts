import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withYamlSchemas } from './settings.ts'

const schemas = { './schemas/page.json': 'site/pages/**/*.yaml' }

const test = suite('withYamlSchemas')

test('writes settings where there are none', () => {
  assert.equal(JSON.parse(withYamlSchemas(null, schemas) ?? ''), { 'yaml.schemas': schemas })
})

test('keeps other settings, other schemas and comments', () => {
  const before =
    '{\n  // wide\n  "editor.rulers": [120],\n  "yaml.schemas": {\n    "https://a.example/ci.json": ".ci/*.yml", // ours\n  },\n}\n'
  const after = withYamlSchemas(before, schemas) ?? ''
  for (const part of ['// wide', '"editor.rulers": [120]', '"https://a.example/ci.json": ".ci/*.yml"', '// ours'])
    assert.match(after, part)
  assert.match(after, '"./schemas/page.json": "site/pages/**/*.yaml"')
})

test('changes nothing that is right already', () => {
  const once = withYamlSchemas('{ "a": 1 }', schemas)
  assert.is(withYamlSchemas(once, schemas), once)
})

test('takes out schemas of ours that no longer exist', () => {
  const before = withYamlSchemas(null, { ...schemas, './schemas/data/old.json': 'site/data/old.yaml' })
  assert.not.match(withYamlSchemas(before, schemas) ?? '', 'old')
})

test('does not touch what is no JSON', () => {
  assert.is(withYamlSchemas('{ "a": ', schemas), null)
  assert.is(withYamlSchemas('[]', schemas), null)
})

test.run()
