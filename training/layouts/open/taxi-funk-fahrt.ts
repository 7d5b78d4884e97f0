// An Austrian taxi's slip from a printer on the belt: the radio office that sent the car has the largest word on it but sells
// nothing, car, driver, licence, trip and order have numbers, and a tip that is not taxed comes on top. In the second paper there is no
// word for the number at all, in the third a flat fare to the airport is charged to a hotel's account.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet { font: 9pt/1.3 'Noto Sans Mono', 'DejaVu Sans Mono'; font-stretch: 75%; padding: 4mm 3.5mm } .inv { background: #000; color: #fff; font-size: 13pt; font-weight: 700; text-align: center; padding: 1mm 0 } table { width: 100%; margin: 1.6mm 0 } td { padding: 0; vertical-align: top } .st { letter-spacing: 1pt; overflow: hidden; white-space: nowrap } .b td { font-size: 12pt; font-weight: 700 } .s { font-size: 6.6pt; line-height: 1.25; overflow-wrap: anywhere }`
const HEIGHTS = [169, 155, 173]
const STARS = `<div class="st c">*************</div>`

const { amount, date } = writingOf('AT')

function partsOf(random: Random, index: number): (readonly [string, number])[] {
  if (index === 2)
    return [
      ['Flughafen-Pauschale', 4200],
      ['Gepäck sperrig', 300],
    ]
  const metres = random.whole(31, 148)
  return [
    ['Grundtaxe', index === 0 ? 440 : 490],
    [`Weg ${(metres / 10).toFixed(1).replace('.', ',')} km`, Math.round(metres * 16.2)],
    ['Stehzeit', random.whole(3, 31) * 20],
    ...(index === 0 ? ([['Funkbestellung', 300]] as const) : []),
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('AT', random)
  const firm = companyIn(names, 'Taxibetrieb')
  const hotel = companyIn(names, 'Hotel')
  const [day, clock, number] = [
    dayIn(random, 2025, 2026),
    random.code('1#:2#'),
    random.code(['00####', '8#####', 'Q-####'][index] ?? ''),
  ]
  const start = clock.replace(/:2/, ':0')
  const parts = partsOf(random, index)
  const gross = parts.reduce((total, [, cents]) => total + cents, 0)
  const tax = taxWithin(gross, 10)
  const tip = index === 2 ? 0 : (Math.floor(gross / 100) + 3) * 100 - gross
  const row = (left: string, right: string, of = '') =>
    `<tr class="${of}"><td>${left}</td><td class="r">${right}</td></tr>`
  const ends = [
    `<table>${row('Trinkgeld (Fahrer)', amount(tip))}${row('Abgebucht', amount(gross + tip))}</table>KARTE xxxxxxxx${random.code('####')} OK ${random.code('######')}`,
    `<table>${row('Bar erhalten', amount(gross + tip))}${row('davon Trinkgeld', amount(tip))}</table>`,
    `Auf Konto ${random.code('H0##')}<br>${hotel.name}<br>${hotel.address.street}<br>${hotel.address.place}<table>${row('Fahrgast', `Zi. ${random.code('2##')}`)}</table>Unterschrift:<br><br>______________________`,
  ][index]
  const own = `${firm.name}<br>${firm.address.street}<br>${firm.address.place}<br>${firm.vatId}`
  const label = ['Beleg-Nr.', '', 'Rechnung'][index]
  const page = `<div class="inv">ZWEIUNDZWANZIG<br>7 5 5 7 5 5</div><div class="c s">Funkvermittlung für Taxis · Bestellung Tag und Nacht</div>
    ${index === 1 ? '' : `<p></p>${own}`}<table>${index === 1 ? row(`#${number}`, `${date(day)}`) : row(`${label} ${number}`, '') + row(`vom ${date(day)}`, '')}</table>
    <table>${row('Wagen', random.code('1##'))}${row('Kennz.', random.code('@-##7 TX'))}${row('Lenker', random.code('0###'))}${index === 0 ? row('Auftrag', random.code('77####')) : ''}${row(start, `ab ${names.address().street.slice(0, 14)}`)}${row(clock, index === 2 ? 'an Abflug' : `an ${names.town().slice(0, 13)}`)}</table>${STARS}
    <table>${each(parts, ([name, cents]) => row(name, amount(cents)))}${row('FAHRPREIS €', amount(gross), 'b')}</table><table>${row('10% MWSt.', amount(tax))}${row('ohne MWSt.', amount(gross - tax))}</table>${STARS}${ends}
    ${index === 1 ? `<p></p>Gefahren hat Sie:<br>${own}` : ''}<p></p><div class="s">Konzession ${random.code('MA 0##/1###')} · Taxameter geeicht ${random.whole(2023, 2025)} · Tarif ${random.whole(1, 3)}<br>R1-AT2_TX${random.code('###')}_${number}_${iso(day)}T${clock}:00_0,00_${amount(gross)}_0,00_0,00_${index === 2 ? '' : '0,00_'}${random.code('@@#@##@@#@@#')}=</div><div class="c">Gute Weiterreise</div>`
  return {
    html: sheets(CSS, [page], { width: 58, height: HEIGHTS[index] ?? 160 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: firm.name,
      ...(index === 2 ? { buyerName: hotel.name } : {}),
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'taxi-funk-fahrt',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [2],
  photos: [0, 1, 2],
  make,
}
