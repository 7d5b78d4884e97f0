// An Austrian village grocer's till receipt: letters for 10 and 20 per cent, "Summe" and "Retour", weighed goods in dekagrams, deposit, the day of the
// week before the date, a code to be scanned by the tax office with its till id and receipt number, and a co-operative with UID and register number.
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
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
  ['Handsemmel', 'B', 45, 65, 6],
  ['Bergkäse geschn.', 'B', 390, 620, 1],
  ['Heumilch 1 l', 'B', 165, 195, 2],
  ['Eier Freiland 10er', 'B', 379, 459, 1],
  ['Topfen 250 g', 'B', 129, 169, 2],
  ['Marillenmarmelade', 'B', 449, 590, 1],
  ['Faschiertes gem.', 'B', 490, 780, 1],
  ['Erdäpfel festk. 2 kg', 'B', 299, 379, 1],
]
const OTHER: readonly Ware[] = [
  ['Radler 0,5 l', 'A', 125, 159, 4],
  ['Müllsäcke 35 l', 'A', 219, 289, 1],
  ['Tageszeitung', 'B', 240, 320, 1],
  ['Geschirrtabs 30er', 'A', 649, 799, 1],
]
const RATES = [20, 10, 0] as const
const CSS = `body{font:8.8pt/1.34 'Liberation Sans','Nimbus Sans',sans-serif}.sheet{padding:7mm 6mm}.head{display:flex;gap:4mm;align-items:center;margin-bottom:2mm}.head svg{width:15mm;height:15mm}.head b{font:700 15pt/1.1 'Caladea',serif;display:block}.l{display:flex;justify-content:space-between}table{width:100%}td{padding:0;vertical-align:top}hr{border:0;border-top:.5pt solid #000;margin:1.6mm 0}
.sum{font-size:13.5pt;font-weight:700}.tax td{text-align:right;font-size:8pt}.tax td:first-child{text-align:left}.s{font-size:7.2pt;line-height:1.3}.code{text-align:center;margin:3mm 0 1mm}`
const { amount, date } = writingOf('AT')
const line = (label: string, value: string, of = '') =>
  `<div class="l ${of}"><span>${label}</span><span>${value}</span></div>`
const DAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']

type Row = Omit<Position, 'number'>

function rowsOf(random: Random, index: number): Row[] {
  const dekagrams = random.whole(11, 38)
  const price = random.pick([189, 219, 249])
  const ham: Row = {
    name: `Beinschinken ${dekagrams} dag`,
    unit: 'B',
    quantity: 1,
    price,
    total: Math.round((price * dekagrams) / 10),
  }
  const others: Row[] = positionsOf(random, OTHER, [1, 3, 2][index] ?? 1)
  const beer = others.find(({ name }) => name.startsWith('Radler'))
  const deposit: Row[] = beer
    ? [{ name: 'Pfand Einweg 0,25', unit: '', quantity: beer.quantity, price: 25, total: 25 * beer.quantity }]
    : []
  return [...positionsOf(random, FOOD, [4, 6, 3][index] ?? 4), ham, ...others, ...deposit]
}

const itemRow = ({ name, unit, quantity, price, total }: Row) =>
  `<tr><td>${name}${quantity > 1 ? `<br>&nbsp; ${quantity} x ${amount(price)}` : ''}</td><td style="width:6mm">${unit}</td><td class="r">${amount(total)}</td></tr>`

function payment(random: Random, due: number, index: number): string {
  const given = Math.ceil((due + 1) / 1000) * 1000
  if (index === 1)
    return `${line('Bankomat', amount(due))}<div class="s">Kontaktlos &nbsp;Karte **** ${random.code('####')} &nbsp;Genehmigung ${random.code('######')}</div>`
  return line('Bar gegeben', amount(given)) + line('Retour', amount(given - due))
}

function make(random: Random, index: number): Paper {
  const names = namesIn('AT', random)
  const [firm, slip, day] = [companyIn(names, 'Lebensmittelhandel'), random.code('3####'), dayIn(random, 2025)]
  const rows = rowsOf(random, index)
  const due = sum(rows.map(({ total }) => total))
  const groups = RATES.flatMap((rate) => {
    const unit = { 20: 'A', 10: 'B', 0: '' }[rate]
    const gross = sum(rows.filter((one) => one.unit === unit).map(({ total }) => total))
    return gross > 0 ? [{ unit, rate, gross, tax: taxWithin(gross, rate) }] : []
  })
  const tax = sum(groups.map((one) => one.tax))
  const weekday = DAYS[new Date(`${iso(day)}T12:00:00Z`).getUTCDay()]
  const time = `${random.whole(10, 18)}:${random.code('0#')}`
  const till = `DK-${random.code('0#')}`
  const end = [
    'Frisch, nah, persönlich – danke für Ihren Einkauf!',
    `Dorfkistl-Club: ${random.whole(8, 90)} Punkte auf diesen Einkauf`,
    'Jausenplatten bitte zwei Tage vorher bestellen.',
  ][index]
  const page = `<div class="head"><svg viewBox="0 0 30 30"><path d="M2 13h26l-3 15H5z" fill="none" stroke="#000" stroke-width="2"/><path d="M8 13c0-12 14-12 14 0M4 20h22M11 14v13M19 14v13" fill="none" stroke="#000" stroke-width="1.6"/></svg><div><b>Dorfkistl<br>${firm.address.town}</b></div></div>${firm.name}<br>${firm.address.street}, ${firm.address.place}<br>${firm.phone}<hr>${line(`Beleg ${slip}`, `Kassa ${till}`)}${line(`${weekday}, ${date(day)}, ${time} Uhr`, names.person().first)}<hr>
<table>${each(rows, itemRow)}</table><hr>${line('Summe EUR', amount(due), 'sum')}${payment(random, due, index)}<hr><table class="tax"><tr><td>USt-Satz</td><td>Netto</td><td>USt</td><td>Brutto</td></tr>${each(groups, (one) => `<tr><td>${one.unit} ${one.rate} %</td><td>${amount(one.gross - one.tax)}</td><td>${amount(one.tax)}</td><td>${amount(one.gross)}</td></tr>`)}<tr><td>Gesamt</td><td>${amount(due - tax)}</td><td>${amount(tax)}</td><td>${amount(due)}</td></tr></table>
<div class="code">${squareCode(random, 28, 41)}</div><div class="c s">Kassen-ID ${random.code('KI#@##')} &nbsp;Zertifikat ${random.code('4#a#f##c')}<br>${iso(day)}T${time}:${random.code('1#')}<br>UID ${firm.vatId} &nbsp;${firm.register}</div><p class="c" style="margin:2mm 0 0">${end}</p>`
  return {
    html: sheets(CSS, [page], { width: 80, height: [177, 196, 185][index] ?? 177 }),
    pages: 1,
    fields: {
      invoiceNumber: slip,
      issueDate: iso(day),
      sellerName: [firm.name, `Dorfkistl ${firm.address.town}`, 'Dorfkistl'],
      sellerVatId: firm.vatId,
      netTotal: fixed(due - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(due),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'nahversorger-rksv',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
