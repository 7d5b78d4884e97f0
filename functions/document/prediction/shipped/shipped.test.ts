// The shipped model on the documents of answers.ts: the same as when it was installed. After a new model:
// npm run install-model in training/ (README.md there).
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadTransformer } from '../../model-loading/open-models.ts'
import recorded from './answers.json' with { type: 'json' }
import { SHIPPED, type ShippedAnswer, shippedAnswers } from './answers.ts'

const root = join(import.meta.dirname, '../../../..')
const models = join(root, 'functions/models')
const test = suite('the shipped model')
let said: readonly ShippedAnswer[]

test.before(async () => {
  said = await shippedAnswers(await loadTransformer(models, SHIPPED), join(root, 'functions/document/fixtures/papers'))
})

// Sums of floats differ in their last digits between processors: what was said with certainty is still likely, and
// nothing is certain that was not said at all.
const CERTAIN = 0.8

test('says of each document what it said when it was installed', () => {
  assert.equal(
    said.map(({ name }) => name),
    recorded.map(({ name }) => name),
  )
  for (const [index, before] of recorded.entries()) {
    const now = said[index]
    if (before.kindProbability >= CERTAIN) assert.is(now?.kind, before.kind, before.name)
    assert.equal(missing(before, now?.values ?? []), [], before.name)
    assert.equal(missing({ values: now?.values ?? [] }, before.values), [], before.name)
  }
})

test('is certain of enough that the test says something', () => {
  const certain = recorded.flatMap(({ values }) => values.filter(({ probability }) => probability >= CERTAIN))
  assert.ok(certain.length >= 10, `${certain.length} values`)
})

test('fits where it has to', () => {
  const bytes = statSync(join(models, SHIPPED, 'onnx/model_quantized.onnx')).size
  assert.ok(bytes < 15e6, `${bytes} bytes`)
  assert.match(readFileSync(join(models, SHIPPED, 'README.md'), 'utf8'), /^# document-reader$/m)
})

test.run()

type Values = ShippedAnswer['values']

/** What one side is certain of and the other does not find likely. */
function missing({ values }: { readonly values: Values }, others: Values): string[] {
  return values
    .filter(({ probability }) => probability >= CERTAIN)
    .filter(({ tag, text }) => !others.some((one) => one.tag === tag && one.text === text))
    .map(({ tag, text }) => `${tag}: ${text}`)
}
