import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Models, Opinion } from './models.ts'
import { plainReading } from './readers/plain.ts'
import { secondOpinion } from './second-opinion.ts'
import type { Understanding } from './types.ts'

const test = suite('secondOpinion')

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

test.run()

function asked(certainty: number, opinion: Opinion | null): Promise<Understanding> {
  const models: Models = { documentType: async () => opinion }
  const understanding = { kind: { name: 'letter', certainty }, models: [] as string[] } as unknown as Understanding
  return secondOpinion(understanding, plainReading('txt', [['Guten Tag']]), models)
}
