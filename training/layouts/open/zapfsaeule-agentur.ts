// A German petrol station whose tenant sells fuel in the name of the oil company and sweets in his own: two sellers with a tax number each, a
// star that tells whose goods they are, litres with two and prices with three decimals, tax tables with gross first, receipt number with strokes.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
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

const SHOP: readonly Ware[] = [
  ['Bockwurst m. Brötchen', '2', 390, 450, 1],
  ['Laugencroissant', '2', 210, 260, 2],
  ['Cappuccino groß', '1', 340, 390, 2],
  ['Fensterklar Konz. 1l', '1', 699, 899, 1],
  ['Kaugummi Minze Dose', '2', 329, 389, 1],
  ['Autopflege Wäsche 4', '1', 1290, 1590, 1],
]
const FUELS = [
  ['SUPER E10', 1589, 1799],
  ['DIESEL', 1519, 1729],
  ['SUPER E5', 1649, 1859],
] as const
const OIL = 'Norvoleum Mineralölvertrieb GmbH & Co. KG'
const OIL_VAT_ID = 'DE648809207'
const RATES = [19, 7] as const
const CSS = `body{font:9.4pt/1.3 'Nimbus Sans Narrow','Liberation Sans Narrow',sans-serif;font-variant-ligatures:none}.sheet{padding:5mm}.brand{display:flex;align-items:center;justify-content:center;gap:3mm;font:800 14pt/1 'Open Sans',sans-serif;letter-spacing:2pt}.l{display:flex;justify-content:space-between}table{width:100%}td,th{padding:0;text-align:right;font-weight:400;vertical-align:top}td:first-child,th:first-child{text-align:left}
.eq{border-top:1.6pt double #000;margin:1.2mm 0}.sum{font-size:15pt;font-weight:700;line-height:1.3}.s{font-size:7.6pt;line-height:1.25}.card{border:.6pt solid #000;padding:1.4mm 2mm;margin:2mm 0}`
const { amount, date } = writingOf('DE')
const line = (label: string, value: string, of = '') =>
  `<div class="l ${of}"><span>${label}</span><span>${value}</span></div>`

interface Row {
  readonly name: string
  readonly unit: string
  readonly total: number
  readonly detail: string
}

function fuelRow(random: Random, index: number): Row {
  const [name, low, high] = FUELS[index] ?? FUELS[0]
  const litres = random.whole(1850, 6280)
  const price = Math.floor(random.whole(low, high) / 10) * 10 + 9
  const detail = `Säule ${random.whole(1, 8)} &nbsp;&nbsp;${amount(litres)} l x ${(price / 1000).toFixed(3).replace('.', ',')} EUR/l`
  return { name: `*${name}`, unit: '1', total: Math.round((litres * price) / 1000), detail }
}

const shopRows = (random: Random, count: number): Row[] =>
  positionsOf(random, SHOP, count).map(({ name, unit, total, quantity, price }) => ({
    name,
    unit,
    total,
    detail: quantity > 1 ? `${quantity} Stk x ${amount(price)}` : '',
  }))

const itemRow = ({ name, unit, total, detail }: Row) =>
  `<tr><td>${name}</td><td>${amount(total)}</td><td style="width:4mm">${unit}</td></tr>${detail ? `<tr><td colspan="3">&nbsp;&nbsp;${detail}</td></tr>` : ''}`

function taxes(rows: readonly Row[]) {
  const groups = RATES.flatMap((rate) => {
    const unit = rate === 19 ? '1' : '2'
    const gross = sum(rows.filter((one) => one.unit === unit).map(({ total }) => total))
    return gross > 0 ? [{ unit, rate, gross, tax: taxWithin(gross, rate) }] : []
  })
  const [gross, tax] = [sum(groups.map((one) => one.gross)), sum(groups.map((one) => one.tax))]
  const last =
    groups.length > 1
      ? `<tr><td>Gesamt</td><td>${amount(gross)}</td><td>${amount(gross - tax)}</td><td>${amount(tax)}</td></tr>`
      : ''
  const html = `<table><tr><th>MwSt-Satz</th><th>Brutto</th><th>Netto</th><th>MwSt</th></tr>${each(groups, (one) => `<tr><td>${one.unit} = ${one.rate},00 %</td><td>${amount(one.gross)}</td><td>${amount(one.gross - one.tax)}</td><td>${amount(one.tax)}</td></tr>`)}${last}</table>`
  return { html, gross, tax }
}

function payment(random: Random, gross: number, index: number): string {
  if (index === 1) {
    const given = Math.ceil((gross + 1) / 5000) * 5000
    return `${line('Bar', `${amount(given)} EUR`)}${line('Rückgeld', `${amount(given - gross)} EUR`)}`
  }
  return `${line(index === 0 ? 'girocard' : 'Kreditkarte', `${amount(gross)} EUR`)}<div class="card s">${line('Terminal', random.code('5402####'))}${line('Beleg', random.code('0###'))}${line('Karte', `**** **** **** ${random.code('####')}`)}${line('Genehmigungs-Nr.', random.code('######'))}<div class="c">Autorisierung erfolgt – bitte Beleg aufbewahren</div></div>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [tenant, station] = [names.person(), names.company()]
  const [day, number] = [dayIn(random, 2023, 2025), random.code('####/0#/2#')]
  const rows = [fuelRow(random, index), ...shopRows(random, [0, 3, 2][index] ?? 0)]
  const { html, gross, tax } = taxes(rows)
  const time = `${random.code('0#').replace(/0[0-5]/, '17')}:${random.code('1#')}`
  const plate =
    index === 2 ? line('KFZ-Kennzeichen', random.code('@@-@@ ####')) + line('km-Stand', random.code('8####')) : ''
  const page = `<div class="brand"><svg width="11mm" height="11mm" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9.4"/><path d="M10 3c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z" fill="#fff"/></svg>NORVOLEUM</div><div class="c" style="margin-top:2mm">Station ${tenant.full}<br>${station.address.lines.join('<br>')}<br>Tel. ${station.phone}<br>St.-Nr. ${station.taxNumber}</div>
<div class="eq"></div>${line(`Beleg ${number}`, `${date(day)} &nbsp;${time}`)}${plate}<div class="eq"></div><table>${each(rows, itemRow)}</table><div class="eq"></div>${line('SUMME', `EUR ${amount(gross)}`, 'sum')}${payment(random, gross, index)}<div class="eq"></div>${html}<div class="eq"></div>
<div class="s">* Verkauf im Namen und für Rechnung der<br>${OIL}<br>Birkenufer 106, 26721 Emsmoor<br>USt-IdNr. ${OIL_VAT_ID}</div><div class="c" style="margin:2mm 0 1mm">${index === 1 ? `Bonuskarte: +${Math.floor(gross / 200)} Punkte<br>` : ''}Gute Fahrt wünscht Ihr Stationsteam</div><div class="s c">TSE-SN ${random.code('a#f#c##e#b#d##')}…<br>Trans. ${random.code('1#####')} / Sig.-Z. ${random.code('3#####')}<br>Beginn ${time}:${random.code('0#')} Ende ${time}:${random.code('5#')}</div>`
  return {
    html: sheets(CSS, [page], { width: 78, height: [147, 158, 172][index] ?? 147 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [OIL, `Station ${tenant.full}`, tenant.full, 'NORVOLEUM'],
      sellerVatId: [OIL_VAT_ID, station.taxNumber],
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'zapfsaeule-agentur',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
