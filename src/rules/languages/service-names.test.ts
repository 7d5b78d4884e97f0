import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { serviceNames } from './service-names.ts'

const test = suite('serviceNames')

const found = (...lines: string[]) => findingsOf(serviceNames, siteOf({ pages: { talk: lines.join('\n') } }))

test('asks for the name of the service in the languages of visitors', () => {
  assert.equal(found('routes: [/talk]', 'languages: [de, en]', 'booking: { source: x, service: Beratung }'), [
    'pages/talk.yaml:3:32 language/service-name The confirmation of a booking names the service as "Beratung" in every language of the page. | Write its names below "booking" as "about: { de: Beratung, … }", also for en.',
  ])
})

test('asks for none where it is there, or the page has one language', () => {
  assert.equal(found('languages: [de, en]', 'booking: { service: Beratung, about: { de: Beratung, en: Advice } }'), [])
  assert.equal(found('languages: [en]', 'booking: { service: Advice }'), [])
  assert.equal(found('languages: [de, en]'), [])
})

test.run()
