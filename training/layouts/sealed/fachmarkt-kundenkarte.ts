// A German DIY market's receipt, which is an invoice as well: long article numbers above the names, cut-to-size goods, goods taken back, a card's discount
// in per cent, the tax shown as a part, market, till and receipt in one row of figures; a craftsman's firm is named as the one who is invoiced.
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['Spanplattenschr. TX 4x40 200ST', 'ST', 699, 999, 3],
  ['Innenfarbe weiß Kl.2 10L', 'ST', 3499, 4999, 2],
  ['Malerkrepp 30mm 50m', 'ST', 299, 499, 4],
  ['Abdeckvlies 1x25m', 'RO', 1899, 2499, 1],
  ['Fliesenkleber flex 25kg', 'SA', 1599, 2299, 5],
  ['Silikon sanitär transp. 300ml', 'ST', 549, 899, 3],
  ['NYM-J 3x1,5 Ring 25m', 'ST', 1999, 2699, 1],
  ['HT-Bogen DN50 45°', 'ST', 129, 219, 6],
  ['LED-Leuchtm. E27 8W 3er', 'PK', 799, 1199, 2],
  ['Blumenerde 40L', 'SA', 499, 799, 4],
]
const CSS = `body{font:8.8pt/1.25 'Roboto Condensed','Liberation Sans Narrow',sans-serif}.sheet{padding:5mm 4.5mm}.top{display:flex;justify-content:space-between;align-items:center;border-bottom:2pt solid #000;padding-bottom:1.6mm;margin-bottom:1.6mm}.top b{font:900 20pt/1 'Roboto',sans-serif;letter-spacing:-1pt}.top span{font-size:7.6pt;text-align:right;line-height:1.2}.l{display:flex;justify-content:space-between}
.art{font-size:7.6pt;color:#222}.in{padding-left:5mm}.sub{border-top:.6pt solid #000;margin-top:1mm;padding-top:.6mm}.all{font:700 14pt/1.3 'Roboto Condensed',sans-serif;border-top:.6pt solid #000;border-bottom:.6pt solid #000;margin:1mm 0}.box{border:.7pt solid #000;padding:1.4mm 2mm;margin:2mm 0}.s{font-size:7pt;line-height:1.25}`
const { amount, date } = writingOf('DE')
const line = (label: string, value: string, of = '') =>
  `<div class="l ${of}"><span>${label}</span><span>${value}</span></div>`

interface Row {
  readonly name: string
  readonly detail: string
  readonly total: number
}

function rowsOf(random: Random, index: number): Row[] {
  const wares = positionsOf(random, WARES, [4, 7, 3][index] ?? 4).map(({ name, unit, quantity, price }) => {
    const nine = Math.floor(price / 10) * 10 + 9
    return { name, detail: `${quantity} ${unit} x ${amount(nine)}`, total: quantity * nine }
  })
  const area = random.whole(84, 268)
  const board: Row = {
    name: 'Zuschnitt Multiplex Birke 18mm',
    detail: `${amount(area)} M2 x 39,95`,
    total: Math.round(area * 39.95),
  }
  const back = random.pick([799, 1299, 1849])
  const returned: Row = { name: 'RÜCKGABE Duschkopf chrom', detail: `-1 ST x ${amount(back)}`, total: -back }
  return [...wares, ...(index === 1 ? [board] : []), ...(index === 2 ? [returned] : [])]
}

function payment(random: Random, due: number, index: number): string {
  const given = Math.ceil((due + 1) / 5000) * 5000
  if (index === 0) return line('gegeben Bar', amount(given)) + line('Rückgeld Bar', amount(given - due))
  return `${line('gegeben girocard', amount(due))}<div class="s">Terminal-ID ${random.code('5803####')} &nbsp;Trace ${random.code('0#####')} &nbsp;Beleg ${random.code('0###')}<br>Karte ${random.code('******####')} &nbsp;Kontaktlos Chip online &nbsp;Zahlung erfolgt</div>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, client] = [companyIn(names, 'Baumarkt'), companyIn(names, 'Trockenbau')]
  const [market, till, bon] = [random.code('2##'), `0${random.whole(1, 9)}`, random.code('00####')]
  const day = dayIn(random, 2023, 2025)
  const rows = rowsOf(random, index)
  const before = sum(rows.map(({ total }) => total))
  const off = index === 1 ? Math.round(before * 0.05) : 0
  const due = before - off
  const tax = taxWithin(due, 19)
  const time = `${random.whole(10, 19)}:${random.code('2#')}`
  const card =
    index === 1 ? line('Zwischensumme', amount(before), 'sub') + line('Profikarte 5,00% Rabatt', amount(-off)) : ''
  const to =
    index === 1
      ? `<div class="box">Rechnungsempfänger &nbsp;Kd.-Nr. ${random.code('70#####')}<br><b>${client.name}</b><br>${client.address.lines.join(', ')}</div>`
      : ''
  const foot = [
    'Umtausch innerhalb von 4 Wochen mit Bon in unbeschädigter Originalverpackung.',
    'Dieser Beleg gilt als Rechnung. Leistungsdatum entspricht Belegdatum.',
    'Holen Sie sich die Kundenkarte: 3% auf alles, was Sie selber machen.',
  ][index]
  const page = `<div class="top"><b>zollstock</b><span>Bau- &amp; Gartenmarkt<br>${firm.address.street}<br>${firm.address.place}<br>Tel. ${firm.phone}</span></div>${line(`Markt ${market} / Kasse ${till}`, `Bon ${bon}`)}${line(`${date(day, 'short')} &nbsp;${time} Uhr`, `Es bediente Sie: ${names.person().salutation} ${names.person().last}`)}${to}
<div class="l sub"><span>Artikel</span><span>EUR</span></div>${each(rows, (one) => `<div class="art">${random.code('40########3##')} &nbsp;${random.code('#######')}</div><div>${one.name}</div>${line(one.detail, `${amount(one.total)} A`, 'in')}`)}${card}${line('GESAMTBETRAG EUR', amount(due), 'all')}${payment(random, due, index)}
<div class="box">${line('Im Gesamtbetrag enthalten:', '')}${line('A &nbsp;MwSt 19,00%', amount(tax))}${line('Nettobetrag', amount(due - tax))}</div><div class="c s">${foot}</div><div class="c" style="margin:2mm 0 .6mm">${barCode(random, 58, 9)}</div><div class="c s">${market}${till}${bon}${iso(day).replaceAll('-', '')}</div>
<div class="s" style="margin-top:2mm">${firm.name}, Sitz: ${names.address().lines.join(', ')}<br>${firm.register}, USt-IdNr. ${firm.vatId}<br>TSE: ${random.code('######')} / ${random.code('1######')} / ${iso(day)} ${time}:${random.code('0#')} - ${time}:${random.code('5#')} / ${random.code('SN e#b#f##a##c#d###')}</div>`
  return {
    html: sheets(CSS, [page], { width: 82, height: [161, 229, 157][index] ?? 161 }),
    pages: 1,
    fields: {
      invoiceNumber: bon,
      issueDate: iso(day),
      sellerName: [firm.name, 'zollstock', 'zollstock Bau- & Gartenmarkt'],
      ...(index === 1 ? { buyerName: client.name } : {}),
      sellerVatId: firm.vatId,
      netTotal: fixed(due - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(due),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'fachmarkt-kundenkarte',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
