// A Czech glassworks' "tax document" from a bookkeeping program: one frame with both parties, bank, symbols and three days in it, captions
// in two languages, in one case the tax once more in crowns, so that a sum stands there that nobody has to pay.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bicOf, bodyOf, ibanOf, vatOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const GLASS = [
  ['4711/06', 'Wine goblet “Vltavan” 450 ml, set of 6', 'bal', 4_180, 60],
  ['4711/02', 'Champagne flute “Vltavan”, set of 2', 'bal', 2_240, 80],
  ['2050-K', 'Pressed glass bowl, hobnail, 24 cm', 'ks', 1_695, 48],
  ['P-300', 'Lamp blank, opal triplex, d 300', 'ks', 3_320, 120],
  ['P-300G', 'Sandblasting of blanks', 'ks', 410, 120],
  ['OB-6', 'Carton with inserts', 'ks', 185, 90],
  ['DOP', 'Transport, pallet service', 'ks', 16_500, 2],
] as const
const CASES = [
  { country: 'GB', trade: 'Tableware', title: 'INVOICE No.', prefix: '2#01', days: 30, rows: 4, rate: 0 },
  { country: 'DE', trade: 'Leuchten', title: 'FAKTURA / INVOICE', prefix: 'VF1-2', days: 14, rows: 5, rate: 0 },
  { country: 'AT', trade: '', title: 'FAKTURA – DAŇOVÝ DOKLAD / INVOICE', prefix: '1102', days: 21, rows: 3, rate: 21 },
] as const
const HOME = ['Svítidla Podkrkonoší, s.r.o.', 'Nádražní 1180', '508 01 Hořice', 'Česká republika']
const CSS = `.sheet{font:8.7pt/1.32 'Liberation Sans';padding:10mm 12mm}.tt{display:flex;justify-content:space-between;align-items:baseline;font:700 12pt 'Liberation Sans';padding-bottom:1.5mm}.fr{border:1pt solid #000;display:grid;grid-template-columns:1fr 1fr}.fr>div{border-bottom:.5pt solid #000;padding:1.6mm 2.4mm;min-height:37mm}.fr>div:nth-child(odd){border-right:.5pt solid #000}.fr>.lo{min-height:30mm}.fr small,.g th{font:6.8pt/1.25 'Liberation Sans';color:#333}.fr small{display:block;margin-bottom:1mm}.fr b{font-size:10pt}.kv td{padding:.2mm 3mm .2mm 0;white-space:nowrap;font-size:8pt}.logo{float:right;width:20mm}.g{width:100%;border:1pt solid #000;border-top:0}.g th{border-bottom:.5pt solid #000;text-align:left;padding:.8mm 1.4mm}.g td{padding:.8mm 1.4mm}.s{width:100%;border:1pt solid #000;border-top:0}.s td{padding:.8mm 2.4mm}.s .k td{font:700 13pt 'Liberation Sans';background:#e4e4e4}.nt{border:1pt solid #000;border-top:0;padding:2mm 2.4mm;font-size:8pt}.bt{display:flex;border:1pt solid #000;border-top:0}.bt div{flex:1;padding:1.6mm 2.4mm;min-height:27mm;font-size:7.4pt}.bt div+div{border-left:.5pt solid #000}.ft{left:12mm;right:12mm;bottom:7mm;font-size:6.6pt;display:flex;justify-content:space-between}`
const { amount, date, number: figures } = writingOf('DE', '\u00a0')
const LOGO =
  '<svg class="logo" viewBox="0 0 40 24"><path d="M4 2h14l-2 10c-1 4-4 4-4 4v5h4v2H6v-2h4v-5s-3 0-4-4zM22 6l14-4-4 20H26z" fill="none" stroke="#000" stroke-width="1.4"/></svg>'

function rowsOf(random: Random, count: number) {
  return random.sample(GLASS, count).map(([code, name, unit, price, most]) => {
    const quantity = random.whole(1, most)
    return { code, name, unit, price, quantity, total: quantity * price }
  })
}

function endOf(random: Random, net: number, rate: number) {
  const tax = percent(net, rate)
  const line = (caption: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${caption}</td><td class="r">${amount(cents)} EUR</td></tr>`
  const course = 24_000 + random.whole(100, 1_900)
  const crowns = (cents: number) => amount(Math.round((cents * course) / 1000))
  const more =
    rate > 0
      ? `<div class="nt">Rekapitulace DPH v Kč / VAT recapitulation in CZK, kurz / rate ${figures(course / 1000)} CZK/EUR: základ / base ${crowns(net)} · DPH 21 % ${crowns(tax)} · celkem / total ${crowns(net + tax)}</div>`
      : ''
  const html = `<table class="s">${line('Součet položek / Items total', net)}${line(`DPH / VAT ${rate} %`, tax)}${line('CELKEM K ÚHRADĚ / TOTAL DUE', net + tax, 'k')}</table>${more}`
  return { html, fields: totals(net, tax) }
}

function buyerOf(random: Random, index: number) {
  if (index === 2) return { lines: HOME, id: vatOf('CZ', bodyOf('CZ', random)) }
  const { country, trade } = CASES[index] ?? CASES[0]
  const { name, address, vatId } = companyIn(namesIn(country, random), trade)
  return { lines: [name, ...address.lines, country === 'GB' ? 'Velká Británie / UK' : 'Německo / Germany'], id: vatId }
}

const LAW = [
  'Vývoz zboží osvobozený od daně podle § 66 zákona č. 235/2004 Sb. / Export of goods exempt from VAT. Country of origin: Czech Republic. HS 7013.',
  'Dodání zboží do jiného členského státu osvobozené dle § 64 zákona o DPH / Intra-Community supply exempt from VAT, art. 138 of Directive 2006/112/EC.',
  'Zboží zůstává do úplného zaplacení majetkem dodavatele. / Goods remain our property until paid in full.',
]

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const { lines, id } = buyerOf(random, index)
  const [body, iban, day] = [bodyOf('CZ', random), ibanOf('CZ', random), dayIn(random, 2024, 2026)]
  const [vat, due] = [vatOf('CZ', body), daysAfter(day, one.days)]
  const number = random.code(`${one.prefix}0###`)
  const rows = rowsOf(random, one.rows)
  const end = endOf(random, sum(rows.map(({ total }) => total)), one.rate)
  const pairs = (list: readonly string[]) =>
    `<table class="kv">${each(list, (text) => `<tr><td>${text.replace('|', '</td><td>')}</td></tr>`)}</table>`
  const bank = [
    'Banka / Bank|Severočeská sklářská banka, a.s.',
    `Číslo účtu / Account|${Number(iban.slice(14))}/${iban.slice(4, 8)}`,
    `IBAN|${inFours(iban)}`,
    `SWIFT|${bicOf('CZ', iban, random)}`,
    `Variabilní symbol / VS|${number.replace(/\D/g, '')}`,
    'Konstantní symbol / KS|0308',
  ]
  const days = [
    `Datum vystavení / Issue date|${date(day)}`,
    `Datum splatnosti / Due date|${date(due)}`,
    `${one.rate > 0 ? 'DUZP / Tax point' : 'Datum plnění / Date of supply'}|${date(daysAfter(day, -1))}`,
    'Forma úhrady / Payment|Příkazem / bank transfer',
    `Objednávka / Order|${random.code('OP-24###')} (${date(daysAfter(day, -33))})`,
    `Dodací list / Delivery note|${random.code('DL/0###')}`,
  ]
  const [buyer = '', ...address] = lines
  const html = `<div class="tt"><span>${one.title}</span><span>${index === 0 ? '' : 'č. / No. '}${number}</span></div>
<div class="fr"><div><small>Dodavatel / Supplier</small>${LOGO}<b>Sklárna Jizerská huť, s.r.o.</b><br>Sklářská 54<br>468 22 Železný Brod<br>Česká republika<br><br>IČ: ${body} &nbsp; DIČ / VAT ID: ${vat}</div><div><small>Odběratel / Customer</small><b>${buyer}</b><br>${address.join('<br>')}<br><br>DIČ / VAT ID: ${id}</div><div class="lo">${pairs(bank)}</div><div class="lo">${pairs(days)}</div></div>
<table class="g"><tr><th>Kód<br>Code</th><th>Označení dodávky<br>Description</th><th class="r">Množství<br>Quantity</th><th>MJ<br>Unit</th><th class="r">J. cena<br>Unit price</th><th class="r">% DPH<br>VAT</th><th class="r">Cena celkem<br>Amount EUR</th></tr>${each(rows, (row) => `<tr><td>${row.code}</td><td>${row.name}</td><td class="r">${figures(row.quantity)}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${one.rate}</td><td class="r">${amount(row.total)}</td></tr>`)}</table>${end.html}
<div class="nt">${LAW[index]}</div><div class="bt"><div>Vystavil / Issued by: obchodní oddělení<br>Tel.: +420 ${random.code('483 ### ###')}<br>export@jizerskahut.cz</div><div>Převzal / Received by:</div><div>Razítko / Stamp:</div></div>
<div class="abs ft"><span>Firma zapsána v OR vedeném Krajským soudem v Ústí nad Labem, oddíl C, vložka ${random.code('1####')}</span><span>Strana / Page 1/1</span></div>`
  const ids = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), iban, currency: 'EUR' }
  const own = { sellerName: 'Sklárna Jizerská huť, s.r.o.', sellerVatId: vat, buyerName: buyer }
  return { html: sheets(CSS, [html]), pages: 1, fileName: `${number}.pdf`, fields: { ...ids, ...own, ...end.fields } }
}

export const layout: Layout = {
  name: 'faktura-sklo',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 3,
  scans: [1, 2],
  make,
}
