import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findingsOf, siteOf } from '../testing.ts'
import { homes } from './homes.ts'

const test = suite('homes')

test('asks for the home page in each language of the site', () => {
  const pages = { start: 'routes: [/]\nlanguages: [de, en]', other: 'routes: [/other]\nlanguages: [de, pt]' }
  assert.equal(findingsOf(homes, siteOf({ pages })), [
    'site.yaml:3:21 language/no-home The home page does not exist in "pt", and links to this language lead there. | Add "pt" to "languages" in site/pages/start.yaml, or take it out here.',
  ])
})

test('asks for none where there is no home page at all', () => {
  assert.equal(findingsOf(homes, siteOf({ pages: { other: 'routes: [/other]' } })), [])
})

test.run()
