// A drinks wholesaler's bill from a trade program: goods by crate, deposit in a column of its own, empties taken back
// and pallets as negative rows, a table of empties with stock, delivery notes as rows between; deposit bears tax, two sheets for a large order.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  parted,
  percent,
  sheets,
  sum,
  totals,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.32 'Roboto'}.top{left:16mm;right:12mm;top:9mm;display:flex;justify-content:space-between}.lg{border:1.6pt solid #0d6b38;border-radius:50%/40%;padding:2.4mm 7mm;text-align:center;color:#0d6b38;font:900 14pt Roboto}.lg small{display:block;font:400 7.4pt Roboto}.top div+div{font-size:7.6pt;text-align:right}
  .to{left:22mm;top:48mm;font-size:9.8pt}.to u{display:block;font-size:6.4pt;margin-bottom:2mm}.bx{left:114mm;top:46mm;width:84mm}.bx td{border:.4pt solid #0d6b38;padding:.7mm 1.4mm .4mm;width:33%;font-weight:500;vertical-align:top}.bx i{display:block;font:400 6.4pt Roboto;color:#0d6b38}h1{position:absolute;left:16mm;top:82mm;margin:0;font:700 13pt Roboto}
  .w{position:absolute;left:16mm;width:182mm}.w th{background:#0d6b38;color:#fff;font-weight:500;font-size:7.6pt;text-align:left;padding:.7mm 1mm}.w th.r{text-align:right!important}.w td{padding:.85mm 1mm;font-size:8.2pt}.w tr:nth-child(even) td{background:#f1f6f2}.w .n td{background:#fff!important;font-style:italic;padding-top:1.3mm}.u td{background:#fff!important;font-weight:700;border-top:.6pt solid #0d6b38}
  .fin{font-style:normal;position:relative;margin:3mm 0 0;display:flex;justify-content:space-between;gap:6mm;align-items:flex-start}.fin td,.fin th{background:none!important;color:#000!important;font-size:8pt;padding:.35mm 1mm}.w .n .fin td{font-style:normal;padding-top:.35mm}.w .n .fin .g td{padding-top:1mm}.fin .e{width:74mm}.fin .e th{border-bottom:.5pt solid;font-weight:500}.fin .s{width:88mm}.fin .s td{font-size:8.8pt}.fin .g td{font-weight:700;font-size:11pt;border-top:.8pt solid;border-bottom:2pt double}
  .ft{left:16mm;right:12mm;bottom:5mm;font-size:6.2pt;line-height:1.3;text-align:center;border-top:.5pt solid #0d6b38;padding-top:1mm}`
const { amount, date } = writingOf('DE')
/** Article, name, pack, deposit and least and highest price in cents, most of it. */
const DRINKS = `1021|Ostertaler Pils|20/0,5 l MW|310|1390|1690|40
1044|Ostertaler Helles|20/0,5 l MW|310|1430|1750|30
1068|Weißbier Hefe hell Klosterhof|20/0,5 l MW|310|1490|1890|24
1190|Pils Keg|50 l KEG|3000|9800|12400|6
2003|Mineralwasser Classic|12/0,7 l GL|330|390|560|60
2007|Mineralwasser Naturell Gastro|20/0,25 l GL|450|690|890|30
2110|Cola-Mix|24/0,33 l MW|510|1390|1680|20
2116|Apfelschorle naturtrüb|24/0,33 l MW|510|1290|1590|18
2240|Orangensaft 100 % Direktsaft|6/1,0 l GL|240|890|1190|15
2302|Tonic Water Dry|24/0,2 l MW|510|1680|2090|12
2318|Bitter Lemon|24/0,2 l MW|510|1680|2090|12
2401|Eistee Pfirsich PET|12/0,5 l DPG|300|790|1090|16
2455|Malztrunk|20/0,5 l MW|310|1390|1690|6
1077|Weißbier alkoholfrei|20/0,5 l MW|310|1490|1890|12
1082|Radler naturtrüb|20/0,5 l MW|310|1390|1690|16
3015|Riesling trocken QbA|6/1,0 l|0|1990|2790|10
3120|Secco Bianco 10,5 %|6/0,75 l|0|2280|2990|8
3122|Grauburgunder QbA|6/0,75 l|0|2590|3490|10
3405|Kräuterlikör 32 %|6/0,7 l|0|4290|5590|3
3410|Doppelkorn 38 %|6/0,7 l|0|3590|4480|4
8001|Kohlensäure 10 kg Füllung|FL|0|1990|2590|3`.split('\n')
const EMPTIES = [
  ['9310', 'Kasten 20er leer mit Flaschen', 310, 60],
  ['9330', 'Kasten 12er GL leer mit Flaschen', 330, 48],
  ['9510', 'Kasten 24er leer mit Flaschen', 510, 30],
  ['9800', 'Keg leer', 3000, 6],
  ['9900', 'Europalette getauscht', 800, 4],
] as const

function goodsOf(random: Random, count: number) {
  const rows = random
    .sample(DRINKS, count)
    .sort()
    .map((drink) => {
      const [code, name, pack, ...rest] = drink.split('|')
      const [deposit = 0, low = 0, high = 0, most = 1] = rest.map(Number)
      const [quantity, price] = [random.whole(1, most), random.whole(low / 5, high / 5) * 5]
      const cells = [quantity, price, quantity * price, deposit * quantity] as const
      const html = `<tr><td>${code}</td><td>${name}</td><td>${pack}</td><td class="r">${cells[0]}</td><td class="r">${amount(price)}</td><td class="r">${amount(cells[2])}</td><td class="r">${deposit > 0 ? amount(cells[3]) : ''}</td><td class="c">1</td></tr>`
      return { html, goods: cells[2], deposit: cells[3] }
    })
  return { rows, goods: sum(rows.map((row) => row.goods)), deposit: sum(rows.map((row) => row.deposit)) }
}

function emptiesOf(random: Random, count: number) {
  const rows = random.sample(EMPTIES, count).map(([code, name, deposit, most]) => ({
    code,
    name,
    deposit,
    quantity: random.whole(1, most),
    stock: random.whole(most, most * 3),
  }))
  const html = each(
    rows,
    (one) =>
      `<tr><td>${one.code}</td><td>${one.name}</td><td>Leergut</td><td class="r">${one.quantity}-</td><td class="r">${amount(one.deposit)}</td><td></td><td class="r">${amount(one.quantity * one.deposit)}-</td><td class="c">1</td></tr>`,
  )
  const stock = `<table class="e"><tr><th style="text-align:left">Leergutkonto</th><th class="r">alt</th><th class="r">Rückgabe</th><th class="r">neu</th></tr>${each(rows, (one) => `<tr><td>${one.name.replace(' mit Flaschen', '')}</td><td class="r">${one.stock}</td><td class="r">${one.quantity}</td><td class="r">${one.stock - one.quantity}</td></tr>`)}</table>`
  return { html, stock, back: sum(rows.map((one) => one.quantity * one.deposit)) }
}

const TH =
  '<tr><th>Art.-Nr.</th><th>Artikel</th><th>Gebinde</th><th class="r">Menge</th><th class="r">Preis</th><th class="r">Warenwert</th><th class="r">Pfand</th><th class="c">Kz</th></tr>'
const line = (text: string, cents: number, of = '') =>
  cents === 0 ? '' : `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)}</td></tr>`
const PAYS = [
  'Der Rechnungsbetrag wird am # im SEPA-Firmenlastschriftverfahren eingezogen.',
  'Zahlbar bis # ohne Abzug.',
  'Zahlungsziel 10 Tage netto, fällig am #.',
]
const HOUSES = [
  ['Getränkefachgroßhandel Ellinghaus GmbH & Co. KG', 'Ellinghaus', 'Lastschrift'],
  ['Durst & Brand Getränkelogistik GmbH', 'Durst & Brand', 'Rechnung'],
  ['Getränkefachgroßhandel Ellinghaus GmbH & Co. KG', 'Ellinghaus', 'Rechnung'],
] as const

function factsOf(random: Random, [number, way, driver]: readonly [string, string, string], day: Day) {
  return [
    ['Rechnung Nr.', number],
    ['Datum', date(day)],
    ['Kunden-Nr.', random.code('10###')],
    ['Lieferschein', random.code('LS 4#####')],
    ['Lieferdatum', date(daysAfter(day, -1))],
    ['Tour / Fahrer', `${random.code('Tour 1#')} / ${driver}`],
    ['Vertreter', random.code('0#')],
    ['Zahlungsart', way],
    ['Blatt', '1'],
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, guest, host, day] = [
    companyIn(names, 'Getränkehandel'),
    companyIn(names, 'Gastronomie'),
    names.person(),
    dayIn(random, 2024, 2026),
  ]
  const [seller, logo, way] = HOUSES[index] ?? HOUSES[0]
  const inn = ['Gasthaus Zur Krummen Eiche', 'Vereinsheim SV Grün-Gold', 'Bistro Treppchen'][index] ?? ''
  const buyer = [`${host.first} ${host.last}`, guest.name, guest.name][index] ?? ''
  const to = [`${inn}<br>Inh. ${buyer}`, `${buyer}<br>${inn}`, `${buyer}<br>z. Hd. ${host.full}`][index]
  const number = random.code(['7####/#', 'RG-5#####', '7####/#'][index] ?? '')
  const due = daysAfter(day, [5, 14, 10][index] ?? 10)
  const [goods, empties] = [goodsOf(random, [12, 7, 21][index] ?? 7), emptiesOf(random, [4, 3, 5][index] ?? 3)]
  const rebate = index === 1 ? percent(goods.goods, 4) : 0
  const net = goods.goods - rebate + goods.deposit - empties.back
  const tax = percent(net, 19)
  const facts = factsOf(random, [number, way, names.person().last], day)
  const fin = `<tr class="n"><td colspan="8"><div class="fin">${empties.stock}<table class="s">${line('Warenwert', goods.goods)}${line('abzgl. Treuerabatt 4,0 % auf Ware', -rebate)}${line('Pfand berechnet', goods.deposit)}${line('Leergut / Paletten zurück', -empties.back)}${line('Zwischensumme netto', net)}${line(`MwSt-Kz. 1: 19,0 % von ${amount(net)}`, tax)}${line('Rechnungsbetrag EUR', net + tax, 'g')}</table></div></td></tr><tr class="n"><td colspan="8" style="padding-top:3mm">${PAYS[index]?.replace('#', date(due))} Leergut bleibt unser Eigentum. Beanstandungen nur bei Anlieferung.</td></tr>`
  const head = `<div class="abs top"><div class="lg">${logo}<small>Getränke · Gastronomie · Festservice</small></div><div>${seller}<br>${firm.address.street}<br>${firm.address.place}<br>Bestellannahme ${firm.phone}<br>${firm.website}</div></div><div class="abs to"><u>${seller}, ${firm.address.street}, ${firm.address.place}</u>${to}<br>${guest.address.lines.join('<br>')}</div>
    <table class="abs bx">${each([0, 3, 6], (at) => `<tr>${each(facts.slice(at, at + 3), ([label, text]) => `<td><i>${label}</i>${text}</td>`)}</tr>`)}</table><h1>${['Rechnung', 'Rechnung / Leergutabrechnung', 'Rechnung'][index]}</h1>`
  const foot = `<div class="abs ft">${seller} · ${firm.register} · Geschäftsführer ${firm.manager.full} · USt-IdNr. ${firm.vatId} · St.-Nr. ${firm.taxNumber}<br>${firm.bank.name} · IBAN ${inFours(firm.bank.iban ?? '')} · BIC ${firm.bank.bic} · Erfüllungsort ${firm.address.town} · Bio-Kontrollstelle DE-ÖKO-0${random.code('##')}</div>`
  const parts = parted(goods.rows, 19, 25)
  const pages = parts.map((part, at) => {
    const isLast = at === parts.length - 1
    const top =
      at === 0
        ? head
        : `<div class="abs" style="left:16mm;top:12mm">${logo} – Rechnung ${number} vom ${date(day)}, Blatt ${at + 1}</div>`
    return `${top}<table class="w" style="top:${at === 0 ? 92 : 20}mm">${TH}<tr class="n"><td colspan="8">${at === 0 ? `Lieferung an: ${inn}, ${guest.address.street}` : 'Übertrag siehe Blatt 1'}</td></tr>${each(part, (row) => row.html)}${isLast ? empties.html + fin : '<tr class="n"><td colspan="8" class="r">weiter auf Blatt 2</td></tr>'}</table>${foot}`
  })
  const fields = {
    invoiceNumber: number,
    issueDate: iso(day),
    dueDate: iso(due),
    sellerName: [seller, logo],
    buyerName: index === 0 ? [buyer, inn] : buyer,
  }
  return {
    html: sheets(CSS, pages),
    pages: parts.length,
    fields: { ...fields, sellerVatId: firm.vatId, iban: firm.bank.iban ?? '', ...totals(net, tax), currency: 'EUR' },
  }
}

export const layout: Layout = {
  name: 'leergut-fachgrosshandel',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
