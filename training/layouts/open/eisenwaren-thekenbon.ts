// An Austrian ironmonger's counter slip for tradesmen: net prices with a discount per row, the buyer and his own tax id stand right
// over the goods, and the sale goes on account (then a day to pay by and an IBAN), is paid with a card, or less an earlier deposit.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const WARES: readonly Ware[] = [
  ['SPAX 5X60 TX25 VZ 200er', 'PK', 1690, 2190, 4],
  ['Winkelverb. 90x90x65 m.R.', 'ST', 175, 260, 24],
  ['Trennscheibe 125x1,0 INOX', 'ST', 190, 310, 10],
  ['Silikon Sanitär trsp 310ml', 'KT', 690, 890, 6],
  ['Vorhangschloss 50 gl.schl.', 'ST', 1890, 2590, 3],
  ['Gewindestange M12 1m', 'ST', 340, 420, 8],
  ['Schlüsselkopie Zyl.', 'ST', 790, 990, 5],
  ['Kübel 12l schwarz', 'ST', 290, 390, 3],
]
const CSS = `.sheet { font: 7pt/1.36 'DejaVu Sans Mono'; padding: 4mm 4mm } .top { border: 1.2pt solid #000; padding: 1.5mm; text-align: center } .top b { font: 700 13pt 'DejaVu Serif'; letter-spacing: 2pt } table { width: 100% } td, th { padding: 0; vertical-align: top; text-align: left; font-weight: 400 } .sheet th.r { text-align: right } .h { border-bottom: .6pt solid #000; margin: 2mm 0 1mm } .z td { font-weight: 700; font-size: 9.4pt; padding: .8mm 0; border: solid #000; border-width: .6pt 0 2pt } .p { margin: 2mm 0 } .rk { display: flex; gap: 3mm; align-items: center; font-size: 5.6pt; overflow-wrap: anywhere }`
const HEIGHTS = [149, 152, 175]

const { amount, date } = writingOf('AT')
const row = (left: string, right: string, of = '') =>
  `<tr class="${of}"><td>${left}</td><td class="r">${right}</td></tr>`

function make(random: Random, index: number): Paper {
  const names = namesIn('AT', random)
  const [firm, buyer] = [
    companyIn(names, 'Eisenwaren'),
    companyIn(names, ['Spenglerei', 'Zimmerei', 'Hausverwaltung'][index] ?? ''),
  ]
  const [day, clock] = [dayIn(random, 2025, 2026), random.code('0#:5#').replace(/^0[0-6]/, '10')]
  const number = random.code(['TB########', '3-0####', 'T/####/K2'][index] ?? '')
  const rows = positionsOf(random, WARES, [5, 3, 7][index] ?? 5).map((one) => {
    const off = index === 1 ? 0 : random.pick([0, 10, 10, 25])
    return { ...one, off, article: random.code('##.####'), due: one.total - percent(one.total, off) }
  })
  const net = sum(rows.map(({ due }) => due))
  const tax = percent(net, 20)
  const gross = net + tax
  const due = daysAfter(day, 14)
  const deposit = Math.floor(gross / 3000) * 1000
  const paid = [
    `Zahlungsart: AUF RECHNUNG<br>Bitte bis ${date(due)} an ${firm.bank.name}<br>${inFours(firm.bank.iban ?? '')}`,
    `<table>${row('Debit Mastercard', amount(gross))}${row(`Karte **** ${random.code('6##3')}`, `Beleg ${random.code('0###')}`)}${row(`Terminal ${random.code('13######')}`, `Gen. ${random.code('######')}`)}</table>`,
    `<table>${row(`Anz. ${random.code('TA####')} v. ${date(daysAfter(day, -8), 'short')}`, amount(-deposit))}${row('Restbetrag bar', amount(gross - deposit))}</table>`,
  ][index]
  const code = `<div class="rk p">${squareCode(random, 20, 33)}<div>Kassen-ID EG-T${random.whole(1, 4)}<br>_R1-AT1_EGT_${number.replace(/\W/g, '')}_${iso(day)}T${clock}:00_${amount(gross)}_0,00_0,00_0,00_0,00_${random.code('@#@@##@@#@@')}=</div></div>`
  const page = `<div class="top"><b>GRIFFL</b><br>Eisen · Beschläge · Werkzeug<br>${firm.name}<br>${firm.address.street}, ${firm.address.place}<br>${firm.phone}</div>
    <table class="p">${row(`Kd.Nr. ${random.code('10###')}`, '')}${row(buyer.name, '')}${row(`${buyer.address.street}, ${buyer.address.place}`, '')}${row(`UID-Nr.Kunde ${buyer.vatId}`, '')}${index === 2 ? row(`Komm. ${names.person().last}, Stg. ${random.whole(1, 4)}`, '') : ''}</table>
    <b>RECHNUNG/THEKENVERKAUF</b><table>${row(`Re.Nr. ${number}`, `Dat. ${date(day)}`)}${row(`Verk. ${random.code('0#')} ${names.person().first}`, `${clock} Th.${random.whole(1, 3)}`)}</table>
    <table class="h"><tr><th>Art. / Bezeichnung</th><th class="r">Wert</th></tr></table>
    <table>${each(rows, (one) => `${row(`${one.article} ${one.name}`, amount(one.due))}<tr><td colspan="2">&nbsp; ${one.quantity} ${one.unit} à ${amount(one.price)}${one.off ? ` -${one.off}% Rab.` : ''}</td></tr>`)}</table>
    <table class="h"><tr><td></td></tr></table><table>${row('Warenwert exkl.', amount(net))}${row('20 % USt.', amount(tax))}${row('Rg.-Betrag EUR', amount(gross), 'z')}</table><div class="p">${paid}</div>${index === 0 ? '<br>Ware übernommen: ..........................' : code}
    <div class="p">UID ${firm.vatId} · ${firm.register}<br>Umtausch nur mit Beleg binnen 14 Tagen.</div>`
  return {
    html: sheets(CSS, [page], { width: 72, height: HEIGHTS[index] ?? 160 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(index === 0 ? { dueDate: iso(due), iban: firm.bank.iban ?? '' } : {}),
      sellerName: [firm.name, 'GRIFFL'],
      buyerName: buyer.name,
      sellerVatId: firm.vatId,
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'eisenwaren-thekenbon',
  kind: 'invoice',
  language: 'de',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0, 1],
  photos: [1, 2],
  make,
}
