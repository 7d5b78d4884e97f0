import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { didYouMean, nearest } from './nearest.ts'

const near = suite('nearest')

near('finds a name with a letter wrong, missing, doubled or swapped', () => {
  const known = ['testimonials', 'title', 'tiers', 'process']
  for (const written of ['titel', 'tilte', 'titlle', 'tite', 'titlé'])
    assert.is(nearest(written, known), 'title', written)
  assert.is(nearest('testimonails', known), 'testimonials')
  assert.is(nearest('ot', ['to']), 'to')
})

near('does not mind case, hyphens and umlauts', () => {
  assert.is(nearest('Pain_Points', ['packages', 'pain-points']), 'pain-points')
  assert.is(nearest('loesungen', ['leistungen', 'lösungen']), 'lösungen')
  assert.is(nearest('größe', ['groesse']), 'groesse')
})

near('prefers the spelling that is closest among equals', () => {
  assert.is(nearest('Starter', ['starter', 'STARTER', 'Starter']), 'Starter')
})

near('proposes nothing that is far off', () => {
  assert.is(nearest('headline', ['title', 'lead', 'actions']), undefined)
  assert.is(nearest('en', ['pt', 'de-at']), undefined)
  assert.is(nearest('x', []), undefined)
})

near('always finds a name that exists', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (known, index) => {
      const name = known[index % known.length] ?? ''
      return nearest(name, known) === name
    }),
  )
})

near.run()

const hint = suite('didYouMean')

hint('names the nearest', () => {
  assert.is(didYouMean('startr', ['micro', 'starter'])?.en, 'Did you mean "starter"?')
})

hint('lists a few names when none is near', () => {
  assert.is(didYouMean('enterprise', ['micro', 'starter'])?.en, 'Known: "micro", "starter".')
})

hint('says nothing when there are many or none', () => {
  assert.is(didYouMean('enterprise', []), undefined)
  assert.is(didYouMean('enterprise', 'abcdefghijklmnopq'.split('')), undefined)
})

hint.run()
