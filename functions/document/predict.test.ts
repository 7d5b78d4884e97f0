import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ModelFault } from './model-loading/fault.ts'
import type { Models, Prediction } from './model-loading/open-models.ts'
import { predict } from './predict.ts'
import { plainReading } from './readers/plain.ts'

const reading = plainReading('txt', [['Guten Tag']])
const test = suite('predict')

test('says nothing where there is no model', async () => {
  assert.equal(await predict(reading, models({})), { prediction: null, fault: null })
})

test('shows the model the attachment of a mail, which the mail is about', async () => {
  const seen: number[] = []
  const prediction: Prediction = {
    opinion: { labels: new Float32Array(), spans: [], kinds: [], salience: [] },
    models: ['a'],
  }
  const model = models({
    predict: async (pages) => {
      seen.push(pages.length)
      return prediction
    },
  })
  const attachment = plainReading('txt', [['one'], ['two']])
  assert.is((await predict({ ...reading, attachment }, model)).prediction, prediction)
  assert.equal(seen, [2])
})

test('reports why a model could not be loaded', async () => {
  const cause = new Error('no such file')
  const failing = models({ predict: () => Promise.reject(new ModelFault('The model a cannot be loaded', { cause })) })
  const { prediction, fault } = await predict(reading, failing)
  assert.is(prediction, null)
  assert.is(fault?.message, 'The model a cannot be loaded: no such file. Rules read documents alone.')
})

test('reports nothing that a library says after it has seen a document', async () => {
  const failing = models({ predict: () => Promise.reject(new TypeError('Erika Mustermann')) })
  const { fault } = await predict(reading, failing)
  assert.is(fault?.message, 'A model could not be asked (TypeError). Rules read documents alone.')
  assert.not.match(JSON.stringify(fault), /Erika/)
})

test.run()

function models(given: Partial<Models>): Models {
  return { begin: () => undefined, predict: async () => null, documentType: async () => null, ...given }
}
