// A machine builder's intra-Community supply: every label in German and English with a slash, exempt from tax, both parties' VAT ids in
// the same block, consignee and buyer in two countries, serial numbers, tariff codes and weights among the goods, an advance payment
// that is already there, delivery terms, three dates, and the sum with its currency before it.
import { ibanOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  type Ware,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 8.8pt/1.38 'Liberation Sans' } .mark { left: 20mm; top: 12mm; width: 13mm } .name { left: 37mm; top: 13mm; font: 700 14pt 'Liberation Sans'; color: #00584f } .name small { display: block; font: 8pt 'Liberation Sans'; color: #555 } .grid { left: 20mm; top: 36mm; width: 172mm } .grid td { border: .6pt solid #00584f; padding: 1.2mm 2mm; vertical-align: top; width: 50% } .grid i, .lab { font-style: normal; font-size: 6.8pt; color: #00584f; display: block }
  .pairs { width: 100% } .pairs td { border: 0; padding: 0 0 .3mm; width: auto } .main { left: 20mm; top: 108mm; width: 172mm } h1 { font-size: 15pt; margin: 0 0 3mm; color: #00584f } .goods { width: 100% } .goods th { font-size: 7.2pt; text-align: left; background: #d9e9e6; padding: 1mm } .goods td { padding: 1.2mm 1mm; vertical-align: top; border-bottom: .4pt solid #aac } .goods small { color: #555; display: block; line-height: 1.3 }
  .sums { margin: 3mm 0 4mm auto; width: 105mm } .sums td { padding: .7mm 1mm } .sums .all td { font-weight: 700; border-top: 1pt solid #00584f; border-bottom: 1pt solid #00584f } .foot { left: 20mm; right: 18mm; bottom: 8mm; font-size: 6.8pt; line-height: 1.35; display: flex; justify-content: space-between; color: #333 }`

const MARK =
  '<svg viewBox="0 0 40 40"><path d="M20 2l15 9v18l-15 9-15-9V11z" fill="#00584f"/><circle cx="20" cy="20" r="8" fill="#fff"/></svg>'
const WARES: readonly Ware[] = [
  ['Etikettiermodul / Labelling module ELM-300', '8422 3000', 1_480_000, 1_990_000, 1],
  ['Förderband / Conveyor belt FB 600 × 4000', '8428 3300', 412_000, 568_000, 2],
  ['Formatsatz / Format set 0,33–0,75 l', '8422 9090', 89_000, 142_000, 3],
  ['Vakuumpumpe / Vacuum pump VP 40', '8414 1089', 118_000, 151_000, 2],
  ['Lichtschranke / Light barrier LS-2', '8536 5019', 14_500, 19_800, 6],
]
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { address, bank, vatId, phone, register, manager } = names.company()
  const client = namesIn('AT', random).company()
  const site = namesIn('AT', random).address()
  const seller = ['Zellmer Abfülltechnik GmbH', `Maschinenfabrik ${manager.last} GmbH & Co. KG`][index] ?? ''
  const day = dayIn(random, 2024, 2025)
  const due = daysAfter(day, 45)
  const code = random.code(['R-EX ##/0###', '18######'][index] ?? '')
  const goods = positionsOf(random, WARES, [4, 2][index] ?? 2)
  const packing = random.whole(12, 48) * 1000
  const net = sum(goods.map(({ total }) => total)) + packing
  const advance = index === 0 ? percent(net, 40) : 0
  const line = (text: string, cents: number, kind = '') =>
    `<tr class="${kind}"><td>${text}</td><td>EUR</td><td class="r">${amount(cents)}</td></tr>`
  const pair = (label: string, value: string) => `<tr><td class="lab">${label}</td><td>${value}</td></tr>`
  const block = (label: string, lines: readonly string[]) => `<td><i>${label}</i>${lines.join('<br>')}</td>`
  const other = ibanOf('AT', random) ?? ''
  const html = `<div class="abs mark">${MARK}</div><div class="abs name">${seller}<small>${address.street} · ${address.place} · Germany · ${phone}</small></div>
    <table class="abs grid"><tr>${block('Käufer / Buyer', [client.name, 'Accounts payable', client.address.street, client.address.place, 'ÖSTERREICH / AUSTRIA'])}<td><table class="pairs">${pair('Rechnung Nr. / Invoice no.', `<b>${code}</b>`)}${pair('Datum / Date', date(day))}${pair('Auftrag / Our order', random.code('AU-#####'))}${pair('Ihre Bestellung / Your order', `${random.code('PO-7####')} – ${date(daysAfter(day, -120))}`)}${pair('Versanddatum / Date of dispatch', date(daysAfter(day, -2)))}${pair('Ihre USt-Id / Your VAT no.', client.vatId)}${pair('Unsere USt-Id / Our VAT no.', vatId)}</table></td></tr>
    <tr>${block('Warenempfänger / Consignee', [index === 0 ? client.name : `${client.short} – Werk 2`, site.street, site.place, 'Österreich'])}${block('Bedingungen / Terms', ['DAP Werk Käufer / buyer’s works (Incoterms® 2020)', 'Spedition / Forwarder: per LKW, 2 Colli, 1.840 kg brutto', `Zahlung / Payment: bis / by ${date(due)} netto`])}</tr></table>
    <div class="abs main"><h1>RECHNUNG / INVOICE</h1><table class="goods"><tr><th>Pos.<br>Item</th><th>Bezeichnung<br>Description</th><th>Zolltarif<br>HS code</th><th class="r">Menge<br>Qty</th><th class="r">Preis<br>Unit price EUR</th><th class="r">Betrag<br>Amount EUR</th></tr>${each(goods, (one) => `<tr><td>${one.number}</td><td>${one.name}<small>Serial no. ${random.code('24-####')} · Ursprung / Origin: DE</small></td><td>${one.unit}</td><td class="r">${one.quantity}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`)}</table>
    <table class="sums">${line('Verpackung und Fracht / Packing and freight', packing)}${line('Gesamt netto / Total net', net)}${line('USt. / VAT 0 %', 0)}${line('Rechnungsbetrag / Invoice total', net, 'all')}${advance > 0 ? line(`Anzahlung vom / Advance of ${date(daysAfter(day, -88))}`, -advance) + line('Restbetrag / Balance due', net - advance, 'all') : ''}</table>
    <p>Steuerfreie innergemeinschaftliche Lieferung gemäß § 4 Nr. 1b i. V. m. § 6a UStG. / VAT-exempt intra-Community supply.</p></div>
    <div class="abs foot"><div>${seller}<br>${register}<br>Geschäftsführer / MD: ${manager.full}</div><div>${bank.name}<br>IBAN ${inFours(bank.iban ?? '')}<br>BIC ${bank.bic}</div><div>Konto Österreich<br>IBAN ${inFours(other)}</div><div>USt-IdNr. ${vatId}<br>EORI DE${random.code('#######')}</div></div>`
  const grosses = advance > 0 ? [fixed(net), fixed(net - advance)] : fixed(net)
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: client.name,
      sellerVatId: vatId.replaceAll(' ', ''),
      iban: [bank.iban ?? '', other],
      netTotal: fixed(net),
      taxTotal: '0.00',
      grossTotal: grosses,
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'bilingual-machine',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
