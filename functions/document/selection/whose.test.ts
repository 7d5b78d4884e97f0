import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lookAt } from '../understand.ts'
import { block, type Placed, page } from '../understanding/fixtures/page.ts'
import { surroundingsOf } from './features.ts'
import { ownerFeatures, ownersIn } from './whose.ts'

const test = suite('ownerFeatures')

/** Two parties as a page of labels and values has them. */
const RECORD: readonly Placed[] = [
  [40, 100, 'Informationen zum Käufer'],
  [40, 112, 'Name'],
  [140, 112, 'Hafen Papier GmbH'],
  [40, 124, 'Umsatzsteuer-ID'],
  [140, 124, 'DE268360488'],
  [320, 100, 'Informationen zum Verkäufer'],
  [320, 112, 'Name'],
  [420, 112, 'Nordlicht Druck GmbH'],
  [320, 124, 'Umsatzsteuer-ID'],
  [420, 124, 'DE827221361'],
]

function featuresOf(value: string, texts: readonly Placed[]): string[] {
  const { view } = lookAt(page([...texts].sort((a, b) => a[1] - b[1] || a[0] - b[0])), null)
  const found = view.values.find((one) => one.value === value && one.form !== 'id')
  assert.ok(found, `${value} among ${view.values.map((one) => one.value)}`)
  return ownerFeatures(found, view)
}

test('tells the owner of a value by the heading over its label', () => {
  assert.ok(featuresOf('DE268360488', RECORD).includes('under buyer'))
  assert.ok(featuresOf('DE827221361', RECORD).includes('under seller'))
  assert.ok(featuresOf('Nordlicht Druck GmbH', RECORD).includes('under seller'))
})

test('tells a tax id of the country of the account', () => {
  const texts = [
    ...RECORD,
    [40, 300, 'IBAN DE89 3704 0044 0532 0130 00'] as const,
    [40, 320, 'UID ATU13585627'] as const,
  ]
  assert.ok(featuresOf('DE827221361', texts).includes('account same'))
  assert.ok(featuresOf('ATU13585627', texts).includes('account other'))
})

test('offers a name with the rest of its legal form in the next line', () => {
  const texts = [...block(40, 100, 'Prinzler UG', '(haftungsbeschränkt)', 'Hauptstraße 4', '12345 Musterstadt')]
  assert.ok(featuresOf('Prinzler UG (haftungsbeschränkt)', texts).includes('legal true true joined'))
  assert.ok(featuresOf('Prinzler UG', texts).includes('within company'))
})

test('offers a name that begins with an article', () => {
  const texts = [...block(40, 100, 'The Lantern Company', 'Hauptstraße 4', '12345 Musterstadt')]
  assert.ok(featuresOf('The Lantern Company', texts).includes('legal false false alone'))
})

test('offers a name with its second line, which has the legal form', () => {
  const texts = [...block(40, 100, 'Raum und Farbe', 'Prinzler GbR', 'Hauptstraße 4', '12345 Musterstadt')]
  assert.ok(featuresOf('Raum und Farbe Prinzler GbR', texts).includes('legal true true joined'))
})

test('knows over which names a tax id stands', () => {
  const texts = [
    ...block(40, 100, 'Hafen Papier GmbH', 'Kaiweg 4', '12345 Musterstadt', 'USt-IdNr. DE268360488'),
    ...block(320, 300, 'Nordlicht Druck GmbH', 'Hauptstraße 1', '54321 Beispielhausen', 'USt-IdNr. DE827221361'),
  ]
  const { view } = lookAt(page([...texts].sort((a, b) => a[1] - b[1] || a[0] - b[0])), null)
  assert.equal(ownersIn(view, 'DE268360488'), ['Hafen Papier GmbH'])
  assert.equal(ownersIn(view, 'DE827221361'), ['Nordlicht Druck GmbH'])
  assert.equal(ownersIn(view, 'DE999999999'), [])
})

test('tells of a name where its address is, and of which longer name it is a part', () => {
  const own = featuresOf(
    'Hafen Papier',
    block(40, 100, 'Hafen Papier – Großhandel, S.A.', 'Kaiweg 4', '12345 Musterstadt'),
  )
  for (const feature of ['street 0', 'town 1', 'address true', 'within company', 'around words'])
    assert.ok(own.includes(feature), `${feature} among ${own}`)
  const whole = featuresOf(
    'Hafen Papier – Großhandel, S.A.',
    block(40, 100, 'Hafen Papier – Großhandel, S.A.', 'Kaiweg 4'),
  )
  for (const feature of ['holds true', 'within nothing', 'around nothing'])
    assert.ok(whole.includes(feature), `${feature} among ${whole}`)
})

const LETTER: readonly Placed[] = [
  [40, 40, 'HOLZBAU BRANDT'],
  [40, 160, 'Gerda Kraus'],
  [40, 172, 'Lindenweg 4'],
  [40, 184, '24103 Kiel'],
  [40, 300, 'Rechnung Nr. 4711'],
  [40, 790, 'Holzbau Brandt GmbH'],
  [240, 790, 'post@holzbau-brandt.example'],
]

test('tells what the block of a name says beside its address', () => {
  const sender = block(40, 40, 'Holzbau Brandt', 'Lindenweg 4', '24103 Kiel', 'Tel. 0431 234567', 'post@brandt.example')
  const reader = block(40, 160, 'Gerda Kraus', 'Hafenweg 7', '24103 Kiel')
  const said = (name: string) => featuresOf(name, [...sender, ...reader]).filter((one) => one.startsWith('says'))
  assert.equal(said('Holzbau Brandt'), ['says phone', 'says mail', 'says phone mail'])
  assert.equal(said('Gerda Kraus'), ['says '])
})

test('knows where a name stands, whatever its letters and legal form', () => {
  const { partsWith } = surroundingsOf(lookAt(page(LETTER), null).view)
  assert.is(partsWith('HOLZBAU BRANDT'), '03')
  assert.is(partsWith('Holzbau Brandt GmbH'), '03')
  assert.is(partsWith('Gerda Kraus'), '1')
})

test('knows how much of an address a name explains', () => {
  const domain = (...texts: readonly Placed[]) => surroundingsOf(lookAt(page(texts), null).view).inDomain
  const mail = (address: string): Placed => [240, 790, address]
  assert.is(domain(mail('post@holzbau-brandt.de'))('Holzbau Brandt GmbH'), 'all')
  assert.is(domain(mail('post@holzbau-brandt.de'))('Gerda Kraus'), 'nothing')
  assert.is(domain(mail('www.brandt-holz.de'))('Ziegelei Brandt'), 'most')
  // Whose mail is kept by somebody else says nothing of his name.
  assert.is(domain(mail('brandt@gmx.de'))('Holzbau Brandt GmbH'), 'none')
})

test.run()
