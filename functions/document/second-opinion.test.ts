import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Heard, ModelFault, type Models, type Opinion } from './models.ts'
import { plainReading } from './readers/plain.ts'
import { hear, secondOpinion } from './second-opinion.ts'
import type { Understanding } from './types.ts'

const reading = plainReading('txt', [['Guten Tag']])
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

test('keeps to the rules when the model fails, and says why', async () => {
  const failing = models({ documentType: () => Promise.reject(new ModelFault('The model a/b has changed')) })
  const { understanding, fault } = await secondOpinion(unsure(0.4), reading, failing)
  assert.is(understanding.kind.name, 'letter')
  assert.is(fault?.message, 'The model a/b has changed. Rules read documents alone.')
})

const hearing = suite('hear')

hearing('says nothing where there is no model', async () => {
  assert.equal(await hear(reading, models({})), { heard: null, fault: null })
})

hearing('shows the model the attachment of a mail, which the mail is about', async () => {
  const seen: number[] = []
  const heard: Heard = { opinion: { spans: [], kinds: [], salience: [] }, models: ['a'] }
  const model = models({
    heard: async (pages) => {
      seen.push(pages.length)
      return heard
    },
  })
  const attachment = plainReading('txt', [['one'], ['two']])
  assert.is((await hear({ ...reading, attachment }, model)).heard, heard)
  assert.equal(seen, [2])
})

hearing('tells why a model could not be loaded', async () => {
  const cause = new Error('no such file')
  const failing = models({ heard: () => Promise.reject(new ModelFault('The model a cannot be loaded', { cause })) })
  const { heard, fault } = await hear(reading, failing)
  assert.is(heard, null)
  assert.is(fault?.message, 'The model a cannot be loaded: no such file. Rules read documents alone.')
})

hearing('tells nothing of what a library says when it has seen a document', async () => {
  const failing = models({ heard: () => Promise.reject(new TypeError('Erika Mustermann')) })
  const { fault } = await hear(reading, failing)
  assert.is(fault?.message, 'A model could not be asked (TypeError). Rules read documents alone.')
  assert.not.match(JSON.stringify(fault), /Erika/)
})

const models = (given: Partial<Models>): Models => ({
  begin: () => undefined,
  heard: async () => null,
  documentType: async () => null,
  ...given,
})

const unsure = (certainty: number) =>
  ({ kind: { name: 'letter', certainty }, models: [] as string[] }) as unknown as Understanding

async function asked(certainty: number, opinion: Opinion | null): Promise<Understanding> {
  const asking = models({ documentType: async () => opinion })
  return (await secondOpinion(unsure(certainty), reading, asking)).understanding
}

test.run()
hearing.run()
