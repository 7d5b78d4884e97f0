// A bakery's till slip: its name is letterspaced, tax stands in a matrix behind the cash and the change, the date last.
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  type Position,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const FOOD: readonly Ware[] = [
  ['Butterbrezel', '', 165, 220, 3],
  ['Dinkelkruste 750 g', '', 495, 560, 1],
  ['Rosinenschnecke', '', 245, 290, 4],
  ['Kürbiskernsemmel', '', 95, 120, 6],
  ['Streuselkuchen Apfel', '', 310, 365, 3],
  ['Laugencroissant', '', 210, 240, 4],
  ['Bauernbrot 1 kg', '', 480, 540, 1],
]
const DRINKS: readonly Ware[] = [
  ['Cappuccino groß', '', 390, 430, 2],
  ['Filterkaffee Becher', '', 280, 310, 3],
  ['Apfelschorle 0,5', '', 290, 340, 2],
]
const CSS = `body { font: 8.6pt/1.32 'Courier Prime', 'Liberation Mono', monospace } .sheet { padding: 5mm 4mm }
  h1 { font: 700 15pt 'URW Gothic', 'Lato', sans-serif; letter-spacing: 3.2mm; margin: 0; text-indent: 3.2mm }
  table { width: 100% } td { padding: 0 } hr { border: 0; border-top: .8pt dashed #000; margin: 1.6mm 0 }
  .big td { font-size: 12pt; font-weight: 700; padding: 1mm 0 } .tax td { font-size: 7.8pt } .small { font-size: 6.6pt }`

const { amount, date } = writingOf('DE')

const line = (letter: string) => (one: Position) =>
  `<tr><td>${one.quantity > 1 ? `${one.quantity} x ` : ''}${one.name}</td><td class="r">${one.quantity > 1 ? amount(one.price) : ''}</td>
  <td class="r">${amount(one.total)} ${letter}</td></tr>`

const taxLine = (letter: string, rate: number, gross: number) =>
  `<tr><td>${letter} ${rate}%</td><td class="r">${amount(gross - taxWithin(gross, rate))}</td>
  <td class="r">${amount(taxWithin(gross, rate))}</td><td class="r">${amount(gross)}</td></tr>`

function paid(gross: number, isCash: boolean): string {
  if (!isCash) return `<tr><td>girocard kontaktlos</td><td class="r">${amount(gross)}</td></tr>`
  const given = Math.ceil(gross / 2000) * 2000
  return `<tr><td>gegeben BAR</td><td class="r">${amount(given)}</td></tr>
    <tr><td>Rückgeld</td><td class="r">-${amount(given - gross)}</td></tr>`
}

function make(random: Random, index: number) {
  const names = namesIn('DE', random)
  const [name, sort] = index === 0 ? ['KORNWERK', 'Backstube & Café'] : ['MEHLHAUS', 'Holzofenbäckerei seit 1911']
  const [owner, firm] = [names.person(), names.company()]
  const [food, drinks] = [positionsOf(random, FOOD, index === 0 ? 5 : 3), positionsOf(random, DRINKS, index + 1)]
  const [atSeven, atNineteen] = [food, drinks].map((some) => sum(some.map(({ total }) => total))) as [number, number]
  const gross = atSeven + atNineteen
  const tax = taxWithin(atSeven, 7) + taxWithin(atNineteen, 19)
  const [day, slip, time] = [dayIn(random, 2025, 2026), random.code('4#1##'), random.code('1#:4#')]
  const html = `<div class="c"><h1>${name}</h1>${sort}<br>Inh. ${owner.first} ${owner.last}<br>${firm.address.street}<br>
    ${firm.address.place}<br>Tel. ${firm.phone}</div><hr><table><tr><td>Filiale 0${random.whole(2, 19)}</td><td class="c">Kasse 2</td>
    <td class="r">Bon-Nr. ${slip}</td></tr></table>Es bediente Sie ${names.person().first}<hr><table>${each(food, line('B'))}
    ${each(drinks, line('A'))}</table><hr><table class="big"><tr><td>SUMME EUR</td><td class="r">${amount(gross)}</td></tr></table>
    <table>${paid(gross, index === 0)}</table><hr><table class="tax"><tr><td>MwSt</td><td class="r">Netto</td><td class="r">Steuer</td>
    <td class="r">Brutto</td></tr>${taxLine('A', 19, atNineteen)}${taxLine('B', 7, atSeven)}<tr><td>Gesamt</td>
    <td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table><hr>
    <div class="c">USt-IdNr. ${firm.vatId}<p></p><div class="small">TSE-Transaktion ${random.code('1#####')} · Sig.-Zähler ${random.code('3#####')}<br>
    Seriennr. Kasse ${random.code('@@#-########')}<br>${random.code('aF@#d@9@#@@e#@@x@#r@@#@@')}</div><p></p>${date(day)}&nbsp; ${time} Uhr<br>Schönen Tag noch!</div>`
  return {
    html: sheets(CSS, [html], { width: 80, height: index === 0 ? 158 : 150 }),
    pages: 1,
    fields: {
      invoiceNumber: slip,
      issueDate: iso(day),
      sellerName: [name, `${name} ${sort}`, `${owner.first} ${owner.last}`, `Inh. ${owner.first} ${owner.last}`],
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'bon-baeckerei',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [0, 1],
  make,
}
