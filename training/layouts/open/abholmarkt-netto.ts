// A trade counter for craftsmen on till paper: prices without tax, the customer with number and address as if on an invoice, a
// return from an earlier receipt (its number and day) as a negative row, pallets' deposit, gross only in the last line before payment.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
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
  ['Flexkleber grau S1 25 kg', 'SCK', 1490, 2190, 8],
  ['Gipskartonpl. 2000x1250', 'STK', 690, 890, 12],
  ['CW-Profil 75 2,60 m', 'STK', 545, 790, 20],
  ['Tiefengrund LF 10 l', 'KAN', 1990, 2850, 2],
  ['Schnellbauschr. 3,5x35', 'PAK', 1120, 1590, 3],
  ['Dämmkeil 62,5 cm', 'BDL', 2150, 2990, 4],
  ['Fliesenkreuze 3 mm', 'BTL', 295, 395, 5],
]
const PALLET = 1050
const CSS = `body{font:8.4pt/1.3 'Roboto',sans-serif}.sheet{padding:3mm 4mm}.logo{background:#000;color:#fff;font:900 17pt/1 'Roboto',sans-serif;padding:2.4mm 3mm 2.2mm;border-radius:1mm 6mm 1mm 1mm}.logo small{display:block;font:400 7pt/1.3 'Roboto',sans-serif;letter-spacing:.6pt}
table{width:100%;margin:1mm 0}td{padding:0;vertical-align:top}.box{border:.9pt solid #000;padding:1.2mm 2mm;margin:2mm 0}.black td{background:#000;color:#fff;padding:.4mm 1mm;font-weight:500}.no{font-size:7pt}.pay td{font-size:12pt;font-weight:700}hr{border:0;border-top:1.6pt solid #000;margin:1mm 0}svg{display:block;margin:3mm auto 1mm}`
const { amount, date } = writingOf('DE')

const row = (label: string, value: string) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, buyer] = [companyIn(names, 'Baustoffe'), names.company()]
  const [brand, line] =
    index === 0 ? ['bauschmiede', 'PROFI-ABHOLMARKT'] : ['KELLE & CO', 'Der Fachhandel für Handwerker']
  const day = dayIn(random, 2025, 2026)
  const before = daysAfter(day, -16)
  const numberOf = ({ year }: Day) => random.code(`0412.${year % 100}####`)
  const number = index === 0 ? numberOf(day) : random.code('BV-7#####')
  const goods = positionsOf(random, WARES, index === 0 ? 5 : 3)
  const back = goods[0]?.price ?? 0
  const returned = index === 0 ? -back : PALLET
  const net = sum(goods.map(({ total }) => total)) + returned
  const tax = percent(net, 19)
  const extra =
    index === 0
      ? `<tr><td colspan="2">RETOURE ${goods[0]?.name}</td></tr><tr><td class="no">-1 ${goods[0]?.unit} x ${amount(back)} zu Beleg ${numberOf(before)} v. ${date(before, 'short')}</td><td class="r">-${amount(back)}</td></tr>`
      : `<tr><td colspan="2">PFAND EURO-PALETTE</td></tr>${row('<span class="no">1 STK x 10,50</span>', amount(PALLET))}`
  const paid =
    index === 0
      ? row('girocard', `${amount(net + tax)} EUR`)
      : `${row('bar erhalten', amount(Math.ceil((net + tax) / 5000) * 5000))}${row('zurück', amount(Math.ceil((net + tax) / 5000) * 5000 - net - tax))}`
  const page = `<div class="logo">${brand}<small>${line}</small></div><div class="no">${firm.name} · ${firm.address.lines.join(' · ')}<br>Tel. ${firm.phone} · USt-IdNr. ${firm.vatId}</div>
<div class="box">Kd.-Nr. ${random.code('30####')} ${index === 0 ? 'Preisgruppe C' : ''}<br><b>${buyer.name}</b><br>${buyer.address.lines.join('<br>')}<br>Kommission: ${random.pick(['Dachgeschoss', 'Bad Müller', 'Lager'])}</div>
<table>${row(`<b>Barverkauf ${number}</b>`, `<b>${date(day)}</b>`)}${row(`Kasse 2 · ${names.person().last}`, random.code('06:4#'))}</table><table><tr class="black"><td>Artikel</td><td class="r">netto EUR</td></tr>${each(goods, (one) => `<tr><td colspan="2">${one.name}</td></tr><tr><td class="no">${random.code('1#####')} &nbsp;${one.quantity} ${one.unit} x ${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`)}${extra}</table><hr>
<table>${row('Warenwert netto', amount(net))}${row(`+ 19 % MwSt. auf ${amount(net)}`, amount(tax))}</table><hr><table class="pay">${row('Zahlbetrag', `EUR ${amount(net + tax)}`)}</table><table>${paid}</table>${barCode(random, 54, 10)}<div class="c no">*${number.replace(/\D/g, '')}*<br>TSE ${random.code('##7#@@#d#@e##')} · Start ${random.code('06:3#:1#')}<br>Ware geprüft und vollständig übernommen.<br>Rückgabe nur originalverpackt binnen 4 Wochen.</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 174 : 152 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm.name, brand],
      buyerName: buyer.name,
      sellerVatId: firm.vatId,
      ...totals(net, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'abholmarkt-netto',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [0, 1],
  make,
}
