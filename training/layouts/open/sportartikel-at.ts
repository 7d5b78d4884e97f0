// An Austrian sports wholesaler's collective invoice from an ERP system: several delivery notes with sizes beneath each article, discounts
// by line, sums carried over to a second page, tax ids of both parties, a licence number of packaging, and the firm only in the foot.
import { daysAfter } from '../../documents/names/names.ts'
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

const GOODS = [
  ['61204', 'Langlaufski Nordkamm Skin', ['184', '190', '196', '202'], 18_950],
  ['61377', 'Tourenstock Karbon 3-teilig', ['110-140'], 6_240],
  ['40018', 'Rodel Esche zweisitzig', ['115 cm'], 8_490],
  ['55120', 'Skischuh Damen Alpin 90', ['23.5', '24.5', '25.5', '26.5'], 15_900],
  ['55311', 'Steigfell konfektioniert 120 mm', ['162-170', '170-178', '178-186'], 9_115],
  ['72004', 'Skibrille Doppelglas', ['orange', 'grau'], 3_480],
  ['72115', 'Helm Junior', ['XS', 'S', 'M'], 4_390],
  ['80231', 'Schneeschuh Alu mit Tasche', ['25"', '30"'], 7_250],
  ['90007', 'Gleitwachs fluorfrei 100 g', ['-4/-12'], 985],
  ['91340', 'Displayaufsteller Saison, unberechnet', ['1'], 0],
] as const
const CSS = `.sheet{font:8.6pt/1.32 Roboto;padding:10mm 15mm 0 20mm}.hd{display:flex;justify-content:space-between;align-items:center;height:22mm}.hd svg{height:14mm}.hd span{font:300 8pt Roboto;color:#555}.win{margin-top:14mm;display:flex;justify-content:space-between}.to{width:85mm;height:38mm;font-size:9.6pt}.to small{font-size:6.4pt;display:block;margin-bottom:2mm}.m td{padding:.25mm 0 .25mm 4mm}.m td:last-child{text-align:right}h1{font:500 13.5pt Roboto;margin:5mm 0 2mm}.g{width:100%}.g th{background:#20444d;color:#fff;font-weight:400;text-align:left;padding:1mm 1.2mm}.g td{padding:.55mm 1.2mm;vertical-align:top}.g .ls td{font-weight:500;padding-top:2mm;border-bottom:.3pt solid #999}.g .sz td{color:#555;font-size:7.6pt;padding-top:0}.g .co td{font-style:italic;border-top:.5pt solid #20444d}.e{display:flex;justify-content:space-between;margin-top:4mm;border-top:1.2pt solid #20444d;padding-top:2mm}.e p{width:88mm;font-size:8pt}.s td{padding:.5mm 0 .5mm 8mm}.s .k td{font:700 11pt Roboto;border-top:.6pt solid}.ft{left:20mm;right:15mm;bottom:7mm;display:flex;justify-content:space-between;font-size:6.6pt;line-height:1.4;border-top:.4pt solid #999;padding-top:1.2mm;color:#333}`
const { amount, date, number: figures } = writingOf('AT')
const LOGO =
  '<svg viewBox="0 0 72 20"><path d="M0 19L14 2l7 9 6-6 13 14z" fill="#20444d"/><text x="43" y="19" font-family="Roboto" font-size="11" font-weight="900" fill="#d4572a">GLT</text></svg>'

/** How many rows the first page has room for. */
const FIRST = 16

type Row = Readonly<{ html: string; cents: number }>

/** Heads of delivery notes, articles and their sizes, as they follow on the paper. */
function rowsOf(random: Random, notes: number, articles: number, day: ReturnType<typeof dayIn>, rate: number): Row[] {
  return Array.from({ length: notes }, (_, note) => {
    const head = `Lieferschein ${random.code('LS-7####')} vom ${date(daysAfter(day, -9 + 2 * note))}, Ihr Auftrag ${random.code('#####')}, unsere AB ${random.code('AB2####')}`
    const rows = random.sample(GOODS, articles).map(([code, name, sizes, list]) => {
      const counts = sizes.map((size) => ({ size, count: random.whole(1, 6) }))
      const quantity = sum(counts.map(({ count }) => count))
      const total = percent(quantity * list, 100 - rate)
      const html = `<tr><td>${code}</td><td>${name}</td><td class="r">${figures(quantity)}</td><td>Stk</td><td class="r">${amount(list)}</td><td class="r">${list > 0 ? `${rate},0` : ''}</td><td class="r">${amount(total)}</td></tr><tr class="sz"><td></td><td colspan="6">${counts.map(({ size, count }) => `${size}: ${count}`).join(' &nbsp; ')}</td></tr>`
      return { html, cents: total }
    })
    return [{ html: `<tr class="ls"><td colspan="7">${head}</td></tr>`, cents: 0 }, ...rows]
  }).flat()
}

function pagesOf(rows: readonly Row[]): string[] {
  const head =
    '<tr><th>Artikel</th><th>Bezeichnung</th><th class="r">Menge</th><th>EH</th><th class="r">Listenpreis</th><th class="r">Rab. %</th><th class="r">Betrag EUR</th></tr>'
  const carry = (text: string, cents: number) =>
    `<tr class="co"><td></td><td colspan="5">${text}</td><td class="r">${amount(cents)}</td></tr>`
  const parts = parted(rows, FIRST, 28).filter((part) => part.length > 0)
  return parts.map((part, page) => {
    const before = page === 0 ? 0 : sum(rows.slice(0, FIRST).map(({ cents }) => cents))
    const after = before + sum(part.map(({ cents }) => cents))
    return `<table class="g">${head}${page > 0 ? carry('Übertrag von Seite 1', before) : ''}${part.map(({ html }) => html).join('')}${page + 1 < parts.length ? carry('Übertrag', after) : ''}</table>`
  })
}

const LAW = [
  'Steuerfreie innergemeinschaftliche Lieferung gemäß Art. 6 Abs. 1 BMR (UStG 1994).',
  'Bei Zahlung binnen 10 Tagen 3 % Skonto.',
  'Steuerfreie Ausfuhrlieferung gemäß § 7 UStG 1994. Ursprung: EU, soweit nicht anders angegeben.',
]
const BUYERS = [
  { country: 'DE', notes: 2, articles: 6, rate: 32, land: 'DEUTSCHLAND' },
  { country: 'AT', notes: 3, articles: 7, rate: 35, land: '' },
  { country: 'CH', notes: 1, articles: 5, rate: 28, land: 'SCHWEIZ' },
] as const

function endOf(net: number, index: number, due: string) {
  const tax = index === 1 ? percent(net, 20) : 0
  const line = (caption: string, cents: number, of = '') =>
    `<tr class="${of}"><td>${caption}</td><td class="r">${amount(cents)}</td></tr>`
  const html = `<div class="e"><p>${LAW[index]}<br>Zahlbar bis ${due} netto, Lieferung frei Haus ab EUR 1.200,00 Warenwert.<br>Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p><table class="s">${line('Warenwert netto', net)}${line(`zzgl. ${index === 1 ? 20 : 0} % USt.`, tax)}${line('Rechnungsbetrag EUR', net + tax, 'k')}</table></div>`
  return { html, fields: totals(net, tax) }
}

function make(random: Random, index: number): Paper {
  const one = BUYERS[index] ?? BUYERS[0]
  const own = namesIn('AT', random).company()
  const [client, day] = [companyIn(namesIn(one.country, random), 'Sporthaus'), dayIn(random, 2024, 2026)]
  const [number, due, firm] = [random.code('9002####'), daysAfter(day, 30), 'Gletscherland Sportartikel Handels GmbH']
  const iban = own.bank.iban ?? ''
  const rows = rowsOf(random, one.notes, one.articles, day, one.rate)
  const tables = pagesOf(rows)
  const end = endOf(sum(rows.map(({ cents }) => cents)), index, date(due))
  const meta = [
    ['Belegnummer', number],
    ['Belegdatum', date(day)],
    ['Kunde', random.code('2####')],
    ['Ihre UID', client.vatId],
    ['Verkaufsgebiet', random.code('0# West')],
    ['Lieferdatum', `${date(daysAfter(day, -8))} bis ${date(daysAfter(day, -3))}`],
  ]
  const foot = `<div class="abs ft"><span>${firm}<br>${own.address.street}, A-${own.address.place.replace(/^[A-Z]+-/, '')}<br>Tel. ${own.phone} | faktura@gletscherland-sport.at</span><span>UID ${own.vatId} | ${own.register}<br>ARA-Lizenz ${random.code('1####')} | EORI ATEOS1${random.code('#########')}<br>GF: ${own.manager.full}</span><span>${own.bank.name}<br>IBAN ${inFours(iban)}<br>BIC ${own.bank.bic}</span></div>`
  const head = (page: number) =>
    `<div class="hd">${LOGO}<span>Großhandel für Winter und Berg</span><span>Seite ${page + 1} von ${tables.length}</span></div>`
  const to = `<div class="win"><div class="to"><small>${firm} · ${own.address.street} · ${own.address.place}</small>Firma<br>${client.name}<br>${client.address.street}<br>${client.address.place}<br>${one.land}</div><table class="m">${each(meta, ([caption, text]) => `<tr><td>${caption}</td><td>${text}</td></tr>`)}</table></div><h1>Sammelrechnung</h1>`
  const next = `<p>Sammelrechnung ${number} vom ${date(day)}</p>`
  const last = tables.length - 1
  const pages = tables.map(
    (table, at) => head(at) + (at === 0 ? to : next) + table + (at === last ? end.html : '') + foot,
  )
  const ids = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), iban, currency: 'EUR' }
  const parties = { sellerName: firm, sellerVatId: own.vatId, buyerName: client.name }
  const fields = { ...ids, ...parties, ...end.fields }
  return { html: sheets(CSS, pages), pages: pages.length, fileName: `SR${number}.pdf`, fields }
}

export const layout: Layout = {
  name: 'sportartikel-at',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [1, 2],
  make,
}
