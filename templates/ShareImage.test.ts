import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Lettering } from '../common/share-image.ts'
import type { PageData } from '../schemas/types.ts'
import { shareImage } from './ShareImage.ts'
import type { Context } from './types.ts'

/** Letters as boxes that carry their text, so that a test can read what was set. */
const lettering: Lettering = {
  width: (text, { size }) => text.length * size * 0.5,
  outline: (text) => `[${text}]`,
}

const test = suite('shareImage')

test('sets heading, label, brand, sheet and scale as shapes', () => {
  const { svg } = draw([hero()])
  for (const text of ['Automatisierung', 'nach\u00a0Maß', 'KI-Agentur', 'Software &', '1 von 17', '1 : 1']) {
    assert.match(svg, `[${text}]`)
  }
  assert.not.match(svg, /<text|font-family|var\(|undefined|NaN/)
})

test('is a picture of 1200 by 630 with the copper measure under the key word', () => {
  const { svg } = draw([hero()])
  assert.match(svg, 'width="1200" height="630"')
  assert.ok((svg.match(/class="ln-c"/g) ?? []).length >= 3)
})

test('says in words what it shows', () => {
  assert.is(draw([hero()]).alt, 'Zeichnung: Automatisierung nach Maß')
})

test('draws pages without a hero by their name', () => {
  const legal = { type: 'legal-text', title: 'Impressum', document: {}, toggle: false }
  assert.match(draw([legal]).svg, '[Impressum]')
  const lost = { type: 'not-found', entries: [{ language: 'de', title: 'Kein Raum', text: '', links: [] }] }
  assert.match(draw([lost]).svg, '[Kein Raum]')
  assert.match(draw([]).svg, '[Startseite]')
})

test('sets a heading of more than 64 letters smaller, and all of it', () => {
  const title = 'Automatisierungs\u00adberatungs\u00adgespräche für Unternehmens\u00adgruppen im ganzen Land'
  const { svg, alt } = draw([hero({ title, emphasis: 'Land' })])
  assert.match(svg, 'Land]')
  assert.not.match(alt, '\u00ad')
})

test('gives the same bytes for the same page', () => assert.is(draw([hero()]).svg, draw([hero()]).svg))

test.run()

function hero(given: object = {}) {
  const base = { type: 'hero', label: 'KI-Agentur', title: 'Automatisierung nach Maß', emphasis: 'nach Maß' }
  return { ...base, lead: '', actions: [], drawing: 'exploded-process', ...given }
}

function draw(sections: readonly object[]) {
  const titleBlock = { sheet: 'Blatt', scale: 'Maßstab', scaleValue: '1 : 1', position: '{n} von {total}' }
  const data = {
    interface: { shareImage: { alt: 'Zeichnung: {title}' }, titleBlock },
    navigation: { brand: { lines: ['Software &', 'Automatisierung'] } },
  }
  // Only what a share image reads: the whole context is large, and none of the rest matters here.
  const context = { language: 'de', pageCount: 17, settings: { hyphenation: [] }, data } as unknown as Context
  const page = { sheet: { name: 'Startseite', number: 1 }, sections } as unknown as PageData
  return shareImage({ page, context, lettering })
}
