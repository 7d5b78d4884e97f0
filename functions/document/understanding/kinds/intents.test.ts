import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { intentsIn } from './intents.ts'

const test = suite('intentsIn')

for (const [kind, text] of [
  ['offer', 'An diese Preise halte ich mich bis zum 24. Mai gebunden. Wenn Sie einverstanden sind, genügt ein Anruf.'],
  ['complaint', 'Two cartons are missing. Please put this right by Friday.'],
  ['delay', 'Não nos é possível cumprir a data inicialmente indicada.'],
  ['order-confirmation', 'Wir danken für Ihren Auftrag, den wir wie folgt ausführen werden:'],
  ['enquiry', 'Bitte nennen Sie uns Ihren günstigsten Preis.'],
  ['termination', 'We do not wish to renew the agreement.'],
] as const)
  test(`hears a letter that is of the kind ${kind} without its word`, () => {
    const heard = intentsIn(text)
    assert.ok((heard.get(kind) ?? 0) > 0, [...heard.keys()].join())
    assert.ok([...heard].every(([other, count]) => other === kind || count < (heard.get(kind) ?? 0)))
  })

test('counts no further than three', () => {
  assert.is(intentsIn('our price, our price, our price, our price').get('offer'), 3)
  assert.equal([...intentsIn('')], [])
})

test.run()
