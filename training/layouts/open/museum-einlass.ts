// A German museum's ticket and receipt in one, set like the posters of the house: a slot for entry stands larger than the sums, the
// number and the day of sale are told in a sentence, the receipt names a foundation only in the foot, and a gift without tax raises
// what is paid above what is bought. One goes to a group whose firm is named, one is a card for a year.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, taxWithin, writingOf } from '../sheet.ts'

type Sale = readonly [name: string, count: number, price: number, rate: number]

const CSS = `.sheet { font: 8.8pt/1.35 'Open Sans'; padding: 6mm 6mm } .logo { font: 500 21pt/.95 'EB Garamond'; border-left: 2mm solid #000; padding-left: 3mm; margin-bottom: 5mm } .slot { background: #000; color: #fff; padding: 2mm 3mm; font-size: 15pt; font-weight: 700; line-height: 1.15 } .slot small { font-size: 8pt; font-weight: 400; display: block }
  table { width: 100%; margin: 3mm 0 } td { padding: .3mm 0; vertical-align: top } .e td { border-top: 1.4pt solid #000; font-weight: 700; font-size: 11pt; padding-top: 1mm } .u { font-size: 7.4pt } .u td, .u th { text-align: right; font-weight: 400 } .u td:first-child, .u th:first-child { text-align: left } .foot { font-size: 6.8pt; line-height: 1.35; margin-top: 3mm } .to { border: .6pt solid #000; padding: 1.5mm 2mm; margin-top: 3mm }`
const HEIGHTS = [158, 177, 139]

const { amount, date } = writingOf('DE')

function salesOf(random: Random, index: number): Sale[] {
  if (index === 2)
    return [
      ['Jahreskarte „Kupfer“ 1 Person', 1, 4800, 7],
      ['Katalog „Schmelze“', 1, 2490, 7],
    ]
  const adults = index === 1 ? random.whole(14, 22) : 2
  const price = index === 1 ? 750 : random.pick([900, 1050, 1200])
  return [
    [index === 1 ? 'Gruppe ab 12, p. P.' : 'Erwachsene', adults, price, 7],
    ...(index === 1
      ? [['Führung 90 Min., dt.', 1, 8500, 19] as const]
      : [['Ermäßigt (Schwerbeh.)', 1, 600, 7] as const]),
    ['Audioguide', index === 1 ? 3 : 2, 350, 19],
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const owner = companyIn(names, 'Museumsbetriebe')
  const [buyer, member, day] = [companyIn(names, 'Pflegedienst'), names.person(), dayIn(random, 2025, 2026)]
  const visit = index === 1 ? daysAfter(day, 9) : day
  const number = random.code(['K2-1#####', 'G-0####', 'JK 3### ###'][index] ?? '')
  const sales = salesOf(random, index)
  const gift = index === 0 ? 300 : 0
  const rates = [7, 19]
    .map((rate) => {
      const all = sum(sales.filter((sale) => sale[3] === rate).map((sale) => sale[1] * sale[2]))
      return { rate, all, tax: taxWithin(all, rate) }
    })
    .filter(({ all }) => all > 0)
  const [gross, tax] = [sum(rates.map((one) => one.all)), sum(rates.map((one) => one.tax))]
  const slot = [
    `<small>Einlass am ${date(visit, 'long')}</small>10:30 – 11:00`,
    `<small>Gruppe am ${date(visit, 'long')}</small>14:00 Foyer`,
    `<small>Inhaber/in ${member.full}</small>bis ${date(daysAfter(day, 364))}`,
  ][index]
  const paid = ['Mit Karte beglichen', 'Per Überweisung vorab erhalten', 'In bar erhalten'][index]
  const page = `<div class="logo">Kupferhaus<br>am Werder</div><div class="slot">${slot}</div>
    ${index === 1 ? `<div class="to">Für<br>${buyer.name}<br>${buyer.address.lines.join(', ')}</div>` : ''}
    <table>${each(sales, ([name, count, price]) => `<tr><td>${count} × ${name}<br><small>je ${amount(price)}</small></td><td class="r">${amount(count * price)}</td></tr>`)}<tr class="e"><td>Kaufpreis €</td><td class="r">${amount(gross)}</td></tr>${gift ? `<tr><td>Ihre Spende für den Turm</td><td class="r">${amount(gift)}</td></tr><tr><td>${paid}</td><td class="r">${amount(gross + gift)}</td></tr>` : `<tr><td colspan="2">${paid}</td></tr>`}</table>
    <table class="u"><tr><th>enthaltene USt</th><th>Entgelt</th><th>Steuer</th></tr>${each(rates, (one) => `<tr><td>${one.rate} %</td><td>${amount(one.all - one.tax)}</td><td>${amount(one.tax)}</td></tr>`)}${rates.length > 1 ? `<tr><td>zusammen</td><td>${amount(gross - tax)}</td><td>${amount(tax)}</td></tr>` : ''}</table>
    <p>Dieser Beleg ${number} wurde am ${date(day)} um ${random.code('1#:0#').replace(/^1[89]/, '15')} Uhr an Kasse ${random.pick(['Nord', 'Süd', 'Foyer'])} ausgestellt${index === 1 ? ` zur Buchung ${random.code('R-88##')} vom ${date(daysAfter(day, -16))}` : ''}.</p>
    <div class="c">${barCode(random, 58, 11)}<br>${random.code('40## #### #### ####')}</div><div class="foot">Das Kupferhaus wird getragen von:<br><b>${owner.name}</b><br>${owner.address.street} · ${owner.address.place} · ${owner.phone}<br>Steuernummer ${owner.taxNumber}<br>TSE ${random.code('5#@1@@#90#@')} · Trx ${random.whole(2000, 90000)} · Sig ${random.whole(4000, 190000)}</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: HEIGHTS[index] ?? 180 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [owner.name, 'Kupferhaus am Werder'],
      ...(index === 1 ? { buyerName: buyer.name } : {}),
      ...(index === 2 ? { buyerName: member.full } : {}),
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'museum-einlass',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0],
  photos: [0, 1, 2],
  make,
}
