import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Lettering } from '../common/share-image.ts'
import type { HeroSection, Section } from '../schemas/types.ts'
import { altered, germanSite, type Part } from '../test/german-site.ts'
import { shareImage } from './ShareImage.ts'

/** Letters as boxes that carry their text, so that a test can read what was set. */
const lettering: Lettering = {
  width: (text, { size }) => text.length * size * 0.5,
  outline: (text) => `[${text}]`,
}

const site = await germanSite()
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
  assert.match(draw([altered(site.section('legal-text'), { title: 'Impressum' })]).svg, '[Impressum]')
  const entries = [{ language: 'de', title: 'Kein Raum', text: '', links: [] }]
  assert.match(draw([altered(site.section('not-found'), { entries })]).svg, '[Kein Raum]')
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

function hero(given: Part<HeroSection> = {}): HeroSection {
  const words = { label: 'KI-Agentur', title: 'Automatisierung nach Maß', emphasis: 'nach Maß' }
  return altered(site.section('hero'), { ...words, drawing: 'exploded-process', ...given })
}

function draw(sections: Section[]) {
  const titleBlock = { sheet: 'Blatt', scale: 'Maßstab', scaleValue: '1 : 1', position: '{n} von {total}' }
  const data = {
    interface: { shareImage: { alt: 'Zeichnung: {title}' }, titleBlock },
    navigation: { brand: { lines: ['Software &', 'Automatisierung'] } },
  }
  const context = altered(site.context, { pageCount: 17, settings: { hyphenation: [] }, data })
  const page = altered(site.page, { sheet: { name: 'Startseite', number: 1 }, sections })
  return shareImage({ page, context, lettering })
}
