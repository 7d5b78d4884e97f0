import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { classifyIfUnsure } from './classify.ts'
import { ModelFault } from './model-loading/fault.ts'
import type { Classification, Models } from './model-loading/open-models.ts'
import { plainReading } from './readers/plain.ts'
import type { Understanding } from './types.ts'

const reading = plainReading('txt', [['Guten Tag']])
const test = suite('classifyIfUnsure')

test('follows a model that is sure where the rules are not, and names it', async () => {
  const { kind, models } = await asked(0.4, { label: 'contract', certainty: 0.9, model: 'a/b' })
  assert.equal([kind, models], [{ name: 'contract', certainty: 0.9 }, ['a/b']])
})

test('keeps to the rules when they are sure', async () => {
  const { kind, models } = await asked(0.9, { label: 'contract', certainty: 0.99, model: 'a/b' })
  assert.equal([kind.name, models], ['letter', []])
})

test('keeps to the rules when the model is not sure, or names a kind that nobody knows', async () => {
  for (const [label, certainty] of [['contract', 0.5] as const, ['LABEL_1', 0.99] as const]) {
    const { kind, models } = await asked(0.4, { label, certainty, model: 'a/b' })
    assert.equal([kind.name, models], ['letter', ['a/b']])
  }
})

test('says of an empty slot that no model took part', async () => {
  assert.equal((await asked(0.4, null)).models, [])
})

test('keeps to the rules when the model fails, and says why', async () => {
  const failing = models({ documentType: () => Promise.reject(new ModelFault('The model a/b has changed')) })
  const { understanding, fault } = await classifyIfUnsure(unsure(0.4), reading, failing)
  assert.is(understanding.kind.name, 'letter')
  assert.is(fault?.message, 'The model a/b has changed. Rules read documents alone.')
})

const models = (given: Partial<Models>): Models => ({
  begin: () => undefined,
  predict: async () => null,
  documentType: async () => null,
  ...given,
})

const unsure = (certainty: number) =>
  ({ kind: { name: 'letter', certainty }, models: [] as string[] }) as unknown as Understanding

async function asked(certainty: number, classification: Classification | null): Promise<Understanding> {
  const asking = models({ documentType: async () => classification })
  return (await classifyIfUnsure(unsure(certainty), reading, asking)).understanding
}

test.run()
