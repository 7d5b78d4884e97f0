import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lookAt } from '../../understand.ts'
import { block, type Placed, page, ruled } from '../fixtures/page.ts'
import { addressesFor } from './parties.ts'
import { roleOf } from './roles.ts'

const parties = suite('partiesOf')

const title: Placed = [56, 300, 'Rechnung Nr. 4711 vom 14.03.2025']
const sum: Placed[] = [
  [300, 500, 'Gesamtbetrag'],
  [480, 500, '119,00 €'],
]

function namesOf(...texts: readonly Placed[]): (string | undefined)[] {
  const fields = ruled(page([...texts, title, ...sum]))
  return ['sellerName', 'buyerName'].map((name) => fields.find((field) => field.name === name)?.value)
}

parties('are recognised by the line over the window, though it has marks with much air', () => {
  const sender: Placed[] = [
    [56, 60, 'Petra Ohm'],
    [110, 60, '●'],
    [125, 60, 'Ecke 12'],
    [170, 60, '●'],
    [185, 60, '12345 Stadthausen'],
  ]
  const found = namesOf(...sender, ...block(56, 84, 'Frau', 'Greta Lind', 'Bahnstr. 42', '88802 Spielkreis'))
  assert.equal(found, ['Petra Ohm', 'Greta Lind'])
})

parties('are recognised by the line over the window, though a picture of it shows neither blanks nor marks', () => {
  const own = block(400, 30, 'Petra Ohm GmbH', 'Ecke 12', '12345 Stadthausen')
  const line: Placed[] = [
    [56, 90, 'PetraOhmGmbH'],
    [130, 90, '®e'],
    [155, 90, 'Ecke1l2'],
    [205, 90, 'e'],
    [225, 90, '12345 Stadthausen'],
  ]
  const reading = page([
    ...own,
    ...line,
    ...block(56, 104, 'Theodor Lind', 'Bahnstr. 42', '88802 Spielkreis'),
    title,
    ...sum,
  ])
  const pages = reading.pages.map((one) => ({ ...one, source: 'ocr' as const }))
  const fields = ruled({ ...reading, pages })
  const found = ['sellerName', 'buyerName'].map((name) => fields.find((field) => field.name === name)?.value)
  assert.equal(found, ['Petra Ohm GmbH', 'Theodor Lind'])
})

parties('are not looked for below a label that has a number beside it', () => {
  const head: Placed[] = [
    [320, 60, 'Kunde'],
    [420, 60, 'K-10482'],
    [320, 74, 'Versand'],
    [420, 74, 'eigene Tour'],
  ]
  const [, buyer] = namesOf(...head, ...block(56, 120, 'Lager Süd GmbH', 'Weg 7', '54321 Ort'))
  assert.is(buyer, 'Lager Süd GmbH')
})

parties('stand below their role, not in the mark far beside it', () => {
  const head: Placed[] = [
    [41, 40, 'Rechnungsersteller'],
    [467, 40, 'Nordmark'],
    ...block(53, 54, 'Papier Nord GmbH', 'Musterweg 12', '12345 Musterstadt'),
    [41, 160, 'Rechnungsempfänger'],
    ...block(53, 174, 'Lager Süd GmbH', 'Weg 7', '54321 Ort'),
  ]
  assert.equal(namesOf(...head), ['Papier Nord GmbH', 'Lager Süd GmbH'])
})

parties('stand beside their role in a table of two columns, however far that is', () => {
  const table: Placed[] = [
    [56, 160, 'Auftraggeber:'],
    [330, 160, 'Greta Lind'],
    [56, 176, 'Bauvorhaben'],
    [330, 176, 'Halle am Kanal'],
  ]
  const [, buyer] = namesOf(...block(56, 60, 'Papier Nord GmbH', 'Musterweg 12', '12345 Musterstadt'), ...table)
  assert.is(buyer, 'Greta Lind')
})

parties('stand beside the role that they have, not that of the column before', () => {
  const roles: Placed[] = [
    [56, 160, 'Rechnungssteller'],
    [330, 160, 'Kunde:'],
    [400, 160, 'Lager Süd GmbH'],
    ...block(56, 174, 'Papier Nord GmbH', 'Musterweg 12', '12345 Musterstadt'),
  ]
  assert.equal(namesOf(...roles), ['Papier Nord GmbH', 'Lager Süd GmbH'])
})

parties('are recognised by the headings of e-invoices that are shown as tables', () => {
  const one = block(56, 60, '2 Verkäufer SellerTradeParty', 'Papier Nord GmbH', 'Musterweg 12', '12345 Musterstadt')
  const goods = block(56, 130, '3a Warenempfänger ShipToTradeParty', 'Tor Ost AG', 'Weg 1', '54321 Ort')
  const other = block(56, 200, '3 Käufer BuyerTradeParty', 'Lager Süd GmbH', 'Weg 7', '54321 Ort')
  assert.equal(namesOf(...one, ...goods, ...other), ['Papier Nord GmbH', 'Lager Süd GmbH'])
  assert.equal([roleOf('BuyerTradeParty'), roleOf('for Birthdayparty'), roleOf('2 to')], ['buyer', null, null])
})

parties('are recognised by a word before the name, with a colon or without', () => {
  const sender = block(56, 60, 'Papier Nord GmbH', 'Musterweg 12', '12345 Musterstadt', 'Tel. 0301 2345678')
  const behind = (line: string) => namesOf(...sender, ...block(56, 160, line, 'Weg 7, 54321 Ort'))
  assert.equal(behind('Rechnung an Lager Süd GmbH'), ['Papier Nord GmbH', 'Lager Süd GmbH'])
  assert.equal(behind('Rechnungsempfänger Lager Süd GmbH'), ['Papier Nord GmbH', 'Lager Süd GmbH'])
  assert.equal(behind('An: Greta Lind'), ['Papier Nord GmbH', 'Greta Lind'])
  assert.equal(behind('An Greta Lind'), ['Papier Nord GmbH', 'Greta Lind'])
  assert.equal(behind('für Lager Süd GmbH'), ['Papier Nord GmbH', 'Lager Süd GmbH'])
  assert.equal(behind('Recebi(emos) de Greta Lind'), ['Papier Nord GmbH', 'Greta Lind'])
  assert.equal(behind('Customer South Store Ltd'), ['Papier Nord GmbH', 'South Store Ltd'])
  assert.equal(behind('Titular del contrato: Greta Lind'), ['Papier Nord GmbH', 'Greta Lind'])
  assert.equal(behind('Nabywca: Lager Sp. z o.o.'), ['Papier Nord GmbH', 'Lager Sp. z o.o.'])
})

parties('are recognised by what the other one is called', () => {
  const first = block(56, 60, 'Papier Nord GmbH', 'Musterweg 12', '12345 Musterstadt')
  const buyer = block(56, 160, 'Rechnungsempfänger', 'Lager Süd GmbH', 'Weg 7', '54321 Ort')
  assert.equal(namesOf(...first, ...buyer), ['Papier Nord GmbH', 'Lager Süd GmbH'])
  const logo = block(
    56,
    46,
    'Rechnungsersteller Fe R D pers; gi',
    'Papier Nord GmbH',
    'Musterweg 12',
    '12345 Musterstadt',
  )
  assert.equal(namesOf(...logo, ...buyer), ['Papier Nord GmbH', 'Lager Süd GmbH'])
  const twice = block(56, 46, 'Rechnunggsersteller', 'Papier Nord GmbH', 'Musterweg 12', '12345 Musterstadt')
  assert.equal(namesOf([200, 20, 'Fan'], ...twice), ['Papier Nord GmbH', undefined])
})

parties('keep their name though it stands apart from their street', () => {
  const sender = block(56, 60, 'Papier Nord GmbH', 'Tel. 0301 2345678', 'Hauptstraße 52a', 'D-12345 Musterstadt')
  const window = block(56, 160, 'Lager Süd GmbH', 'Weg 7', '54321 Ort')
  assert.equal(namesOf(...sender, ...window), ['Papier Nord GmbH', 'Lager Süd GmbH'])
})

parties('are no street, no title, no label and no rest of a sentence', () => {
  const [seller] = namesOf([56, 40, 'Quittung'], [56, 60, 'Hauptstraße 52a'], [56, 74, 'den Betrag dankend erhalten.'])
  assert.is(seller, undefined)
  const buyer = (text: string) => namesOf([56, 60, 'Rechnung an:'], [56, 74, text])[1]
  assert.equal([buyer('Telefon'), buyer('Rua do Sol, 12'), buyer('Lind KG')], [undefined, undefined, 'Lind KG'])
  for (const text of [
    'Avda. del Sol, 121',
    'Pol. Industrial Las Flores',
    'Kungsgatan 12',
    'Razón social',
    'Carte bancaire',
    'Quantité',
    'Wartość netto',
    'Februar 2025',
  ])
    assert.is(buyer(text), undefined, text)
  for (const town of [
    '123 45 Stockholm',
    '00-950 Warszawa',
    '59000 Lille Cedex 9',
    'Sydney NSW 2000',
    'Montréal QC H2X 1Y4',
  ])
    assert.is(buyer(town), undefined, town)
})

parties('keep no number of a register in their name, and are no street of a neighbour', () => {
  const shop = (...lines: readonly string[]) => namesOf(...block(200, 40, ...lines))[0]
  assert.is(shop('99 SPEED MART S/B (519537-X)', 'LOT P.T. 2811, JALAN ANGSA'), '99 SPEED MART S/B')
  const buyer = (text: string) => namesOf([56, 60, 'Rechnung an:'], [56, 74, text])[1]
  const streets = ['84 Boulevard du Musée', 'Avenida Museu Antigo', 'JALAN ANGSA 3', 'Museumgracht 12']
  assert.equal(streets.map(buyer), [undefined, undefined, undefined, undefined])
  for (const street of ["12 avenue de l'ancien musée", 'Av. del Museo 13', '12 Museum Boulevard'])
    assert.is(buyer(street), undefined, street)
})

parties('are not whose program the paper was written with', () => {
  for (const line of ['Elaborado en Muster Cloud S.A.', 'Édité par Muster Cloud SAS', 'Erstellt mit Muster GmbH'])
    assert.equal(namesOf([56, 60, line]), [undefined, undefined], line)
  assert.is(namesOf([56, 60, 'Erstellt Muster GmbH'])[0], 'Erstellt Muster GmbH')
})

parties('are who neighbours say that they are', () => {
  const seller = ['Avsändare', 'Afsender', 'Mittente', 'IDENTIFICAÇÃO DO PRESTADOR']
  const buyer = ['Mottagare', 'Modtager', 'IDENTIFICAÇÃO DO TOMADOR', 'Dati del cliente']
  assert.equal(seller.map(roleOf), ['seller', 'seller', 'seller', 'seller'])
  assert.equal(buyer.map(roleOf), ['buyer', 'buyer', 'buyer', 'buyer'])
  const further = ['Eladó:', 'Szállító', 'Dodávateľ', 'Furnizor', 'Prodavatelj', 'Myyjä', 'Satıcı']
  assert.equal(new Set(further.map(roleOf)), new Set(['seller']))
  const readers = ['Vevő:', 'Megrendelő', 'Odberateľ', 'Cumpărător', 'Kupac', 'Asiakas', 'Sayın', 'Sold to - Vendu à']
  assert.equal(new Set(readers.map(roleOf)), new Set(['buyer']))
  assert.is(roleOf('Livré à - Ship To'), 'other')
  assert.is(namesOf([56, 60, 'Avsändare Papper Nord AB'], [56, 90, 'Mottagare Lager Syd AB'])[0], 'Papper Nord AB')
})

parties('have the address that stands in their own line, not the one below it', () => {
  const sender: Placed = [56, 60, 'Papier Nord GmbH · Musterweg 12 · 12345 Musterstadt']
  const window = block(56, 74, 'Lager Süd GmbH', 'Weg 7', '54321 Ort')
  const { view, named } = lookAt(page([sender, ...window, title, ...sum]), null)
  const fields = addressesFor(view.ruled, named)
  const address = (name: string) => fields.find((field) => field.name === name)?.value
  assert.equal(
    [address('sellerAddress'), address('buyerAddress')],
    ['Musterweg 12, 12345 Musterstadt', 'Weg 7, 54321 Ort'],
  )
})

parties('are recognised by headings over them, beside each other', () => {
  const found = namesOf(
    ...block(56, 60, 'From:', 'Ruth Finch Design', '14 Mill Lane', 'Norwich', 'NR2 1TF'),
    ...block(320, 60, 'Bill to:', 'Samuel Brooks', '3 Station Road', 'Leeds', 'LS1 4AP'),
  )
  assert.equal(found, ['Ruth Finch Design', 'Samuel Brooks'])
})

parties('are recognised by entries below their headings', () => {
  const found = namesOf(
    ...block(56, 60, 'Verkäufer', 'Nummer: 17', 'Name: Lager Süd GmbH', 'Anschrift: Weg 2'),
    ...block(56, 140, 'Käufer/Leistungsempfänger', 'Name: Laden Nord AG', 'Anschrift: Weg 3'),
  )
  assert.equal(found, ['Lager Süd GmbH', 'Laden Nord AG'])
})

parties('have the mail address of who prints it', () => {
  const found = namesOf(
    ...block(56, 60, 'Weinhandel Thiele', 'Ringallee 5', '04109 Leipzig'),
    ...block(56, 140, 'Hotel Krone GmbH', 'Markt 1', '04109 Leipzig'),
    [56, 700, 'kontakt@weinhandel-thiele.de'],
  )
  assert.equal(found, ['Weinhandel Thiele', 'Hotel Krone GmbH'])
})

parties('are dated where the sender is', () => {
  const found = namesOf(
    ...block(56, 60, 'Bau Köhler AG', 'Weg 5', '3011 Bern'),
    ...block(330, 60, 'Haus Lindt GmbH', 'Gasse 7', '8004 Zürich'),
    [56, 200, 'Bern, 5. Mai 2025'],
  )
  assert.equal(found, ['Bau Köhler AG', 'Haus Lindt GmbH'])
})

parties('pay or deliver, as a sentence says', () => {
  const [seller, buyer] = namesOf(
    [56, 60, 'Recebi de Gráfica Aurora LTDA a importância de R$ 100,00'],
    ...block(56, 560, 'Oficina do Norte LTDA', 'CNPJ 10.845.180/0001-66'),
  )
  assert.equal([seller, buyer], ['Oficina do Norte LTDA', 'Gráfica Aurora LTDA'])
})

parties('are never a place of delivery, a bank or a heading', () => {
  const found = namesOf(
    ...block(56, 60, 'Sold by', 'Oak Stone Ltd', '3 Station Road', 'Leeds LS1 4AP'),
    ...block(320, 60, 'Ship to', 'Warehouse Seven', '1 Dock Road', 'Leeds LS1 4AP'),
    [56, 700, 'Volksbank eG IBAN DE08 7009 0100 1234 5678 90'],
  )
  assert.is(found[0], 'Oak Stone Ltd')
  assert.is.not(found[1], 'Volksbank eG')
  assert.is.not(found[1], 'Warehouse Seven')
})

parties('are told by words where the buyer writes the invoice: head and foot are his', () => {
  const head: Placed[] = [
    [400, 30, 'Feldhaus Schreinerei GmbH'],
    [400, 44, 'Industrieweg 4'],
    [400, 58, '12345 Stadthausen'],
    [56, 780, 'Feldhaus Schreinerei GmbH · USt-IdNr. DE111111125 · info@feldhaus-schreinerei.de'],
  ]
  const supplier = block(56, 120, 'Holzhof Lind KG', 'Bahnstr. 42', '88802 Spielkreis')
  assert.equal(namesOf(...head, ...supplier), ['Feldhaus Schreinerei GmbH', 'Holzhof Lind KG'])
  const said: Placed[] = [[56, 240, 'Abrechnung im Gutschriftverfahren']]
  assert.equal(namesOf(...head, ...supplier, ...said), ['Holzhof Lind KG', 'Feldhaus Schreinerei GmbH'])
})

parties('are found below headings of several words, and neither in places of work nor in addresses on one line', () => {
  const roles: Placed[] = [
    [56, 60, 'Transmitente dos bens ou prestador dos serviços'],
    [56, 76, 'Nome'],
    [200, 76, 'Olívia Cerqado Ramana'],
    [56, 100, 'Adquirente dos bens ou dos serviços'],
    [56, 116, 'Nome'],
    [200, 116, 'Móveis Lacino Lda'],
  ]
  assert.equal(namesOf(...roles), ['Olívia Cerqado Ramana', 'Móveis Lacino Lda'])
  const places: Placed[] = [
    [56, 60, 'Chalham Roofing'],
    [56, 76, '21 School Drive, Chalham RC24 4PK'],
    [56, 120, 'Job Site'],
    [56, 136, 'Bill to'],
    [56, 152, 'Ada Pemfield'],
  ]
  assert.equal(namesOf(...places), ['Chalham Roofing', 'Ada Pemfield'])
})

parties.run()
